/** Who chooses, pays or does: you, your opponent, the side a piece belongs to. */
import type { Text } from '../../text.ts';
import { de } from '../text/grammar.ts';
import type { ReadSeat } from './forms.ts';
import { readPieces } from './pieces.ts';
import type { Reader } from './reader.ts';

const WORDS: Readonly<Record<string, Text>> = {
  you: { fr: 'vous', en: 'you' },
  controller: { fr: 'vous', en: 'you' },
  active: { fr: 'le joueur actif', en: 'the active player' },
  opponent: { fr: 'votre adversaire', en: 'your opponent' },
};

export function readWho(r: Reader | null): ReadSeat {
  if (r === null) return YOU;
  const { vocabulary } = r;
  if (r.isObject()) {
    const key = r.has('ownerOf') ? 'ownerOf' : 'controllerOf';
    r.only(key);
    const of = readPieces(r.field(key));
    return {
      isYou: false,
      of: (t, c) => {
        const piece = of.pieces(t, c)[0];
        return piece === undefined ? c.you : vocabulary[key === 'ownerOf' ? 'owner' : 'controller'](t, piece);
      },
      say: (speech) => {
        const mention = of.say(speech, 'the');
        const noun =
          key === 'ownerOf' ? speech.say('propriétaire', 'owner') : speech.say('contrôleur', 'controller');
        if (mention.pronoun)
          return `${speech.say(mention.many ? 'leur' : 'son', mention.many ? 'their' : 'its')} ${noun}`;
        return speech.say(`le ${noun} ${de(mention.text)}`, `the ${noun} of ${mention.text}`);
      },
    };
  }
  const word = r.word(WORDS, 'you, controller, opponent, active, {controllerOf} or {ownerOf}');
  if (word === 'you') return YOU;
  if (word === 'controller') return { ...YOU, of: (_, c) => c.by };
  const text = WORDS[word]!;
  if (word === 'active')
    return { isYou: false, of: (t) => vocabulary.order(t)[0]!, say: (speech) => speech.in(text) };
  if (!vocabulary.opponent) return r.fail('somebody else: nobody has an opponent in this game');
  return { isYou: false, of: (t, c) => vocabulary.opponent!(t, c.you), say: (speech) => speech.in(text) };
}

const YOU: ReadSeat = { isYou: true, of: (_, c) => c.you, say: (speech) => speech.say('vous', 'you') };
