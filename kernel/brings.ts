/** What each seat brings to the table: checked, filled in where a seat brings nothing, kept secret, shown at the end. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Fault, type Game, Refused, type Start, type View } from './game.ts';
import { canonical } from './hash.ts';
import { type Chance, pick, randomFrom } from './random.ts';
import { checked } from './schema.ts';
import { type Seat, type State, seatsOf } from './state.ts';

/** What stands in the state: by seat, checked. */
export function settleBrought<Config, Content>(
  game: Game<State, unknown, Config, Content>,
  { seats, seed, brings = [] }: Start,
  config: Config,
  content: Content,
): readonly unknown[] {
  if (!game.brings) {
    if (brings.some((given) => given != null))
      throw new Refused(`Nobody brings anything to a game of ${game.name.en}.`);
    return NOTHING;
  }
  if (brings.length > seats)
    throw new Refused(`Expected what ${seats} seats bring, got ${brings.length} things.`);
  return seatsOf(seats).map((seat) =>
    brings[seat] == null
      ? usualFor(game, seat, seed, config, content)
      : checkedBrought(game, seat, brings[seat], config, content),
  );
}
const NOTHING: readonly unknown[] = [];

/** Checks, before there is a table, what somebody wants to bring to one; throws `Refused` in words. */
export function checkBrought<Config, Content>(
  game: Game<State, unknown, Config, Content>,
  given: unknown,
  config: Config,
  content: Content,
): void {
  if (!game.brings) throw new Refused(`Nobody brings anything to a game of ${game.name.en}.`);
  game.brings.check?.(checked(game.brings.schema, given, 'brings'), config, content);
}

/** Why it may not be brought to such a table: all that the game finds, or the first; empty for what may. */
export function whyNotBring<Config, Content>(
  game: Game<State, unknown, Config, Content>,
  given: unknown,
  config: Config,
  content: Content,
): readonly Fault[] {
  try {
    const { brings } = game;
    if (brings?.faults) return brings.faults(checked(brings.schema, given, 'brings'), config, content);
    checkBrought(game, given, config, content);
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [{ rule: error.rule, why: error.why }];
  }
}

/**
 * Published when the game begins; what was brought itself when it ends. The seed is in it, which nobody knows before the
 * end: from a hash of the deck alone one could tell a well-known deck.
 */
export function broughtCommitment(seed: string, seat: Seat, brought: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(`tablee brought ${seat} ${seed} ${canonical(brought)}`)));
}

/** As the seat may know it: its own, and everybody's once the game is over. */
export function broughtSeenBy(t: State, seat: Seat | null): readonly unknown[] {
  if (t.result !== null) return t.brought;
  return t.brought.map((brought, of) => (of === seat ? brought : null));
}

/** What everybody may have brought, for the seat whose view this is: its own, and something likely of the others. */
export function imagineBrought<V>(
  game: Game<State, V>,
  seen: View<V>,
  content: unknown,
  chance: Chance,
): readonly unknown[] {
  const { brings } = game;
  if (!brings) return NOTHING;
  return seatsOf(seen.seats).map(
    (seat) => seen.brought[seat] ?? brings.likely(seen.table, seat, seen.config, content, chance),
  );
}

/** Chance of its own: a record that names what was brought must leave the table's generator as it found it. */
function usualFor<Config, Content>(
  { brings }: Game<State, unknown, Config, Content>,
  seat: Seat,
  seed: string,
  config: Config,
  content: Content,
): unknown {
  const chosen = brings!.usual?.(seat, config, content);
  if (chosen !== undefined) return chosen;
  const ready = brings!.ready(config, content);
  if (ready.length === 0)
    throw new Refused('Nothing ready-made can be brought to such a table: bring something.');
  const chance = { random: randomFrom(`${seed} brought by ${seat}`) };
  return pick(chance, ready).brought;
}

/** The games of a simulation share what is brought: it is checked once. */
function checkedBrought<Config, Content>(
  game: Game<State, unknown, Config, Content>,
  seat: Seat,
  given: unknown,
  config: Config,
  content: Content,
): unknown {
  const known = CHECKED.get(given as object);
  if (known !== undefined && known.config === config && known.content === content) return known.brought;
  const brought = checked(game.brings!.schema, given, `what seat ${seat} brings`);
  game.brings!.check?.(brought, config, content);
  if (typeof given === 'object' && given !== null) CHECKED.set(given, { config, content, brought });
  return brought;
}
const CHECKED = new WeakMap<object, { config: unknown; content: unknown; brought: unknown }>();
