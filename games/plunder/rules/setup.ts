/** Setting up: order, colours, treasures, heroes, and only then the cards. */
import { call, done, type Frame, frame, procedure, type Seat, shuffle } from '@tablee/kernel';
import { CLASSES, type Class, type Plunder, type PlunderOption } from '../types.ts';
import { allCards, insert } from './card.ts';
import { comeIn, refuseOutside } from './enter.ts';
import {
  HEROES_IN_THE_DUNGEON,
  heroesInDungeon,
  heroOf,
  isFree,
  isInDungeon,
  teamOf,
  zoneOf,
} from './hero.ts';
import { FULL_HAND, turn } from './turn.ts';

/** Placed by each player on yellow squares, when there are more than two of them (SDP-MULTI-5). */
export const TREASURES_EACH = 2;
/** The first player's hand in a balanced opening (R-SDP-66). */
export const BALANCED_HAND = 6;

export const setup = procedure<Plunder, { chooser: number }, PlunderOption>()('setup', {
  /** The first player, and with three or four the order of choosing, is drawn at random (SDP-SETUP-1, SDP-MULTI-3). */
  drawOrder: (t) => {
    shuffle(t, t.order);
    t.first = t.order[0]!;
    t.active = t.first;
    t.told?.push({ event: 'orderDrawn', rule: 'SDP-SETUP-1', order: t.order.slice() });
    if (t.seats === 2) for (const square of t.content.board.map.yellow) t.treasureAt[square] = 1; // SDP-BOARD-9
    return 'next';
  },
  /** Each player does all of his choosing in one go (SDP-SETUP-3, SDP-SETUP-4, SDP-MULTI-6). */
  next: (t, f) => {
    while (f.chooser < t.order.length && t.resigned[t.order[f.chooser]!] === 1) f.chooser++;
    if (f.chooser >= t.order.length) return 'deal';
    const seat = t.order[f.chooser]!;
    t.active = seat;
    f.chooser++;
    return call(choosing, { seat, placed: 0 }, 'next');
  },
  /** Nobody has seen a card when choosing heroes; as many packs as the host says (SDP-SETUP-5, SDP-MULTI-7, R-SDP-14). */
  deal: (t) => {
    t.treasures = t.treasureAt.reduce((sum, one) => sum + one, 0);
    t.draw = allCards(t.config.cards, t.config.packs);
    shuffle(t, t.draw);
    const players = t.order.filter((seat) => t.resigned[seat] === 0);
    t.first = players[0]!;
    for (const seat of players)
      deal(t, seat, t.config.balancedOpening && seat === t.first ? BALANCED_HAND : FULL_HAND);
    return 'play';
  },
  /** Whoever chose first plays first (SDP-SETUP-6, SDP-MULTI-9). */
  play: (t) => call(turn, { seat: t.first, discarding: [] }, 'play'),
});

/** One player's choices: a colour, with three or four players two treasures, and two heroes. */
export const choosing = procedure<Plunder, { seat: Seat; placed: number }, PlunderOption>()('choosing', {
  /** A colour still free, one a player, and thereby the place at that zone (SDP-GOAL-1, SDP-SETUP-2, SDP-MULTI-4). */
  colour: {
    kind: 'chooseColour',
    rule: 'SDP-SETUP-2',
    seat: (_, f) => f.seat,
    options: (t, _, options) => {
      for (const team of t.content.ring) if (t.seatOf[team] === -1) options.push({ do: 'colour', team });
    },
    chosen: (t, f, option) => {
      if (option.do !== 'colour') throw new Error(`${option.do} is no colour.`);
      t.teamOf[f.seat] = option.team;
      t.seatOf[option.team] = f.seat;
      t.told?.push({ event: 'colourChosen', rule: 'SDP-SETUP-2', seat: f.seat, team: option.team });
      return t.seats > 2 ? 'treasures' : 'heroes';
    },
  },
  treasures: (_, f) => (f.placed < TREASURES_EACH ? 'treasure' : 'heroes'),
  /** One treasure a yellow square (R-SDP-58). */
  treasure: {
    kind: 'placeTreasures',
    rule: 'SDP-MULTI-5',
    seat: (_, f) => f.seat,
    options: (t, _, options, why) => {
      for (const to of t.content.board.map.yellow) {
        if (t.treasureAt[to] === 0) options.push({ do: 'treasure', to });
        else why?.refuse({ do: 'treasure', to }, 'R-SDP-58');
      }
    },
    chosen: (t, f, option) => {
      if (option.do !== 'treasure') throw new Error(`${option.do} is no treasure.`);
      t.treasureAt[option.to] = 1;
      f.placed++;
      t.told?.push({ event: 'treasurePlaced', rule: 'SDP-MULTI-5', seat: f.seat, to: option.to });
      return 'treasures';
    },
  },
  heroes: (t, f) => (heroesInDungeon(t, teamOf(t, f.seat)) < HEROES_IN_THE_DUNGEON ? 'hero' : 'over'),
  hero: {
    kind: 'placeHeroes',
    rule: 'SDP-SETUP-3',
    seat: (_, f) => f.seat,
    options: (t, f, options, why) => {
      const team = teamOf(t, f.seat);
      for (let kind = 0; kind < CLASSES.length; kind++) {
        const hero = heroOf(team, kind as Class);
        if (isInDungeon(t, hero)) continue;
        for (const to of zoneOf(t, team)) {
          if (isFree(t, to)) options.push({ do: 'place', hero, to });
          else why?.refuse({ do: 'place', hero, to }, 'SDP-ENTER-4');
        }
        if (why) refuseOutside(t, team, why, (to) => ({ do: 'place', hero, to }));
      }
    },
    chosen: (t, _, option) => {
      if (option.do !== 'place') throw new Error(`${option.do} places no hero.`);
      comeIn(t, option.hero, option.to);
      return 'heroes';
    },
  },
  over: () => done,
});

/** The flow of a game from its very beginning. */
export function opening(): Frame {
  return frame(setup, { chooser: 0 });
}

/** The cards on the table are shared out one hand after the other (SDP-SETUP-5). */
function deal(t: Plunder, seat: Seat, hand: number): void {
  const cards = t.draw.splice(t.draw.length - hand, hand);
  for (const card of cards) insert(t.hands[seat]!, card);
  t.told?.push({
    event: 'dealt',
    rule: 'SDP-SETUP-5',
    seat,
    cards: t.hands[seat]!.slice(),
    only: [seat],
    others: { event: 'dealtHidden', rule: 'SDP-SETUP-5', seat, count: hand } as never,
  });
}
