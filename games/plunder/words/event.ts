/** The log: what happened, in sentences. */
import {
  type GameEvent,
  type Language,
  list,
  plural,
  type Result,
  type Seat,
  type View,
} from '@tablee/kernel';
import type { Hero, PlunderContent, PlunderEvent, PlunderView } from '../types.ts';
import {
  capital,
  cardsText,
  figureText,
  frenchOf,
  frenchTo,
  heroText,
  monsterText,
  playerText,
  powerText,
  seatText,
  squareText,
  suitText,
  teamText,
} from './names.ts';

export function eventText(
  view: View<PlunderView>,
  given: GameEvent,
  language: Language,
  content: PlunderContent,
  names: readonly string[] = [],
): string | null {
  const event = given as PlunderEvent;
  return language === 'fr' ? inFrench(view, event, content, names) : inEnglish(view, event, content, names);
}

function inFrench(
  view: View<PlunderView>,
  event: PlunderEvent,
  content: PlunderContent,
  names: readonly string[],
): string | null {
  const hero = (of: Hero): string => capital(heroText(of, 'fr'));
  const seat = (of: Seat): string => seatText(view.table, of, 'fr');
  const square = (of: number): string => squareText(content, of);
  switch (event.event) {
    case 'orderDrawn':
      return `Le sort désigne l’ordre de choix : ${list(
        'fr',
        event.order.map((of) => (of === view.seat ? 'vous' : playerText(of, names, 'fr'))),
      )}.`;
    case 'colourChosen':
      return event.seat === view.seat
        ? `Vous menez l’équipe ${teamText(event.team, 'fr')}.`
        : `${playerText(event.seat, names, 'fr')} mène l’équipe ${teamText(event.team, 'fr')}.`;
    case 'treasurePlaced':
      return `${seat(event.seat)} place un trésor en ${square(event.to)}.`;
    case 'heroEntered':
      return `${hero(event.hero)} entre dans le donjon en ${square(event.to)}.`;
    case 'heroLeft':
      return `${hero(event.hero)} quitte le donjon.`;
    case 'dealt':
      return `Votre main : ${cardsText(event.cards, 'fr').replaceAll(' + ', ', ')}.`;
    case 'dealtHidden':
      return `${seat(event.seat)} reçoit ${event.count} cartes.`;
    case 'turnBegan':
      return `Tour ${event.turn} : ${seat(event.seat)}.`;
    case 'actionsEnded':
      return `${seat(event.seat)} met fin à ses actions.`;
    case 'cardsDrawn':
      return `Vous piochez ${cardsText(event.cards, 'fr').replaceAll(' + ', ', ')}.`;
    case 'cardsDrawnHidden':
      return `${seat(event.seat)} pioche ${event.count} ${plural('fr', event.count, 'carte', 'cartes')}.`;
    case 'reshuffled':
      return `La défausse (${event.count} ${plural('fr', event.count, 'carte', 'cartes')}) est mélangée : nouvelle pioche.`;
    case 'cardsPlayed': {
      const named =
        event.suit !== -1 && event.cards.length === 2
          ? `, qui valent ${event.value}${suitText(event.suit)}`
          : '';
      return `${seat(event.seat)} joue ${cardsText(event.cards, 'fr')}${named}.`;
    }
    case 'cardsDiscarded':
      return `${seat(event.seat)} défausse ${cardsText(event.cards, 'fr').replaceAll(' + ', ', ')}.`;
    case 'heroMoved':
      return `${hero(event.hero)} va de ${square(event.from)} en ${square(event.to)}.`;
    case 'monsterEntered':
      return `${capital(monsterText(event.monster, 'fr'))} surgit en ${square(event.to)}.`;
    case 'monsterMoved':
      return `${capital(monsterText(event.monster, 'fr'))} va de ${square(event.from)} en ${square(event.to)}.`;
    case 'attacked':
      return `${capital(figureText(event.by, 'fr'))} attaque ${figureText(event.target, 'fr')} (valeur ${event.value}).`;
    case 'powerUsed':
      return `${hero(event.hero)} : ${powerText(event.power, 'fr')} !`;
    case 'parried':
      return `${hero(event.hero)} pare le coup.`;
    case 'dodged':
      return `${hero(event.hero)} esquive en ${square(event.to)}.`;
    case 'tookIt':
      return `${hero(event.hero)} encaisse.`;
    case 'wounded':
      return `${hero(event.hero)} perd ${event.amount} PV${event.left > 0 ? ` (reste ${event.left})` : ''}.`;
    case 'healed':
      return `${hero(event.hero)} regagne ${event.amount} PV.`;
    case 'heroFell':
      return `${hero(event.hero)} tombe en ${square(event.at)} et retourne à la réserve.`;
    case 'monsterFell':
      return `${capital(monsterText(event.monster, 'fr'))} est éliminé en ${square(event.at)}.`;
    case 'pushed':
      return `${hero(event.by)} bouscule ${figureText(event.target, 'fr')} de ${square(event.from)} en ${square(event.to)}.`;
    case 'burnt':
      return `La Boule de feu éclate en ${square(event.at)}.`;
    case 'treasureTaken':
      return `${hero(event.hero)} ramasse un trésor en ${square(event.at)}.`;
    case 'treasureDropped':
      return `${hero(event.hero)} laisse son trésor en ${square(event.at)}.`;
    case 'treasureGiven':
      return `${hero(event.from)} transmet son trésor ${frenchTo(heroText(event.to, 'fr'))}.`;
    case 'treasureStolen':
      return event.from === -1
        ? `${hero(event.by)} s’empare du trésor en ${square(event.at)}.`
        : `${hero(event.by)} vole le trésor ${frenchOf(heroText(event.from, 'fr'))}.`;
    case 'treasureSecured':
      return `${hero(event.hero)} met un trésor en sécurité : ${teamText(event.team, 'fr')} en a ${event.total}.`;
    case 'resigned':
      return `${seat(event.seat)} abandonne.`;
    case 'gameWon':
      return `${seat(event.seat)} remporte la partie !`;
    case 'gameDrawn':
      return 'Partie nulle.';
    default:
      return null;
  }
}

function inEnglish(
  view: View<PlunderView>,
  event: PlunderEvent,
  content: PlunderContent,
  names: readonly string[],
): string | null {
  const hero = (of: Hero): string => capital(heroText(of, 'en'));
  const seat = (of: Seat): string => seatText(view.table, of, 'en');
  const square = (of: number): string => squareText(content, of);
  switch (event.event) {
    case 'orderDrawn':
      return `The order of choosing is drawn: ${list(
        'en',
        event.order.map((of) => (of === view.seat ? 'you' : playerText(of, names, 'en'))),
      )}.`;
    case 'colourChosen':
      return event.seat === view.seat
        ? `You lead ${teamText(event.team, 'en')}.`
        : `${playerText(event.seat, names, 'en')} leads ${teamText(event.team, 'en')}.`;
    case 'treasurePlaced':
      return `${seat(event.seat)} places a treasure on ${square(event.to)}.`;
    case 'heroEntered':
      return `${hero(event.hero)} enters the dungeon on ${square(event.to)}.`;
    case 'heroLeft':
      return `${hero(event.hero)} leaves the dungeon.`;
    case 'dealt':
      return `Your hand: ${cardsText(event.cards, 'en').replaceAll(' + ', ', ')}.`;
    case 'dealtHidden':
      return `${seat(event.seat)} is dealt ${event.count} cards.`;
    case 'turnBegan':
      return `Turn ${event.turn}: ${seat(event.seat)}.`;
    case 'actionsEnded':
      return `${seat(event.seat)} ends their actions.`;
    case 'cardsDrawn':
      return `You draw ${cardsText(event.cards, 'en').replaceAll(' + ', ', ')}.`;
    case 'cardsDrawnHidden':
      return `${seat(event.seat)} draws ${event.count} ${plural('en', event.count, 'card', 'cards')}.`;
    case 'reshuffled':
      return `The discard pile (${event.count} ${plural('en', event.count, 'card', 'cards')}) is shuffled into a new draw pile.`;
    case 'cardsPlayed': {
      const named =
        event.suit !== -1 && event.cards.length === 2 ? ` as ${event.value}${suitText(event.suit)}` : '';
      return `${seat(event.seat)} plays ${cardsText(event.cards, 'en')}${named}.`;
    }
    case 'cardsDiscarded':
      return `${seat(event.seat)} discards ${cardsText(event.cards, 'en').replaceAll(' + ', ', ')}.`;
    case 'heroMoved':
      return `${hero(event.hero)} goes from ${square(event.from)} to ${square(event.to)}.`;
    case 'monsterEntered':
      return `${capital(monsterText(event.monster, 'en'))} appears on ${square(event.to)}.`;
    case 'monsterMoved':
      return `${capital(monsterText(event.monster, 'en'))} goes from ${square(event.from)} to ${square(event.to)}.`;
    case 'attacked':
      return `${capital(figureText(event.by, 'en'))} attacks ${figureText(event.target, 'en')} (value ${event.value}).`;
    case 'powerUsed':
      return `${hero(event.hero)}: ${powerText(event.power, 'en')}!`;
    case 'parried':
      return `${hero(event.hero)} parries.`;
    case 'dodged':
      return `${hero(event.hero)} dodges to ${square(event.to)}.`;
    case 'tookIt':
      return `${hero(event.hero)} takes it.`;
    case 'wounded':
      return `${hero(event.hero)} loses ${event.amount} HP${event.left > 0 ? ` (${event.left} left)` : ''}.`;
    case 'healed':
      return `${hero(event.hero)} regains ${event.amount} HP.`;
    case 'heroFell':
      return `${hero(event.hero)} falls on ${square(event.at)} and goes back to the reserve.`;
    case 'monsterFell':
      return `${capital(monsterText(event.monster, 'en'))} is eliminated on ${square(event.at)}.`;
    case 'pushed':
      return `${hero(event.by)} shoves ${figureText(event.target, 'en')} from ${square(event.from)} to ${square(event.to)}.`;
    case 'burnt':
      return `The Fireball bursts on ${square(event.at)}.`;
    case 'treasureTaken':
      return `${hero(event.hero)} picks up a treasure on ${square(event.at)}.`;
    case 'treasureDropped':
      return `${hero(event.hero)} leaves a treasure on ${square(event.at)}.`;
    case 'treasureGiven':
      return `${hero(event.from)} hands a treasure to ${heroText(event.to, 'en')}.`;
    case 'treasureStolen':
      return event.from === -1
        ? `${hero(event.by)} snatches the treasure on ${square(event.at)}.`
        : `${hero(event.by)} steals the treasure of ${heroText(event.from, 'en')}.`;
    case 'treasureSecured':
      return `${hero(event.hero)} brings a treasure home: ${teamText(event.team, 'en')} has ${event.total}.`;
    case 'resigned':
      return `${seat(event.seat)} resigns.`;
    case 'gameWon':
      return `${seat(event.seat)} wins the game!`;
    case 'gameDrawn':
      return 'The game is a draw.';
    default:
      return null;
  }
}

const HOW: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  treasures: { fr: 'avec deux trésors en sécurité', en: 'with two treasures brought home' },
  resignation: { fr: 'par abandon', en: 'by resignation' },
  'turn-limit': { fr: 'à la limite de tours', en: 'at the turn limit' },
  agreed: { fr: 'd’un commun accord', en: 'by agreement' },
};

export function resultText(view: View<PlunderView>, { winners, how }: Result, language: Language): string {
  const reason = HOW[how]?.[language] ?? how;
  const [winner] = winners;
  if (winner === undefined) return language === 'fr' ? `Partie nulle, ${reason}.` : `A draw, ${reason}.`;
  const name = seatText(view.table, winner, language);
  return language === 'fr' ? `${name} gagne, ${reason}.` : `${name} wins, ${reason}.`;
}
