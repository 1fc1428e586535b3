/**
 * The windows for answers one can set a stop at (SF-WIN-11). Usually one is asked where it matters: at the other's attack,
 * in a combat, at an entry of theirs on the Pile, at the end of their turn. What could be done in one's own Parole divine as
 * well goes by.
 */
import type { Decision, Option, Text, View, Windows } from '@tablee/kernel';
import type { Content } from './content/content.ts';
import type { SFView } from './types.ts';

interface Moment {
  readonly id: string;
  readonly name: Text;
  readonly usual?: 'never';
}

const never = { usual: 'never' } as const;
const MOMENTS: readonly Moment[] = [
  { id: 'mine-aurore', name: { fr: 'Votre Aurore divine', en: 'Your Divine Dawn' }, ...never },
  { id: 'mine-parole', name: { fr: 'Votre Parole divine', en: 'Your Divine Word' }, ...never },
  {
    id: 'mine-attaque',
    name: { fr: 'Votre attaque, avant un combat', en: 'Your attack, before a combat' },
    ...never,
  },
  { id: 'mine-combat', name: { fr: 'Votre attaque, en combat', en: 'Your attack, in a combat' } },
  { id: 'mine-nuit', name: { fr: 'Votre Nuit divine', en: 'Your Divine Night' }, ...never },
  { id: 'straighten', name: { fr: 'Ce que vous redressez', en: 'What you straighten' }, ...never },
  { id: 'theirs-aurore', name: { fr: 'Aurore divine adverse', en: 'Their Divine Dawn' }, ...never },
  { id: 'theirs-parole', name: { fr: 'Parole divine adverse', en: 'Their Divine Word' }, ...never },
  {
    id: 'theirs-attaque',
    name: { fr: 'Attaque adverse, avant un combat', en: 'Their attack, before a combat' },
  },
  { id: 'theirs-combat', name: { fr: 'Attaque adverse, en combat', en: 'Their attack, in a combat' } },
  { id: 'theirs-nuit', name: { fr: 'Nuit divine adverse', en: 'Their Divine Night' } },
  { id: 'own-entry', name: { fr: 'Votre effet sur la Pile', en: 'Your effect on the Stack' }, ...never },
  { id: 'their-entry', name: { fr: 'Effet adverse sur la Pile', en: 'Their effect on the Stack' } },
];

export const windows: Windows<SFView> = {
  list: MOMENTS,
  of(seen: View<SFView>, { kind }: Decision): string {
    if (kind === 'straighten') return kind;
    const { active, phase, pile, attack } = seen.table;
    const top = pile[pile.length - 1];
    if (top) return top.by === seen.seat ? 'own-entry' : 'their-entry';
    return `${active === seen.seat ? 'mine' : 'theirs'}-${attack?.combat ? 'combat' : phase}`;
  },
  uses: (option: Option) => ('card' in option ? String(option.card) : null),
  called: (card, content) => (content as Content).byId.get(card)?.name ?? { fr: card, en: card },
};
