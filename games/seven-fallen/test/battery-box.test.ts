/** The battery with the decks of the box, in both formats. */
import { battery } from '@tablee/kernel/testing';
import { sevenFallen } from '../index.ts';

const KINGDOMS = ['nuit-sans-fin', 'purete-celeste', 'cour-des-marees', 'forge-des-cendres', 'ruche-d-ambre'];

battery(sevenFallen, {
  rounds: KINGDOMS.map((kingdom, n) => {
    const other = KINGDOMS[(n + 1) % KINGDOMS.length]!;
    const format = n % 2 === 0 ? 'standard' : 'starter';
    const name = (of: string) => (format === 'starter' ? `${of}-starter` : of);
    return {
      name: `${kingdom} against ${other}, ${format}`,
      start: { seats: 2, config: { format, turnsAtMost: 12, deck0: name(kingdom), deck1: name(other) } },
    };
  }),
  games: 5,
  longest: 10_000,
  decisions: 400,
  thorough: 1,
});
