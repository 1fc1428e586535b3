// One part of a run, in a process of its own: `node bench/part.js duel`. It registers its own way of reading TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./part.ts');
