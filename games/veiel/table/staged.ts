/**
 * The view with one event in it, so that figures and cards move one after the other. What the event does not say stays as it
 * was: the view that comes after the last event has everything.
 */
import type { GameEvent, View } from '@tablee/kernel';
import {
  type Content,
  ENTITY,
  type Figures,
  HERO,
  type HeroView,
  NOBODY,
  type VeielEvent,
  type VeielView,
} from '../types.ts';

export function staged(view: View<VeielView>, event: GameEvent, content: unknown): View<VeielView> {
  const table = after(view.table, event as VeielEvent, content as Content);
  return table === view.table ? view : { ...view, table };
}

type Zone = 'deck' | 'hand' | 'discard' | 'wounds' | 'exile' | 'removed' | 'row' | 'inPlay';

function after(t: VeielView, event: VeielEvent, content: Content): VeielView {
  switch (event.event) {
    case 'fightBegan':
      return { ...t, fight: event.fight };
    case 'roundBegan':
      return { ...t, round: event.round, phase: 'heroes' };
    case 'enemyPhaseBegan':
      return {
        ...figuresWith(t, 'acted', (_, kind) => (kind === HERO ? undefined : 0)),
        phase: 'enemies',
        active: NOBODY,
      };
    case 'turnBegan':
      return { ...t, active: heroNumber(t, content, event.hero), phase: 'heroes' };
    case 'turnEnded':
      return hero(t, content, event.hero, () => ({ played: true }));
    case 'died':
      return hero(t, content, event.hero, () => ({ dead: true }));
    case 'returned':
      return hero(t, content, event.hero, () => ({ dead: false }));
    case 'deployed':
    case 'placed':
    case 'summoned':
      return stands(t, event.who.figure, event.square);
    case 'stepped':
    case 'pushed':
    case 'pulled':
    case 'teleported':
    case 'repositioned':
      return stands(t, event.who.figure, event.to);
    case 'swapped': {
      const [a, b] = [t.figures.square[event.who.figure]!, t.figures.square[event.with.figure]!];
      return stands(stands(t, event.who.figure, b), event.with.figure, a);
    }
    case 'enemyActs':
      return figure(t, event.who.figure, { acted: 1 });
    case 'blockGained':
      return figure(t, event.who.figure, { block: t.figures.block[event.who.figure]! + event.amount });
    case 'blocked':
    case 'blockRemoved':
      return figure(t, event.who.figure, {
        block: Math.max(0, t.figures.block[event.who.figure]! - event.amount),
      });
    case 'hurt':
    case 'mended':
      return figure(t, event.who.figure, { yellow: event.yellow });
    case 'lifeLost':
      return figure(t, event.who.figure, { red: event.red, yellow: event.yellow });
    case 'fell':
    case 'destroyed':
    case 'diedWithSummoner':
    case 'removedEntity':
      return stands(t, event.who.figure, NOBODY);
    case 'corpseLeft':
      return corpses(t, event.square, 1);
    case 'corpseConsumed':
      return corpses(t, event.square, -1);
    case 'actionDrawn':
      return drawnAction(t, content, event.who.figure, event.action);
    case 'drew':
      return event.cards.reduce((so, { piece }) => moved(so, content, event.hero, piece, 'hand'), t);
    case 'played':
      return moved(t, content, event.hero, event.piece, 'inPlay');
    case 'discarded':
    case 'discardedAfterPlay':
    case 'persisted':
      return moved(t, content, event.hero, event.piece, 'discard');
    case 'wounded':
    case 'substituted':
      return moved(t, content, event.hero, event.piece, 'wounds');
    case 'healed':
    case 'recovered':
      return moved(t, content, event.hero, event.piece, 'discard');
    case 'exiled':
      return moved(t, content, event.hero, event.piece, 'exile');
    case 'removed':
      return moved(t, content, event.hero, event.piece, 'removed');
    case 'fused':
      return moved(t, content, event.hero, event.piece, 'hand');
    case 'returnedToRow':
      return moved(t, content, event.hero, event.piece, 'row');
    case 'handDiscarded':
      return hero(t, content, event.hero, ({ hand, discard }) => ({
        hand: [],
        discard: [...discard, ...hand],
      }));
    case 'shuffled':
      return hero(t, content, event.hero, ({ deck, discard }) => ({
        deck: [...deck, ...discard],
        discard: [],
      }));
    default:
      return t;
  }
}

function heroNumber(t: VeielView, content: Content, id: string): number {
  return t.heroes.findIndex(({ design }) => content.heroes[design]!.id === id);
}

function hero(
  t: VeielView,
  content: Content,
  id: string,
  change: (hero: HeroView) => Partial<HeroView>,
): VeielView {
  const number = heroNumber(t, content, id);
  return { ...t, heroes: t.heroes.map((each, n) => (n === number ? { ...each, ...change(each) } : each)) };
}

const ZONES: readonly Zone[] = ['deck', 'hand', 'discard', 'wounds', 'exile', 'removed', 'row', 'inPlay'];

/** From wherever it lies. The life gauge follows: it is made of hand, deck and discard. */
function moved(t: VeielView, content: Content, id: string, piece: number, to: Zone): VeielView {
  return hero(t, content, id, (seen) => {
    const zones = Object.fromEntries(
      ZONES.map((zone) => [zone, seen[zone].filter((each) => each !== piece)]),
    ) as Record<Zone, number[]>;
    zones[to].push(piece);
    const left = (each: Record<Zone, readonly number[]>) =>
      each.hand.length + each.deck.length + each.discard.length;
    return { ...zones, life: seen.life + left(zones) - left(seen as Record<Zone, readonly number[]>) };
  });
}

function figure(t: VeielView, number: number, change: Partial<Record<keyof Figures, number>>): VeielView {
  if (number >= t.figures.kind.length) return t;
  const figures = { ...t.figures } as unknown as Record<string, number[]>;
  for (const [name, value] of Object.entries(change)) {
    figures[name] = figures[name]!.slice();
    figures[name]![number] = value;
  }
  return { ...t, figures: figures as unknown as Figures };
}

function figuresWith(
  t: VeielView,
  name: 'acted',
  value: (figure: number, kind: number) => number | undefined,
): VeielView {
  const list = t.figures[name].map((before, number) => value(number, t.figures.kind[number]!) ?? before);
  return { ...t, figures: { ...t.figures, [name]: list } };
}

/** On this square, or on none. One that has only just come is not in the view yet: the next view brings it. */
function stands(t: VeielView, number: number, square: number): VeielView {
  if (number >= t.figures.kind.length) return t;
  const before = t.figures.square[number]!;
  const next = figure(t, number, { square });
  const fills = t.figures.kind[number] !== ENTITY || t.standing[before] === number;
  const standing = t.standing.slice();
  if (before >= 0 && standing[before] === number) standing[before] = NOBODY;
  if (square >= 0 && fills) standing[square] = number;
  return { ...next, standing };
}

function corpses(t: VeielView, square: number, by: number): VeielView {
  return { ...t, corpses: t.corpses.map((count, n) => (n === square ? Math.max(0, count + by) : count)) };
}

function drawnAction(t: VeielView, content: Content, boss: number, id: string): VeielView {
  const { boss: card } = content.enemies[t.figures.of[boss]!] ?? {};
  const action = card?.actions.findIndex((each) => each.id === id) ?? -1;
  if (action < 0) return t;
  return {
    ...t,
    actions: t.actions.map((each) =>
      each.figure === boss
        ? { ...each, pile: each.pile.filter((one) => one !== action), used: [...each.used, action] }
        : each,
    ),
  };
}
