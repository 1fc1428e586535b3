/** Every word of the language. Those that speak of what the loaded sets name are made for them. */
import type { Text } from '@tablee/kernel';
import type { Word } from '@tablee/kernel/effect';
import type { SevenFallen } from '../../types.ts';
import { advance } from './advance.ts';
import { ambush } from './ambush.ts';
import { attach } from './attach.ts';
import { attackAgain } from './attack-again.ts';
import { banish } from './banish.ts';
import { bind } from './bind.ts';
import { cancel } from './cancel.ts';
import { copy } from './copy.ts';
import { createOf } from './create.ts';
import { damage } from './damage.ts';
import { destroy } from './destroy.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { dropPlume } from './drop-plume.ts';
import { endAttack } from './end-attack.ts';
import { freeze } from './freeze.ts';
import { gainEc } from './gain-ec.ts';
import { gainFv } from './gain-fv.ts';
import { heal } from './heal.ts';
import { hide } from './hide.ts';
import { incline } from './incline.ts';
import { look } from './look.ts';
import { loseEc } from './lose-ec.ts';
import { loseFv } from './lose-fv.ts';
import { markOf } from './mark.ts';
import { mill } from './mill.ts';
import { pay } from './pay.ts';
import { play } from './play.ts';
import { putIntoPlay } from './put-into-play.ts';
import { redirect } from './redirect.ts';
import { reinforce } from './reinforce.ts';
import { returnTo } from './return.ts';
import { reveal } from './reveal.ts';
import { revoke } from './revoke.ts';
import { search } from './search.ts';
import { shuffle } from './shuffle.ts';
import { spendPoseidor } from './spend-poseidor.ts';
import { straighten } from './straighten.ts';
import { unbind } from './unbind.ts';
import { uncover } from './uncover.ts';

type Words = Readonly<Record<string, Word<SevenFallen>>>;

export function wordsOf(
  tokens: Readonly<Record<string, Text>>,
  markers: Readonly<Record<string, Text>>,
): Words {
  return reaching({
    advance,
    ambush,
    attach,
    attackAgain,
    banish,
    bind,
    cancel,
    copy,
    create: createOf(tokens),
    damage,
    destroy,
    discard,
    draw,
    dropPlume,
    endAttack,
    freeze,
    gainEc,
    gainFv,
    heal,
    hide,
    incline,
    look,
    loseEc,
    loseFv,
    mark: markOf(markers),
    mill,
    pay,
    play,
    putIntoPlay,
    redirect,
    reinforce,
    return: returnTo,
    reveal,
    revoke,
    search,
    shuffle,
    spendPoseidor,
    straighten,
    unbind,
    uncover,
  });
}

/** What acts on pieces does something only where there are any (SF-KW-DILEMME-3). */
function reaching(words: Words): Words {
  const reaches = (_: SevenFallen, __: unknown, given: object): boolean =>
    Object.values(given).every((each) => !Array.isArray(each) || each.length > 0);
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, { ...word, possible: word.possible ?? reaches }]),
  );
}
