import { flag, pieces, word } from '@tablee/kernel/effect';
import { count } from '../../rules/ach.ts';
import { holding } from '../../rules/board.ts';
import { turnDoor, unlockDoor } from '../../rules/door.ts';
import { settled } from '../../rules/due.ts';
import { type Endure, PIECES } from '../../types.ts';

/** Opens a closed door, closes an open one; `locks`: in a Lockdown it opens a locked one instead (R-ES-55). */
export const workDoor = word<Endure>()({
  takes: { door: pieces, locks: flag },
  run(t, c, { door, locks }) {
    for (const piece of door) {
      const number = piece - PIECES.door;
      const isLocked = holding(t, t.content) === 'lockdown' && t.unlocked[number] === 0;
      if (isLocked && locks) unlockDoor(t, number);
      else turnDoor(t, number, t.doors[number] === 0);
      count(t, c.source, 'doorWorked');
    }
    return settled(t);
  },
  text: (say, { door, locks }) => {
    const { text, pronoun } = door.say(say, 'one');
    const even = locks ? say.say(', même verrouillée', ', even if it is locked') : '';
    const which = pronoun ? say.say('cette porte', 'that door') : text;
    return `${say.act('ouvrez ou fermez|ouvre ou ferme|ouvrir ou fermer', 'open or close|opens or closes')} ${which}${even}`;
  },
});
