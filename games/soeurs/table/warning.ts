/** What a careful friend would say before an option is taken. */
import type { Foresight, Language, Option } from '@tablee/kernel';
import type { Content } from '../ready/content.ts';
import type { SoeursView } from '../types.ts';
import { type Future, futureOf } from './future.ts';
import type { Seen } from './reading.ts';

/** Choices worth a second thought. The others either can't hurt or can be taken back. */
const WEIGHTY: ReadonlySet<string> = new Set(['end', 'play', 'strike', 'absorb', 'pass', 'mode', 'enter']);

/** What XP buy before the Boss fight, and never again (R-SA-59). */
const SPENDS: ReadonlySet<string> = new Set(['raise', 'buy', 'buy-potion']);

export function warning(
  view: Seen,
  option: Option,
  language: Language,
  foresee: Foresight<SoeursView>,
  content: unknown,
): string | null {
  if (!WEIGHTY.has(option.do)) return null;
  const fr = language === 'fr';
  if (option.do === 'enter') {
    const left = view.table.xp;
    const [asked] = view.decisions;
    const goods = (asked?.options ?? []).filter(({ do: does }) => SPENDS.has(does));
    if (goods.length === 0) return null;
    return fr
      ? `Il vous reste ${left} XP, qui ne serviront plus à rien dans ce combat.`
      : `You still have ${left} XP, which will be worth nothing in this fight.`;
  }
  const future = futureOf(view, content as Content, foresee, option);
  if (future === null) return null;
  if (kills(future))
    return fr
      ? 'Vos PS tomberaient à 0 : la partie serait perdue.'
      : 'Your HP would fall to 0: the game would be lost.';
  if (future.events.some(({ event }) => event === 'attackTooWeak'))
    return fr
      ? 'Cette attaque ne retire aucun dé : cartes et Mana seraient dépensés pour rien.'
      : 'This attack removes no die: cards and Mana would be spent for nothing.';
  return null;
}

function kills({ view }: Future): boolean {
  return view.table.health === 0;
}
