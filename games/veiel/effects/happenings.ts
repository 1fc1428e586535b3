/**
 * What may happen, with its facts: what triggers listen for (C2, R-OV-95). `piece` is the figure or card it happened to, `cause`
 * the figure that did it. Those marked `own` are a card's alone: it answers wherever it lies.
 */
import type { Happening } from '@tablee/kernel/effect';
import type { Veiel } from '../types.ts';

type H = Happening<Veiel>;

const happening = (facts: H['facts'], fr: string, en: string, past?: H['past']): H =>
  past ? { facts, reads: { fr, en }, past } : { facts, reads: { fr, en } };
const own = (fr: string, en: string): H => ({
  facts: { piece: 'piece', cause: 'piece' },
  own: true,
  reads: { fr, en },
});

export const HAPPENINGS: Readonly<Record<string, H>> = {
  // A card's own.
  played: own('quand vous jouez cette carte', 'when you play this card'),
  drawn: own('quand vous piochez cette carte', 'when you draw this card'),
  discarded: own('quand vous défaussez cette carte', 'when you discard this card'),
  wounded: own('quand cette carte va dans vos blessures', 'when this card goes to your wounds'),
  healed: own('quand cette carte est soignée', 'when this card is healed'),
  exiled: own('quand cette carte est exilée', 'when this card is exiled'),
  charged: own('quand cette carte est chargée', 'when this card is charged'),
  // Moments (R-OV-95).
  turnStart: happening(
    { piece: 'piece' },
    '{commence|commencent} {son|leur} tour',
    '{starts|start} their turn',
  ),
  turnEnd: happening({ piece: 'piece' }, '{termine|terminent} {son|leur} tour', '{ends|end} their turn'),
  roundStart: happening({}, 'au début du tour de jeu', 'at the start of the round'),
  roundEnd: happening({}, 'à la fin du tour de jeu', 'at the end of the round'),
  fightStart: happening({}, 'au début de l’affrontement', 'at the start of the fight'),
  fightEnd: happening({}, 'à la fin de l’affrontement', 'at the end of the fight'),
  // Figures.
  damageTaken: happening(
    { piece: 'piece', cause: 'piece', amount: 'number' },
    '{subit|subissent} des dégâts',
    '{takes|take} damage',
    { fr: '{a|ont} subi des dégâts', en: '{has|have} taken damage' },
  ),
  woundTaken: happening(
    { piece: 'piece', cause: 'piece' },
    '{subit|subissent} une blessure',
    '{suffers|suffer} a wound',
    { fr: '{a|ont} subi une blessure', en: '{has|have} suffered a wound' },
  ),
  damageDealt: happening(
    { piece: 'piece', victim: 'piece', amount: 'number' },
    '{inflige|infligent} des dégâts',
    '{deals|deal} damage',
    { fr: '{a|ont} infligé des dégâts', en: '{has|have} dealt damage' },
  ),
  lifeTaken: happening(
    { piece: 'piece', victim: 'piece' },
    '{retire|retirent} une vie',
    '{takes|take} a life',
    { fr: '{a|ont} retiré une vie', en: '{has|have} taken a life' },
  ),
  lifeLost: happening({ piece: 'piece', cause: 'piece' }, '{perd|perdent} une vie', '{loses|lose} a life', {
    fr: '{a|ont} perdu une vie',
    en: '{has|have} lost a life',
  }),
  enemyDeath: happening({ piece: 'piece', cause: 'piece' }, '{meurt|meurent}', '{dies|die}'),
  cardPlayed: happening({ piece: 'piece', card: 'piece' }, '{joue|jouent} une carte', '{plays|play} a card', {
    fr: '{a|ont} joué une carte',
    en: '{has|have} played a card',
  }),
  moved: happening({ piece: 'piece', amount: 'number' }, '{se déplace|se déplacent}', '{moves|move}', {
    fr: '{s’est déplacé|se sont déplacés}',
    en: '{has|have} moved',
  }),
  entered: happening(
    { piece: 'piece', square: 'piece' },
    '{entre|entrent} sur cette case',
    '{enters|enter} this square',
  ),
  blockGained: happening(
    { piece: 'piece', amount: 'number' },
    '{gagne|gagnent} du blocage',
    '{gains|gain} block',
  ),
  blockBroken: happening(
    { piece: 'piece', cause: 'piece' },
    '{perd|perdent} {son|leur} dernier blocage',
    '{loses|lose} {its|their} last block',
  ),
  equipTriggered: happening(
    { piece: 'piece', cause: 'piece' },
    '{est|sont} déclenché{s}',
    '{is|are} triggered',
  ),
  summoned: happening({ piece: 'piece', cause: 'piece' }, '{est|sont} invoqué{s}', '{is|are} summoned'),
  healing: happening({ piece: 'piece', amount: 'number' }, '{est|sont} soigné{s}', '{is|are} healed', {
    fr: '{a|ont} été soigné{s}',
    en: '{was|were} healed',
  }),
};
