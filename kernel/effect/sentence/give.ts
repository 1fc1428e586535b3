/**
 * `{ give: { atq: 2, has: ['vol'] }, to: pieces, until: 'turn', while: …, then: […] }`: to those that match now; who arrives later gets
 * nothing. Numbers are fixed now. `then` is carried out when it ends.
 */

import { begin } from '../play/lasting.ts';
import { readBlock } from '../read/block.ts';
import { readCondition } from '../read/condition.ts';
import type { Sentence } from '../read/forms.ts';
import { readGets } from '../read/gets.ts';
import { reached, readPieces } from '../read/pieces.ts';
import type { Reader } from '../read/reader.ts';
import { readUntil } from '../read/until.ts';
import type { Context, Table } from '../table.ts';

export function readGive(r: Reader): Sentence {
  r.only('give', 'to', 'until', 'while', 'then');
  const to = readPieces(r.field('to'));
  const gets = readGets(r.field('give'));
  const until = readUntil(r.field('until'));
  const condition = r.has('while') ? readCondition(r.field('while')) : null;
  const then = r.has('then') ? readBlock(r.field('then')) : null;
  const address = then ? r.scope.needs.ending(r.scope, then.index) : '';
  const all = [...gets.words, ...gets.numbers];
  return {
    run(t, f) {
      const of = reached(to, t, f).filter((piece) => isThere(t, piece, f));
      if (until.word === 'source' && !isThere(t, f.source, f)) return undefined;
      if (of.length === 0 || (condition && !condition.holds(t, f))) return undefined;
      const changes = all.map((get) => get.now(t, f));
      const { by, source, names, numbers } = f;
      begin(t, {
        ability: address,
        of,
        changes,
        by,
        source,
        until: until.word,
        names: then ? structuredClone(names) : {},
        numbers: then ? { ...numbers } : {},
        left: -1,
      });
      return undefined;
    },
    possible: (t, c) =>
      (condition === null || condition.holds(t, c)) && to.pieces(t, c).some((piece) => isThere(t, piece, c)),
    say(speech) {
      const lasts = speech.in(until.reads);
      const subject = speech.isYou(to) ? null : to.say(speech, 'the');
      const clause = subject ? `${subject.text} ${gets.say(speech, subject)}` : gets.say(speech, YOU);
      const text = `${clause}${lasts ? ` ${lasts}` : ''}`;
      const when = condition ? `${speech.if(condition)}, ${text}` : text;
      if (!then) return when;
      return `${when}${speech.say(' ; à ce moment-là, ', '; at that moment, ')}${then.say(speech)}`;
    },
  };
}

function isThere(t: Table, piece: number, c: Context): boolean {
  return t.content.book.vocabulary.present?.(t, piece, c) ?? true;
}

const YOU = { gender: 'm', many: false, you: true } as const;
