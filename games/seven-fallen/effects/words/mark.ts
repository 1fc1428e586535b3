/** Puts or takes markers: +X/+Y, BOU, Poseidor, and those a set declares (SF-DATA-19). Taking them may be a price. */
import type { Text } from '@tablee/kernel';
import {
  type ArgumentKind,
  type Noun,
  note,
  noun,
  number,
  pieces,
  type Word,
  word,
} from '@tablee/kernel/effect';
import { inPlay } from '../../rules/table.ts';
import { marksOn, putMarks } from '../../rules/zone.ts';
import type { Piece, SevenFallen } from '../../types.ts';

const OWN: Readonly<Record<string, Noun>> = {
  atq: noun('m', 'marqueur +1/+0', 'marqueurs +1/+0', '+1/+0 marker', '+1/+0 markers'),
  fv: noun('m', 'marqueur +0/+1', 'marqueurs +0/+1', '+0/+1 marker', '+0/+1 markers'),
  both: noun('m', 'marqueur +1/+1', 'marqueurs +1/+1', '+1/+1 marker', '+1/+1 markers'),
  bou: noun('m', 'marqueur +1 BOU', 'marqueurs +1 BOU', '+1 Shield marker', '+1 Shield markers'),
  poseidor: noun('m', 'Poseidor', 'Poseidor', 'Poseidor', 'Poseidor'),
};

/** `markers`: what the loaded sets call their own. */
export function markOf(markers: Readonly<Record<string, Text>>): Word<SevenFallen> {
  const nouns: Readonly<Record<string, Noun>> = {
    ...Object.fromEntries(
      Object.entries(markers).map(([id, { fr, en }]) => [
        id,
        noun('m', `marqueur « ${fr} »`, `marqueurs « ${fr} »`, `“${en}” marker`, `“${en}” markers`),
      ]),
    ),
    ...OWN,
  };
  const marker: ArgumentKind<string, Noun> = {
    read: (r) => {
      const name = r.word(nouns, 'a marker');
      return { said: nouns[name]!, fixed: true, of: () => name };
    },
  };
  return word<SevenFallen>()({
    takes: { marker, amount: number, on: pieces },
    can: (t, _, { marker, amount, on }) =>
      on.every((piece) => amount >= 0 || marksOn(inPlay(t, piece as Piece), marker) >= -amount),
    run: (t, c, { marker, amount, on }) => {
      for (const piece of on) {
        const card = inPlay(t, piece as Piece);
        if (card) note(c, [piece], Math.abs(putMarks(t, card, marker, amount, 'SF-GOAL-4')));
      }
      return undefined;
    },
    text: (say, { marker, amount, on }) => {
      const isTaken = amount.fixed !== null && amount.fixed < 0;
      const count = say.count(isTaken ? { ...amount, fixed: -amount.fixed! } : amount, marker);
      return isTaken
        ? say.doing(on, `{perd|perdent} ${count}`, `{loses|lose} ${count}`)
        : say.doing(on, `{reçoit|reçoivent} ${count}`, `{gets|get} ${count}`);
    },
  });
}
