/** What a careful friend would say before an option is taken. */
import type { Foresight, Language, Option, View } from '@tablee/kernel';
import type { Content, VeielOption, VeielView } from '../types.ts';
import { heroName } from './reading.ts';

export function warning(
  { table }: View<VeielView>,
  option: Option,
  language: Language,
  _: Foresight<VeielView>,
  content: unknown,
): string | null {
  if ((option as VeielOption).do !== 'end' || table.active < 0) return null;
  return beforeTheEnd(table, content as Content, language);
}

/** V-7, OV-DEATH-1: with fewer than 5 cards in hand, deck and discard the turn ends in death. Not in the last turn of a fight (OV-ENDFIGHT-2). */
function beforeTheEnd(table: VeielView, content: Content, language: Language): string | null {
  const { life, hand, deck, discard } = table.heroes[table.active]!;
  if (life > 0 || table.finishing) return null;
  const left = hand.length + deck.length + discard.length;
  const name = heroName(table, content, table.active, language);
  return language === 'fr'
    ? `Terminer le tour tuerait ${name} : il ne reste que ${left} carte${left > 1 ? 's' : ''} en main, deck et défausse.`
    : `Ending the turn would kill ${name}: only ${left} card${left === 1 ? '' : 's'} left in hand, deck and discard.`;
}
