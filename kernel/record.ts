/**
 * A game as text, one line a choice, as PGN is for chess:
 *
 *     tablee record 1
 *     game: plunder 1 1f0c22d9b1a7e640
 *     seats: 2
 *     seed: 7f3a
 *     config: {"map":"sdp-2p-1"}
 *     pack: base
 *     ---
 *     1. 0 colour blue
 *     2. 0 place warrior a1
 *     = 59c01f3322ad8e90
 *     …
 *     result: treasures 0
 *
 * A seat that is asked several things at once says which one it answers: `3. 0 @1 move a1`, by the number of the
 * simultaneous branch. After the game come the version of its rules and the fingerprint of its content. `=` lines give the state's hash so far. A record replays to the same hash, always, or says on which line not.
 */
import { Departed, type Game, type Pack, Refused, type Start } from './game.ts';
import { contentId, fingerprint, hash } from './hash.ts';
import { agreeDraw, begin, choose, resign } from './play.ts';
import type { Decision, Option, Result, Seat, State } from './state.ts';
import type { RuleId } from './text.ts';

export const CHOICES_BETWEEN_HASHES = 16;
/** A record longer than this is not read: no game comes near. */
const LINES_READ = 1_000_000;

export interface Choice {
  readonly seat: Seat;
  /** The option in the game's notation, led by what it answers where that isn't clear (`saying`). */
  readonly says: string;
}

export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly seed: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** The fingerprint of the content it was played with; records of old have none. */
  readonly content?: string;
  /** `base`, or the fingerprint of the pack that was used. */
  readonly pack: string;
  /** Where the game began, when it did not begin at the beginning. */
  readonly position?: unknown;
  readonly dice?: readonly number[];
  /** What each seat brought, where seats bring something. */
  readonly brings?: readonly unknown[];
  readonly choices: readonly Choice[];
  /** After how many choices, which hash. */
  readonly hashes: ReadonlyMap<number, string>;
  /** Line in the text of each choice, for messages; empty when the record was never text. */
  readonly lines: readonly number[];
  /** How the record says the game ended, and on which line. */
  readonly result?: { readonly says: string; readonly line: number };
}

export function packName(pack: Pack | null | undefined): string {
  return pack ? fingerprint(pack.data) : 'base';
}

/** Writes a record by playing it: the hashes are those of the game itself. */
export function writeRecord(game: Game, start: Start, choices: readonly Choice[]): string {
  const t = begin(game, start);
  const hashes = new Map<number, string>();
  choices.forEach((choice, index) => {
    take(game, t, choice);
    if ((index + 1) % CHOICES_BETWEEN_HASHES === 0) hashes.set(index + 1, hash(t));
  });
  if (!hashes.has(choices.length)) hashes.set(choices.length, hash(t));
  return recordText(
    {
      game: game.id,
      version: game.version,
      content: contentId(t.content),
      seats: start.seats,
      seed: start.seed,
      config: t.config as GameRecord['config'],
      pack: packName(start.pack),
      ...(start.position !== undefined && { position: start.position }),
      ...(start.dice !== undefined && { dice: start.dice }),
      brings: t.brought,
      choices,
      hashes,
    },
    t.result,
  );
}

/** A record as text, from what is known of it; nothing is played. */
export function recordText(record: Omit<GameRecord, 'lines' | 'result'>, result: Result | null): string {
  const { dice = [], brings = [], content = '' } = record;
  const lines = [
    'tablee record 1',
    `game: ${record.game} ${record.version} ${content}`.trimEnd(),
    `seats: ${record.seats}`,
    `seed: ${record.seed}`,
    `config: ${JSON.stringify(record.config)}`,
    `pack: ${record.pack}`,
    ...(record.position === undefined ? [] : [`position: ${JSON.stringify(record.position)}`]),
    ...(dice.length === 0 ? [] : [`dice: ${dice.join(' ')}`]),
    ...brings.map((brought, seat) => `brings ${seat}: ${JSON.stringify(brought)}`),
    '---',
  ];
  const opening = record.hashes.get(0);
  if (opening !== undefined && record.choices.length === 0) lines.push(`= ${opening}`);
  record.choices.forEach(({ seat, says }, index) => {
    lines.push(`${index + 1}. ${seat} ${says}`);
    const hashed = record.hashes.get(index + 1);
    if (hashed !== undefined) lines.push(`= ${hashed}`);
  });
  if (result) lines.push(`result: ${resultName(result)}`);
  return `${lines.join('\n')}\n`;
}

/** From text to a record whose form is sound. Whether its choices are legal is for `replay` to say. */
export function readRecord(text: string): GameRecord {
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  if (lines.length > LINES_READ)
    throw new Refused(`A record of ${lines.length} lines: at most ${LINES_READ} are read.`);
  if (lines[0]?.trim() !== 'tablee record 1') {
    throw new Refused(`line 1: expected "tablee record 1", got ${quote(lines[0])}`);
  }
  const { header, next } = readHeader(lines);
  const [id, version, content] = field(header, 'game').split(' ');
  const choices: Choice[] = [];
  const choiceLines: number[] = [];
  const hashes = new Map<number, string>();
  let result: GameRecord['result'];
  for (let i = next; i < lines.length; i++) {
    const line = lines[i]!.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (result) throw new Refused(`line ${i + 1}: the record had ended, got ${quote(line)}`);
    if (line.startsWith('result:')) result = { says: line.slice('result:'.length).trim(), line: i + 1 };
    else if (line.startsWith('= ')) {
      if (!/^= [0-9a-f]{16}$/.test(line))
        throw new Refused(`line ${i + 1}: expected a hash of 16 digits, got ${quote(line)}`);
      hashes.set(choices.length, line.slice(2));
    } else {
      const match = /^(\d+)\. (\d+) (.+)$/.exec(line);
      if (!match)
        throw new Refused(`line ${i + 1}: expected "<number>. <seat> <choice>", got ${quote(line)}`);
      if (Number(match[1]) !== choices.length + 1) {
        throw new Refused(
          `line ${i + 1}: expected choice ${choices.length + 1}, got number ${match[1]}. Is a line missing?`,
        );
      }
      choices.push({ seat: Number(match[2]) as Seat, says: match[3]! });
      choiceLines.push(i + 1);
    }
  }
  if (choices.length > 0 && !hashes.has(choices.length)) {
    throw new Refused(`line ${lines.length}: the record is cut off: no hash after its last choice.`);
  }
  return {
    game: id!,
    version: whole(header, 'game', version),
    seats: whole(header, 'seats', field(header, 'seats')),
    seed: field(header, 'seed'),
    config: jsonObject(header, 'config'),
    ...(content !== undefined && { content }),
    pack: field(header, 'pack'),
    ...(header.has('position') && { position: jsonObject(header, 'position') }),
    ...(header.has('dice') && {
      dice: field(header, 'dice')
        .split(' ')
        .map((die) => whole(header, 'dice', die)),
    }),
    ...bringsOf(header),
    choices,
    hashes,
    lines: choiceLines,
    ...(result && { result }),
  };
}

export interface Replayed {
  readonly table: State;
  readonly start: Start;
}

/** How the recorded game began. */
export function startOf(record: GameRecord, pack: Pack | null = null): Start {
  const { seats, seed, config, position, dice, brings } = record;
  return {
    seats,
    seed,
    config,
    ...(pack && { pack }),
    ...(position !== undefined && { position }),
    ...(dice && { dice }),
    ...(brings && { brings }),
  };
}

/** Plays a record; throws `Departed`, naming the line, where it breaks the rules or comes to another hash. */
export function replay(
  game: Game,
  record: GameRecord,
  pack: Pack | null = null,
  after?: (t: State, played: number) => void,
): Replayed {
  if (record.game !== game.id) throw new Refused(`The record is of ${record.game}, not of ${game.id}.`);
  if (packName(pack) !== record.pack) {
    throw new Refused(
      record.pack === 'base'
        ? 'The record was played with the base content; replay it without a pack.'
        : `The record was played with the pack ${record.pack}; give that file with --pack.`,
    );
  }
  const start = startOf(record, pack);
  const t = begin(game, start, after !== undefined);
  after?.(t, 0);
  const departed = (choice: number, message: string, rule: RuleId | null = null): Departed =>
    new Departed(`${message}${whyElse(game, record, t)}`, choice, rule);
  checkHash(record, t, 0, departed);
  record.choices.forEach((choice, index) => {
    try {
      take(game, t, choice);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw departed(index + 1, `line ${record.lines[index] ?? index + 1}: ${error.message}`, error.rule);
    }
    after?.(t, index + 1);
    checkHash(record, t, index + 1, departed);
  });
  checkResult(record, t, departed);
  return { table: t, start };
}

type Departing = (choice: number, message: string, rule?: RuleId | null) => Departed;

function checkHash({ hashes, lines }: GameRecord, t: State, played: number, departed: Departing): void {
  const expected = hashes.get(played);
  if (expected === undefined || expected === hash(t)) return;
  const where = played > 0 ? `line ${lines[played - 1] ?? played}: ` : '';
  throw departed(
    played,
    `${where}after choice ${played} the record's hash is ${expected}, the game's is ${hash(t)}.`,
  );
}

function checkResult({ result, choices }: GameRecord, t: State, departed: Departing): void {
  if (!result) return;
  const got = t.result ? resultName(t.result) : 'not over';
  if (result.says !== got) {
    throw departed(
      choices.length,
      `line ${result.line}: the record's result is ${quote(result.says)}, the game is ${quote(got)}.`,
    );
  }
}

/** What may have made it another game. */
function whyElse(game: Game, { content, version }: GameRecord, t: State): string {
  const now = contentId(t.content);
  if (content !== undefined && content !== now)
    return ` The record was played with other content (${content}; this is ${now}).`;
  if (version === game.version) return '';
  return ` The record was played by version ${version} of the rules (these are version ${game.version}).`;
}

function resultName({ how, winners }: Result): string {
  return `${how} ${winners.join(' ') || '-'}`;
}

/** What may be said at any moment, whoever is asked: giving up, and a draw that everybody agreed to. */
export const RESIGNS = 'resigns';
export const DRAW_AGREED = 'draw agreed';

/** Takes a choice written in the game's notation, or refuses it in words. */
export function take(game: Game, t: State, choice: Choice): void {
  if (!Number.isInteger(choice.seat) || choice.seat < 0 || choice.seat >= t.seats)
    throw new Refused(`Expected a seat from 0 to ${t.seats - 1}, got ${choice.seat}.`);
  if (choice.says === RESIGNS) resign(game, t, choice.seat);
  else if (choice.says === DRAW_AGREED) agreeDraw(game, t);
  else answer(game, t, choice);
}

function answer(game: Game, t: State, choice: Choice): void {
  if (t.result) throw new Refused(`${quote(choice.says)} comes after the end of the game.`);
  const { decision, option } = chosenBy(game, t, choice);
  choose(game, t, decision, option);
}

/** Which open question the choice answers, and with which of its options; refuses, in words, what is no answer. */
export function chosenBy(game: Game, t: State, choice: Choice): { decision: Decision; option: Option } {
  const { decision, says } = answeredBy(t, choice);
  return { decision, option: optionSaying(game, t, decision, says) };
}

/** How a record writes the choice of this option: what `take` understands. */
export function saying(game: Game, t: State, decision: Decision, option: Option): string {
  const says = game.words.notation(option, t.content);
  const isClear = t.open.every((other) => other.seat !== decision.seat || other.id === decision.id);
  return isClear ? says : `@${decision.branch} ${says}`;
}

/** Which of the open questions the choice answers, and with what. */
function answeredBy(t: State, { seat, says }: Choice): { decision: Decision; says: string } {
  const own = t.open.filter((decision) => decision.seat === seat);
  if (own.length === 0) {
    const asked = t.open.map((open) => open.seat).join(', ');
    throw new Refused(`Seat ${seat} is not asked now; seat ${asked} is.`);
  }
  const address = /^@(\d+) (.+)$/.exec(says);
  if (!address && own.length === 1) return { decision: own[0]!, says };
  const decision = own.find(({ branch }) => branch === Number(address?.[1]));
  if (address && decision) return { decision, says: address[2]! };
  const branches = own.map(({ branch, kind }) => `@${branch} (${kind})`).join(' or ');
  throw new Refused(
    `Seat ${seat} is asked ${own.length === 1 ? 'one thing' : 'several things'} now; expected ${branches} before the choice, got ${quote(says)}.`,
  );
}

/** The option of this decision that reads so, or a refusal that lists what would have been legal. */
function optionSaying(game: Game, t: State, decision: Decision, says: string): Option {
  const found = decision.options.find((option) => game.words.notation(option, t.content) === says);
  if (found) return found;
  const some = decision.options.slice(0, 8).map((option) => game.words.notation(option, t.content));
  const more =
    decision.options.length > some.length ? `, and ${decision.options.length - some.length} more` : '';
  throw new Refused(
    `${quote(says)} is not an option of ${decision.kind} (${decision.rule}); expected: ${some.join(', ')}${more}`,
  );
}

function readHeader(lines: readonly string[]): {
  header: Map<string, { value: string; line: number }>;
  next: number;
} {
  const header = new Map<string, { value: string; line: number }>();
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i]!.trim();
    if (line === '---') return { header, next: i + 1 };
    const colon = line.indexOf(':');
    if (colon < 1) throw new Refused(`line ${i + 1}: expected "key: value" or "---", got ${quote(line)}`);
    header.set(line.slice(0, colon), { value: line.slice(colon + 1).trim(), line: i + 1 });
  }
  throw new Refused(`line ${lines.length}: the record is cut off before the "---" that ends its header.`);
}

function field(header: Map<string, { value: string }>, key: string): string {
  const found = header.get(key);
  if (!found || found.value === '') throw new Refused(`The record's header lacks "${key}: …".`);
  return found.value;
}

function whole(header: Map<string, { line: number }>, key: string, value: string | undefined): number {
  if (value === undefined || !/^\d{1,6}$/.test(value)) {
    throw new Refused(
      `line ${header.get(key)?.line}: expected a whole number in "${key}", got ${quote(value)}`,
    );
  }
  return Number(value);
}

/** `brings 0: {…}`, one line a seat. */
function bringsOf(header: Map<string, { value: string; line: number }>): { brings?: readonly unknown[] } {
  const brings: unknown[] = [];
  for (let key = 'brings 0'; header.has(key); key = `brings ${brings.length}`) {
    const brought = jsonIn(header, key);
    if (brought === undefined) throw new Refused(`line ${header.get(key)!.line}: expected "${key}" as JSON.`);
    brings.push(brought);
  }
  return brings.length > 0 ? { brings } : {};
}

function jsonObject(
  header: Map<string, { value: string; line: number }>,
  key: string,
): Record<string, unknown> {
  const value = jsonIn(header, key);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Refused(`line ${header.get(key)?.line}: expected "${key}" as a JSON object.`);
}

/** Undefined for what is no JSON. */
function jsonIn(header: Map<string, { value: string; line: number }>, key: string): unknown {
  const text = field(header, key);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function quote(text: string | undefined): string {
  if (text === undefined) return 'nothing';
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
