/** Playing at a table of the server, as people and their bots would. */
import { type Bot, botChance, newBot } from '@tablee/bots';
import { gameById } from '@tablee/games/rules';
import { below, type Chance, randomFrom, type View } from '@tablee/kernel';
import type { Opened } from '@tablee/protocol';
import type { Told, Visitor } from './visitor.ts';

/** A table of people who are all there, and its name. */
export async function seated(
  people: readonly Visitor[],
  given: Parameters<Visitor['open']>[0] = {},
): Promise<Opened> {
  const [host, ...others] = people;
  const seats = [{ who: 'me' } as const, ...others.map(() => ({ who: 'open' }) as const)];
  const opened = await host!.open({ seats, ...given });
  for (const other of others) await other.claim(opened);
  for (const person of people) await person.sit(opened.table);
  return opened;
}

/** Picks an option for the seat whose view it is. */
export type Chooser = (view: View) => number;

/** Any option. */
export function randomly(seed: string): Chooser {
  const chance: Chance = { random: randomFrom(seed) };
  return ({ decisions }) => below(chance, decisions[0]!.options.length);
}

/** As the greedy bot would: games come to an end. */
export function greedily(seed: string): Chooser {
  let bot: Bot | null = null;
  let content: unknown;
  let chance: Chance;
  return (view) => {
    const game = gameById(view.game)!;
    const decision = view.decisions[0]!;
    if (bot === null) {
      bot = newBot('greedy');
      content = game.content(view.config, view.seats, null);
      chance = botChance(seed, decision.seat);
    }
    return bot.decide({ game, decision, look: () => view, content, chance });
  };
}

/** Everybody answers whenever asked, until the game is over or it is enough for one of them: all count what they noticed. */
export async function playTogether(
  people: readonly Visitor[],
  table: string,
  chooser: (who: number) => Chooser,
  isEnough: (told: Told) => boolean,
): Promise<void> {
  let isOver = false;
  await Promise.all(
    people.map(async (person, who) => {
      await playOn(person, table, chooser(who), (told) => isOver || isEnough(told));
      isOver = true;
      for (const other of people) other.lookAgain();
    }),
  );
}

/** Answers whenever asked, until the game is over or `isEnough`. Says how many answers were accepted. */
export async function playOn(
  visitor: Visitor,
  table: string,
  choose: Chooser,
  isEnough: (told: Told, answers: number) => boolean = () => false,
): Promise<number> {
  let answers = 0;
  for (;;) {
    const told = await visitor.untilTable(
      table,
      (now) => now.phase === 'over' || isEnough(now, answers) || visitor.isAsked(table),
      'a question',
    );
    if (told.phase === 'over' || isEnough(told, answers)) return answers;
    const answer = await visitor.choose(table, choose(told.view!));
    if (answer.type === 'refused') throw new Error(`${answer.code}: ${answer.why.en}`);
    answers++;
  }
}
