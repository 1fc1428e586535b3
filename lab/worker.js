// One thread of a simulation. A thread starts without its parent's way of reading TypeScript, so it registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
