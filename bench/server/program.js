// A server to be measured, in a process of its own: `node program.js tablee|boardgame.io`.
import { register } from 'tsx/esm/api';

register();
await import('./program.ts');
