/**
 * `{ spread: 5, among: filter, atMost: 3, as: 'share', called: 'damage', then: […] }`: points go one by one to chosen pieces, each of
 * which gets at least 1; then the block is carried out for each, with `share` its part.
 */

import type { Option } from '../../state.ts';
import { place } from '../play/perform.ts';
import { readBlock } from '../read/block.ts';
import { readFilter } from '../read/filter.ts';
import type { Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import { readValue } from '../read/value.ts';
import type { Context, EffectFrame, Place, Table } from '../table.ts';
import { agree, noun } from '../text/grammar.ts';

export function readSpread(r: Reader): Sentence {
  r.only('spread', 'among', 'atMost', 'as', 'called', 'then');
  const points = readValue(r.field('spread'));
  const among = readFilter(r.field('among'));
  const most = r.maybe('atMost')?.int(1, 9) ?? 99;
  const name = r.field('as').newName();
  const nouns = r.vocabulary.nouns ?? {};
  const called = r.maybe('called')?.word(nouns, 'a noun');
  r.scope.pieces.add(name);
  r.scope.shares.add(name);
  const then = readBlock(r.field('then'));

  const open = (t: Table, c: Context): number[] => {
    const given = new Set(c.names[name]);
    const pieces = among.pieces(t, c);
    return given.size >= most ? pieces.filter((piece) => given.has(piece)) : pieces;
  };
  const finish = (f: EffectFrame, at: Place): 'next' => {
    const [first, ...rest] = new Set(f.names[name]);
    if (first !== undefined) f.inside.push({ ...place(then.index, first, at.you), rest });
    return 'next';
  };
  return {
    run(t, f, at) {
      f.names[name] = [];
      const pieces = among.pieces(t, f);
      at.left = points.of(t, f);
      if (pieces.length === 0 || at.left <= 0) return undefined;
      if (pieces.length > 1) return 'spread';
      f.names[name] = Array.from({ length: at.left }, () => pieces[0]!);
      return finish(f, at);
    },
    ask: {
      seat: (_, f) => f.you,
      options: (t, f, _, options) => {
        for (const piece of open(t, f)) {
          options.push({ do: 'choose', ...t.content.book.vocabulary.shown?.(t, piece), piece } as Option);
        }
      },
      chosen: (_, f, at, option) => {
        f.names[name]!.push((option as unknown as { piece: number }).piece);
        return --at.left > 0 ? 'spread' : finish(f, at);
      },
    },
    possible: (t, c) => points.of(t, c) > 0 && among.some(t, c),
    say(speech) {
      const what = speech.count(points, called ? nouns[called]! : POINT);
      const article = most === 99 ? ('any' as const) : ({ count: String(most), upTo: true } as const);
      const group = speech.described(among.nominal, article).text;
      const least = agree(speech.say('au moins 1 chacun{e}', 'at least 1 each'), {
        gender: among.nominal.noun.gender,
        many: false,
      });
      const text = `${speech.act('répartissez|répartit|répartir', 'spread|spreads')} ${what} ${speech.say('entre', 'among')} ${group}, ${least}`;
      if (called) return text;
      speech.introduce('it', among.nominal, 'one', true);
      return `${text}${speech.say(' ; ', '; ')}${then.say(speech)}`;
    },
  };
}
const POINT = noun('m', 'point', 'points', 'point', 'points');
