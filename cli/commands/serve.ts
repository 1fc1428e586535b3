import { oneOf, readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { page } from '../help.ts';

const USAGE = 'serve [--port N] [--host H] [--data FOLDER] [--behind-proxy] [--log LEVEL]';

const HIGHEST_PORT = 65_535;
const USUAL_FOLDER = '.tablee';

export const serve: Command = {
  name: 'serve',
  usage: USAGE,
  summary: 'serve the web app and online tables; npm start builds it first',
  help: page(
    USAGE,
    'Serves the web app as it was last built and online tables, and prints the address. Stops at Ctrl-C.',
    [
      ['--port N', 'listen on this port, 0 for any that is free (8390, or the next free one)'],
      ['--host H', 'listen on this address (127.0.0.1: this machine alone); 0.0.0.0 lets the network in'],
      [
        '--data FOLDER',
        'keep online tables there (.tablee); DATABASE_URL=postgres://… keeps them in a PostgreSQL',
      ],
      ['--behind-proxy', 'a proxy in front says in X-Forwarded-… headers who asks, and whether by https'],
      [
        '--log LEVEL',
        'what is logged on stderr: silent, error, warn, info, debug (warn on a terminal, else info)',
      ],
    ],
    ['serve', 'serve --port 8400 --data /var/lib/tablee'],
  ),
  run,
};

async function run(words: readonly string[]): Promise<number> {
  const { values } = readArguments('serve', words, {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    'behind-proxy': { type: 'boolean' },
    log: { type: 'string' },
  });
  const port = values.port === undefined ? undefined : wholeNumber('--port', values.port, 0, HIGHEST_PORT);
  // Loaded only here: no other command needs a web server.
  const { serve: open, LOG_LEVELS } = await import('@tablee/server');
  const served = await open({
    port,
    host: values.host,
    data: values.data ?? USUAL_FOLDER,
    databaseUrl: process.env.DATABASE_URL,
    behindProxy: values['behind-proxy'],
    log: oneOf('--log', values.log ?? (process.stderr.isTTY ? 'warn' : 'info'), LOG_LEVELS),
  });
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
