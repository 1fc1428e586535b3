import { transcripts } from '@tablee/kernel/testing';
import { plunder } from '../index.ts';
import { roundsForMore, roundsForTwo } from './rounds.ts';

const rounds = [...roundsForTwo(12), ...roundsForMore(12)];
const named = (name: string) => rounds.find((round) => round.name === name)!;

transcripts(plunder, new URL('./told.txt', import.meta.url), [
  { ...named('2 on sdp-2p-1'), choices: 60 },
  { ...named('two in the thick of it'), choices: 160 },
  { ...named('four in the thick of it'), choices: 160 },
]);
