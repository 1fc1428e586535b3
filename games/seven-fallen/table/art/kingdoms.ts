/** One colour and one emblem for each kingdom; a pack's own kingdoms get one of the rest. */
import oath from 'icon:barbed-sun';
import sea from 'icon:big-wave';
import tower from 'icon:castle';
import dragon from 'icon:dragon-head';
import celestial from 'icon:heaven-gate';
import swarm from 'icon:honeycomb';
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
  'forge-des-cendres': { tone: '#8f2b22', emblem: dragon },
  'cour-des-marees': { tone: '#0f6a63', emblem: sea },
  'ruche-d-ambre': { tone: '#7d5210', emblem: swarm },
};

const OTHERS: readonly Kingdom[] = [
  { tone: '#3f6a24', emblem: forest },
  { tone: '#7a2f5f', emblem: oath },
  { tone: '#4a5566', emblem: tower },
];

export function kingdomOf(id: string): Kingdom {
  const known = KNOWN[id];
  if (known) return known;
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return OTHERS[sum % OTHERS.length]!;
}
