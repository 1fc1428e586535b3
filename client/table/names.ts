/** How those round the table are called. */
import type { BotId } from '@tablee/bots';
import type { Language, Text } from '@tablee/kernel';
import type { Sitting } from '../storage/stored-table.ts';

/** Strengths of bots, from the weakest. */
export const BOT_NAMES: Readonly<Record<BotId, Text>> = {
  random: { fr: 'Débutant', en: 'Novice' },
  greedy: { fr: 'Habile', en: 'Skilled' },
  search: { fr: 'Redoutable', en: 'Formidable' },
};

function botName(bot: BotId, absent: string | undefined, language: Language): string {
  if (absent === undefined) return `${BOT_NAMES[bot][language]} (bot)`;
  return `${absent} (bot)`;
}

/** By seat. Two bots of one strength are told apart by a number. */
export function namesOf(sitting: readonly Sitting[], language: Language): string[] {
  const plain = sitting.map((seat) =>
    seat.who === 'person' ? seat.name : botName(seat.bot, seat.for, language),
  );
  return plain.map((name, seat) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return `${name} ${before + 1}`;
  });
}
