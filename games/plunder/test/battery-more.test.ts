import { battery } from '@tablee/kernel/testing';
import { plunder } from '../index.ts';
import { roundsForMore } from './rounds.ts';

battery(plunder, { rounds: roundsForMore(16), games: 2000, longest: 2000, decisions: 0, thorough: 0 });
