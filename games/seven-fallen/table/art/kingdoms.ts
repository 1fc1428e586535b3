/** One colour and one emblem for each kingdom; a pack's own kingdoms get one of the rest. */
import oath from 'icon:barbed-sun';
import sea from 'icon:big-wave';
import dragon from 'icon:dragon-head';
import celestial from 'icon:heaven-gate';
import swarm from 'icon:hive-mind';
import night from 'icon:night-sky';
import forest from 'icon:oak';

export interface Kingdom {
  /** A deep ground that ivory and gold can be read on. */
  readonly tone: string;
  readonly emblem: string;
}

const KNOWN: Readonly<Record<string, Kingdom>> = {
  'nuit-sans-fin': { tone: '#4a2f7a', emblem: night },
  'purete-celeste': { tone: '#1f6496', emblem: celestial },
};

const OTHERS: readonly Kingdom[] = [
  { tone: '#8a2a2f', emblem: dragon },
  { tone: '#1d6a57', emblem: forest },
  { tone: '#7d5210', emblem: oath },
  { tone: '#0f6275', emblem: sea },
  { tone: '#6b2f5c', emblem: swarm },
];

export function kingdomOf(id: string): Kingdom {
  const known = KNOWN[id];
  if (known) return known;
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return OTHERS[sum % OTHERS.length]!;
}
