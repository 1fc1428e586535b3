/** The names of everything on the table, said in one language about one table. */
import type { Language, View } from '@tablee/kernel';
import type { Content } from '../ready/content.ts';
import { faceText } from '../ready/text.ts';
import { ADVANCED_TRAP, ADVANCED_TREASURE, BOSS, COMBAT_0, TRAP, TREASURE } from '../rules/icons.ts';
import { BOSS_SLOT, type SoeursView } from '../types.ts';

export type Seen = View<SoeursView>;

/** Says things in one language about one table. */
export class Speaker {
  readonly fr: boolean;
  readonly content: Content;
  readonly table: SoeursView;
  readonly language: Language;
  constructor(view: Seen, language: Language, content: Content) {
    this.language = language;
    this.fr = language === 'fr';
    this.content = content;
    this.table = view.table;
  }

  say(fr: string, en: string): string {
    return this.fr ? fr : en;
  }

  /** On the face it shows now. */
  card(card: number): string {
    return this.face({ card, level: this.table.level[card]! });
  }

  /** On that face, whatever it shows by now. */
  face({ card, level }: { readonly card: number; readonly level: number }): string {
    const name = this.content.cards[card]!.name[this.language];
    return level === 1 ? `${name} +` : name;
  }

  cardWithCost(card: number): string {
    const face = this.content.cards[card]!.faces[this.table.level[card]!]!;
    return `${this.card(card)} (${face.cost} Mana${this.fr ? ' : ' : ': '}${faceText(face, this.language).join(' ')})`;
  }

  enemy(enemy: number): string {
    return enemy < 0
      ? this.content.boss.name[this.language]
      : this.content.enemies[enemy]!.name[this.language];
  }

  inSlot(slot: number): string {
    return slot === BOSS_SLOT
      ? this.content.boss.name[this.language]
      : this.enemy(this.table.line.foes[slot] ?? -1);
  }

  place(place: number): string {
    return this.content.places[place]!.name[this.language];
  }

  floor(floor: number): string {
    const { tower } = this.table;
    const card = floor < tower.length ? this.content.floors[tower[floor]!]! : this.content.lastFloor;
    const name = card.name[this.language];
    if (floor === tower.length)
      return this.say(`le dernier étage, celui de ${name}`, `the last floor, that of ${name}`);
    return this.say(
      `l’étage ${floor + 1} sur ${tower.length + 1}, ${name}`,
      `floor ${floor + 1} of ${tower.length + 1}, ${name}`,
    );
  }

  icon(icon: number): string {
    if (icon === TRAP) return this.say('Piège', 'Trap');
    if (icon === ADVANCED_TRAP) return this.say('Piège Avancé', 'Advanced Trap');
    if (icon === TREASURE) return this.say('Trésor', 'Treasure');
    if (icon === ADVANCED_TREASURE) return this.say('Trésor Avancé', 'Advanced Treasure');
    if (icon === BOSS) return 'Boss';
    if (icon > COMBAT_0) return `Combat ${icon - COMBAT_0}`;
    return this.say('case vide', 'empty square');
  }

  side(side: number): string {
    return side === 0 ? this.say('de gauche', 'left') : this.say('de droite', 'right');
  }

  topOf(side: number): string {
    const top = this.table.advanced[side]?.top;
    return top === null || top === undefined ? this.say('rien', 'nothing') : this.cardWithCost(top);
  }

  count(n: number, frOne: string, frMany: string, enOne: string, enMany: string): string {
    return this.fr ? `${n} ${Math.abs(n) < 2 ? frOne : frMany}` : `${n} ${n === 1 ? enOne : enMany}`;
  }

  damage(n: number): string {
    return this.count(n, 'dégât', 'dégâts', 'damage', 'damage');
  }

  hp(n: number): string {
    return this.say(`${n} PS`, `${n} HP`);
  }
}
