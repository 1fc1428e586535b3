import type { Text } from '@tablee/kernel';
import { data, oneOf, word } from '@tablee/kernel/effect';
import { z } from 'zod';
import { turnDoor } from '../../rules/door.ts';
import { settled } from '../../rules/due.ts';
import type { Endure } from '../../types.ts';

/** A door of the mission, by the labels of its two zones: what switches do (R-ES-25). */
export const setDoor = (zones: Readonly<Record<string, Text>>) =>
  word<Endure>()({
    takes: {
      between: data(z.tuple([z.string(), z.string()])),
      to: oneOf({ open: { fr: 'ouvre', en: 'opens' }, closed: { fr: 'ferme', en: 'closes' } }),
    },
    run(t, _, { between, to }) {
      const { ship } = t.content;
      for (const { number, a, b } of ship.doors) {
        if (between.includes(ship.zones[a]!.label) && between.includes(ship.zones[b]!.label)) {
          turnDoor(t, number, to === 'open');
        }
      }
      return settled(t);
    },
    text: (say, { between, to }) => {
      const [one, other] = between.map((label) => say.in(zones[label] ?? { fr: label, en: label }));
      return say.say(
        `la porte entre « ${one} » et « ${other} » s’${to.fr}`,
        `the door between “${one}” and “${other}” ${to.en}`,
      );
    },
  });
