/** How an answer reads. */
import type { Language, Option } from '@tablee/kernel';
import type { Content } from '../printed.ts';
import { type EndureOption, LOADER } from '../types.ts';
import { type Seen, Speaker } from './names.ts';

const PLAIN: Readonly<Record<string, readonly [string, string]>> = {
  exit: ['Quitter le vaisseau', 'Leave the ship'],
  stay: ['S’arrêter ici', 'Stop here'],
  search: ['Fouiller la salle', 'Search the room'],
  reorganise: ['Réorganiser', 'Reorganise'],
  end: ['Finir le tour', 'End the turn'],
  reward: ['Utiliser la récompense', 'Spend the reward'],
  enter: ['Monter dans l’Exo Loader', 'Enter the Exo Loader'],
  getOut: ['Sortir de l’Exo Loader', 'Get out of the Exo Loader'],
  heal: ['Se faire soigner (2 Vie)', 'Be healed (2 Life)'],
  rest: ['Dormir (+2 Resolve)', 'Sleep (+2 Resolve)'],
  swapGoal: ['Changer d’Accomplissement', 'Swap the Achievement'],
  recharge: ['Recharger une Power Cell', 'Recharge a Power Cell'],
  stash: ['Fouiller la Réserve', 'Rummage in the Stash'],
  leaveRefuge: ['Quitter le Refuge', 'Leave the Refuge'],
  visit: ['Faire halte', 'Visit'],
  skip: ['Passer', 'Skip'],
  done: ['C’est tout', 'Done'],
  back: ['Revenir', 'Back'],
  reroll: ['Relancer', 'Re-roll'],
  keep: ['Garder', 'Keep'],
  use: ['L’utiliser tout de suite', 'Use it now'],
  leave: ['La laisser', 'Leave it'],
  offer: ['Proposer l’échange', 'Offer the trade'],
  accept: ['Accepter', 'Accept'],
  refuse: ['Refuser', 'Refuse'],
  decline: ['Ne rien faire', 'Do nothing'],
  yes: ['Oui', 'Yes'],
  no: ['Non', 'No'],
};

export function optionText(view: Seen, option: Option, language: Language, content: Content): string {
  const s = new Speaker(view, language, content);
  const chosen = option as EndureOption;
  switch (chosen.do) {
    case 'take':
      return chosen.class < 0 ? s.say('Personne', 'Nobody') : s.class(chosen.class);
    case 'move':
      return s.say(`Aller : ${s.zone(chosen.zone)}`, `Go: ${s.zone(chosen.zone)}`);
    case 'stepFirst':
      return s.say(
        `Avancer puis attaquer : ${s.zone(chosen.zone)}`,
        `Step, then attack: ${s.zone(chosen.zone)}`,
      );
    case 'attack': {
      const weapon = chosen.weapon === LOADER ? 'Exo Loader' : s.item(chosen.weapon);
      const pair = chosen.pair ? s.say(' (paire)', ' (pair)') : '';
      const lane =
        chosen.lane > 0 ? s.say(`, trajectoire ${chosen.lane + 1}`, `, lane ${chosen.lane + 1}`) : '';
      // The zone one stands in needs no name.
      if (view.table.survivors[view.table.turn]?.zone === chosen.zone)
        return s.say(`Attaquer ici : ${weapon}${pair}`, `Attack here: ${weapon}${pair}`);
      return s.say(
        `Attaquer : ${weapon}${pair} → ${s.zone(chosen.zone)}${lane}`,
        `Attack: ${weapon}${pair} → ${s.zone(chosen.zone)}${lane}`,
      );
    }
    case 'interact':
      return s.say(`Interagir : ${s.thing(chosen.thing)}`, `Interact: ${s.thing(chosen.thing)}`);
    case 'deliver':
      return s.say(`Livrer : ${s.thing(chosen.thing)}`, `Deliver: ${s.thing(chosen.thing)}`);
    case 'exit':
      return content.isRefuge ? s.say('Quitter le Refuge', 'Leave the Refuge') : s.say(...PLAIN.exit!);
    case 'active':
    case 'crisis':
      return s.skill(view.table.turn, chosen.do);
    case 'trade':
      return s.say(`Échanger avec ${s.who(chosen.with)}`, `Trade with ${s.who(chosen.with)}`);
    case 'noise':
      return s.say(`Faire du bruit (${chosen.level})`, `Make noise (${chosen.level})`);
    case 'treat':
      return s.say(
        `Soigner la blessure : ${s.wound(chosen.wound)}`,
        `Treat the wound: ${s.wound(chosen.wound)}`,
      );
    case 'hit':
      return s.say(`Toucher ${s.foe(chosen.foe)}`, `Hit ${s.foe(chosen.foe)}`);
    case 'stun':
      return s.say(`Sonner ${s.foe(chosen.foe)}`, `Stun ${s.foe(chosen.foe)}`);
    case 'look': {
      const at = s.zone(view.table.foes.zone[chosen.foe]!);
      return s.say(`Regarder le jeton : ${at}`, `Look at the token: ${at}`);
    }
    case 'place':
      return s.say(`Ranger ${s.place(chosen.place)}`, `Put it ${s.place(chosen.place)}`);
    case 'pair':
      return 'card' in chosen
        ? s.say(`${s.item(chosen.card)} : mettre en paire`, `${s.item(chosen.card)}: pair up`)
        : s.say('Mettre en paire', 'Pair it up');
    case 'shift':
      return s.say(
        `${s.item(chosen.card)} ${s.place(chosen.place)}`,
        `${s.item(chosen.card)} ${s.place(chosen.place)}`,
      );
    case 'discard':
      return s.say(`Défausser ${s.item(chosen.card)}`, `Discard ${s.item(chosen.card)}`);
    case 'give':
      return s.say(`Donner ${s.item(chosen.card)}`, `Give ${s.item(chosen.card)}`);
    case 'ask':
      return s.say(`Demander ${s.item(chosen.card)}`, `Ask for ${s.item(chosen.card)}`);
    case 'giveThing':
      return s.say(`Donner ${s.thing(chosen.thing)}`, `Give ${s.thing(chosen.thing)}`);
    case 'askThing':
      return s.say(`Demander ${s.thing(chosen.thing)}`, `Ask for ${s.thing(chosen.thing)}`);
    case 'keepThing':
      return s.say(`Retirer de l’offre : ${s.thing(chosen.thing)}`, `Take back: ${s.thing(chosen.thing)}`);
    case 'choose':
    case 'target':
    case 'replace':
      return s.piece(chosen.piece);
    case 'mode':
      return s.say(`Effet ${chosen.mode}`, `Effect ${chosen.mode}`);
    case 'number':
      return `${chosen.n}`;
    case 'use':
    case 'keep':
      if ('card' in chosen) {
        const name = s.item(chosen.card);
        return chosen.do === 'use'
          ? s.say(`Utiliser ${name}`, `Use ${name}`)
          : s.say(`Retirer de l’offre : ${name}`, `Take back: ${name}`);
      }
      return s.say(...PLAIN[chosen.do]!);
    default:
      return s.say(...(PLAIN[chosen.do] ?? [chosen.do, chosen.do]));
  }
}
