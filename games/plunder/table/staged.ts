/** Each event folded into the view, so that what happened can be shown one thing after the other. */
import type { GameEvent, View } from '@tablee/kernel';
import { allCards, type Card, insert } from '../rules/card.ts';
import { heroesOf } from '../rules/goal.ts';
import { asHero, asMonster, FULL_PV, heroFigure, isMonster, monsterFigure, NOBODY } from '../rules/hero.ts';
import type { Figure, Hero, PlunderConfig, PlunderEvent, PlunderView } from '../types.ts';

type Seen = View<PlunderView>;
type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
type Draft = Writable<PlunderView>;

export function staged(view: Seen, given: GameEvent): Seen {
  const table = copyOf(view.table);
  fold(table, given as PlunderEvent, view);
  // Nobody is asked anything while something is being shown.
  return { ...view, table: table as PlunderView, decisions: [], flow: null, underWay: [] };
}

function copyOf(seen: PlunderView): Draft {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(seen)) copy[key] = Array.isArray(value) ? value.slice() : value;
  return copy as unknown as Draft;
}

function fold(t: Draft, event: PlunderEvent, view: Seen): void {
  switch (event.event) {
    case 'orderDrawn':
      t.order = [...event.order];
      t.first = event.order[0]!;
      t.active = t.first;
      break;
    case 'colourChosen':
      t.active = event.seat;
      t.teamOf[event.seat] = event.team;
      t.seatOf[event.team] = event.seat;
      break;
    case 'treasurePlaced':
      t.treasureAt[event.to] = 1;
      break;
    case 'heroEntered':
      put(t, heroFigure(event.hero), event.to);
      break;
    case 'heroLeft':
    case 'heroFell':
      leave(t, event.hero);
      break;
    case 'dealt':
      if (event.seat === view.seat) t.hand = [...event.cards];
      dealt(t, event.seat, event.cards.length, view);
      break;
    case 'dealtHidden':
      dealt(t, event.seat, event.count, view);
      break;
    case 'turnBegan':
      t.turns = event.turn;
      t.active = event.seat;
      t.phase = 'action';
      break;
    case 'actionsEnded':
      t.phase = 'discard';
      break;
    case 'cardsDrawn':
      if (event.seat === view.seat) for (const card of event.cards) insert(t.hand as Card[], card);
      drawn(t, event.seat, event.cards.length);
      break;
    case 'cardsDrawnHidden':
      drawn(t, event.seat, event.count);
      break;
    case 'reshuffled':
      t.drawSize += event.count;
      t.discard = [];
      break;
    case 'cardsPlayed':
      spend(t, event.seat, event.cards, view);
      t.paid = {
        cards: [...event.cards],
        suit: event.suit === -1 ? t.paid.suit : event.suit,
        value: event.value,
      };
      break;
    case 'cardsDiscarded':
      spend(t, event.seat, event.cards, view);
      break;
    case 'heroMoved':
    case 'dodged':
      take(t, heroFigure(event.hero));
      put(t, heroFigure(event.hero), event.to);
      break;
    case 'monsterEntered':
      put(t, monsterFigure(event.monster), event.to);
      break;
    case 'monsterMoved':
      take(t, monsterFigure(event.monster));
      put(t, monsterFigure(event.monster), event.to);
      break;
    case 'monsterFell':
      take(t, monsterFigure(event.monster));
      break;
    case 'pushed':
      take(t, event.target);
      put(t, event.target, event.to);
      break;
    case 'wounded':
      t.pv[event.hero] = event.left;
      break;
    case 'healed':
      t.pv[event.hero] = t.pv[event.hero]! + event.amount;
      break;
    case 'treasureTaken':
      t.treasureAt[event.at] = 0;
      t.carries[event.hero] = 1;
      break;
    case 'treasureDropped':
      t.treasureAt[event.at] = 1;
      t.carries[event.hero] = 0;
      break;
    case 'treasureGiven':
      t.carries[event.from] = 0;
      t.carries[event.to] = 1;
      break;
    case 'treasureStolen':
      if (event.from === -1) t.treasureAt[event.at] = 0;
      else t.carries[event.from] = 0;
      t.carries[event.by] = 1;
      break;
    case 'treasureSecured':
      t.carries[event.hero] = 0;
      t.secured[event.team] = event.total;
      break;
    case 'resigned': {
      const team = t.teamOf[event.seat]!;
      if (team !== -1) for (const hero of heroesOf(team)) if (t.heroAt[hero] !== -1) leave(t, hero);
      t.resigned[event.seat] = 1;
      break;
    }
    // Told, but nothing on the table is different for it.
    case 'attacked':
    case 'powerUsed':
    case 'parried':
    case 'tookIt':
    case 'burnt':
    case 'gameWon':
    case 'gameDrawn':
      break;
  }
}

function put(t: Draft, figure: Figure, square: number): void {
  t.standing[square] = figure;
  if (isMonster(figure)) t.monsterAt[asMonster(figure)] = square;
  else t.heroAt[asHero(figure)] = square;
}

function take(t: Draft, figure: Figure): void {
  const at = isMonster(figure) ? t.monsterAt[asMonster(figure)]! : t.heroAt[asHero(figure)]!;
  if (t.standing[at] === figure) t.standing[at] = NOBODY;
  if (isMonster(figure)) t.monsterAt[asMonster(figure)] = -1;
  else t.heroAt[asHero(figure)] = -1;
}

/** Into the reserve, where wounds heal (R-SDP-33). What he carried is told of next. */
function leave(t: Draft, hero: Hero): void {
  take(t, heroFigure(hero));
  t.pv[hero] = FULL_PV;
}

function dealt(t: Draft, seat: number, count: number, view: Seen): void {
  const { cards, packs } = view.config as PlunderConfig;
  t.handSizes[seat] = count;
  t.drawSize = allCards(cards, packs).length - t.handSizes.reduce((sum, size) => sum + size, 0);
}

function drawn(t: Draft, seat: number, count: number): void {
  t.handSizes[seat] = t.handSizes[seat]! + count;
  t.drawSize -= count;
}

function spend(t: Draft, seat: number, cards: readonly Card[], view: Seen): void {
  if (seat === view.seat) t.hand = t.hand.filter((card) => !cards.includes(card));
  t.handSizes[seat] = t.handSizes[seat]! - cards.length;
  t.discard.push(...cards);
}
