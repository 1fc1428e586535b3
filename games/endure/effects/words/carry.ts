import { call } from '@tablee/kernel';
import { pieces, word } from '@tablee/kernel/effect';
import { zoneOfPiece } from '../../rules/board.ts';
import { carrying, carry as carryTo } from '../../rules/move.ts';
import type { Endure, Who } from '../../types.ts';

/** Moved by a team-mate: no check, possible while locked (R-ES-18). */
export const carry = word<Endure>()({
  takes: { who: pieces, to: pieces },
  run(t, _, { who, to }) {
    const zone = to.length === 0 ? -1 : zoneOfPiece(t, to[0]!);
    const mate = who[0];
    return zone < 0 || mate === undefined ? undefined : call(carryTo, carrying(t, mate as Who, zone), 'next');
  },
  text: (say, { who, to }) => {
    const mention = who.say(say, 'the');
    const place = to.say(say, 'the');
    const [fr, en] = place.pronoun ? ['y', 'there'] : [place.text, `to ${place.text}`];
    const whom = mention.pronoun ? say.say('ce survivant', 'that survivor') : mention.text;
    return `${say.act('déplacez|déplace|déplacer', 'move|moves')} ${whom} ${say.say(place.pronoun ? 'jusque-là' : `jusqu’à ${fr}`, en)}`;
  },
});
