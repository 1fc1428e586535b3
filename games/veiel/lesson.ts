/** First steps in the Order: moving and striking, an area, wounds and threat, reinforcement, the last blow at a boss. */
import type { Lesson } from '../lesson.ts';

const PLAIN = { ext3: false, ext6: false };

export const lesson: Lesson = {
  parts: [
    {
      title: { fr: 'Avancer, frapper, parer', en: 'Advance, strike, parry' },
      seats: 1,
      config: { ...PLAIN, heroes: 1 },
      position: {
        heroes: [
          {
            hero: 'brune',
            at: [6, 3],
            hand: ['course', 'frappe', 'parade', 'parade', 'frappe'],
            deck: ['frappe', 'frappe', 'parade', 'course', 'coup-d-huis', 'parade'],
          },
        ],
        enemies: [{ enemy: 'rat-d-ossuaire', at: [2, 3], red: 1 }],
      },
      steps: [
        {
          says: {
            fr: 'Un rat à abattre. Course vous déplace de trois cases au plus, jamais en diagonale : jouez-la et allez juste sous lui, ligne 3, colonne 3.',
            en: 'A rat to be felled. Run moves you up to three squares, never diagonally: play it and go right below the rat, row 3, column 3.',
          },
          rule: 'OV-MOVE-4',
          do: ['play course *', 'go 3.3'],
        },
        {
          says: {
            fr: 'Le rat agira après vous : son intention est dessinée. Parade vous donne 2 de blocage contre elle.',
            en: 'The rat acts after you: its intent is drawn. Parry gives you 2 block against it.',
          },
          rule: 'OV-WOUND-1',
          do: ['play parade *'],
        },
        {
          says: {
            fr: 'Le tour fini, vous piochez jusqu’à cinq cartes, puis les ennemis jouent : finissez le vôtre.',
            en: 'Your turn over, you draw up to five cards, then the enemies play: end yours.',
          },
          rule: 'OV-HERO-8',
          do: ['end'],
        },
        {
          says: {
            fr: 'Votre blocage a tout arrêté. Frappe inflige 2 dégâts à un ennemi adjacent : abattez le rat.',
            en: 'Your block stopped it all. Strike deals 2 damage to an adjacent enemy: fell the rat.',
          },
          rule: 'OV-HIT-1',
          do: ['play frappe *'],
        },
      ],
    },
    {
      title: { fr: 'Une zone que l’on tourne', en: 'An area to be turned' },
      seats: 1,
      config: { ...PLAIN, heroes: 1 },
      position: {
        heroes: [
          { hero: 'brune', at: [4, 2], hand: ['large-entaille', 'frappe', 'course', 'parade', 'frappe'] },
        ],
        enemies: [
          { enemy: 'rat-d-ossuaire', at: [3, 4], red: 1 },
          { enemy: 'chien-de-tourbe', at: [5, 4], red: 1 },
          { enemy: 'rat-d-ossuaire', at: [1, 6] },
        ],
      },
      steps: [
        {
          says: {
            fr: 'Sans carte Course, défaussez pour bouger : une carte donne un pas. Défaussez une Parade et allez en (4, 3).',
            en: 'Without a Run, discard to move: a card gives a step. Discard a Parry and go to (4, 3).',
          },
          rule: 'OV-HERO-4',
          do: ['stride parade *', 'go 4.3'],
        },
        {
          says: {
            fr: 'Large entaille couvre trois cases devant vous : tournez-la vers la droite, et touchez les deux ennemis.',
            en: 'Wide Cut covers three squares in front of you: turn it to the right, and hit both enemies.',
          },
          rule: 'OV-AREA-9',
          do: ['play large-entaille *', 'turn right'],
        },
      ],
    },
    {
      title: { fr: 'Blessures et menace', en: 'Wounds and threat' },
      seats: 1,
      config: { ...PLAIN, heroes: 2 },
      position: {
        turnOf: 1,
        heroes: [
          {
            hero: 'brune',
            at: [4, 3],
            hand: ['parade', 'frappe', 'frappe', 'course', 'parade'],
            deck: ['frappe', 'parade', 'course', 'frappe', 'parade', 'frappe'],
            played: true,
          },
          {
            hero: 'ansgarde',
            at: [4, 5],
            hand: ['parade', 'baume-de-sauge', 'tir', 'frappe', 'parade'],
            deck: ['parade', 'tir', 'frappe', 'baume-de-sauge', 'course', 'parade', 'tir'],
            wounds: ['course'],
          },
        ],
        enemies: [{ enemy: 'chien-de-tourbe', at: [2, 4] }],
      },
      steps: [
        {
          says: {
            fr: 'Le deck est votre vie : chaque blessure en prend une carte, un soin la rend. Jouez le Baume de sauge.',
            en: 'The deck is your life: each wound takes a card of it, a heal gives it back. Play the Sage Balm.',
          },
          rule: 'OV-WOUND-3',
          do: ['play baume-de-sauge *', 'choose ansgarde *'],
        },
        {
          says: {
            fr: 'À égale distance, le chien choisit la plus haute menace : Brune, 9, et non Ansgarde, 4. Finissez le tour.',
            en: 'Equally near, the hound picks the highest threat: Brune, 9, not Ansgarde, 4. End the turn.',
          },
          rule: 'OV-TARGET-6',
          do: ['end'],
        },
      ],
    },
    {
      title: { fr: 'Se renforcer', en: 'Reinforcement' },
      seats: 1,
      config: { ...PLAIN, heroes: 1 },
      position: {
        at: 'reinforcement',
        heroes: [
          {
            hero: 'brune',
            hand: [],
            deck: ['frappe', 'frappe', 'parade', 'course', 'coup-d-huis', 'parade', 'frappe'],
            wounds: ['frappe', 'parade', 'course', 'parade'],
          },
        ],
      },
      steps: [
        {
          says: {
            fr: 'Après chaque affrontement, trois actions : révélez une récompense de chaque couleur du héros et une incolore.',
            en: 'After each fight, three actions: reveal a reward of each colour of the hero and a colourless one.',
          },
          rule: 'OV-REINF-3',
          do: ['reinforce 0'],
        },
        {
          says: {
            fr: 'Prenez une carte : votre deck grandit, et votre vie avec lui.',
            en: 'Take a card: your deck grows, and your life with it.',
          },
          rule: 'OV-REINF-4',
          do: ['reward *'],
        },
        {
          says: {
            fr: 'Ou soignez quatre blessures : elles restent d’un affrontement à l’autre. Révélez encore, puis soignez.',
            en: 'Or heal four wounds: they stay from one fight to the next. Reveal again, then heal.',
          },
          rule: 'OV-REINF-5',
          do: ['reinforce 0', 'healInstead'],
        },
      ],
    },
    {
      title: { fr: 'Le boss', en: 'The boss' },
      seats: 1,
      config: { ...PLAIN, heroes: 1 },
      position: {
        fight: 4,
        heroes: [
          {
            hero: 'brune',
            at: [4, 3],
            hand: ['coup-d-huis', 'frappe', 'parade', 'course', 'frappe'],
            deck: [
              'frappe',
              'parade',
              'frappe',
              'course',
              'parade',
              'frappe',
              'parade',
              'frappe',
              'parade',
              'parade',
            ],
          },
        ],
        enemies: [{ enemy: 'grand-equarrisseur', at: [3, 3], yellow: 4, red: 1 }],
      },
      steps: [
        {
          says: {
            fr: 'Un boss réagit aussitôt à chaque vie perdue. Il lui en reste une, dé jaune à 4 : Coup d’huis l’amène à 2.',
            en: 'A boss reacts at once to every life lost. It has one left, its yellow die at 4: Slam of the Door makes it 2.',
          },
          rule: 'OV-BOSS-5',
          do: ['play coup-d-huis *'],
        },
        {
          says: {
            fr: 'Abattu, il ne réagit plus : frappez, finissez votre tour, et l’Ordre a gagné.',
            en: 'Felled, it reacts no more: strike, end your turn, and the Order has won.',
          },
          rule: 'OV-BOSS-7',
          do: ['play frappe *', 'end'],
        },
      ],
    },
  ],
};
