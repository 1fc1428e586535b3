/** What can be done with a card of the hand now, as the open question's options say. */
import type { Decision, Option } from '@tablee/kernel';
import type { Content } from '../../ready/content.ts';
import type { CardOption } from '../../types.ts';
import type { Play } from '../play.tsx';
import { cardOption } from '../reading.ts';

type Verb = CardOption['do'];

export interface Uses {
  /** What the question is about: playing it, adding it to an attack, discarding it. */
  readonly main: Option | null;
  /** What may be done with it besides. */
  readonly others: readonly Option[];
  /** Done as soon as it is pressed: it is what was asked for, and can be taken back. */
  readonly direct: Option | null;
}

const MAIN: readonly Verb[] = ['play', 'attack', 'add', 'discard'];
const BESIDES: readonly Verb[] = ['discard-for-mana', 'raise', 'banish'];
const DIRECT: readonly Verb[] = ['add', 'discard'];

export function usesOf({ asked, content, t }: Play, card: number): Uses {
  const option = (verb: Verb): Option | null => cardOption(asked, verb, card, content, t.level);
  const main = MAIN.map(option).find((found) => found !== null) ?? null;
  const others = BESIDES.map(option).filter((found) => found !== null);
  return { main, others, direct: main !== null && DIRECT.includes(main.do as Verb) ? main : null };
}

/** The options a card would be refused by, the most telling first. */
export function handOptions(asked: Decision | null, content: Content, card: number): Option[] {
  if (asked === null) return [];
  const { options } = content;
  return [options.play[card]!, options.attack[card]!, options.add[card]!];
}
