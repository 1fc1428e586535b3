/** The names of everything on the table, said in one language. */
import type { Language, Text, View } from '@tablee/kernel';
import { type Content, RADAR } from '../printed.ts';
import { borderOfDoor, pieceKind } from '../rules/board.ts';
import { type EndureView, LOADER, PIECES, type Wound } from '../types.ts';

export type Seen = View<EndureView>;

export class Speaker {
  readonly fr: boolean;
  readonly language: Language;
  readonly content: Content;
  readonly table: EndureView;
  constructor(view: Seen, language: Language, content: Content) {
    this.language = language;
    this.fr = language === 'fr';
    this.content = content;
    this.table = view.table;
  }

  say(fr: string, en: string): string {
    return this.fr ? fr : en;
  }
  text(text: Text): string {
    return text[this.language];
  }
  count(n: number, [frOne, frMany, enOne, enMany]: readonly [string, string, string, string]): string {
    if (this.fr) return `${n} ${Math.abs(n) < 2 ? frOne : frMany}`;
    return `${n} ${Math.abs(n) === 1 ? enOne : enMany}`;
  }

  class(of: number): string {
    return this.text(this.content.survivors[of]?.name ?? NOBODY_NAME);
  }
  who(who: number): string {
    const survivor = this.table.survivors[who];
    return survivor ? this.class(survivor.class) : this.say('le vaisseau', 'the ship');
  }
  /** What French adds to agree with her. */
  /** As whose something is: « de Marine », « d’Engineer ». */
  of(who: number): string {
    const name = this.who(who);
    return /^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
  }
  e(who: number): string {
    return this.content.survivors[this.table.survivors[who]?.class ?? -1]?.feminine ? 'e' : '';
  }
  zone(zone: number): string {
    const found = this.content.ship.zones[zone];
    return found ? this.text(found.name) : this.say('hors du vaisseau', 'off the ship');
  }
  item(card: number): string {
    if (card === LOADER) return 'Exo Loader';
    return this.text(this.content.items[this.content.cards[card]!]!.name);
  }
  type(type: number): string {
    return type === RADAR
      ? this.say('jeton Radar', 'radar token')
      : this.text(this.content.enemies[type]!.name);
  }
  /** With its number, so that two of a kind can be told apart. */
  foe(foe: number): string {
    const type = this.table.foes.type[foe] ?? RADAR;
    return `${type === RADAR ? this.say('Jeton Radar', 'Radar token') : this.type(type)} ${foe + 1}`;
  }
  token(token: number): string {
    const { figures } = this.content.tokens[token]!;
    const kinds = [...new Set(figures)].map((type) => {
      const n = figures.filter((each) => each === type).length;
      const { name, plural } = this.content.enemies[type]!;
      return `${n} ${this.text(n > 1 ? plural : name)}`;
    });
    return kinds.join(' + ');
  }
  achievement(card: number): string {
    return this.text(this.content.achievements[card]!.name);
  }
  resolve(card: number): string {
    return this.text(this.content.resolve[card]!.name);
  }
  event(number: number): string {
    return this.text(this.content.events[number]!.name);
  }
  titan(card: number): string {
    return this.text(this.content.titan[this.content.titanCards[card]!]!.name);
  }
  refuge(number: number): string {
    return this.text(this.content.refuge[number]!.name);
  }
  objective(number: number): string {
    return this.text(this.content.mission.objectives[number]!.name);
  }
  thing(thing: number): string {
    const objective = this.table.things.objective[thing] ?? -1;
    if (objective >= 0) return this.objective(objective);
    const card = this.table.things.card[thing] ?? -1;
    return card >= 0 ? this.item(card) : this.say('la caisse', 'the crate');
  }
  wound(wound: Wound): string {
    return this.text(WOUND_NAMES[wound]);
  }
  door(border: number): string {
    const { a, b } = this.content.ship.borders[border]!;
    return this.say(
      `la porte ${this.zone(a)} – ${this.zone(b)}`,
      `the door ${this.zone(a)} – ${this.zone(b)}`,
    );
  }
  wall(border: number): string {
    const { a, b } = this.content.ship.borders[border]!;
    return this.say(`le mur ${this.zone(a)} – ${this.zone(b)}`, `the wall ${this.zone(a)} – ${this.zone(b)}`);
  }
  skill(who: number, kind: 'active' | 'crisis'): string {
    const survivor = this.table.survivors[who];
    return survivor ? this.text(this.content.survivors[survivor.class]![kind].name) : '';
  }
  /** Anything effects speak of. */
  piece(piece: number): string {
    const kind = pieceKind(piece);
    const number = piece - PIECES[kind];
    if (kind === 'survivor') return this.who(number);
    if (kind === 'foe') return this.foe(number);
    if (kind === 'zone') return this.zone(number);
    if (kind === 'door') return this.door(borderOfDoor(this.table, this.content.ship, number));
    if (kind === 'wall') return this.wall(number);
    return kind === 'item' ? this.item(number) : `${piece}`;
  }
  place(place: number): string {
    if (place === 0) return this.say('sur le corps', 'on the body');
    if (place === 1) return this.say('sur la tête', 'on the head');
    return this.say(`à la place ${place - 1}`, `in place ${place - 1}`);
  }
}

const NOBODY_NAME = { fr: 'personne', en: 'nobody' };
const WOUND_NAMES: Readonly<Record<Wound, Text>> = {
  head: { fr: 'tête', en: 'head' },
  body: { fr: 'corps', en: 'body' },
  legs: { fr: 'jambes', en: 'legs' },
};
export const LIFE = ['Vie', 'Vie', 'Life', 'Life'] as const;
export const SUCCESSES = ['réussite', 'réussites', 'success', 'successes'] as const;
export const MISSES = ['raté', 'ratés', 'miss', 'misses'] as const;
export const DICE = ['dé', 'dés', 'die', 'dice'] as const;
export const ACTIONS = ['action', 'actions', 'action', 'actions'] as const;
export const TOKENS = ['jeton Radar', 'jetons Radar', 'radar token', 'radar tokens'] as const;
