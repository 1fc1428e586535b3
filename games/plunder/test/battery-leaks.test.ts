import { battery } from '@tablee/kernel/testing';
import { plunder } from '../index.ts';
import { roundsForMore, roundsForTwo } from './rounds.ts';

const rounds = [...roundsForTwo(60), ...roundsForMore(80)];

/** A million with `npm run test:long`. */
const decisions = process.env.TABLEE_LONG === undefined ? 250_000 : 1_000_000;

battery(plunder, { rounds, games: 0, longest: 5000, decisions, thorough: 0 });
