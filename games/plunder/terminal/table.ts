/**
 * The dungeon, the teams' sheets, the piles and the own hand. A team is told by its sign as well as by its colour; a
 * hero is his letter, his team's sign, his hit points and `$` if he carries a treasure.
 */

import { plural, type Seat } from '@tablee/kernel';
import { beside, type Drawing, drawGrid, type Ink, type Scene, SQUARE_WIDTH } from '@tablee/terminal';
import type { Hero, PlunderContent, PlunderView } from '../types.ts';
import { cardText, heroText, seatText, squareText } from '../words/names.ts';

type Plundering = Scene<PlunderView, PlunderContent>;

/** By team. */
const TEAMS: readonly { readonly ink: Ink; readonly sign: string; readonly zone: string }[] = [
  { ink: 'blue', sign: '●', zone: '○' },
  { ink: 'green', sign: '▲', zone: '△' },
  { ink: 'purple', sign: '◆', zone: '◇' },
  { ink: 'orange', sign: '■', zone: '□' },
];
const CLASSES_OF_A_TEAM = 3;
const TREASURES_TO_WIN = 2;
/** A board wider than this has the sheets below it rather than beside. */
const WIDEST_BESIDE = 10;

const WORDS = {
  fr: {
    letters: 'GRM',
    turn: 'Tour',
    phases: { setup: 'mise en place', action: 'phase d’action', discard: 'phase de défausse' },
    you: 'vous',
    secured: 'en sécurité',
    hand: 'Main',
    cards: (count: number) => `${count} ${plural('fr', count, 'carte', 'cartes')}`,
    reserve: 'en réserve',
    draw: 'Pioche',
    discard: 'Défausse',
    monsters: 'Monstres en réserve',
    legend:
      'X monstre · $ trésor · * arrivée des monstres · ○ △ ◇ □ zones · G●3$ : Guerrier bleu, 3 PV, avec un trésor',
  },
  en: {
    letters: 'WRM',
    turn: 'Turn',
    phases: { setup: 'setup', action: 'action phase', discard: 'discard phase' },
    you: 'you',
    secured: 'secured',
    hand: 'Hand',
    cards: (count: number) => `${count} ${plural('en', count, 'card', 'cards')}`,
    reserve: 'in reserve',
    draw: 'Draw pile',
    discard: 'Discard pile',
    monsters: 'Monsters in reserve',
    legend:
      'X monster · $ treasure · * monsters arrive · ○ △ ◇ □ zones · W●3$: blue Warrior, 3 PV, with a treasure',
  },
} as const;

export const draw: Drawing = (scene) => {
  const plundering = scene as Plundering;
  const { seen, content, language, paint } = plundering;
  const board = dungeon(plundering);
  const sheets = [...teams(plundering), ...piles(plundering)];
  const middle =
    content.board.width <= WIDEST_BESIDE ? beside(board, ['', ...sheets], 3) : [...board, '', ...sheets];
  return [
    banner(plundering),
    ...middle,
    paint.dim(WORDS[language].legend),
    ...(seen.table.hand.length > 0 ? ['', hand(plundering)] : []),
  ];
};

function banner({ seen, content, language, paint }: Plundering): string {
  const { turns, phase, active } = seen.table;
  const words = WORDS[language];
  const when =
    phase === 'setup' ? '' : `${words.turn} ${turns} · ${seatText(seen.table, active, language)} · `;
  return paint.bold(`${content.board.map.name[language]} · ${when}${words.phases[phase]}`);
}

function dungeon(scene: Plundering): string[] {
  const { board } = scene.content;
  const walls = new Set(board.map.walls.map(([a, b]) => `${a} ${b}`));
  const at = (column: number, row: number): number => row * board.width + column;
  return drawGrid(
    {
      columns: board.width,
      rows: board.height,
      square: (column, row) => square(scene, at(column, row)),
      isWallRight: (column, row) => walls.has(`${at(column, row)} ${at(column, row) + 1}`),
      isWallBelow: (column, row) => walls.has(`${at(column, row)} ${at(column, row + 1)}`),
    },
    scene.paint,
  );
}

function square(scene: Plundering, at: number): string {
  const { seen, content, paint } = scene;
  const { heroAt, monsterAt, treasureAt, phase } = seen.table;
  const { zoneOf, isStar, isYellow } = content.board;
  const hero = heroAt.indexOf(at);
  if (hero >= 0) return figure(scene, hero);
  const treasure = treasureAt[at] === 1 ? '$' : ' ';
  const monster = monsterAt.indexOf(at);
  if (monster >= 0) {
    const name = `X${monster + 1}`.padEnd(SQUARE_WIDTH - 1);
    return `${paint.ink('red', paint.bold(name))}${paint.ink('yellow', treasure)}`;
  }
  const zone = zoneOf[at]!;
  const sign = zone >= 0 ? paint.ink(TEAMS[zone]!.ink, TEAMS[zone]!.zone) : ' ';
  if (treasure === '$') return ` ${paint.ink('yellow', paint.bold('$'))}${sign} `;
  if (isStar[at] === 1) return ` ${paint.ink('red', '*')}${sign} `;
  if (isYellow[at] === 1 && phase === 'setup') return ` ${paint.ink('yellow', '_')}  `;
  return zone >= 0 ? ` ${sign}  ` : '    ';
}

/** `G●3$` on his team's ground. */
function figure({ seen, language, paint }: Plundering, hero: number): string {
  const { ink, sign } = TEAMS[Math.floor(hero / CLASSES_OF_A_TEAM)]!;
  const letter = WORDS[language].letters[hero % CLASSES_OF_A_TEAM]!;
  const carries = seen.table.carries[hero] === 1 ? '$' : ' ';
  return paint.ground(ink, `${letter}${sign}${seen.table.pv[hero]}${carries}`);
}

function teams(scene: Plundering): string[] {
  const { seen } = scene;
  return seen.table.teamOf.flatMap((team, seat) =>
    team === -1 ? [] : [...sheet(scene, seat as Seat, team), ''],
  );
}

function sheet({ seen, content, language, paint }: Plundering, seat: Seat, team: number): string[] {
  const { active, secured, handSizes, heroAt, pv, carries, phase } = seen.table;
  const words = WORDS[language];
  const { ink, sign } = TEAMS[team]!;
  const you = seat === seen.seat ? ` (${words.you})` : '';
  const turn = phase !== 'setup' && seat === active ? ' ◀' : '';
  const treasures = '$'.repeat(secured[team]!).padEnd(TREASURES_TO_WIN, '·');
  const heroes = Array.from({ length: CLASSES_OF_A_TEAM }, (_, kind) => team * CLASSES_OF_A_TEAM + kind);
  return [
    `${paint.ink(ink, paint.bold(`${sign} ${seatText(seen.table, seat, language)}`))}${you}${turn}`,
    `  ${paint.ink('yellow', treasures)} ${words.secured} · ${words.cards(handSizes[seat]!)}`,
    ...heroes.map((hero) => {
      const at = heroAt[hero]!;
      const where = at < 0 ? words.reserve : squareText(content, at);
      const carried = carries[hero] === 1 ? paint.ink('yellow', ' $') : '';
      const name = heroText(hero as Hero, language);
      const line = `  ${name.padEnd(18)} ${at < 0 ? '     ' : `${pv[hero]} PV `} ${where}`;
      return (at < 0 ? paint.dim(line) : line) + carried;
    }),
  ];
}

function piles({ seen, language }: Plundering): string[] {
  const { drawSize, discard, monsterAt } = seen.table;
  const words = WORDS[language];
  const top = discard[discard.length - 1];
  const shown = top === undefined ? '' : ` (${cardText(top, language)})`;
  const reserve = monsterAt.filter((at) => at < 0).length;
  return [
    `${words.draw} ${drawSize} · ${words.discard} ${discard.length}${shown}`,
    `${words.monsters} ${reserve}/${monsterAt.length}`,
  ];
}

function hand({ seen, language, paint }: Plundering): string {
  const cards = seen.table.hand.map((card) => {
    const name = cardText(card, language);
    return /[♦♥]/.test(name) ? paint.ink('red', name) : name;
  });
  return `${paint.bold(WORDS[language].hand)}  ${cards.join('   ')}`;
}
