#!/usr/bin/env -S node --max-semi-space-size=32
// With room for what a server has under way at once, in megabytes: it dies young, and collecting it takes half the time.
// The command is TypeScript and runs without a build step: tsx compiles each file as Node loads it.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../main.ts');
// `tablee rules | head` closes the pipe early: nothing is wrong with that.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.exitCode = await main(process.argv.slice(2));
