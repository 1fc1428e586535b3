/** Saved and restored, forked, replayed: always the same game. */
import { fork } from '../fork.ts';
import type { Game, Start } from '../game.ts';
import { canonical, hash } from '../hash.ts';
import { begin, choose, reopen, whyNot } from '../play.ts';
import { below } from '../random.ts';
import { readRecord, replay, writeRecord } from '../record.ts';
import { restore, save } from '../save.ts';
import type { State } from '../state.ts';
import { chanceOf, randomTable } from './random-play.ts';
import { same } from './same.ts';

/** At every decision of a random game: the fork, the save and the original go on alike, and apart from each other. */
export function compareCopies<S extends State>(game: Game<S>, start: Start, longest: number): void {
  const chance = chanceOf(start);
  const t = begin(game, start);
  for (let n = 0; t.result === null && n < longest; n++) {
    const at = `seed "${start.seed}", choice ${n}`;
    const before = hash(t);
    const forked = fork(t);
    const restored = restore(game, save(game, t), start.pack ?? null);
    same(hash(restored), before, `${at}: the restored state is another`);
    same(canonical(restored.open), canonical(t.open), `${at}: the restored options are others`);
    optionsReadDifferently(game, t, at);
    lookingChangesNothing(game, t, at);

    const which = below(chance, t.open.length);
    const option = below(chance, t.open[which]!.options.length);
    for (const table of [forked, restored]) {
      const decision = table.open[which]!;
      choose(game, table, decision, decision.options[option]!);
    }
    same(hash(t), before, `${at}: playing a copy touched the original`);

    const decision = t.open[which]!;
    choose(game, t, decision, decision.options[option]!);
    same(hash(forked), hash(t), `${at}: the fork went another way`);
    same(hash(restored), hash(t), `${at}: the restored game went another way`);
    const again = fork(t);
    reopen(game, again);
    same(canonical(again.open), canonical(t.open), `${at}: the options came in another order`);
  }
}

/** A record of a random game ends in the same state. */
export function replayRandom<S extends State, V>(game: Game<S, V>, start: Start, longest: number): void {
  const table = randomTable(game, start, longest);
  const text = writeRecord(game, start, table.choices);
  const { table: replayed } = replay(game, readRecord(text), start.pack ?? null);
  same(hash(replayed), hash(table.state), `seed "${start.seed}": the record ends elsewhere`);
}

function optionsReadDifferently(game: Game, t: State, at: string): void {
  for (const { kind, options } of t.open) {
    const notations = options.map((option) => game.words.notation(option, t.content));
    const twice = notations.find((says, index) => notations.indexOf(says) !== index);
    if (twice !== undefined) throw new Error(`${at}: two options of ${kind} are written "${twice}".`);
  }
}

/** Listing what can be chosen, and what can't, draws no chance and changes nothing. */
function lookingChangesNothing(game: Game, t: State, at: string): void {
  const before = hash(t);
  for (const decision of t.open) {
    const again = fork(t);
    reopen(game, again);
    same(hash(again), before, `${at}: listing the options of ${decision.kind} changes the table`);
    whyNot(game, t, decision);
    same(hash(t), before, `${at}: saying what is refused in ${decision.kind} changes the table`);
  }
}
