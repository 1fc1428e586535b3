import { pieces, word } from '@tablee/kernel/effect';
import { canConsumeCorpse, consumeCorpse as consume } from '../../rules/corpse.ts';
import type { Veiel } from '../../types.ts';

/** One corpse from each of these squares (OV-CORPSE-6). Notes how many there were. */
export const consumeCorpse = word<Veiel>()({
  takes: { at: pieces },
  run: (t, c, { at }) => consume(t, c, at),
  possible: (t, _, { at }) => canConsumeCorpse(t, at),
  notes: {
    fr: 'le nombre de cadavres consommés',
    en: 'the number of corpses consumed',
  },
  did: {
    yes: { fr: 'un cadavre est consommé ainsi', en: 'a corpse is consumed this way' },
    no: { fr: 'aucun cadavre n’est consommé ainsi', en: 'no corpse is consumed this way' },
  },
  text: (say, { at }) => say.object('consommez|consomme|consommer', 'consume|consumes', at),
});
