import { listOf, oneOf, readArguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { page } from '../help.ts';

const USAGE =
  'serve [--port N] [--host H] [--data FOLDER] [--behind-proxy ADDRESSES] [--metrics PORT] [--keep WHAT=DAYS,…] [--log LEVEL]';

const HIGHEST_PORT = 65_535;
export const USUAL_FOLDER = '.tablee';
const LONGEST_KEPT = 36_500;

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
      [
        '--behind-proxy ADDRESSES',
        'the proxies in front (127.0.0.1, 10.0.0.0/8, loopback …): their X-Forwarded-… headers are believed',
      ],
      [
        '--metrics PORT',
        'show figures for Prometheus on this port of 127.0.0.1, or HOST:PORT; TABLEE_METRICS_TOKEN=… shows them at /metrics to whoever brings the token',
      ],
      [
        '--keep WHAT=DAYS',
        'how long waiting (14), playing (365) and finished (365) tables and idle guests (400) are kept; 0: for ever',
      ],
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
    'behind-proxy': { type: 'string', multiple: true },
    metrics: { type: 'string' },
    keep: { type: 'string', multiple: true },
    log: { type: 'string' },
  });
  const port = values.port === undefined ? undefined : wholeNumber('--port', values.port, 0, HIGHEST_PORT);
  // Loaded only here: no other command needs a web server.
  const { serve: open, untilStopped, LOG_LEVELS } = await import('@tablee/server');
  const served = await open({
    port,
    host: values.host,
    data: values.data ?? USUAL_FOLDER,
    databaseUrl: process.env.DATABASE_URL,
    behindProxy: listOf(values['behind-proxy']),
    metrics: { ...metricsAt(values.metrics), token: process.env.TABLEE_METRICS_TOKEN },
    keep: daysOf(listOf(values.keep)),
    log: oneOf('--log', values.log ?? (process.stderr.isTTY ? 'warn' : 'info'), LOG_LEVELS),
  });
  console.log(`Tablée is open at ${served.address}\nCtrl-C closes it.`);
  await untilStopped(served);
  return EXIT.fine;
}

/** `9100` or `10.0.0.5:9100`. */
function metricsAt(word: string | undefined): { port?: number; host?: string } {
  if (word === undefined) return {};
  const colon = word.lastIndexOf(':');
  const port = wholeNumber('--metrics', word.slice(colon + 1), 1, HIGHEST_PORT);
  return colon < 0 ? { port } : { port, host: word.slice(0, colon).replace(/^\[|\]$/g, '') };
}

const KEPT = ['waiting', 'playing', 'finished', 'guests'] as const;

/** `waiting=7,guests=30`. */
function daysOf(words: readonly string[]): Partial<Record<(typeof KEPT)[number], number>> {
  return Object.fromEntries(
    words.map((word) => {
      const [what = '', days = ''] = word.split('=');
      return [oneOf('--keep', what, KEPT), wholeNumber(`--keep ${what}`, days, 0, LONGEST_KEPT)];
    }),
  );
}
