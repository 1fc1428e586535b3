/** The backs: the Livre Sacré's closed book, the Registre's scroll, the Archange's wings. */
import { CardBack } from '@tablee/ui';
import { SIGNS } from '../art/signs.ts';

const BACKS = {
  livre: { tone: '#6e4a12', motif: SIGNS.livre },
  registre: { tone: '#23405c', motif: SIGNS.registre },
  archange: { tone: '#7a1f2b', motif: SIGNS.wings },
} as const;

export function Back({ of }: { readonly of: keyof typeof BACKS }) {
  return <CardBack {...BACKS[of]} />;
}
