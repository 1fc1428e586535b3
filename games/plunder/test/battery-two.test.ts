import { battery } from '@tablee/kernel/testing';
import { plunder } from '../index.ts';
import { roundsForTwo } from './rounds.ts';

battery(plunder, { rounds: roundsForTwo(16), games: 2000, longest: 2000, decisions: 0, thorough: 0 });
