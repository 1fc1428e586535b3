/** `{ modes: [[…], […]], choose: 2, by: who, more: { if: …, choose: 3 } }`: so many of them, each once, in the card's order. */

import { place } from '../play/perform.ts';
import { isBlockPossible } from '../play/possible.ts';
import { type ReadBlock, readBlock } from '../read/block.ts';
import { readCondition } from '../read/condition.ts';
import type { ReadCondition, Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import { fixed, readValue } from '../read/value.ts';
import { readWho } from '../read/who.ts';
import type { Context, EffectFrame, Place, Table } from '../table.ts';

/** Where the modes chosen so far are noted; no card can give this name. */
const PICKED = '#modes';

interface ReadMode {
  readonly if: ReadCondition | null;
  readonly block: ReadBlock;
}

export function readModes(r: Reader): Sentence {
  r.only('modes', 'choose', 'by', 'more');
  const by = readWho(r.maybe('by'));
  const number = r.has('choose') ? readValue(r.field('choose')) : fixed(1);
  const modes = r.field('modes').items(2, 9).map(readMode);
  const more = r.maybe('more');
  more?.only('if', 'choose');
  const extra = more && { if: readCondition(more.field('if')), choose: more.field('choose').int(1, 9) };

  const open = (t: Table, c: Context): number[] => {
    const picked = c.names[PICKED] ?? [];
    const left: number[] = [];
    modes.forEach((mode, index) => {
      if (!picked.includes(index + 1) && (!mode.if || mode.if.holds(t, c))) left.push(index + 1);
    });
    return left;
  };
  const finish = (f: EffectFrame, at: Place): 'next' => {
    const picked = (f.names[PICKED] ?? []).sort((a, b) => b - a);
    delete f.names[PICKED];
    for (const mode of picked) f.inside.push(place(modes[mode - 1]!.block.index, at.it, at.you));
    return 'next';
  };

  return {
    run(t, f, at) {
      f.names[PICKED] = [];
      at.left = Math.min(extra?.if.holds(t, f) ? extra.choose : number.of(t, f), open(t, f).length);
      return at.left > 0 ? 'mode' : finish(f, at);
    },
    ask: {
      seat: (t, f) => by.of(t, f),
      options: (t, f, _, options) => {
        for (const mode of open(t, f))
          options.push({ do: 'mode', mode, script: f.script, block: modes[mode - 1]!.block.index } as never);
      },
      chosen: (_, f, at, option) => {
        f.names[PICKED]!.push((option as unknown as { mode: number }).mode);
        return --at.left > 0 ? 'mode' : finish(f, at);
      },
    },
    possible: (t, c, blocks) =>
      open(t, c).some((mode) => isBlockPossible(t, c, blocks, modes[mode - 1]!.block.index)),
    say(speech) {
      const count =
        number.fixed === 1
          ? speech.say('un effet', 'one')
          : `${speech.number(number)}${speech.say(' effets', '')}`;
      const verb = by.isYou
        ? speech.act('choisissez|choisit|choisir', 'choose|chooses')
        : `${by.say(speech)} ${speech.say('choisit', 'chooses')}`;
      const also = extra ? `${speech.say(' (', ' (')}${extra.choose} ${speech.if(extra.if)})` : '';
      const start = speech.noted(`${verb} ${count}${also}`);
      const lines = modes.map((mode) => {
        speech.pause();
        const condition = mode.if ? `${speech.if(mode.if)}, ` : '';
        return `• ${speech.close(`${condition}${mode.block.say(speech)}`)}`;
      });
      return `${start}${speech.say(' :', ':')}\n${lines.join('\n')}`;
    },
  };
}

function readMode(r: Reader): ReadMode {
  if (Array.isArray(r.input)) return { if: null, block: readBlock(r) };
  r.only('if', 'then');
  return { if: readCondition(r.field('if')), block: readBlock(r.field('then')) };
}
