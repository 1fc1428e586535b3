// A server in a process of its own, for tests that kill it: `node process.js <port> <data>`; DATABASE_URL as usual.
import { register } from 'tsx/esm/api';

register();
await import('./process.ts');
