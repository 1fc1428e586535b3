/** The names of everything on the table, said in one language. Made from the content: the same whenever they are asked for. */
import type { Language, Text } from '@tablee/kernel';
import type { Content, ShownFigure } from '../types.ts';
import { squareName } from './notation.ts';

export class Speaker {
  readonly language: Language;
  readonly content: Content;
  constructor(language: Language, content: Content) {
    this.language = language;
    this.content = content;
  }

  say(fr: string, en: string): string {
    return this.language === 'fr' ? fr : en;
  }
  in(text: Text): string {
    return text[this.language];
  }

  card(id: string): string {
    const number = this.content.by.card.get(id);
    return number === undefined ? id : this.in(this.content.cards[number]!.name);
  }
  hero(id: string): string {
    const number = this.content.by.hero.get(id);
    return number === undefined ? id : this.in(this.content.heroes[number]!.name);
  }
  /** « joue|jouent »: as the hero is one, or two twins. */
  verb(hero: string, forms: string): string {
    const number = this.content.by.hero.get(hero);
    const isTwo = number !== undefined && this.content.heroes[number]!.twins !== undefined;
    return forms.split('|')[isTwo ? 1 : 0]!;
  }
  equipment(id: string): string {
    const number = this.content.by.equipment.get(id);
    return number === undefined ? id : this.in(this.content.equipment[number]!.name);
  }
  figure({ id, twin }: ShownFigure): string {
    const { by, heroes, enemies, entities } = this.content;
    const hero = by.hero.get(id);
    if (hero !== undefined) {
      const { twins, name } = heroes[hero]!;
      return this.in(twins ? twins[twin ? 1 : 0].name : name);
    }
    const enemy = by.enemy.get(id);
    if (enemy !== undefined) return this.in(enemies[enemy]!.name);
    const entity = by.entity.get(id);
    return entity === undefined ? id : this.in(entities[entity]!.name);
  }
  /** Whose script it is, by its address in the book (`trigger:corne-de-brume`); empty for one that nobody has. */
  script(address: string): string {
    const [kind, rest = kind] = address.split(':');
    const id = rest!.split('/')[0]!;
    const { by, cards, equipment, heroes, enemies, entities, battlefields, scenarios } = this.content;
    const named =
      kind === rest || kind === 'play'
        ? cards[by.card.get(id) ?? -1]
        : kind === 'gear' || kind === 'trigger'
          ? equipment[by.equipment.get(id) ?? -1]
          : kind === 'field'
            ? battlefields.find((field) => field.id === id)
            : kind === 'scenario'
              ? scenarios[by.scenario.get(id) ?? -1]
              : kind === 'hero'
                ? heroes[by.hero.get(id) ?? -1]
                : (enemies[by.enemy.get(id) ?? -1] ?? entities[by.entity.get(id) ?? -1]);
    return named ? this.in(named.name) : '';
  }
  figures(list: readonly ShownFigure[]): string {
    return this.list(list.map((each) => this.figure(each)));
  }
  /** « de Brune », « d’Ysoline », « du Profané », « de la Cloche ». */
  of(name: string): string {
    if (this.language === 'en') return `of ${name}`;
    if (/^Les? /.test(name)) return `${name.startsWith('Les') ? 'des' : 'du'} ${name.replace(/^Les? /, '')}`;
    if (/^(La |L’)/.test(name)) return `de l${name.slice(1)}`;
    return /^[AEIOUYÀÂÉÈÊÎÔŒ]/.test(name) ? `d’${name}` : `de ${name}`;
  }
  cards(list: readonly { readonly card: string }[]): string {
    return this.list(list.map(({ card }) => this.card(card)));
  }
  list(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? '';
    return `${items.slice(0, -1).join(', ')} ${this.say('et', 'and')} ${items[items.length - 1]}`;
  }
  /** « (3, 4) »: row, column. */
  square(square: number): string {
    return `(${squareName(square).replace('.', ', ')})`;
  }
  battlefield(id: string): string {
    const field = this.content.battlefields.find((each) => each.id === id);
    return field ? this.in(field.name) : id;
  }
  scenario(id: string): string {
    const number = this.content.by.scenario.get(id);
    return number === undefined ? id : this.in(this.content.scenarios[number]!.name);
  }
  /** Of a boss's Action card. */
  action(id: string): string {
    for (const { boss } of this.content.enemies) {
      const action = boss?.actions.find((each) => each.id === id);
      if (action) return this.in(action.name);
    }
    return id;
  }
  count(n: number, frOne: string, frMany: string, enOne: string, enMany: string): string {
    return this.language === 'fr' ? `${n} ${n < 2 ? frOne : frMany}` : `${n} ${n === 1 ? enOne : enMany}`;
  }
  damage(n: number): string {
    return this.count(n, 'dégât', 'dégâts', 'damage', 'damage');
  }
  wounds(n: number): string {
    return this.count(n, 'blessure', 'blessures', 'wound', 'wounds');
  }
  block(n: number): string {
    return this.count(n, 'blocage', 'blocages', 'block', 'block');
  }
  steps(n: number): string {
    return this.count(n, 'case', 'cases', 'square', 'squares');
  }
}
