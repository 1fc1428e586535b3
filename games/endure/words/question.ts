/** What is asked, in one plain sentence. */
import { type Decision, frameOf, type Language, type Text } from '@tablee/kernel';
import { type Content, RADAR } from '../printed.ts';
import { pieceKind } from '../rules/board.ts';
import { gain } from '../rules/inv.ts';
import { order } from '../rules/skill.ts';
import { trade } from '../rules/trade.ts';
import { type EndureView, PIECES, type PieceKind } from '../types.ts';
import { type Seen, Speaker } from './names.ts';

const QUESTIONS: Readonly<Record<string, Text>> = {
  muster: { fr: 'Quel survivant prenez-vous ?', en: 'Which survivor do you take?' },
  scan: { fr: 'Casque scanner : regarder un jeton Radar ?', en: 'Scanner Helm: look at a radar token?' },
  step: { fr: 'Continuer le déplacement ?', en: 'Move on?' },
  aim: { fr: 'Avec quelle arme, et où ?', en: 'With which weapon, and where?' },
  reroll: { fr: 'Relancer tous les dés de l’attaque ?', en: 'Re-roll all dice of the attack?' },
  allocate: { fr: 'À qui donnez-vous vos réussites ?', en: 'Who gets your successes?' },
  juggernaut: { fr: 'Juggernaut : un pas gratuit ?', en: 'Juggernaut: one free step?' },
  foresight: { fr: 'Test raté : le relancer ?', en: 'Failed test: roll it again?' },
  tidy: { fr: 'Réorganisez votre inventaire.', en: 'Rearrange your inventory.' },
  visit: { fr: 'Faire halte au Refuge ?', en: 'Visit the Refuge?' },
  stash: { fr: 'Réserve : quelle carte laissez-vous ?', en: 'Stash: which card do you leave?' },
  keep: { fr: 'Réserve : quelle carte gardez-vous ?', en: 'Stash: which card do you keep?' },
  treat: { fr: 'Quelle blessure soigner ?', en: 'Which wound is treated?' },
  choose: { fr: 'Choisissez.', en: 'Choose.' },
  target: { fr: 'Choisissez la cible.', en: 'Choose the target.' },
  mode: { fr: 'Quel effet ?', en: 'Which effect?' },
  may: { fr: 'Le faire ?', en: 'Do it?' },
  number: { fr: 'Combien ?', en: 'How many?' },
};

const WHICH: Readonly<Partial<Record<PieceKind | 'token', Text>>> = {
  survivor: { fr: 'Quel survivant ?', en: 'Which survivor?' },
  foe: { fr: 'Quel ennemi ?', en: 'Which enemy?' },
  token: { fr: 'Quel jeton Radar ?', en: 'Which radar token?' },
  zone: { fr: 'Quelle zone ?', en: 'Which zone?' },
  door: { fr: 'Quelle porte ?', en: 'Which door?' },
  wall: { fr: 'Quel mur ?', en: 'Which wall?' },
  item: { fr: 'Quelle carte ?', en: 'Which card?' },
};

/** A card or skill wants something pointed at: of what kind, the options tell. */
function which({ options }: Decision, { foes }: EndureView): Text | undefined {
  const pointed = options.find((option) => 'piece' in option);
  if (!pointed) return undefined;
  const { piece } = pointed as unknown as { readonly piece: number };
  const kind = pieceKind(piece);
  return WHICH[kind === 'foe' && foes.type[piece - PIECES.foe] === RADAR ? 'token' : kind];
}

export function question(view: Seen, decision: Decision, language: Language, content: Content): string {
  const s = new Speaker(view, language, content);
  const { table } = view;
  switch (decision.kind) {
    case 'act': {
      const survivor = table.survivors[table.turn];
      if (!survivor) return s.say('Que faites-vous ?', 'What do you do?');
      const { actions } = survivor;
      const left = s.fr
        ? `${actions} ${actions < 2 ? 'action' : 'actions'}`
        : `${actions} ${actions === 1 ? 'action' : 'actions'} left`;
      return s.say(
        `${s.who(table.turn)}, ${left} : que faites-vous ?`,
        `${s.who(table.turn)}, ${left}: what do you do?`,
      );
    }
    case 'gain': {
      const locals = frameOf(view, gain);
      const name = locals ? s.item(locals.card) : '';
      return s.say(`${name} : où la ranger ?`, `${name}: where does it go?`);
    }
    case 'offer':
    case 'answer': {
      const locals = frameOf(view, trade);
      const [from, to] = locals ? [s.who(locals.who), s.who(locals.partner)] : ['', ''];
      if (decision.kind === 'offer')
        return s.say(`Échange avec ${to} : que proposez-vous ?`, `Trade with ${to}: what do you offer?`);
      return s.say(`${from} propose un échange à ${to}. D’accord ?`, `${from} offers ${to} a trade. Agreed?`);
    }
    case 'order': {
      const locals = frameOf(view, order);
      const name = locals ? s.who(locals.who) : '';
      return s.say(`Ordre : que fait ${name} ?`, `Order: what does ${name} do?`);
    }
    case 'choose':
    case 'target':
      return s.text(which(decision, table) ?? QUESTIONS[decision.kind]!);
    default:
      return s.text(QUESTIONS[decision.kind] ?? { fr: 'Choisissez.', en: 'Choose.' });
  }
}
