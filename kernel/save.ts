/** A state as text, and back. For our own storage: the text carries its hash, and an altered one is refused. */
import { type Game, type Pack, Refused } from './game.ts';
import { contentId, fingerprint, hash, kept } from './hash.ts';
import { reopen } from './play.ts';
import { checked } from './schema.ts';
import type { State } from './state.ts';

interface Saved {
  tablee: 'state';
  game: string;
  /** The fingerprint of the content it was played with. */
  content: string;
  hash: string;
  state: Omit<State, 'content' | 'told'>;
}

export function save(game: Game, t: State): string {
  const { id } = game;
  const saved = { tablee: 'state', game: id, content: contentId(t.content), hash: hash(t), state: kept(t) };
  return JSON.stringify(saved);
}

export function restore<S extends State>(game: Game<S>, text: string, pack: Pack | null = null): S {
  const saved = parse(game, text);
  if (fingerprint(saved.state) !== saved.hash) {
    throw new Refused('The save was altered: its hash does not fit its state.');
  }
  const config = checked(game.config, saved.state.config, "the save's config");
  const content = game.content(config, saved.state.seats, pack);
  if (contentId(content) !== saved.content) {
    throw new Refused(
      `The save was made with other content (${saved.content}; this is ${contentId(content)}): replay its record instead.`,
    );
  }
  const t = { ...saved.state, content, told: null } as unknown as S;
  reopen(game, t);
  return t;
}

function parse(game: Game, text: string): Saved {
  let saved: Partial<Saved>;
  try {
    saved = JSON.parse(text);
  } catch {
    throw new Refused('Not a save: expected JSON text.');
  }
  if (saved?.tablee !== 'state' || typeof saved.state !== 'object' || saved.state === null) {
    throw new Refused('Not a save of Tablée: expected {"tablee":"state", …}.');
  }
  if (saved.game !== game.id)
    throw new Refused(`A save of ${game.id} was expected, this is one of ${saved.game}.`);
  return saved as Saved;
}
