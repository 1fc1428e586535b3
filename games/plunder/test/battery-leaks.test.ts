import { battery } from '@tablee/kernel/testing';
import { plunder } from '../index.ts';
import { roundsForMore, roundsForTwo } from './rounds.ts';

const rounds = [...roundsForTwo(60), ...roundsForMore(80)];

battery(plunder, { rounds, games: 0, longest: 5000, decisions: 1_000_000, thorough: 0 });
