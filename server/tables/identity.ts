/** Which game exactly a table is played with: the version of its rules and the fingerprint of its content. */
import { bareTable, contentId, type Game, type Start } from '@tablee/kernel';

/** More than there are ways to set a table that are really used; forgotten all at once when they are. */
const MOST_KNOWN = 1000;
const known = new WeakMap<Game, Map<string, string>>();

export function contentOf(game: Game, start: Start): string {
  // What seats bring is no part of the content.
  const { config, seats, pack, seed } = start;
  const ofGame = known.get(game) ?? new Map<string, string>();
  known.set(game, ofGame);
  const key = JSON.stringify([config, seats, pack]);
  let content = ofGame.get(key);
  if (content === undefined) {
    content = contentId(
      bareTable(game, { seats, seed, ...(config && { config }), ...(pack && { pack }) }).content,
    );
    if (ofGame.size >= MOST_KNOWN) ofGame.clear();
    ofGame.set(key, content);
  }
  return content;
}

/** A snapshot is good for this one and no other. */
export function identityOf(game: Game, start: Start): string {
  return `${game.version} ${contentOf(game, start)}`;
}
