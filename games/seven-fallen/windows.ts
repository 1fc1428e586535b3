/** The windows for answers one can set a stop at (SF-WIN-11): by whose turn and phase it is. */
import type { Decision, Option, Text, View, Windows } from '@tablee/kernel';
import type { SFView } from './types.ts';

const MOMENTS: Readonly<Record<string, Text>> = {
  aurore: { fr: 'Aurore divine', en: 'Divine Dawn' },
  parole: { fr: 'Parole divine', en: 'Divine Word' },
  attaque: { fr: 'Phase d’attaque', en: 'Attack phase' },
  nuit: { fr: 'Nuit divine', en: 'Divine Night' },
  pile: { fr: 'Réponse à la Pile', en: 'Answer to the Stack' },
};

export const windows: Windows<SFView> = {
  list: (['mine', 'theirs'] as const).flatMap((whose) =>
    Object.entries(MOMENTS).map(([moment, { fr, en }]) => ({
      id: `${whose}-${moment}`,
      name: {
        fr: `${fr} (${whose === 'mine' ? 'votre tour' : 'tour adverse'})`,
        en: `${en} (${whose === 'mine' ? 'your turn' : 'their turn'})`,
      },
    })),
  ),
  of(seen: View<SFView>, _: Decision): string {
    const { active, phase, pile } = seen.table;
    return `${active === seen.seat ? 'mine' : 'theirs'}-${pile.length > 0 ? 'pile' : phase}`;
  },
  uses: (option: Option) => ('card' in option ? String(option.card) : null),
};
