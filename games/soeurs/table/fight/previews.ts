/** What a card would do to whom, worked out by playing it on an imagined table. */
import type { Decision, GameEvent, Option } from '@tablee/kernel';
import type { SoeursEvent } from '../../types.ts';
import type { Future } from '../future.ts';
import { optionsTo } from '../reading.ts';

export interface Preview {
  readonly damage: number;
  /** Resistance left. */
  readonly left: number;
  readonly beaten: boolean;
  /** It would come back (Coriace). */
  readonly returns: boolean;
  readonly xp: number;
  readonly weakened: number;
}

type Foresee = (option: Option) => Future | null;

/** By slot, what taking the option would do to the enemy there; for an option that asks for a target, what choosing that one would. */
export function previewsOf(foresee: Foresee, option: Option): Map<number, Preview> {
  let future = foresee(option);
  // Against the Boss a card is declared first, then struck with.
  if (future?.asked?.kind === 'declare') future = future.then(optionsTo(future.asked, 'strike')[0]!);
  if (future === null) return new Map();
  const previews = gathered(future.events);
  if (future.asked?.kind === 'target') {
    for (const { slot } of optionsTo(future.asked, 'target')) {
      const preview = gathered(allOn(future, slot)).get(slot);
      if (preview) previews.set(slot, preview);
    }
  }
  return previews;
}

/** The same while a target is being asked for. */
export function previewsOfTargets(foresee: Foresee, asked: Decision): Map<number, Preview> {
  const previews = new Map<number, Preview>();
  for (const option of optionsTo(asked, 'target')) {
    const future = foresee(option);
    const preview = future && gathered(future.events).get(option.slot);
    if (preview) previews.set(option.slot, preview);
  }
  return previews;
}

/** What would happen if every target asked for, one after the other, were the same. */
function allOn(future: Future, slot: number): GameEvent[] {
  const events: GameEvent[] = [];
  let now: Future | null = future;
  while (now?.asked?.kind === 'target') {
    const same = optionsTo(now.asked, 'target').find((option) => option.slot === slot);
    if (!same) break;
    now = now.then(same);
    events.push(...(now?.events ?? []));
  }
  return events;
}

function gathered(events: readonly GameEvent[]): Map<number, Preview> {
  const previews = new Map<number, Preview>();
  const note = (slot: number, change: (before: Preview) => Partial<Preview>) => {
    const before = previews.get(slot) ?? NOTHING;
    previews.set(slot, { ...before, ...change(before) });
  };
  for (const told of events) {
    const event = told as SoeursEvent;
    if (event.event === 'enemyHit')
      note(event.slot, (before) => ({ damage: before.damage + event.amount, left: event.left }));
    else if (event.event === 'enemyBeaten') note(event.slot, () => ({ beaten: true, xp: event.xp, left: 0 }));
    else if (event.event === 'enemyReturned') note(event.slot, () => ({ returns: true, left: 1 }));
    else if (event.event === 'enemyWeakened')
      note(event.slot, (before) => ({ weakened: before.weakened + event.amount }));
  }
  return previews;
}
const NOTHING: Preview = { damage: 0, left: -1, beaten: false, returns: false, xp: 0, weakened: 0 };

/** What the Enemy Phase would bring, from here or after what is imagined. */
export interface Outlook {
  readonly attacks: readonly Extract<SoeursEvent, { event: 'attacked' }>[];
  /** Lost besides the attacks: burns, Places, a combat too long. */
  readonly besides: number;
  readonly health: number;
  readonly dies: boolean;
}

export function outlookOf(ended: Future | null): Outlook | null {
  if (ended === null) return null;
  const events = [...ended.events];
  let now = ended;
  // What comes after a pause for potions is part of it, with none drunk.
  while (now.asked?.kind === 'potion') {
    const passed = now.then(optionsTo(now.asked, 'pass')[0]!);
    if (passed === null) break;
    events.push(...passed.events);
    now = passed;
  }
  const attacks = events.filter(
    (told) => (told as SoeursEvent).event === 'attacked',
  ) as unknown as Outlook['attacks'];
  const lost = events.reduce((sum, told) => {
    const event = told as SoeursEvent;
    return event.event === 'healthLost' ? sum + event.amount : sum;
  }, 0);
  const loss = attacks.reduce((sum, attack) => sum + attack.loss, 0);
  return {
    attacks,
    besides: Math.max(0, lost - loss),
    health: now.view.table.health,
    dies: now.view.table.health === 0,
  };
}

/** The Enemy Phase after an action: the Player Phase goes on, or is over with it. */
export function outlookAfter(future: Future | null): Outlook | null {
  if (future === null) return null;
  const told = (name: SoeursEvent['event']) => future.events.some(({ event }) => event === name);
  if (told('combatWon') || told('attacked')) return outlookOf(future);
  const [end] = future.asked?.kind === 'act' ? optionsTo(future.asked, 'end') : [];
  return end ? outlookOf(future.then(end)) : null;
}
