/**
 * What is sure to follow a choice. The house's foresight says nothing once chance comes into it, and here it nearly always
 * does in the end: the last enemy falls, and the next dice roll by themselves. So the choice is played on an imagined table,
 * and everything told before chance speaks is taken as certain.
 */
import {
  choose,
  type Decision,
  type Foreseen,
  type Foresight,
  type GameEvent,
  imagine,
  isSameOption,
  type Option,
  randomFrom,
} from '@tablee/kernel';
import type { Content } from '../ready/content.ts';
import { soeurs } from '../soeurs.ts';
import type { SoeursEvent, SoeursView } from '../types.ts';
import type { Seen } from './reading.ts';
import { staged } from './staged.ts';

export interface Future {
  readonly view: Seen;
  readonly events: readonly GameEvent[];
  /** What would be asked next; null where chance comes first. */
  readonly asked: Decision | null;
  then(option: Option): Future | null;
}

/** Null for what is not among the options. */
export function futureOf(
  view: Seen,
  content: Content,
  foresee: Foresight<SoeursView>,
  option: Option,
): Future | null {
  const [decision] = view.decisions;
  const offered = decision?.options.find((one) => isSameOption(one, option));
  if (!decision || !offered) return null;
  return wrapped(foresee(offered), view, content, decision, offered);
}

function wrapped(
  seen: Foreseen<SoeursView> | null,
  view: Seen,
  content: Content,
  decision: Decision,
  option: Option,
): Future {
  if (seen === null) return glimpse(view, content, decision, option);
  const { asked } = seen;
  return {
    view: seen.view,
    events: seen.events,
    asked,
    then: (next) => {
      const offered = asked?.options.find((one) => isSameOption(one, next));
      return asked && offered ? wrapped(seen.then(offered), seen.view, content, asked, offered) : null;
    },
  };
}

function glimpse(view: Seen, content: Content, decision: Decision, option: Option): Future {
  const t = imagine(soeurs, view, content, { random: randomFrom('glimpse') });
  const told: SoeursEvent[] = [];
  t.told = told;
  choose(soeurs, t, t.open.find(({ id }) => id === decision.id)!, option);
  const chance = told.findIndex(isChance);
  const events = chance < 0 ? told : told.slice(0, chance);
  return { view: events.reduce<Seen>(staged, view), events, asked: null, then: () => null };
}

/** From here on it depends on dice, on shuffles or on hidden cards. */
function isChance(event: SoeursEvent): boolean {
  switch (event.event) {
    case 'diceRolled':
    case 'deckReformed':
    case 'deckShuffled':
    case 'cardDrawn':
    case 'enemiesCame':
    case 'guardianCame':
      return true;
    case 'cardDiscarded':
      return event.why === 'force-brutale' || event.why === 'effect';
    default:
      return false;
  }
}
