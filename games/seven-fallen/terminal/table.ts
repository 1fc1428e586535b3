/** The two sides with their lines between, what each has, the Pile, and the hand. Fits in a hundred columns. */
import type { Seat, Text } from '@tablee/kernel';
import type { Drawing, Ink, Scene } from '@tablee/terminal';
import { widthOf } from '@tablee/terminal';
import type { Content, Face } from '../content/content.ts';
import { ecOf } from '../rules/table.ts';
import { tableIn, worthOf } from '../seen.ts';
import { type CardView, NO_PIECE, type Piece, type SevenFallen, type SFView } from '../types.ts';
import { cardSaid, keywordSaid } from '../words/cards.ts';
import { keywordName, PHASE_NAMES } from '../words/names.ts';

export type Duel = Scene<SFView, Content>;

/** Columns of a line before it goes on in the next. */
const WIDTH = 98;

const SAYS = {
  you: { fr: 'Vous', en: 'You' },
  them: { fr: 'Adversaire', en: 'Opponent' },
  ag: { fr: 'Arrière-garde', en: 'Rear Guard' },
  ldf: { fr: 'Ligne de feu', en: 'Fire Line' },
  adoration: { fr: 'Adoration', en: 'Worship' },
  hand: { fr: 'Main', en: 'Hand' },
  livre: { fr: 'Livre', en: 'Book' },
  registre: { fr: 'Registre', en: 'Register' },
  limbes: { fr: 'Limbes', en: 'Limbo' },
  purgatoire: { fr: 'Purgatoire', en: 'Purgatory' },
  pandemonium: { fr: 'Pandémonium', en: 'Pandemonium' },
  plumes: { fr: 'Plumes', en: 'Feathers' },
  mortelle: { fr: 'Mortelle', en: 'Mortal' },
  archange: { fr: 'Archange face cachée', en: 'Archangel face down' },
  facteurTemps: { fr: 'Facteur Temps', en: 'Time Factor' },
  secret: { fr: '(Secret)', en: '(Secret)' },
  inclined: { fr: 'incliné', en: 'inclined' },
  frozen: { fr: 'gelé', en: 'frozen' },
  announced: { fr: 'annoncé', en: 'announced' },
  embuscade: { fr: 'Embuscade', en: 'Ambush' },
  renfort: { fr: 'Renfort', en: 'Reinforcement' },
  pile: { fr: 'Pile, ce qui se résout d’abord en tête', en: 'Stack, what resolves first on top' },
  turn: { fr: 'Tour', en: 'Turn' },
} as const satisfies Readonly<Record<string, Text>>;

export const draw: Drawing = (scene) => {
  const duel = scene as Duel;
  const t = tableIn(duel.seen, duel.content);
  const me = (duel.seen.seat ?? 0) as Seat;
  const foe = (1 - me) as Seat;
  return [
    banner(duel),
    ...side(duel, t, foe, me),
    rule(duel, '·'),
    ...side(duel, t, me, me),
    ...pile(duel),
    ...hand(duel, me),
  ];
};

export function faceIn({ seen, content }: Duel, piece: Piece): Face | null {
  const face = seen.table.faces[piece];
  return face === undefined ? null : content.faces[face]!;
}

function banner({ seen, language, paint }: Duel): string {
  const { turns, active, phase } = seen.table;
  const who = SAYS[active === seen.seat ? 'you' : 'them'][language];
  const turn = turns > 0 ? [`${SAYS.turn[language]} ${turns}`] : [];
  return paint.bold([...turn, who, PHASE_NAMES[phase][language]].join(' · '));
}

/** Theirs from the back to the front, one's own from the front to the back. */
function side(duel: Duel, t: SevenFallen, seat: Seat, me: Seat): string[] {
  const rows = [
    header(duel, t, seat, me),
    ...listed(duel, 'adoration', sources(duel, seat)),
    ...listed(duel, 'ag', units(duel, t, seat, 'ag')),
    ...listed(duel, 'ldf', [...secrets(duel, seat), ...units(duel, t, seat, 'ldf')]),
  ];
  return seat === me ? rows.reverse() : rows;
}

function header({ seen, language, paint, content }: Duel, t: SevenFallen, seat: Seat, me: Seat): string {
  const side = seen.table.sides[seat]!;
  const word = (key: keyof typeof SAYS) => SAYS[key][language];
  const [divinite, archange] = [3, 2].map(
    (n) => content.faces[t.faces[(seat === 0 ? t.split : t.pieces) - n]!],
  );
  // Its owner alone knows which it is, and when it may come (SF-HID-4, SF-UI-2).
  const waiting =
    seat === me && archange
      ? ` (${archange.name[language]}, ${word('facteurTemps')} ${archange.facteurTemps})`
      : '';
  const life = `FV ${side.fv}${side.mortelle ? ` (${word('mortelle')})` : ''}`;
  const counts = [
    `EC ${ecOf(t, seat)}`,
    ...(seat === me ? [] : [`${word('hand')} ${side.handSize}`]),
    `${word('livre')} ${side.livreSize}`,
    `${word('registre')} ${side.registreSize}`,
    ...(['limbes', 'purgatoire', 'pandemonium'] as const)
      .filter((zone) => side[zone].length > 0)
      .map((zone) => `${word(zone)} ${side[zone].length}`),
    ...(side.hasArchange ? [`${word('archange')}${waiting}`] : []),
  ];
  const name = paint.bold(`${word(seat === me ? 'you' : 'them')} — ${divinite?.name[language] ?? ''}`);
  const vital = paint.ink('red', `${life} · ${word('plumes')} ${side.plumes}`);
  return wrapped([name, vital, ...counts], ' · ', '').join('\n');
}

function listed(
  { language, paint }: Duel,
  name: 'adoration' | 'ag' | 'ldf',
  items: readonly string[],
): string[] {
  const title = SAYS[name][language].padEnd(14);
  const lines = wrapped(items.length > 0 ? items : ['—'], '  ', ' '.repeat(14));
  return [[`${paint.dim(title)}${lines[0] ?? ''}`, ...lines.slice(1)].join('\n')];
}

/** `Moine copiste 5`: what is left on each. */
function sources(duel: Duel, seat: Seat): string[] {
  const { seen, language, paint } = duel;
  return seen.table.sides[seat]!.cards.flatMap((card) => {
    const face = faceIn(duel, card.piece);
    if (!face || (card.place !== 'adoration' && !(face.type === 'archange' && card.ec > 0))) return [];
    const said = `${face.name[language]} ${card.ec}`;
    return [card.ec > 0 ? paint.ink('yellow', said) : paint.dim(said)];
  });
}

function secrets({ seen, language }: Duel, seat: Seat): string[] {
  return seen.table.sides[seat]!.cards.flatMap(({ place }) =>
    place === 'secret' ? [SAYS.secret[language]] : [],
  );
}

/** `[Goule 3/2 incliné +Golem 3]`: ATQ and what is left of FV. */
function units(duel: Duel, t: SevenFallen, seat: Seat, place: 'ag' | 'ldf'): string[] {
  const here = duel.seen.table.sides[seat]!.cards.filter((card) => card.place === place);
  const isBound = (card: CardView) => {
    const type = faceIn(duel, card.piece)?.type;
    return type === 'equipement' || (type === 'golem' && card.bond !== NO_PIECE);
  };
  return here.filter((card) => !isBound(card)).map((card) => unit(duel, t, card, here));
}

function unit(duel: Duel, t: SevenFallen, card: CardView, here: readonly CardView[]): string {
  const { language, paint } = duel;
  const face = faceIn(duel, card.piece)!;
  const ink: Ink = card.seat === duel.seen.seat ? 'cyan' : 'orange';
  const numbers = (one: CardView, of: Face) => {
    const { atq, left } = worthOf(t, { ...one });
    return of.type === 'golem' && !of.mayAttack ? `${left}` : `${atq}/${left}`;
  };
  const bound = here
    .filter((one) => one.bond === card.piece && one.piece !== card.piece)
    .map((one) => {
      const other = faceIn(duel, one.piece)!;
      return other.type === 'golem'
        ? `+${other.name[language]} ${numbers(one, other)}`
        : `+${other.name[language]}`;
    });
  const marks = [
    card.frozen ? SAYS.frozen[language] : card.inclined ? SAYS.inclined[language] : '',
    card.role === 'none' ? '' : SAYS[card.role][language],
  ].filter(Boolean);
  const words = worthOf(t, { ...card }).keywords.map(([word, value]) => keywordSaid(word, value, language));
  return [
    `[${paint.ink(ink, `${face.name[language]} ${numbers(card, face)}`)}`,
    ...(words.length > 0 ? [paint.dim(words.join(', '))] : []),
    ...marks.map((mark) => paint.ink('purple', mark)),
    ...bound,
  ]
    .join(' ')
    .concat(']');
}

function pile(duel: Duel): string[] {
  const { seen, language, paint } = duel;
  const entries = seen.table.pile.toReversed();
  if (entries.length === 0) return [];
  return [
    '',
    paint.bold(SAYS.pile[language]),
    ...entries.map(({ piece, keyword, targets, by }, n) => {
      const names = targets.map((target) => faceIn(duel, target)?.name[language] ?? '?').join(', ');
      const who = SAYS[by === seen.seat ? 'you' : 'them'][language];
      const what = `${faceIn(duel, piece)?.name[language] ?? '?'} (${keywordName(keyword, language)})`;
      return `  ${n + 1}. ${what} · ${who}${names ? ` → ${names}` : ''}`;
    }),
  ];
}

function hand(duel: Duel, me: Seat): string[] {
  const { seen, content, language, paint } = duel;
  const { own } = seen.table.sides[me]!;
  if (!own) return [];
  return [
    '',
    paint.bold(`${SAYS.hand[language]} (${own.hand.length})`),
    ...own.hand.flatMap((piece) => {
      const [first, ...rest] = wrapped(
        cardSaid(faceIn(duel, piece)!, content, language).split(' '),
        ' ',
        '    ',
      );
      return [`  ${first}`, ...rest];
    }),
  ];
}

function rule({ paint }: Duel, sign: string): string {
  return paint.dim(` ${sign}`.repeat(WIDTH / 2));
}

/** Items one after the other, in lines of so many columns. */
function wrapped(items: readonly string[], between: string, indent: string): string[] {
  const room = WIDTH - 14;
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + between.length + widthOf(item) <= room + indent.length)
      lines[lines.length - 1] = `${last}${between}${item}`;
    else lines.push(lines.length === 0 ? item : `${indent}${item}`);
  }
  return lines;
}
