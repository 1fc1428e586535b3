/** `{ do: 'damage', amount: 3, to: 'prey', when: …, as: 'hurt' }`: a word of the game with its arguments. */
import type { ReadArgument } from '../arguments.ts';
import { readCondition } from '../read/condition.ts';
import type { ReadPieces, Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import type { Context, Table } from '../table.ts';
import { nominal } from '../text/nominal.ts';
import type { Word } from '../vocabulary.ts';

export function readWord(r: Reader): Sentence {
  const { vocabulary } = r;
  const called = r.field('do').word(vocabulary.words, 'a word');
  const word: Word = vocabulary.words[called]!;
  const names = Object.keys(word.takes);
  r.only('do', 'when', 'as', ...names);
  const when = r.has('when') ? readCondition(r.field('when')) : null;
  const given = names.map((name) => ({ name, argument: argument(r, word, name) }));
  const as = r.maybe('as')?.newName() ?? '';
  if (as !== '') {
    r.scope.pieces.add(as);
    r.scope.numbers.add(as);
    if (word.notes?.agrees) r.scope.agreements.set(as, word.notes.agrees);
  }

  // One object, filled in anew each time: a word takes its arguments out of it at once.
  const worked: Record<string, unknown> = {};
  for (const { name, argument } of given)
    worked[name] = argument.fixed ? argument.of(null as never, null as never) : undefined;
  const open = given.filter(({ argument }) => !argument.fixed);
  const workOut = (t: Table, c: Context): never => {
    for (let n = 0; n < open.length; n++) {
      const { name, argument } = open[n]!;
      worked[name] = argument.of(t, c);
    }
    return worked as never;
  };
  const said = Object.fromEntries(given.map(({ name, argument }) => [name, argument.said]));

  return {
    run(t, f) {
      if (when !== null && !when.holds(t, f)) return undefined;
      f.as = as;
      return word.run(t, f, workOut(t, f));
    },
    ...(when === null && as === '' && { word: called }),
    possible(t, c) {
      if (when !== null && !when.holds(t, c)) return false;
      const would = word.possible ?? word.can;
      return would === undefined || would(t, c, workOut(t, c));
    },
    ...(word.can && {
      payable: (t: Table, c: Context) => word.can!(t, c, workOut(t, c)),
    }),
    say(speech) {
      const condition = when ? `${speech.if(when)}, ` : '';
      const text = condition + word.text(speech, said as never);
      const gone = word.leaves === undefined ? undefined : (said[word.leaves] as ReadPieces | undefined);
      if (gone?.name) speech.leave(gone.name);
      if (as !== '') {
        const about = Object.values(said).find((each) => isPieces(each)) as ReadPieces | undefined;
        speech.introduce(as, about?.nominal ?? nominal(vocabulary.noun), word.notesOne ? 'one' : 'the', true);
        speech.pause();
        if (word.notes) speech.nameNumber(as, speech.in(word.notes));
        if (word.did) speech.nameDeed(as, word.did);
      }
      return text;
    },
  };
}

function argument(r: Reader, word: Word, name: string): ReadArgument {
  const kind = word.takes[name]!;
  if (r.has(name)) return kind.read(r.field(name));
  return kind.absent ?? kind.read(r.field(name));
}

function isPieces(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'pieces' in said && 'nominal' in said;
}
