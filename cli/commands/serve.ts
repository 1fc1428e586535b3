import { readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { page } from '../help.ts';

const USAGE = 'serve [--port N] [--host H]';

const HIGHEST_PORT = 65_535;

export const serve: Command = {
  name: 'serve',
  usage: USAGE,
  summary: 'serve the web app; npm start builds it first',
  help: page(
    USAGE,
    'Serves the web app as it was last built, and prints its address. Stops at Ctrl-C.',
    [
      ['--port N', 'listen on this port, 0 for any that is free (8390, or the next free one)'],
      ['--host H', 'listen on this address (127.0.0.1: this machine alone); 0.0.0.0 lets the network in'],
    ],
    ['serve', 'serve --port 8400'],
  ),
  run,
};

async function run(words: readonly string[]): Promise<number> {
  const { values } = readArguments('serve', words, { port: { type: 'string' }, host: { type: 'string' } });
  const port = values.port === undefined ? undefined : wholeNumber('--port', values.port, 0, HIGHEST_PORT);
  // Loaded only here: no other command needs a web server.
  const { serve: open } = await import('@tablee/server');
  const served = await open({ port, host: values.host });
  console.log(`Tablée is open at ${served.address}\nCtrl-C closes it.`);
  await askedToStop();
  await served.close();
  return EXIT.fine;
}

function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
