/** Classes and factions that `theme.css` has a colour for; those of packs share one. */
const TONES = new Set([
  'marine',
  'scout',
  'captain',
  'psychic',
  'engineer',
  'medic',
  'gep',
  'sentries',
  'redeemers',
]);
export const hasTone = (id: string): boolean => TONES.has(id);
