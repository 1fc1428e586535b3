/** The colours of glass there are; each is four panes and a light, in `tones.css`. */
export const TONES = ['rose', 'gold', 'azure', 'jade', 'ember', 'violet', 'ash'] as const;
export type Tone = (typeof TONES)[number];

/** One colour of the tone, for pieces that take a single one. */
export function toneColour(tone: Tone): string {
  return `var(--soeurs-${tone})`;
}
