/** Which form a sentence has, by its own key. Each form has its file. */
import { type Sentence, sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import { readAt } from './at.ts';
import { readChoose } from './choose.ts';
import { readEach } from './each.ts';
import { readGive } from './give.ts';
import { readIf } from './if.ts';
import { readLasting } from './lasting.ts';
import { readLet } from './let.ts';
import { readMay } from './may.ts';
import { readModes } from './modes.ts';
import { readNumber } from './number.ts';
import { readPay } from './pay.ts';
import { readPlayers } from './players.ts';
import { readRepeat } from './repeat.ts';
import { readSpread } from './spread.ts';
import { readWord } from './word.ts';

const FORMS: Readonly<Record<string, (r: Reader) => Sentence>> = {
  do: readWord,
  if: readIf,
  modes: readModes,
  may: readMay,
  pay: readPay,
  each: readEach,
  players: readPlayers,
  repeat: readRepeat,
  number: readNumber,
  let: readLet,
  spread: readSpread,
  give: readGive,
  lasting: readLasting,
  at: readAt,
  choose: readChoose,
};

export function readSentence(r: Reader): Sentence {
  // `choose` last: `modes` has one too.
  const forms = Object.keys(FORMS).filter((form) => r.vocabulary.forms?.includes(form) ?? true);
  for (const form of forms) if (r.has(form)) return sentence(FORMS[form]!(r));
  return r.fail(`a sentence: one of {${forms.join('|')}}`);
}
