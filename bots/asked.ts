/** Which question is a bot's to answer. */
import type { Decision, Seat } from '@tablee/kernel';

/** The first question put to a bot; what people are asked, too, is left to them. */
export function askedOfABot(open: readonly Decision[], isBot: (seat: Seat) => boolean): Decision | undefined {
  const isForPeople = ({ shared, branch }: Decision): boolean =>
    shared === true && open.some((other) => other.branch === branch && !isBot(other.seat));
  return open.find((asked) => isBot(asked.seat) && !isForPeople(asked));
}
