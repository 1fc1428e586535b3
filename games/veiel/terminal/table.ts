/**
 * The board with numbers as the rulebook names squares, the heroes by their letters, the enemies in the order they act with
 * what each is about to do, and the active hero's hand. Between fights, the party and what it owns.
 */
import { frame, rehearsal, type Seat, type Text } from '@tablee/kernel';
import { beside, type Drawing, drawGrid, type Ink, type Scene, widthOf } from '@tablee/terminal';
import { heroAsked } from '../asked.ts';
import { type Config, DIFFICULTY_NAMES } from '../config.ts';
import { HELP } from '../ready/help.ts';
import { cardParagraphs, equipmentParagraphs, fieldParagraphs, heroParagraphs } from '../ready/text.ts';
import { FIGHTS } from '../rules/diff.ts';
import { intent } from '../rules/enemy.ts';
import { markName, marksOf, tableIn } from '../seen.ts';
import {
  type Card,
  type Content,
  ENEMY,
  ENTITY,
  HERO,
  PIECES,
  SIDE,
  type Veiel,
  type VeielView,
} from '../types.ts';
import { veiel } from '../veiel.ts';
import { eventText } from '../words/event.ts';
import type { AnyOption } from '../words/notation.ts';
import { Speaker } from '../words/speaker.ts';

export type Fight = Scene<VeielView, Content>;

/** Columns of a line before it goes on in the next. */
const WIDTH = 98;
const LETTERS = 'ABCDE';
const HERO_INKS: readonly Ink[] = ['cyan', 'green', 'yellow', 'purple', 'blue'];

const SAYS = {
  fight: { fr: 'Affrontement', en: 'Fight' },
  round: { fr: 'tour', en: 'round' },
  setup: { fr: 'préparation', en: 'preparation' },
  deployment: { fr: 'déploiement', en: 'deployment' },
  heroes: { fr: 'phase des héros', en: 'hero phase' },
  enemies: { fr: 'phase des ennemis', en: 'enemy phase' },
  reinforcement: { fr: 'renforcement', en: 'reinforcement' },
  loot: { fr: 'butin', en: 'loot' },
  over: { fr: 'terminé', en: 'over' },
  life: { fr: 'vie', en: 'life' },
  threat: { fr: 'menace', en: 'threat' },
  block: { fr: 'blocage', en: 'block' },
  dead: { fr: 'à terre', en: 'down' },
  played: { fr: 'a joué', en: 'has played' },
  yellow: { fr: 'jaune', en: 'yellow' },
  lives: { fr: 'vies', en: 'lives' },
  hand: { fr: 'Main de', en: 'Hand of' },
  wounds: { fr: 'blessures', en: 'wounds' },
  discard: { fr: 'défausse', en: 'discard' },
  deck: { fr: 'deck', en: 'deck' },
  exile: { fr: 'exil', en: 'exile' },
  actions: { fr: 'actions de renforcement', en: 'reinforcement actions' },
  secret: { fr: 'carte Action inconnue', en: 'Action card unknown' },
  legend: {
    fr: 'A–E héros · 1, 2… ennemis dans leur ordre · & allié · # obstacle · @ infranchissable · ~ jeton au sol · † cadavre',
    en: 'A–E heroes · 1, 2… enemies in their order · & ally · # obstacle · @ impassable · ~ ground token · † corpse',
  },
} as const satisfies Readonly<Record<string, Text>>;

export const draw: Drawing = (scene) => {
  const fight = scene as Fight;
  const { phase } = fight.seen.table;
  const isOn = phase === 'deployment' || phase === 'heroes' || phase === 'enemies';
  if (!isOn) return [banner(fight), ...camp(fight)];
  const t = tableIn(fight.seen, fight.content);
  const foes = enemiesInOrder(fight);
  return [
    banner(fight),
    ...place(fight),
    ...beside(board(fight, foes), ['', ...party(fight, t)], 3),
    fight.paint.dim(SAYS.legend[fight.language]),
    ...enemies(fight, t, foes),
    ...hand(fight),
  ];
};

function banner({ seen, content, language, paint }: Fight): string {
  const { phase, fight, round, scenario } = seen.table;
  const config = seen.config as Config;
  const name =
    config.mode === 'scenario'
      ? (content.scenarios[Math.max(0, scenario)]?.name[language] ?? '')
      : `${DIFFICULTY_NAMES[config.difficulty][language]}${fight > 0 ? ` · ${SAYS.fight[language]} ${fight}/${FIGHTS}` : ''}`;
  const when = round > 0 ? ` · ${SAYS.round[language]} ${round}` : '';
  return paint.bold(`${name}${when} · ${SAYS[phase][language]}`);
}

/** The battlefield's rule, or the scenario's aim. */
function place({ seen, content, language, paint }: Fight): string[] {
  const { field, scenario } = seen.table;
  const lines: string[] = [];
  const battlefield = content.battlefields[field];
  if (battlefield)
    lines.push(
      `${battlefield.name[language]} — ${plain(fieldParagraphs(content, battlefield, language).join(' '))}`,
    );
  const told = content.scenarios[scenario];
  if (told) lines.push(told.goalText[language], ...told.rules.map((text) => plain(text[language])));
  return lines.flatMap((line) => wrapped(line, '').map((each) => paint.dim(each)));
}

function enemiesInOrder({ seen }: Fight): number[] {
  const { figures } = seen.table;
  return figures.kind
    .flatMap((kind, figure) => (kind === ENEMY && figures.square[figure]! >= 0 ? [figure] : []))
    .sort((a, b) => figures.square[a]! - figures.square[b]!);
}

function board(fight: Fight, foes: readonly number[]): string[] {
  return drawGrid(
    {
      columns: SIDE,
      rows: SIDE,
      square: (column, row) => square(fight, foes, row * SIDE + column),
      isWallRight: () => false,
      isWallBelow: () => false,
      columnName: (column) => `${column + 1}`,
    },
    fight.paint,
  );
}

/** Who stands there, and what lies under. */
function square({ seen, content, paint }: Fight, foes: readonly number[], at: number): string {
  const { figures, heroes, corpses } = seen.table;
  const here = figures.square.flatMap((where, figure) => (where === at ? [figure] : []));
  const hero = here.find((figure) => figures.kind[figure] === HERO && !heroes[figures.of[figure]!]!.dead);
  const fallen = here.find((figure) => figures.kind[figure] === HERO && heroes[figures.of[figure]!]!.dead);
  const foe = here.find((figure) => figures.kind[figure] === ENEMY);
  const thing = here.find((figure) => figures.kind[figure] === ENTITY);
  const corpse = (corpses[at] ?? 0) > 0 ? paint.dim('†') : ' ';
  const under = thing === undefined ? corpse : paint.dim(signOf(figures.is[thing]!));
  if (hero !== undefined) {
    const number = figures.of[hero]!;
    const name = `${LETTERS[number]}${figures.twin[hero] === 1 ? '’' : ' '}`;
    return ` ${paint.ink(HERO_INKS[number]!, paint.bold(name))}${under}`;
  }
  if (foe !== undefined) {
    const isBoss = content.enemies[figures.of[foe]!]!.rank === 'boss';
    return ` ${paint.ink('red', paint.bold(`${isBoss ? '*' : ''}${foes.indexOf(foe) + 1}`.padEnd(2)))}${under}`;
  }
  if (fallen !== undefined) return ` ${paint.dim(LETTERS[figures.of[fallen]!]!.toLowerCase())} ${under}`;
  return thing === undefined ? ` ${corpse}  ` : ` ${under}  `;
}

/** By the bits of `ENTITY_KEYWORDS`: ally, obstacle, impassable, ground. */
function signOf(is: number): string {
  if ((is & 1) !== 0) return '&';
  if ((is & 4) !== 0) return '@';
  return (is & 2) !== 0 ? '#' : '~';
}

function party({ seen, content, language, paint }: Fight, t: Veiel): string[] {
  const { heroes, figures, active } = seen.table;
  const say = (key: keyof typeof SAYS): string => SAYS[key][language];
  return heroes.flatMap((hero, number) => {
    const printed = content.heroes[hero.design]!;
    const name = paint.ink(HERO_INKS[number]!, paint.bold(`${LETTERS[number]} ${printed.name[language]}`));
    const state = hero.dead ? ` (${say('dead')})` : hero.played ? ` (${say('played')})` : '';
    const lines = hero.figures.map((figure, twin) => {
      const marks = marksOf(t, figure).map((mark) => markName(mark, language));
      const who = printed.twins ? `${printed.twins[twin]!.name[language]} · ` : '';
      const block = figures.block[figure]! > 0 ? ` · ${say('block')} ${figures.block[figure]}` : '';
      return `  ${who}${say('threat')} ${hero.threat[twin]}${block}${marks.map((mark) => ` · ${mark}`).join('')}`;
    });
    const counts = [
      paint.ink('red', `${say('life')} ${hero.life}`),
      `${say('deck')} ${hero.deck.length}`,
      `${say('discard')} ${hero.discard.length}`,
      `${say('wounds')} ${hero.wounds.length}`,
    ].join(' · ');
    return [`${number === active ? '▶ ' : ''}${name}${state}`, ...lines, `  ${counts}`];
  });
}

/** Each in a line, and below it what it is about to do, rehearsed by the rules (OV-AI-48). */
function enemies(fight: Fight, t: Veiel, foes: readonly number[]): string[] {
  const { seen, content, language, paint } = fight;
  const { figures } = seen.table;
  const s = new Speaker(language, content);
  const rehearse = rehearsal(veiel as never, seen, content, (seen.seat ?? 0) as Seat);
  return foes.flatMap((figure, n) => {
    const printed = content.enemies[figures.of[figure]!]!;
    const marks = marksOf(t, figure).map((mark) => markName(mark, language));
    const facts = [
      `${SAYS.yellow[language]} ${figures.yellow[figure]}/${printed.yellow}`,
      `${SAYS.lives[language]} ${figures.red[figure]}`,
      ...(figures.block[figure]! > 0 ? [`${SAYS.block[language]} ${figures.block[figure]}`] : []),
      ...marks,
    ];
    const head = `${paint.ink('red', paint.bold(`${n + 1} ${printed.name[language]}`))} ${s.square(figures.square[figure]!)} · ${facts.join(' · ')}`;
    const hasActed = seen.table.phase === 'enemies' && figures.acted[figure] !== 0;
    if (hasActed || seen.table.phase === 'deployment') return [head];
    if (printed.boss) return [head, `    ${paint.dim(SAYS.secret[language])}`];
    const told = rehearse(frame(intent, { figure }))
      .events.filter(({ event }) => INTENDED.has(event))
      .flatMap((event) => eventText(seen, event, language, content) ?? []);
    return [head, ...wrapped(`→ ${told.join(' ')}`, '    ').map((line) => paint.dim(line))];
  });
}
const INTENDED: ReadonlySet<string> = new Set([
  'aimed',
  'approached',
  'attackSkipped',
  'stunned',
  'damaged',
  'intent',
  'blockGained',
]);

function hand(fight: Fight): string[] {
  const { seen, content, language, paint } = fight;
  const hero = seen.table.heroes[seen.table.active];
  if (!hero) return [];
  return [
    '',
    paint.bold(`${SAYS.hand[language]} ${content.heroes[hero.design]!.name[language]} (${hero.hand.length})`),
    ...hero.hand.flatMap((piece) => cardLines(fight, cardIn(fight, piece))),
  ];
}

export function cardIn({ seen, content }: Fight, piece: number): Card {
  return content.cards[seen.table.cards[piece - PIECES.card]!]!;
}

/** « Frappe — … » */
export function cardLines(fight: Fight, card: Card): string[] {
  const { content, language } = fight;
  return titled(fight, card.name[language], cardParagraphs(content, card, language));
}

/** Between fights: who is there, what they own, and what was revealed. */
function camp(fight: Fight): string[] {
  const { seen, content, language, paint } = fight;
  const { heroes, revealed, phase } = seen.table;
  const asked = heroAsked(seen);
  const lines = heroes.flatMap((hero, number) => {
    const printed = content.heroes[hero.design]!;
    const owned = [...hero.deck, ...hero.hand, ...hero.discard];
    const counts = [
      `${SAYS.deck[language]} ${owned.length}`,
      `${SAYS.wounds[language]} ${hero.wounds.length}`,
      ...(hero.exile.length > 0 ? [`${SAYS.exile[language]} ${hero.exile.length}`] : []),
      ...(hero.reserve.length > 0
        ? [`${HELP.reserve.name[language].toLowerCase()} ${hero.reserve.length}`]
        : []),
      ...(phase === 'reinforcement' ? [`${SAYS.actions[language]} ${hero.actions}`] : []),
    ];
    const name = paint.ink(HERO_INKS[number]!, paint.bold(`${LETTERS[number]} ${printed.name[language]}`));
    const names = wrapped(counted(fight, owned), '    ').map((line) => paint.dim(line));
    return [`${number === asked ? '▶ ' : ''}${name} · ${counts.join(' · ')}`, ...names];
  });
  return [
    ...lines,
    ...(revealed.length > 0
      ? revealed.flatMap((piece) => cardLines(fight, cardIn(fight, piece)))
      : offered(fight)),
  ];
}

/** What is printed on the cards, equipment and heroes there are to choose from. */
function offered(fight: Fight): string[] {
  const { seen, content, language, paint } = fight;
  const options = (seen.decisions[0]?.options ?? []) as readonly AnyOption[];
  return options.flatMap(({ do: verb, card, equipment, hero }) => {
    if (verb === 'novice' || verb === 'essence')
      return cardLines(fight, content.cards[content.by.card.get(card!)!]!);
    const item = content.equipment[content.by.equipment.get(equipment ?? '') ?? -1];
    if (item) return titled(fight, item.name[language], equipmentParagraphs(content, item, language));
    const printed = typeof hero === 'string' ? content.heroes[content.by.hero.get(hero)!]! : null;
    if (!printed) return [];
    const facts = `${printed.title[language]} · ${SAYS.threat[language]} ${printed.threat}`;
    return titled(fight, printed.name[language], [
      paint.dim(facts),
      ...heroParagraphs(content, printed, language),
    ]);
  });
}

function titled({ paint }: Fight, name: string, paragraphs: readonly string[]): string[] {
  const [first, ...rest] = wrapped(`${name} — ${plain(paragraphs.join(' '))}`, '    ');
  return [`  ${paint.bold(name)}${first!.trimStart().slice(name.length)}`, ...rest];
}

/** « 4 Frappe, 2 Course » */
export function counted(fight: Fight, pieces: readonly number[]): string {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const name = cardIn(fight, piece).name[fight.language];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${count} ${name}` : name)).join(', ');
}

export function plain(text: string): string {
  return text.replaceAll('**', '');
}

/** Words one after the other, in lines of so many columns. */
export function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(word) <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${indent}${word}`);
  }
  return lines;
}
