/**
 * What every enemy would do now (V-4, OV-AI-48), each alone on the board as it stands: rehearsed by the rules themselves, so
 * that the drawing and the rules can't differ. A boss's next Action card is not to be known (OV-AI-49): it has none.
 */
import { frame, type RuleId, rehearsal, type Seat, type View } from '@tablee/kernel';
import { intent } from '../../rules/enemy.ts';
import { type Content, ENEMY, HERO, type VeielEvent, type VeielView } from '../../types.ts';
import { veiel } from '../../veiel.ts';

/** What one figure would take of it. */
export interface Blow {
  readonly figure: number;
  /** Before block, and what block stops of it. */
  readonly damage: number;
  readonly blocked: number;
  /** Inflicts wounds: block doesn't count (OV-WOUND-13). */
  readonly isWounds: boolean;
}

export type Deed =
  | {
      readonly does: 'attack';
      readonly icon: 'single' | 'multi';
      readonly targets: readonly number[];
      /** The squares it goes over, the one it starts from first. */
      readonly road: readonly number[];
      readonly area: readonly number[];
      readonly rule: RuleId;
      readonly blows: Blow[];
    }
  | {
      readonly does: 'approach';
      readonly toward: number;
      readonly road: readonly number[];
      readonly rule: RuleId;
    }
  | { readonly does: 'nobody' | 'stunned' }
  | { readonly does: 'also'; readonly what: string; readonly amount: number }
  /** An effect on the spot: it gives block, mends, hurts whoever stands round it. */
  | { readonly does: 'onTheSpot'; readonly blows: Blow[]; readonly shields: Shield[] };

/** Block somebody would gain by it. */
export interface Shield {
  readonly figure: number;
  readonly amount: number;
}

export interface EnemyIntent {
  readonly figure: number;
  /** Its place in reading order, from 1. */
  readonly order: number;
  readonly deeds: readonly Deed[];
  /** A boss: what it does is drawn when it acts. */
  readonly isHidden: boolean;
}

/** In reading order (OV-ENEMY-1). */
export function enemiesInOrder({ figures }: VeielView): number[] {
  const found: number[] = [];
  figures.kind.forEach((kind, figure) => {
    if (kind === ENEMY && figures.square[figure]! >= 0) found.push(figure);
  });
  return found.sort((a, b) => figures.square[a]! - figures.square[b]!);
}

const KNOWN = new WeakMap<VeielView, readonly EnemyIntent[]>();

/** Worked out once a view. Those that have acted in this enemy phase intend nothing more. */
export function intentsOf(view: View<VeielView>, content: Content): readonly EnemyIntent[] {
  const known = KNOWN.get(view.table);
  if (known) return known;
  const { table } = view;
  const rehearse = rehearsal(veiel as never, view as View<VeielView>, content, (view.seat ?? 0) as Seat);
  const intents = enemiesInOrder(table).map((figure, index): EnemyIntent => {
    const isHidden = content.enemies[table.figures.of[figure]!]!.boss !== null;
    const hasActed = table.phase === 'enemies' && table.figures.acted[figure] !== 0;
    const events = isHidden || hasActed ? [] : rehearse(frame(intent, { figure })).events;
    return {
      figure,
      order: index + 1,
      deeds: deedsOf(table, content, figure, events as readonly VeielEvent[]),
      isHidden,
    };
  });
  KNOWN.set(table, intents);
  return intents;
}

function deedsOf(
  { figures }: VeielView,
  content: Content,
  enemy: number,
  events: readonly VeielEvent[],
): Deed[] {
  const deeds: Deed[] = [];
  let at = figures.square[enemy]!;
  const spot = () => {
    const last = deeds[deeds.length - 1];
    if (last?.does === 'onTheSpot') return last;
    const fresh = { does: 'onTheSpot', blows: [] as Blow[], shields: [] as Shield[] } as const;
    deeds.push(fresh);
    return fresh;
  };
  const blows = (): Blow[] => {
    const last = deeds[deeds.length - 1];
    return last?.does === 'attack' ? last.blows : spot().blows;
  };
  for (const event of events) {
    switch (event.event) {
      case 'stunned':
        deeds.push({ does: 'stunned' });
        break;
      case 'attackSkipped':
        deeds.push({ does: 'nobody' });
        break;
      case 'approached':
        deeds.push({
          does: 'approach',
          toward: event.toward.figure,
          road: [at, ...event.road],
          rule: event.rule,
        });
        at = event.road[event.road.length - 1] ?? at;
        break;
      case 'aimed': {
        const road = [at, ...event.road];
        at = road[road.length - 1]!;
        deeds.push({
          does: 'attack',
          icon: event.icon,
          targets: event.heroes.map(({ figure }) => figure),
          road,
          area: content.areas[event.area]!.covered[event.turn]?.[at] ?? [],
          rule: event.rule,
          blows: [],
        });
        break;
      }
      case 'damaged':
        if (event.by?.figure === enemy)
          blows().push({
            figure: event.who.figure,
            damage: event.amount,
            blocked: event.blocked,
            isWounds: event.rule === 'OV-WOUND-13',
          });
        break;
      case 'blockGained':
        spot().shields.push({ figure: event.who.figure, amount: event.amount });
        break;
      case 'intent':
        if (event.what !== 'wounds') deeds.push({ does: 'also', what: event.what, amount: event.amount });
        break;
      default:
    }
  }
  return deeds;
}

/** By hero: the wounds all of this would come to, block counted once (V-6). */
export function woundsToCome({ figures, heroes }: VeielView, intents: readonly EnemyIntent[]): number[] {
  const damage = new Map<number, number>();
  const wounds = heroes.map(() => 0);
  for (const { deeds } of intents) {
    for (const deed of deeds) {
      if (deed.does !== 'attack' && deed.does !== 'onTheSpot') continue;
      for (const blow of deed.blows) {
        if (figures.kind[blow.figure] !== HERO) continue;
        if (blow.isWounds) wounds[figures.of[blow.figure]!]! += blow.damage;
        else damage.set(blow.figure, (damage.get(blow.figure) ?? 0) + blow.damage);
      }
    }
  }
  for (const [figure, points] of damage)
    wounds[figures.of[figure]!]! += Math.max(0, points - figures.block[figure]!);
  return wounds;
}
