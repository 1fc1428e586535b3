/** On which cards a keyword or a head says anything at all. Elsewhere it would be printed and never work: it is refused. */
import type { RuleId } from '@tablee/kernel';
import { type CardType, LIVRE_TYPES } from './card.ts';
import type { Keyword } from './keywords.ts';

/** The types on which it stands, and the rule that says so. */
interface Fit {
  readonly on: readonly CardType[];
  readonly rule: RuleId;
}

const FIGHTERS = ['ange', 'archange'] as const;
/** Those, and a Golem that its text lets attack (R-SF-88). */
const ATTACKERS = ['ange', 'archange', 'golem'] as const;
/** All but Miracles, Divinités and Temples come into play (SF-TERM-13, R-SF-102). */
const ARRIVING = ['ange', 'golem', 'equipement', 'benediction', 'adorateur', 'archange'] as const;
/** Pages that are something in play. */
const LASTING = ['ange', 'golem', 'equipement', 'benediction', 'adorateur'] as const;
const EDEN = ['divinite', 'temple', 'archange'] as const;

const FITS: Readonly<Record<Keyword, Fit>> = {
  archerie: { on: ATTACKERS, rule: 'SF-KW-ARCHERIE-1' },
  assassin: { on: ARRIVING, rule: 'SF-KW-ASSASSIN-1' },
  berserk: { on: FIGHTERS, rule: 'SF-KW-BERSERK-1' },
  bourrasque: { on: ['ange'], rule: 'SF-KW-BOURRASQUE-1' },
  catalyseur: { on: ARRIVING, rule: 'SF-KW-CATALYSEUR-1' },
  collateral: { on: ATTACKERS, rule: 'SF-KW-COLLATERAL-1' },
  damne: { on: LASTING, rule: 'SF-KW-DAMNE-1' },
  doppelganger: { on: ['ange', 'adorateur'], rule: 'SF-KW-DOPPELGANGER-1' },
  egide: { on: ['ange'], rule: 'SF-KW-EGIDE-1' },
  esquive: { on: LASTING, rule: 'SF-KW-ESQUIVE-1' },
  essaim: { on: LIVRE_TYPES, rule: 'SF-KW-ESSAIM-1' },
  flamme: { on: ARRIVING, rule: 'SF-KW-FLAMME-1' },
  fourberie: { on: FIGHTERS, rule: 'SF-KW-FOURBERIE-1' },
  furtif: { on: ['ange', 'miracle'], rule: 'R-SF-69' },
  gardien: { on: FIGHTERS, rule: 'SF-KW-GARDIEN-1' },
  geler: { on: ARRIVING, rule: 'SF-KW-GELER-1' },
  honneur: { on: ['ange'], rule: 'SF-KW-HONNEUR-1' },
  intervention: { on: [...LIVRE_TYPES, 'adorateur', 'archange'], rule: 'SF-KW-INTERVENTION-1' },
  invocation: { on: ['ange'], rule: 'SF-KW-INVOCATION-1' },
  leader: { on: LIVRE_TYPES, rule: 'SF-KW-LEADER-1' },
  loyaliste: { on: ['ange'], rule: 'SF-KW-LOYALISTE-1' },
  lumiere: { on: [...LIVRE_TYPES, 'adorateur', ...EDEN], rule: 'SF-KW-LUMIERE-1' },
  mortsubite: { on: [...LIVRE_TYPES, 'adorateur', ...EDEN], rule: 'SF-KW-MORTSUBITE-1' },
  pacifiste: { on: FIGHTERS, rule: 'SF-KW-PACIFISTE-1' },
  phoenix: { on: ['ange', 'golem', 'equipement', 'benediction', 'archange'], rule: 'SF-KW-PHOENIX-1' },
  retrait: { on: ATTACKERS, rule: 'SF-KW-RETRAIT-1' },
  symbiose: { on: [...LASTING, ...EDEN], rule: 'SF-KW-SYMBIOSE-1' },
  // A Golem has its lightning instead: `tempete`, what it costs there (SF-KW-TEMPETE-4).
  tempete: { on: ['ange', 'equipement', 'benediction'], rule: 'SF-KW-TEMPETE-1' },
  tornado: { on: ['ange', 'golem', 'equipement', 'benediction'], rule: 'SF-KW-TORNADO-1' },
  tresor: { on: ATTACKERS, rule: 'SF-KW-TRESOR-1' },
  tenebres: { on: [...LIVRE_TYPES, 'adorateur'], rule: 'SF-KW-TENEBRES-1' },
  vaillant: { on: ['ange', 'golem'], rule: 'SF-KW-VAILLANT-1' },
  valhalla: { on: [...LASTING, ...EDEN], rule: 'SF-KW-VALHALLA-1' },
};

/** Heads set off by the arrival of their card. */
const ARRIVALS: ReadonlySet<string> = new Set(['ferveur', 'dilemme']);

/** At work in deck building, in hand or on arrival: an Ange that is in play when it is equipped gains nothing by them. */
const NEVER_LENT: ReadonlySet<Keyword> = new Set<Keyword>([
  ...(['essaim', 'leader', 'loyaliste', 'invocation', 'furtif', 'doppelganger'] as const),
  ...(['bourrasque', 'tempete', 'tornado', 'assassin', 'catalyseur', 'flamme', 'geler'] as const),
]);

/** Why an Équipement cannot lend this keyword, or null. */
export function misfitLent(keyword: Keyword): string | null {
  return NEVER_LENT.has(keyword) ? 'a keyword that works on an Ange in play (R-SF-101)' : null;
}

/** Why this keyword says nothing on such a card, or null. */
export function misfit(keyword: Keyword, type: CardType): string | null {
  const { on, rule } = FITS[keyword];
  return on.includes(type) ? null : `a card on which this says something: ${on.join(', ')} (${rule})`;
}

/** The same of the head of an ability. */
export function misfitHead(head: string, type: CardType): string | null {
  if (!ARRIVALS.has(head) || (ARRIVING as readonly CardType[]).includes(type)) return null;
  const rule = type === 'miracle' ? 'SF-TERM-13' : 'R-SF-102';
  return `a card that arrives in play: ${ARRIVING.join(', ')} (${rule})`;
}
