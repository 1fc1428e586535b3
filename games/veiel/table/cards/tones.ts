/** The ink of each colour as a value, for pieces that take one: the same as in `theme.css`. */
import type { Text } from '@tablee/kernel';
import type { Colour } from '../../content/types.ts';
import type { Card } from '../../types.ts';

export const COLOUR_NAMES: Readonly<Record<Colour, Text>> = {
  rouge: { fr: 'Rouge', en: 'Red' },
  bleu: { fr: 'Bleu', en: 'Blue' },
  vert: { fr: 'Vert', en: 'Green' },
  jaune: { fr: 'Jaune', en: 'Yellow' },
  incolore: { fr: 'Incolore', en: 'Colourless' },
};

const TONES: Readonly<Record<Card['colour'], string>> = {
  rouge: '#9c3228',
  bleu: '#2f5f86',
  vert: '#35705c',
  jaune: '#a87516',
  incolore: '#7a6f5f',
};
const BLOOD = '#7b1f1a';
export const GEAR_TONE = '#6a4a12';
export const FOE_TONE = '#3a2d25';

export function toneOf({ colour, kind }: Pick<Card, 'colour' | 'kind'>): string {
  return kind === 'essence' || kind === 'affliction' ? BLOOD : TONES[colour];
}
