/** What must hold on every table, whatever was played: every card once, every figure where it stands, every die in its range. */
import { checkLayers } from '@tablee/kernel/effect';
import { fillsSquare } from './rules/board.ts';
import { GONE } from './rules/fight.ts';
import { enemyOf, entityOf, idOf, isAlly, isBreakable } from './rules/table.ts';
import { ENEMY, NOBODY, PIECES, SQUARES, type Veiel } from './types.ts';

export function check(t: Veiel): void {
  checkCards(t);
  checkSquares(t);
  checkDice(t);
  checkHeroes(t);
  checkLayers(t);
}

function checkCards(t: Veiel): void {
  const where = new Map<number, string>();
  const lies = (piece: number, zone: string, owner: number): void => {
    const before = where.get(piece);
    if (before !== undefined) throw new Error(`Card ${piece} lies twice: in ${before} and in ${zone}.`);
    where.set(piece, zone);
    const is = t.owners[piece - PIECES.card];
    if (is !== owner)
      throw new Error(`Card ${piece} lies in ${zone} but belongs to hero ${is}, expected ${owner}.`);
  };
  t.heroes.forEach((hero, number) => {
    for (const zone of [
      'deck',
      'hand',
      'discard',
      'wounds',
      'exile',
      'removed',
      'inPlay',
      'row',
      'reserve',
    ] as const) {
      for (const piece of hero[zone]) lies(piece, `${zone} of hero ${number}`, number);
    }
  });
  t.gear.under.forEach((under, gear) => {
    for (const piece of under) lies(piece, `under equipment ${gear}`, t.owners[piece - PIECES.card]!);
  });
  for (const pile of [...t.piles, ...t.pilesUsed, t.revealed])
    for (const piece of pile) lies(piece, 'a reward pile', NOBODY);
  for (let card = 0; card < t.cards.length; card++) {
    if (t.owners[card] !== GONE && !where.has(PIECES.card + card))
      throw new Error(`Card ${PIECES.card + card} (${t.content.cards[t.cards[card]!]!.id}) lies nowhere.`);
  }
}

function checkSquares(t: Veiel): void {
  const filled = new Map<number, number>();
  t.figures.square.forEach((square, figure) => {
    if (square < NOBODY || square >= SQUARES) throw new Error(`Figure ${figure} stands on square ${square}.`);
    // A figure in the middle of a step may cross somebody's square.
    const isWalking = t.flow.some(({ does }) => does === 'walk' || does === 'stepOff' || does === 'return');
    if (square < 0 || !fillsSquare(t, figure) || isWalking) return;
    const other = filled.get(square);
    if (other !== undefined)
      throw new Error(`${idOf(t, figure)} and ${idOf(t, other)} both stand on square ${square}.`);
    filled.set(square, figure);
    if (t.standing[square] !== figure)
      throw new Error(
        `${idOf(t, figure)} stands on square ${square}, but figure ${t.standing[square]} is said to.`,
      );
  });
  t.standing.forEach((figure, square) => {
    if (figure !== NOBODY && t.figures.square[figure] !== square)
      throw new Error(
        `Figure ${figure} is said to stand on ${square}, but stands on ${t.figures.square[figure]}.`,
      );
  });
}

function checkDice(t: Veiel): void {
  const { kind, square, yellow, red, block, kept } = t.figures;
  for (let figure = 0; figure < kind.length; figure++) {
    within(`block of ${idOf(t, figure)}`, block[figure]!, 0, 999);
    within(`kept block of ${idOf(t, figure)}`, kept[figure]!, 0, block[figure]!);
    if (square[figure]! < 0) continue;
    if (kind[figure] === ENEMY) {
      within(`yellow die of ${idOf(t, figure)}`, yellow[figure]!, 1, enemyOf(t, figure).yellow);
      within(`red die of ${idOf(t, figure)}`, red[figure]!, 1, 99);
    } else if (isAlly(t, figure)) {
      within(`health of ${idOf(t, figure)}`, yellow[figure]!, 1, entityOf(t, figure).health ?? 99);
    } else if (isBreakable(t, figure)) {
      within(`yellow die of ${idOf(t, figure)}`, yellow[figure]!, 1, entityOf(t, figure).yellow!);
    }
  }
}

function checkHeroes(t: Veiel): void {
  within('heroes', t.heroes.length, 0, t.config.heroes);
  t.heroes.forEach((hero, number) => {
    // Between units nothing is being resolved (OV-HERO-14).
    const isResolving = t.flow.some(({ does }) => does === 'play');
    if (!isResolving && hero.inPlay.length > 0)
      throw new Error(`Hero ${number} has ${hero.inPlay.length} cards in play between units.`);
    for (const piece of hero.wounds.concat(hero.exile)) {
      const card = t.content.cards[t.cards[piece - PIECES.card]!]!;
      if (card.persistant && !t.content.heroes[hero.design]!.row)
        throw new Error(`${card.id} is Persistant and lies in wounds or exile (OV-KW-20).`);
    }
    within('Essences', hero.essences, 0, 3);
  });
  t.gear.of.forEach((of, gear) => {
    within('ammunition', t.gear.ammo[gear]!, 0, t.content.equipment[of]!.ammo?.capacity ?? 0);
    within('charged cards', t.gear.under[gear]!.length, 0, t.content.equipment[of]!.charge?.most ?? 99);
  });
  within('fight', t.fight, 0, 4);
}

function within(what: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new Error(`${what} is ${value}, expected a whole number from ${min} to ${max}.`);
  }
}
