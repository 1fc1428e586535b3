import { GAMES } from '@tablee/games/rules';
import { bareTable, type Game, LANGUAGES, whyNotBring } from '@tablee/kernel';
import { oneOf, readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import { broughtNamed } from '../brings.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit.ts';
import { readPackFile } from '../files.ts';
import { gameNamed } from '../games.ts';
import { page } from '../help.ts';
import { readConfig } from '../settings.ts';

const USAGE = 'deck check|show|code <deck> [--game g] [--config k=v]… [--pack file] [--lang fr|en] [--json]';

const FLAGS = {
  game: { type: 'string' },
  config: { type: 'string', multiple: true },
  pack: { type: 'string' },
  lang: { type: 'string', default: 'fr' },
  json: { type: 'boolean' },
} as const;

const DOES = ['check', 'show', 'code'] as const;

export const deck: Command = {
  name: 'deck',
  usage: USAGE,
  summary: 'check what a seat would bring, print it, or write it as a short code',
  help: page(
    USAGE,
    'A deck is a file (JSON, a list of cards or a code), a code or a link, the id of a ready-made one, or - for what is typed in.\n' +
      'check names every rule it breaks (exit code 1); show prints it as a list that can be read in again; code prints it in one line.',
    [
      ['--game g', 'the game it is for; need not be said while one game alone has decks'],
      ['--config k=v', 'the table it is for: --config format=starter'],
      ['--pack file', 'cards from a JSON file besides those of the box'],
      ['--lang fr|en', 'the language of the list and of what is wrong (fr)'],
      ['--json', 'for programs'],
    ],
    [
      'deck check nuit-sans-fin',
      'deck code my-deck.txt',
      'deck show SF1.73vJ_Waz… --lang en',
      'deck show - < my-deck.txt',
    ],
  ),
  run,
};

function run(words: readonly string[]): number {
  const { values, positionals } = readArguments('deck', words, FLAGS, ['check|show|code', 'deck']);
  const does = oneOf('deck', positionals[0]!, DOES);
  const language = oneOf('--lang', values.lang, LANGUAGES);
  const game = deckGame(values.game);
  const { brings } = game;
  const { written } = brings!;
  const pack = readPackFile(values.pack);
  const table = bareTable(game, {
    seats: game.seats.min,
    seed: 'deck',
    config: readConfig(game, values.config ?? []),
    ...(pack && { pack }),
  });
  const { config, content } = table;
  const brought = broughtNamed(game, positionals[1]!, config, content);
  const faults = whyNotBring(game, brought, config, content);
  switch (does) {
    case 'check':
      if (values.json) console.log(JSON.stringify({ legal: faults.length === 0, faults }));
      else if (faults.length === 0) console.log(`${written!.name(brought) ?? positionals[1]}: legal`);
      else for (const { rule, why } of faults) console.log(`${why[language]}${rule ? ` (${rule})` : ''}`);
      return faults.length === 0 ? EXIT.fine : EXIT.no;
    case 'show':
      console.log(
        values.json ? JSON.stringify(brought) : written!.list(brought, content, language).trimEnd(),
      );
      return EXIT.fine;
    case 'code': {
      const code = written!.code(brought, content);
      console.log(values.json ? JSON.stringify({ code }) : code);
      return EXIT.fine;
    }
  }
}

/** The game that was named, or the only one to which something is brought. */
function deckGame(id: string | undefined): Game {
  const able = GAMES.filter(({ brings }) => brings?.written !== undefined);
  if (id !== undefined) {
    const game = gameNamed(id);
    if (!able.includes(game)) throw new BadInput(`deck: nobody brings a deck to ${game.id}.`);
    return game;
  }
  const [only, another] = able;
  if (only && !another) return only;
  throw new BadInput(
    `deck: expected --game ${able.map((game) => game.id).join(' or ') || '(no game has decks)'}.`,
  );
}
