/** One fight (OV-GAME-4, OV-SETUP-8 to -14, OV-ENDROUND, R-OV-95): set up, then rounds until it is won or lost. */
import { call, done, type Next, pick, procedure, type Seat, seatsOf, shuffle } from '@tablee/kernel';
import { changed, enter, expire, leave, raise, renew } from '@tablee/kernel/effect';
import { ENEMY, NOBODY, PIECES, type SetupOption, SIDE, type Veiel } from '../types.ts';
import { removeBlock } from './block.ts';
import { clearBoard, putOn } from './board.ts';
import { mustReact, reactions } from './boss.ts';
import { drawCards, newCard } from './card.ts';
import { allDead } from './death.ts';
import { TABLES } from './diff.ts';
import { lose } from './end.ts';
import { enemyPhase } from './enemy.ts';
import { equip, unequip, unlock } from './equip.ts';
import { afterRound, isFightOver, isLost } from './goal.ts';
import { layScenario } from './scen-board.ts';
import { finished, settled } from './settle.ts';
import { endUnit } from './status.ts';
import { placeByDice } from './summon.ts';
import {
  enemyOf,
  equipmentOf,
  gearOf,
  heroId,
  isFree,
  isHero,
  seatOfFigure,
  shownCard,
  shownFigure,
} from './table.ts';
import { heroPhase } from './turn.ts';

export const fight = procedure<Veiel, object, never>()('fight', {
  begin: (t) => {
    t.fight++;
    t.round = 0;
    t.finishing = false;
    t.actions = [];
    clearBoard(t);
    const table = t.scenario >= 0 ? 'OV-SCEN-10' : TABLES[t.config.difficulty][t.fight - 1]!.rule;
    t.told?.push({ event: 'fightBegan', fight: t.fight, rule: table });
    if (t.scenario >= 0) layScenario(t);
    else {
      drawField(t);
      placeEnemies(t);
    }
    // Pistolet caché: from the start of fight 2 on (OV-HEROES-22).
    if (t.fight >= 2) for (let gear = 0; gear < t.gear.of.length; gear++) unlock(t, gear);
    shuffleDecks(t);
    t.phase = 'deployment';
    return call(deployment, {}, 'profane');
  },
  profane: (t) => (profaneBoss(t) === NOBODY ? 'hands' : call(profaning, {}, 'hands')),
  /** OV-SETUP-12: up to five; this draw can never kill. The dead draw nothing (R-OV-15). */
  hands: (t) => {
    t.heroes.forEach((hero, number) => {
      hero.played = false;
      if (!hero.dead) drawCards(t, number, t.config.handSize - hero.hand.length, 'OV-SETUP-12');
    });
    raise(t, 'fightStart');
    return settled(t, 'round');
  },
  round: (t) => {
    endUnit(t);
    if (mustReact(t)) return call(reactions, {}, 'round');
    if (allDead(t)) lose(t, 'heroes-dead', 'R-OV-31');
    if (t.result !== null || isFightOver(t)) return 'over';
    t.round++;
    t.told?.push({ event: 'roundBegan', round: t.round, rule: 'OV-GAME-4' });
    raise(t, 'roundStart');
    return settled(t, 'heroes');
  },
  /** What the start of the round set off may have been a boss's lives, or the last enemy. */
  heroes: (t) => {
    endUnit(t);
    if (mustReact(t)) return call(reactions, {}, 'heroes');
    return isFightOver(t) ? 'over' : call(heroPhase, {}, 'enemies');
  },
  enemies: (t) => (t.finishing || isFightOver(t) ? 'over' : call(enemyPhase, {}, 'roundEnd')),
  roundEnd: (t) => {
    if (isFightOver(t)) return 'over';
    raise(t, 'roundEnd');
    return settled(t, 'afterRound');
  },
  afterRound: (t) => {
    endUnit(t);
    if (mustReact(t)) return call(reactions, {}, 'afterRound');
    if (isFightOver(t)) return 'over';
    endRound(t);
    const went = afterRound(t);
    if (went === 'lost') lose(t, 'scenario-lost', 'R-OV-79');
    if (went === 'too-long') lose(t, 'too-long', 'R-OV-86');
    return went === 'on' ? settled(t, 'round') : 'over';
  },
  over: (t) => {
    t.active = NOBODY;
    t.acting = NOBODY;
    if (t.result === null && isLost(t)) lose(t, 'scenario-lost', 'R-OV-79');
    if (t.result !== null) return done;
    const rule = t.scenario < 0 ? 'OV-GAME-6' : 'OV-SCEN-10';
    t.told?.push({ event: 'fightWon', fight: t.fight, rounds: t.round, rule });
    raise(t, 'fightEnd');
    return finished(t, 'done');
  },
  done: () => done,
});

/** OV-ENDROUND-6: block, then yellow dice, then tokens; what lasts until the end of the round ends after that (OV-ENDROUND-7). */
function endRound(t: Veiel): void {
  removeBlock(t, false);
  const { kind, square, yellow } = t.figures;
  for (let figure = 0; figure < kind.length; figure++) {
    if (kind[figure] !== ENEMY || square[figure]! < 0) continue;
    const healed = enemyOf(t, figure).yellow - yellow[figure]!;
    if (healed === 0) continue;
    yellow[figure] = enemyOf(t, figure).yellow;
    t.told?.push({
      event: 'mended',
      who: shownFigure(t, figure),
      amount: healed,
      yellow: yellow[figure]!,
      rule: 'OV-ENDROUND-3',
    });
  }
  for (const hero of t.heroes) hero.played = false;
  changed(t);
  t.told?.push({ event: 'roundEnded', round: t.round, rule: 'OV-ENDROUND-5' });
  expire(t, 'round');
  renew(t, 'round');
}

/** One battlefield a fight, without repetition over a game (OV-SETUP-8, R-OV-75). */
function drawField(t: Veiel): void {
  if (t.field >= 0) leave(t, PIECES.field, 'field');
  t.field = NOBODY;
  if (!t.config.battlefields) return;
  const left = t.content.battlefields.filter(({ number }) => !t.fieldsMet.includes(number));
  if (left.length === 0) return;
  const { number, id } = pick(t, left);
  t.field = number;
  t.fieldsMet.push(number);
  enter(t, PIECES.field, 'field');
  t.told?.push({ event: 'fieldDrawn', battlefield: id, rule: 'OV-FIELD-1' });
}

/** OV-SETUP-9, -10: drawn at random without repetition, placed boss first, then the strong before the weak (R-OV-12). */
function placeEnemies(t: Veiel): void {
  const { counts } = TABLES[t.config.difficulty][t.fight - 1]!;
  for (const rank of [3, 2, 1, 0]) {
    const pile = t.content.ranks[rank]!.filter((number) => rank !== 3 || !t.bossesMet.includes(number));
    shuffle(t, pile);
    for (const number of pile.slice(0, counts[rank])) {
      if (rank === 3) t.bossesMet.push(number);
      placeByDice(t, number);
    }
  }
}

/** OV-ENDFIGHT-15: deck and discard together; wounds and exile stay where they are. */
function shuffleDecks(t: Veiel): void {
  t.heroes.forEach((hero, number) => {
    hero.deck.push(...hero.discard);
    hero.discard.length = 0;
    shuffle(t, hero.deck);
    t.told?.push({ event: 'shuffled', hero: heroId(t, number), rule: 'OV-ENDFIGHT-15' });
  });
}

/** R-OV-14: in any order, on empty squares of rows 5 and 6; with none left, row 4, then 3, and so on. */
function squaresToDeploy(t: Veiel): number[] {
  const start = t.scenario < 0 ? undefined : t.content.scenarios[t.scenario]!.start;
  const printed =
    start?.map(([row, column]) => (row - 1) * SIDE + column - 1).filter((square) => isFree(t, square)) ?? [];
  if (printed.length > 0) return printed;
  let squares = freeInRows(t, 4, 6);
  for (let row = 3; squares.length === 0 && row >= 0; row--) squares = freeInRows(t, row, row + 1);
  return squares;
}

function freeInRows(t: Veiel, from: number, to: number): number[] {
  const squares: number[] = [];
  for (let square = from * SIDE; square < to * SIDE; square++) if (isFree(t, square)) squares.push(square);
  return squares;
}

export const deployment = procedure<Veiel, object, SetupOption>()('deployment', {
  deploy: {
    kind: 'deploy',
    rule: 'OV-SETUP-11',
    seat: (t): readonly Seat[] => seatsOf(t.seats),
    options: (t, _, options, __, seat) => {
      const squares = squaresToDeploy(t);
      for (let figure = 0; figure < t.figures.kind.length; figure++) {
        if (!isHero(t, figure) || t.figures.square[figure]! >= 0 || seatOfFigure(t, figure) !== seat)
          continue;
        for (const square of squares) options.push({ do: 'deploy', figure, square });
      }
    },
    chosen: (t, _, option): Next<'deploy'> => {
      if (option.do === 'deploy') {
        putOn(t, option.figure, option.square);
        t.told?.push({
          event: 'deployed',
          who: shownFigure(t, option.figure),
          square: option.square,
          rule: 'OV-SETUP-11',
        });
        // The dead lie on the board and listen to nothing.
        if (t.heroes[t.figures.of[option.figure]!]!.dead) leave(t, option.figure + PIECES.figure, 'play');
      }
      return 'deploy';
    },
    none: () => done,
  },
});

function profaneBoss(t: Veiel): number {
  return t.figures.kind.findIndex(
    (kind, figure) =>
      kind === ENEMY && t.figures.square[figure]! >= 0 && enemyOf(t, figure).boss?.profane !== undefined,
  );
}

/** Le Profané (OV-PROFANE-1, -3, -4): a gear for each hero, and the blessing into the deck of one the players choose. */
export const profaning = procedure<Veiel, object, SetupOption>()('profane', {
  equip: (t) => {
    const { profane } = enemyOf(t, profaneBoss(t)).boss!;
    const gears = [...profane!.equipment];
    shuffle(t, gears);
    t.heroes.forEach((_, hero) => {
      const id = gears[hero];
      if (id !== undefined) equip(t, hero, t.content.by.equipment.get(id)!);
    });
    return 'bless';
  },
  bless: {
    kind: 'bless',
    rule: 'OV-PROFANE-3',
    seat: (t): readonly Seat[] => seatsOf(t.seats),
    options: (t, _, options) => {
      t.heroes.forEach((__, hero) => {
        options.push({ do: 'bless', hero });
      });
    },
    chosen: (t, _, option) => {
      if (option.do !== 'bless') return done;
      const { blessing } = enemyOf(t, profaneBoss(t)).boss!.profane!;
      const { deck } = t.heroes[option.hero]!;
      const piece = newCard(t, t.content.by.card.get(blessing)!, option.hero);
      deck.push(piece);
      shuffle(t, deck);
      t.told?.push({
        event: 'blessed',
        hero: heroId(t, option.hero),
        ...shownCard(t, piece),
        rule: 'OV-PROFANE-3',
      });
      return done;
    },
  },
});

/** OV-PROFANE-5: both kinds of card leave the game, wherever they are. */
export function endProfane(t: Veiel): void {
  for (const hero of t.heroes) {
    for (const piece of hero.gear.slice())
      if (equipmentOf(t, gearOf(piece)).pool === 'profane') unequip(t, gearOf(piece), 'OV-PROFANE-5');
  }
  const blessings = blessingsOf(t.content);
  // Mostly there was no Profané, and no blessing need be looked for.
  if (!blessings.some((design) => t.cards.includes(design))) return;
  for (const hero of t.heroes) {
    for (const zone of [
      hero.deck,
      hero.hand,
      hero.discard,
      hero.wounds,
      hero.exile,
      hero.removed,
      hero.reserve,
    ]) {
      takeOut(t, zone, blessings);
    }
  }
  for (const under of t.gear.under) takeOut(t, under, blessings);
}

function takeOut(t: Veiel, zone: number[], designs: readonly number[]): void {
  for (let i = zone.length - 1; i >= 0; i--)
    if (designs.includes(t.cards[zone[i]! - PIECES.card]!)) leaveGame(t, zone.splice(i, 1)[0]!);
}

function blessingsOf(content: Veiel['content']): readonly number[] {
  let blessings = BLESSINGS.get(content);
  if (blessings === undefined) {
    blessings = content.enemies.flatMap(({ boss }) =>
      boss?.profane ? [content.by.card.get(boss.profane.blessing)!] : [],
    );
    BLESSINGS.set(content, blessings);
  }
  return blessings;
}
const BLESSINGS = new WeakMap<Veiel['content'], readonly number[]>();

/** A card that is in nobody's game any more. */
export function leaveGame(t: Veiel, piece: number): void {
  t.owners[piece - PIECES.card] = GONE;
}
/** In `owners`: belongs to nobody, and lies in no pile. */
export const GONE = -2;
