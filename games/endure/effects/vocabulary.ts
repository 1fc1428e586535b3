/** The effect language of Endure: what cards speak of is in `frame.ts`, a word is a file in `words/`. */
import type { Text } from '@tablee/kernel';
import type { Vocabulary } from '@tablee/kernel/effect';
import { canAttack, couldAttack } from '../rules/combat.ts';
import { searchRefusal } from '../rules/search.ts';
import type { Endure, Who } from '../types.ts';
import { frame } from './frame.ts';
import { attack } from './words/attack.ts';
import { bubble } from './words/bubble.ts';
import { calm } from './words/calm.ts';
import { carry } from './words/carry.ts';
import { closePlace } from './words/close-place.ts';
import { discard } from './words/discard.ts';
import { endEvent } from './words/end-event.ts';
import { endVisit } from './words/end-visit.ts';
import { flee } from './words/flee.ts';
import { gainActions } from './words/gain-actions.ts';
import { gainItem } from './words/gain-item.ts';
import { heal } from './words/heal.ts';
import { hide } from './words/hide.ts';
import { loseActions } from './words/lose-actions.ts';
import { loseLife } from './words/lose-life.ts';
import { loseResolve } from './words/lose-resolve.ts';
import { lure } from './words/lure.ts';
import { makeDoor } from './words/make-door.ts';
import { nextTokens } from './words/next-tokens.ts';
import { noise } from './words/noise.ts';
import { order } from './words/order.ts';
import { passDoors } from './words/pass-doors.ts';
import { reroll } from './words/reroll.ts';
import { search } from './words/search.ts';
import { setDoor } from './words/set-door.ts';
import { spawn } from './words/spawn.ts';
import { strike } from './words/strike.ts';
import { stun } from './words/stun.ts';
import { surge } from './words/surge.ts';
import { test } from './words/test.ts';
import { thinAir } from './words/thin-air.ts';
import { trade } from './words/trade.ts';
import { treat } from './words/treat.ts';
import { turnUp } from './words/turn-up.ts';
import { workDoor } from './words/work-door.ts';

/** What the words of a box can name: its tiles, and the zones of the mission by label. */
export interface Names {
  readonly tiles: Readonly<Record<string, Text>>;
  readonly zones: Readonly<Record<string, Text>>;
}

export function vocabularyFor({ tiles, zones }: Names): Vocabulary<Endure> {
  return {
    ...frame,
    happenings: {},
    values: {},
    conditions: {
      eventInForce: {
        holds: (t) => t.event >= 0,
        reads: { fr: 'un événement est en cours', en: 'an event is in force' },
      },
      canAttack: {
        holds: (t, c) => couldAttack(t, c.source as Who, 'plain'),
        reads: { fr: 'une attaque est possible', en: 'an attack is possible' },
      },
      canSearch: {
        holds: (t, c) => searchRefusal(t, c.source as Who) === null,
        reads: { fr: 'une fouille est possible', en: 'a search is possible' },
      },
      canSuppress: {
        holds: (t, c) => canAttack(t, c.source as Who, 'suppress'),
        reads: { fr: 'une attaque à distance est possible', en: 'a ranged attack is possible' },
      },
    },
    words: {
      attack,
      bubble,
      calm,
      carry,
      closePlace,
      discard,
      endEvent,
      endVisit,
      flee,
      gainActions,
      gainItem,
      heal,
      hide,
      loseActions,
      loseLife,
      loseResolve,
      lure,
      makeDoor,
      nextTokens,
      noise,
      order,
      passDoors,
      reroll,
      search,
      setDoor: setDoor(zones),
      spawn: spawn(tiles),
      strike,
      stun,
      surge,
      test,
      thinAir,
      trade,
      treat,
      turnUp,
      workDoor,
    },
  };
}
