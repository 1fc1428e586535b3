/** What the rulebook's pictures show: small dungeons with figures on them, after the ledger's examples. Data only. */
import type { RuleId, Text } from '@tablee/kernel';

export interface Scene {
  /** The chapter it stands in. */
  readonly chapter: string;
  readonly rule: RuleId;
  readonly caption: Text;
  /** Columns and rows. */
  readonly size: readonly [number, number];
  /** `c4|d4` between columns, `c4/c5` between rows. */
  readonly walls?: readonly string[];
  /** The squares of the Blue zone. */
  readonly zone?: readonly string[];
  readonly stars?: readonly string[];
  /** `blue-warrior`, by square; `+` after it for one who carries a treasure. */
  readonly heroes?: Readonly<Record<string, string>>;
  readonly monsters?: readonly string[];
  readonly treasures?: readonly string[];
  /** `a2 b3`: a step, a blow, a line of sight that is free or is not. */
  readonly steps?: readonly string[];
  readonly blows?: readonly string[];
  readonly seen?: readonly string[];
  readonly hidden?: readonly string[];
}

export const SCENES: readonly Scene[] = [
  {
    chapter: 'MOVE',
    rule: 'SDP-MOVE-6',
    caption: {
      fr: 'Un ♣ tout droit, un ♠ en diagonale : le bout d’un mur ne gêne pas le pas de côté.',
      en: 'A ♣ straight on, a ♠ diagonally: the end of a wall does not hinder the step round it.',
    },
    size: [4, 4],
    walls: ['b2|c2', 'b2/b3'],
    heroes: { a3: 'blue-warrior' },
    steps: ['a3 b3', 'b3 c2', 'c2 c1'],
  },
  {
    chapter: 'DEF',
    rule: 'SDP-DEF-4',
    caption: {
      fr: 'Attaqué, le Mage n’a plus qu’une case : en diagonale, il lui faut un ♠, ou deux cartes qui en valent un.',
      en: 'Attacked, the Mage has one square left: diagonally it takes a ♠, or two cards that count as one.',
    },
    size: [4, 4],
    walls: ['b3|c3'],
    heroes: { b3: 'blue-warrior', b2: 'green-mage' },
    monsters: ['a2', 'b1', 'c2', 'a1', 'c1', 'a3'],
    blows: ['b3 b2'],
    steps: ['b2 c3'],
  },
  {
    chapter: 'TRES',
    rule: 'SDP-TRES-13',
    caption: {
      fr: 'Le relais : le Roublard ramasse le trésor, s’approche, et le tend au Guerrier resté chez lui.',
      en: 'The relay: the Rogue picks the treasure up, comes close, and hands it to the Warrior who stayed home.',
    },
    size: [5, 3],
    zone: ['a1', 'a2', 'a3', 'b1'],
    heroes: { a2: 'blue-warrior', e1: 'blue-rogue' },
    treasures: ['d2'],
    steps: ['e1 d2', 'd2 c2', 'c2 b2'],
    seen: ['b2 a2'],
  },
  {
    chapter: 'TRES',
    rule: 'SDP-TRES-6',
    caption: {
      fr: 'Pour esquiver sur la case d’un autre trésor, le Mage lâche d’abord le sien.',
      en: 'To dodge onto another treasure’s square, the Mage drops his own first.',
    },
    size: [3, 3],
    heroes: { a2: 'blue-warrior', b2: 'green-mage+' },
    monsters: ['a1', 'b1', 'a3', 'b3', 'c3', 'c2'],
    treasures: ['c1'],
    blows: ['a2 b2'],
    steps: ['b2 c1'],
  },
  {
    chapter: 'MON',
    rule: 'SDP-MON-12',
    caption: {
      fr: 'Pris dans le couloir : au contact du Guerrier, les deux monstres ne bougent plus, et frappent.',
      en: 'Caught in the corridor: in contact with the Warrior both monsters move no more, and strike.',
    },
    size: [5, 3],
    walls: ['b1/b2', 'c1/c2', 'b2/b3', 'c2/c3'],
    stars: ['e2'],
    heroes: { c2: 'blue-warrior+' },
    monsters: ['b2', 'd2', 'a2'],
    blows: ['b2 c2', 'd2 c2'],
  },
  {
    chapter: 'LOS',
    rule: 'SDP-LOS-1',
    caption: {
      fr: 'De centre à centre : rien ne coupe le trait, un trésor ne gêne pas.',
      en: 'From centre to centre: nothing cuts the line, and a treasure does not hinder.',
    },
    size: [4, 3],
    heroes: { a3: 'blue-rogue', d1: 'green-mage' },
    treasures: ['b2'],
    seen: ['a3 d1'],
  },
  {
    chapter: 'LOS',
    rule: 'SDP-LOS-2',
    caption: { fr: 'Un mur coupe la vue.', en: 'A wall cuts the view.' },
    size: [4, 3],
    walls: ['b2|c2', 'b1|c1'],
    heroes: { a2: 'blue-rogue', d2: 'green-mage' },
    hidden: ['a2 d2'],
  },
  {
    chapter: 'LOS',
    rule: 'SDP-LOS-3',
    caption: {
      fr: 'Une figurine, amie ou non, la coupe aussi.',
      en: 'A figure, friend or not, cuts it too.',
    },
    size: [4, 3],
    heroes: { a2: 'blue-rogue', d2: 'green-mage', b2: 'blue-warrior' },
    hidden: ['a2 d2'],
  },
  {
    chapter: 'LOS',
    rule: 'SDP-LOS-5',
    caption: {
      fr: 'Frôler un seul obstacle laisse voir…',
      en: 'Grazing one obstacle alone leaves the view free…',
    },
    size: [3, 3],
    heroes: { a3: 'blue-rogue', c1: 'green-mage' },
    monsters: ['a2'],
    seen: ['a3 c1'],
  },
  {
    chapter: 'LOS',
    rule: 'SDP-LOS-6',
    caption: {
      fr: '… mais pas le trait pincé entre deux, de part et d’autre d’un même coin.',
      en: '… but not a line pinched between two, on either side of one corner.',
    },
    size: [3, 3],
    heroes: { a3: 'blue-rogue', c1: 'green-mage' },
    monsters: ['a2', 'b3'],
    hidden: ['a3 c1'],
  },
];
