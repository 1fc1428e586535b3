/** What is printed on cards, made from what they do; names stand where the effects name ids. */
import type { Language, Text } from '@tablee/kernel';
import { cardText, type Noun, nominal, Speech } from '@tablee/kernel/effect';
import { CARD_NOUN, ENEMY_NOUN, ENTITY_NOUN, GEAR_NOUN, HERO_NOUN, PIECE, TARGET } from '../effects/nouns.ts';
import { KEYWORD_NAMES } from '../effects/properties.ts';
import type { Battlefield, Boss, Card, Content, Enemy, Entity, Equipment, HeroCard, Line } from '../types.ts';

/** A paragraph for each: keywords, what playing it does, what it does besides. */
export function cardParagraphs(content: Content, card: Card, language: Language): string[] {
  const { book } = content;
  const keywords = (card.keywords ?? []).map((keyword) => `**${KEYWORD_NAMES[keyword][language]}**`);
  const play = card.script === '' ? '' : told(content, card.script, language, CARD_NOUN);
  return named(content, language, [
    ...(keywords.length > 0 ? [`${keywords.join(', ')}.`] : []),
    ...(card.oncePerTurn ? [ONCE[language]] : []),
    ...(play === '' ? [] : [play]),
    ...cardText(book, card.id, language, CARD_NOUN),
  ]);
}
const ONCE: Text = { fr: 'Une fois par tour.', en: 'Once per turn.' };

/** The passive of a hero card; empty where there is none. */
export function heroParagraphs(content: Content, hero: HeroCard, language: Language): string[] {
  return named(content, language, cardText(content.book, `hero:${hero.id}`, language, HERO_NOUN));
}

/** A paragraph a line, then what holds besides. */
export function enemyParagraphs(content: Content, enemy: Enemy, language: Language): string[] {
  return named(content, language, [
    ...enemy.lines.map((line) => lineText(content, line, language)),
    ...abilitiesOf(content, `enemy:${enemy.id}`, language),
  ]);
}

/** What holds while the boss stands, and what a lost life sets off. */
export function passiveParagraphs(content: Content, enemy: Enemy, language: Language): string[] {
  const lost = enemy.boss?.onLifeLost ?? '';
  return named(content, language, [
    ...abilitiesOf(content, `enemy:${enemy.id}`, language),
    ...(lost === '' ? [] : [`${LOST[language]}${spoken(content, lost, language)}`]),
  ]);
}
const LOST: Text = { fr: '**Vie perdue** : ', en: '**Life lost**: ' };

export function actionParagraphs(
  content: Content,
  action: Boss['actions'][number],
  language: Language,
): string[] {
  return named(
    content,
    language,
    action.lines.map((line) => lineText(content, line, language)),
  );
}

export function fieldParagraphs(content: Content, field: Battlefield, language: Language): string[] {
  return named(content, language, cardText(content.book, `field:${field.id}`, language, PIECE));
}

/** When it may be triggered, what that does, what arms it, what lies under it. */
export function equipmentParagraphs(content: Content, item: Equipment, language: Language): string[] {
  const { book } = content;
  return named(content, language, [
    ...(item.ammo ? [AMMO[language].replace('{}', `${item.ammo.start}/${item.ammo.capacity}`)] : []),
    ...(item.charge
      ? [CHARGE[item.charge.others ? 'others' : 'own'][language].replace('{}', `${item.charge.most}`)]
      : []),
    `${TRIGGER[language]}${small(told(content, item.script, language, GEAR_NOUN))}`,
    ...(item.arm === 'ammo' ? [ARMED_BY_AMMO[language]] : []),
    ...cardText(book, `gear:${item.id}`, language, GEAR_NOUN),
  ]);
}
const TRIGGER: Text = { fr: '**Déclencher** : ', en: '**Trigger**: ' };
const AMMO: Text = { fr: 'Munitions : {}.', en: 'Ammunition: {}.' };
const ARMED_BY_AMMO: Text = {
  fr: '**Armé** tant qu’il reste une munition.',
  en: '**Armed** while there is ammunition left.',
};
const CHARGE: Readonly<Record<'own' | 'others', Text>> = {
  own: {
    fr: 'Une fois par tour, vous pouvez **charger** une carte de votre main ({} au plus).',
    en: 'Once per turn you may **charge** a card from your hand (at most {}).',
  },
  others: {
    fr: 'Une fois par tour, chaque héros peut **charger** une carte de sa main ({} au plus).',
    en: 'Once per turn each hero may **charge** a card from hand (at most {}).',
  },
};

export function entityParagraphs(content: Content, entity: Entity, language: Language): string[] {
  const use = entity.script === '' ? [] : [`${USE[language]}${spoken(content, entity.script, language)}`];
  return named(content, language, [
    ...use,
    ...cardText(content.book, `entity:${entity.id}`, language, ENTITY_NOUN),
  ]);
}
const USE: Text = { fr: 'Une fois par phase des héros : ', en: 'Once per hero phase: ' };

export function scenarioParagraphs(content: Content, id: string, language: Language): string[] {
  return named(content, language, cardText(content.book, `scenario:${id}`, language, PIECE));
}

/** « Déplacement 2. Cible unique : inflige 3 dégâts. » The area is drawn beside it. */
export function lineText(content: Content, line: Line, language: Language): string {
  const move = line.move > 0 ? `${MOVE[language]} ${line.move}` : '';
  if (line.script === '') return `${move}${TOWARD[language]}.`;
  const does = spoken(content, line.script, language);
  if (!line.icon) return capital(does);
  const head = [move, ICON[line.icon][language]].filter((part) => part !== '').join(', ');
  return `${capital(head)}${language === 'fr' ? ' : ' : ': '}${small(does)}`;
}
const MOVE: Text = { fr: 'Déplacement', en: 'Move' };
const TOWARD: Text = { fr: ' vers le héros le plus proche', en: ' toward the nearest hero' };
const ICON: Readonly<Record<'single' | 'multi', Text>> = {
  single: { fr: 'cible unique', en: 'single target' },
  multi: { fr: 'cibles multiples', en: 'multiple targets' },
};

/** What an enemy does besides its lines: it, not the reader, is who acts. */
function abilitiesOf(content: Content, address: string, language: Language): string[] {
  return content.book.cardById(address).all.map((ability) => {
    const speech = new Speech(language, ENEMY_NOUN);
    speech.mood = 'does';
    return ability.text(speech);
  });
}

/** What a card or an equipment tells its hero to do. */
function told(content: Content, address: string, language: Language, self: Noun): string {
  const speech = new Speech(language, self);
  speech.selfIsYou = true;
  return content.book.script(address).text?.(speech) ?? '';
}

/** What an enemy or an ally does, in the third person; the figure attacked is « la cible ». */
function spoken(content: Content, address: string, language: Language): string {
  const speech = new Speech(language, ENEMY_NOUN);
  speech.mood = 'does';
  speech.third = true;
  const target = { text: { fr: 'la cible', en: 'the target' }, gender: 'f' } as const;
  speech.introduce('it', { ...nominal(TARGET), whole: target }, 'one');
  return small(content.book.script(address).text?.(speech) ?? '');
}

function capital(text: string): string {
  const at = text.search(/[^*«⟨\s]/);
  return text.slice(0, at) + text.charAt(at).toLocaleUpperCase() + text.slice(at + 1);
}
function small(text: string): string {
  const at = text.search(/[^*«⟨\s]/);
  return text.slice(0, at) + text.charAt(at).toLocaleLowerCase() + text.slice(at + 1);
}

/** Printed names in place of ids. */
function named(content: Content, language: Language, paragraphs: readonly string[]): string[] {
  return paragraphs.map((text) =>
    text.replace(/⟨([a-z0-9-]+)⟩/g, (_, id: string) => {
      const name = nameOf(content, id)?.[language] ?? id;
      return language === 'fr' ? `« ${name} »` : `“${name}”`;
    }),
  );
}

export function nameOf(content: Content, id: string): Text | undefined {
  const { by } = content;
  const at = (list: readonly { readonly name: Text }[], n: number | undefined) =>
    n === undefined ? undefined : list[n]!.name;
  return (
    at(content.enemies, by.enemy.get(id)) ??
    at(content.entities, by.entity.get(id)) ??
    at(content.equipment, by.equipment.get(id)) ??
    at(content.cards, by.card.get(id)) ??
    at(content.heroes, by.hero.get(id))
  );
}
