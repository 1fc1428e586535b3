/** What hit whom and why in the last Enemy phase, told from the events alone. */
import type { Attention, EndureEvent, LossCause, Wound } from '../../types.ts';

export interface Blow {
  readonly foe: number;
  readonly who: number;
  readonly damage: number;
  /** What had made it Active. */
  readonly why: Attention;
  readonly absorbed: boolean;
  readonly life: number;
  readonly wounds: readonly Wound[];
  readonly died: boolean;
}

export interface PhaseSummary {
  readonly round: number;
  readonly blows: readonly Blow[];
  /** Life lost otherwise in the same phase. */
  readonly losses: readonly { readonly who: number; readonly n: number; readonly cause: LossCause }[];
  /** Foes that moved, and tokens turned up. */
  readonly moved: number;
  readonly turnedUp: number;
}

type Open = { -readonly [Key in keyof Blow]: Blow[Key] };

/** The last Enemy phase that was heard; null before the first. */
export function lastPhase(heard: readonly EndureEvent[]): PhaseSummary | null {
  const from = heard.findLastIndex((event) => event.event === 'phaseBegan' && event.phase === 'enemies');
  if (from < 0) return null;
  const reasons = new Map<number, Attention>();
  const movers = new Set<number>();
  const blows: Open[] = [];
  const losses: { who: number; n: number; cause: LossCause }[] = [];
  let turnedUp = 0;
  let last: Open | null = null;
  const begun = heard[from] as Extract<EndureEvent, { event: 'phaseBegan' }>;
  for (let n = from + 1; n < heard.length; n++) {
    const event = heard[n]!;
    switch (event.event) {
      case 'phaseBegan':
        n = heard.length;
        break;
      case 'stated':
        reasons.set(event.foe, event.why);
        break;
      case 'stepped':
        reasons.set(event.foe, event.toward);
        movers.add(event.foe);
        break;
      case 'drifted':
        movers.add(event.foe);
        break;
      case 'turnedUp':
        turnedUp++;
        break;
      case 'struck':
        last = {
          foe: event.foe,
          who: event.who,
          damage: event.n,
          why: reasons.get(event.foe) ?? 'sight',
          absorbed: false,
          life: 0,
          wounds: [],
          died: false,
        };
        blows.push(last);
        break;
      case 'absorbed':
        if (last?.who === event.who) last.absorbed = true;
        break;
      case 'lifeLost':
        if (last?.who === event.who && (event.cause === 'enemy' || event.cause === 'boss'))
          last.life += event.n;
        else losses.push({ who: event.who, n: event.n, cause: event.cause });
        break;
      case 'wounded':
        if (last?.who === event.who) last.wounds = [...last.wounds, event.wound];
        break;
      case 'died':
        if (last?.who === event.who) last.died = true;
        break;
      default:
        break;
    }
  }
  return { round: begun.round, blows, losses, moved: movers.size, turnedUp };
}
