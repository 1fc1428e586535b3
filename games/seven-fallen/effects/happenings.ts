/** What may happen, for cards to listen to, remember and replace (SF-DATA-14, SF-DATA-22). */
import type { Text } from '@tablee/kernel';
import { type Happening, noun } from '@tablee/kernel/effect';
import { carryOutDestruction } from '../rules/destroy.ts';
import { carryOutDamage } from '../rules/dmg.ts';
import type { SevenFallen } from '../types.ts';

type H = Happening<SevenFallen>;

const PIECE = { piece: 'piece' } as const;

function plain(
  fr: string,
  en: string,
  facts: H['facts'] = PIECE,
  past?: Text | null,
  called?: H['called'],
): H {
  return { facts, reads: { fr, en }, ...(past && { past }), ...(called && { called }) };
}

const DEFENDER = { other: noun('m', 'défenseur', 'défenseurs', 'attacked unit', 'attacked units') };
const ATTACKER = { other: noun('m', 'attaquant', 'attaquants', 'attacker', 'attackers') };
const GOLEM = { other: noun('m', 'Golem', 'Golems', 'Golem', 'Golems') };
const EQUIPMENT = { other: noun('m', 'Équipement', 'Équipements', 'Equipment', 'Equipments') };
const VICTIM = { other: noun('f', 'victime', 'victimes', 'victim', 'victims') };
const SOURCE = { cause: noun('f', 'source', 'sources', 'source', 'sources') };

/** Heads an ability with a keyword; the piece alone listens. */
function heading(fr: string, en: string): H {
  return { facts: { piece: 'piece', by: 'seat' }, own: true, reads: { fr: `**${fr}**`, en: `**${en}**` } };
}

export const HAPPENINGS: Readonly<Record<string, H>> = {
  ferveur: heading('Ferveur', 'Fervour'),
  dilemme: heading('Dilemme', 'Dilemma'),
  derniersouffle: heading('Dernier souffle', 'Last Breath'),
  aurore: heading('Aurore divine', 'Divine Dawn'),
  nuit: heading('Nuit divine', 'Divine Night'),
  leftSecret: heading('Sortie du Secret par vous', 'Brought out of the Secret by you'),
  uncovered: heading('Sortie du Secret par l’adversaire', 'Brought out of the Secret by your opponent'),
  revokedSelf: heading('Révoqué', 'Revoked'),
  entered: plain(
    '{arrive|arrivent} en jeu',
    '{comes|come} into play',
    { piece: 'piece', way: 'word', by: 'seat' },
    {
      fr: '{est|sont} arrivé{e}{s} en jeu',
      en: 'came into play',
    },
  ),
  left: plain('{quitte|quittent} le jeu', '{leaves|leave} play', { piece: 'piece', to: 'word' }),
  destroyed: {
    facts: { piece: 'piece', cause: 'piece', to: 'word', by: 'seat' },
    does: (t, facts) => carryOutDestruction(t, facts),
    reads: { fr: '{est|sont} détruit{e}{s}', en: '{is|are} destroyed' },
    called: SOURCE,
    would: { fr: '{devait|devaient} être détruit{e}{s}', en: 'would be destroyed' },
    past: { fr: '{a|ont} été détruit{e}{s}', en: '{was|were} destroyed' },
    words: {
      to: {
        limbes: { fr: 'va dans les Limbes', en: 'goes to Limbo' },
        purgatoire: { fr: 'va au Purgatoire', en: 'goes to Purgatory' },
        pandemonium: { fr: 'va au Pandémonium', en: 'goes to Pandemonium' },
      },
    },
  },
  banished: plain('{est|sont} banni{e}{s}', '{is|are} banished', PIECE, {
    fr: '{a|ont} été banni{e}{s}',
    en: '{was|were} banished',
  }),
  revoked: plain('{est|sont} révoqué{e}{s}', '{is|are} revoked', PIECE, {
    fr: '{a|ont} été révoqué{e}{s}',
    en: '{was|were} revoked',
  }),
  damaged: {
    facts: { piece: 'piece', amount: 'number', cause: 'piece', combat: 'flag' },
    does: (t, facts) => carryOutDamage(t, facts),
    sure: (facts) => facts.sure === 1,
    reads: { fr: '{subit|subissent} des dégâts', en: '{takes|take} damage' },
    called: SOURCE,
    would: { fr: '{devait|devaient} subir des dégâts', en: 'would take damage' },
    manner: { combat: { fr: 'au combat', en: 'in combat' } },
    past: { fr: '{a|ont} subi des dégâts', en: 'took damage' },
  },
  dealtDamage: {
    facts: { piece: 'piece', amount: 'number', other: 'piece', combat: 'flag' },
    reads: { fr: '{inflige|infligent} des dégâts', en: '{deals|deal} damage' },
    called: VICTIM,
    manner: { combat: { fr: 'au combat', en: 'in combat' } },
  },
  attackBegan: {
    facts: {},
    reads: { fr: 'au début de la Phase d’attaque', en: 'at the start of the attack phase' },
  },
  attackEnded: {
    facts: {},
    reads: { fr: 'à la fin de la Phase d’attaque', en: 'at the end of the attack phase' },
  },
  turnEnded: { facts: {}, reads: { fr: 'à la fin du tour', en: 'at the end of the turn' } },
  announced: plain('{est|sont} annoncé{e}{s}', '{is|are} announced as an attacker'),
  declared: plain(
    '{attaque|attaquent}',
    '{attacks|attack}',
    { piece: 'piece', other: 'piece' },
    { fr: '{a|ont} attaqué', en: 'attacked' },
    DEFENDER,
  ),
  designated: plain(
    '{est|sont} attaqué{e}{s}',
    '{is|are} attacked',
    { piece: 'piece', other: 'piece' },
    { fr: '{a|ont} été attaqué{e}{s}', en: '{was|were} attacked' },
    ATTACKER,
  ),
  succeeded: plain(
    '{réussit|réussissent} une attaque',
    '{succeeds|succeed} in an attack',
    { piece: 'piece', amount: 'number', other: 'piece' },
    null,
    DEFENDER,
  ),
  bound: plain('{est|sont} lié{e}{s}', '{is|are} bound', { piece: 'piece', other: 'piece' }, null, GOLEM),
  unbound: plain(
    '{perd|perdent} son Golem',
    '{loses|lose} its Golem',
    { piece: 'piece', other: 'piece' },
    null,
    GOLEM,
  ),
  attached: plain(
    '{est|sont} équipé{e}{s}',
    '{is|are} equipped',
    { piece: 'piece', other: 'piece' },
    null,
    EQUIPMENT,
  ),
  unattached: plain(
    '{perd|perdent} un Équipement',
    '{loses|lose} an Equipment',
    { piece: 'piece', other: 'piece' },
    null,
    EQUIPMENT,
  ),
  seized: plain('{change|changent} de camp', '{changes|change} sides', { piece: 'piece', by: 'seat' }),
  revealed: plain('{est|sont} révélé{e}{s}', '{is|are} revealed', PIECE, {
    fr: '{a|ont} été révélé{e}{s}',
    en: '{was|were} revealed',
  }),
  toLimbes: plain('{rejoint|rejoignent} les Limbes', '{goes|go} to Limbo'),
  toPurgatoire: plain('{va|vont} au Purgatoire', '{goes|go} to Purgatory'),
  toPandemonium: plain('{va|vont} au Pandémonium', '{goes|go} to Pandemonium'),
  ecSpent: plain(
    '{fournit|fournissent} de l’EC',
    '{provides|provide} EC',
    { piece: 'piece', amount: 'number', by: 'seat' },
    { fr: '{a|ont} fourni de l’EC', en: 'provided EC' },
  ),
  played: plain(
    '{est|sont} joué{e}{s}',
    '{is|are} played',
    { piece: 'piece', by: 'seat', paid: 'number' },
    {
      fr: '{a|ont} été joué{e}{s}',
      en: '{was|were} played',
    },
  ),
  targeted: plain(
    '{est|sont} ciblé{e}{s}',
    '{is|are} targeted',
    { piece: 'piece', cause: 'piece' },
    null,
    SOURCE,
  ),
  drawn: {
    facts: { by: 'seat', cards: 'number' },
    reads: { fr: 'quand des pages sont piochées', en: 'when pages are drawn' },
  },
  discarded: plain('{est|sont} défaussé{e}{s}', '{is|are} discarded', { piece: 'piece', by: 'seat' }),
  becameMortelle: plain('{devient|deviennent} Mortelle{s}', '{becomes|become} Mortal'),
  plumeFell: plain('{perd|perdent} une Plume', '{loses|lose} a Feather'),
  marked: plain('{reçoit|reçoivent} un marqueur', '{gets|get} a marker', {
    piece: 'piece',
    amount: 'number',
  }),
  unmarked: plain('{perd|perdent} un marqueur', '{loses|lose} a marker', {
    piece: 'piece',
    amount: 'number',
  }),
};
