import { battery } from '@tablee/kernel/testing';
import { plunder } from '../index.ts';
import { roundsForMore, roundsForTwo } from './rounds.ts';

// Undo goes back by playing all over again: short games.
const rounds = [...roundsForTwo(12), ...roundsForMore(12)];

battery(plunder, { rounds, games: 0, longest: 2000, decisions: 0, thorough: 2 });
