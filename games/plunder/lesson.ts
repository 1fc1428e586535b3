/** First steps in the dungeon: walking, treasures, fighting, powers and monsters, winning. */
import type { Lesson } from '../lesson.ts';

const MAP = { map: 'sdp-2p-1' };

export const lesson: Lesson = {
  parts: [
    {
      title: { fr: 'Marcher et ramasser', en: 'Walking and picking up' },
      seats: 2,
      config: MAP,
      position: {
        heroes: { 'blue-warrior': 'd4', 'blue-rogue': 'a3', 'green-mage': 'h8', 'green-rogue': 'h9' },
        treasures: ['b4', 'e1', 'a10', 'd10'],
        hands: { blue: ['5♣', '8♠', '3♠', '9♦', '2♥', '6♣', '4♦'] },
        draw: ['K♣', '7♥', '2♣', '10♠', '5♦'],
      },
      steps: [
        {
          says: {
            fr: 'Une carte noire vaut un pas : touchez votre Guerrier, puis la case à sa gauche, et payez avec le 5♣.',
            en: 'A black card is worth one step: touch your Warrior, then the square to his left, and pay with the 5♣.',
          },
          rule: 'SDP-MOVE-1',
          do: ['move blue-warrior c4', 'pay 5♣'],
        },
        {
          says: {
            fr: 'En diagonale il faut un ♠ : avancez vers le bas à gauche avec le 8♠.',
            en: 'Diagonally it takes a ♠: go down to the left with the 8♠.',
          },
          rule: 'SDP-MOVE-3',
          do: ['move blue-warrior b5', 'pay 8♠'],
        },
        {
          says: {
            fr: 'Entrer sur la case d’un trésor, c’est le ramasser : montez d’une case.',
            en: 'To enter a treasure’s square is to pick it up: go up one square.',
          },
          rule: 'SDP-TRES-3',
          do: ['move blue-warrior b4', 'pay *'],
        },
        {
          says: {
            fr: 'Pour une carte, n’importe laquelle, le Guerrier passe son trésor au Roublard voisin, qui est chez lui : le trésor est en sécurité.',
            en: 'For one card, any card, the Warrior hands his treasure to the Rogue beside him, who is at home: the treasure is safe.',
          },
          rule: 'SDP-TRES-9',
          do: ['give blue-warrior blue-rogue', 'pay *'],
        },
        {
          says: {
            fr: 'Finissez vos actions, défaussez ce dont vous ne voulez plus ou rien : vous repiochez jusqu’à sept cartes.',
            en: 'End your actions, discard what you no longer want or nothing: you draw back up to seven cards.',
          },
          rule: 'SDP-TURN-7',
          do: ['end', 'end'],
        },
      ],
    },
    {
      title: { fr: 'Attaquer et se défendre', en: 'Attacking and defending' },
      seats: 2,
      config: MAP,
      position: {
        heroes: { 'blue-warrior': 'c6', 'blue-mage': 'a2', 'green-rogue': 'c7', 'green-mage': 'h9' },
        monsters: ['d6'],
        treasures: ['e1', 'h1', 'a10', 'd10'],
        secured: { blue: 0 },
        hands: { blue: ['4♦', '9♥', '8♥', '3♣'], green: ['6♦', '2♣', '3♦'] },
        draw: ['2♠', '5♣', '7♣', '9♣', 'J♣', '4♠', '10♣'],
      },
      steps: [
        {
          says: {
            fr: 'Une carte rouge attaque une case voisine, et un monstre attaqué tombe toujours : éliminez-le avec le 4♦.',
            en: 'A red card attacks a neighbouring square, and a monster attacked always falls: eliminate it with the 4♦.',
          },
          rule: 'SDP-ATK-6',
          do: ['attack blue-warrior monster-1', 'pay 4♦'],
        },
        {
          says: {
            fr: 'Un aventurier peut se défendre par une carte aussi forte : attaquez le Roublard vert avec votre 9♥, il n’a rien d’assez haut.',
            en: 'A hero may defend himself with a card as strong: attack the Green Rogue with your 9♥, he has nothing high enough.',
          },
          rule: 'SDP-ATK-8',
          do: ['attack blue-warrior green-rogue', 'pay 9♥'],
          then: ['take'],
        },
        {
          says: {
            fr: 'Terminez votre tour ; le Roublard blessé va riposter.',
            en: 'End your turn; the wounded Rogue will strike back.',
          },
          rule: 'SDP-TURN-9',
          do: ['end', 'end'],
          then: ['attack green-rogue blue-warrior', 'pay 6♦'],
        },
        {
          says: {
            fr: 'Une carte rouge au moins aussi forte pare le coup : parez ce 6 avec votre 8♥.',
            en: 'A red card at least as strong parries the blow: parry this 6 with your 8♥.',
          },
          rule: 'SDP-DEF-1',
          do: ['parry', 'pay 8♥'],
        },
      ],
    },
    {
      title: { fr: 'Pouvoirs et monstres', en: 'Powers and monsters' },
      seats: 2,
      config: MAP,
      position: {
        heroes: {
          'blue-rogue': 'c4',
          'blue-warrior': 'b1',
          'green-mage': { at: 'f4', pv: 1 },
          'green-rogue': 'h10',
        },
        treasures: ['e1', 'h1', 'a10', 'd10'],
        hands: { blue: ['Q♥', '3♦', '7♦', '6♠', '2♣'], green: ['4♣', '5♦'] },
      },
      steps: [
        {
          says: {
            fr: 'Les figures déclenchent des pouvoirs : avec la D♥, votre Roublard tire de loin sur le Mage vert, qu’il voit.',
            en: 'Face cards trigger powers: with the Q♥ your Rogue shoots from afar at the Green Mage, whom he sees.',
          },
          rule: 'SDP-ROG-7',
          do: ['power blue-rogue tir', 'pay Q♥'],
          then: ['take'],
        },
        {
          says: {
            fr: 'Deux cartes ensemble en valent une de la couleur voulue : payez un pas vers la droite avec les deux ♦.',
            en: 'Two cards together count as one of the suit you like: pay for a step to the right with both ♦.',
          },
          rule: 'SDP-CARD-11',
          do: ['move blue-rogue d4', 'pair 3♦ | pair 7♦', 'pay 3♦ | pay 7♦'],
        },
        {
          says: {
            fr: 'Pour une carte, un monstre surgit d’une étoile : faites-en entrer un en e8, sur le chemin des Verts.',
            en: 'For one card a monster springs from a star: bring one in on e8, in the way of the Green team.',
          },
          rule: 'SDP-MON-3',
          do: ['summon e8', 'pay 2♣'],
        },
        {
          says: {
            fr: 'Une carte noire fait avancer tous les monstres, chacun d’une case : poussez celui-ci à droite avec le 6♠.',
            en: 'One black card moves all the monsters, one square each: send this one to the right with the 6♠.',
          },
          rule: 'SDP-MON-13',
          do: ['monsters move', 'pay 6♠', 'to f8'],
        },
      ],
    },
    {
      title: { fr: 'Gagner', en: 'Winning' },
      seats: 2,
      config: MAP,
      position: {
        heroes: {
          'blue-mage': { at: 'b5', carries: true },
          'blue-warrior': 'b1',
          'green-rogue': 'c6',
          'green-mage': 'h9',
        },
        treasures: ['e1', 'd10'],
        secured: { blue: 1, green: 1 },
        hands: { blue: ['4♣', '9♠'], green: ['5♦'] },
      },
      steps: [
        {
          says: {
            fr: 'Le Mage porte le trésor qui vous manque : rapprochez-le de votre zone bleue avec le 4♣.',
            en: 'The Mage carries the treasure you still need: bring him closer to your blue zone with the 4♣.',
          },
          rule: 'SDP-TRES-4',
          do: ['move blue-mage b4', 'keep', 'pay 4♣'],
        },
        {
          says: {
            fr: 'Deux trésors en sécurité et c’est gagné : entrez dans votre zone avec le 9♠.',
            en: 'Two treasures home and the game is won: enter your zone with the 9♠.',
          },
          rule: 'SDP-TRES-14',
          do: ['move blue-mage a3', 'keep', 'pay 9♠'],
        },
      ],
    },
  ],
};
