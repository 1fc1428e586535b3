/** First steps aboard: a search, a door, a noise and what it brings, a shot, the way out. */
import type { Lesson } from '../lesson.ts';

const ABOARD = { mission: 'first-light', survivors: 1 };
/** Names a tile that is not on this ship: the round has no event. */
const NO_EVENT = 'spawn-reactor';

export const lesson: Lesson = {
  parts: [
    {
      title: { fr: 'Trois actions', en: 'Three actions' },
      seats: 1,
      config: ABOARD,
      position: {
        survivors: [{ class: 'scout', at: '1C', items: ['pistol'] }],
        tokens: [{ token: 'swarmer-2', at: '4B' }],
        doors: { '1C-1w': 'closed' },
        events: [NO_EVENT],
        items: ['med-kit'],
      },
      dice: [1],
      steps: [
        {
          says: {
            fr: 'Un tour, c’est trois actions. La première : fouillez le vestiaire, une salle cache toujours quelque chose.',
            en: 'A turn is three actions. The first: search the locker room, a room always hides something.',
          },
          rule: 'ES-SEARCH-1',
          do: ['search'],
        },
        {
          says: {
            fr: 'Un Med Kit : rangez-le sur vous.',
            en: 'A Med Kit: put it away.',
          },
          rule: 'ES-INV-1',
          do: ['place *'],
        },
        {
          says: {
            fr: 'La porte est fermée, et personne n’ouvre une porte sans savoir-faire. La Scout l’a : sa compétence active.',
            en: 'The door is closed, and nobody opens a door without the skill for it. The Scout has it: her active skill.',
          },
          rule: 'ES-DOOR-5',
          do: ['active', 'target *'],
        },
        {
          says: {
            fr: 'Le premier Déplacement de la Scout couvre deux zones : au carrefour. Vos actions sont dépensées, le round finit ; rien ne vous a entendue.',
            en: 'The Scout’s first Move covers two zones: to the crossing. Your actions are spent and the round ends; nothing heard you.',
          },
          rule: 'ES-ACT-4',
          do: ['move 1w', 'move 1c'],
        },
      ],
    },
    {
      title: { fr: 'Le bruit', en: 'Noise' },
      seats: 1,
      config: ABOARD,
      position: {
        survivors: [{ class: 'marine', at: '1A', items: ['shotgun'] }],
        tokens: [{ token: 'swarmer-2', at: '1B' }],
        events: [NO_EVENT],
        items: ['noise-3'],
      },
      dice: [4, 3, 6, 4, 2],
      steps: [
        {
          says: {
            fr: 'Le Marine est moins discret. Fouillez le dortoir.',
            en: 'The Marine is less discreet. Search the dormitory.',
          },
          rule: 'ES-SEARCH-12',
          do: ['search'],
        },
        {
          says: {
            fr: 'Une alarme ! Ce bruit de niveau 3 porte à trois zones, murs compris, jusqu’à l’écho de la cantine. Finissez le tour.',
            en: 'An alarm! This level 3 noise carries three zones, walls included, as far as the echo in the mess. End the turn.',
          },
          rule: 'ES-NOISE-6',
          do: ['end'],
        },
        {
          says: {
            fr: 'L’écho a fait deux zones vers vous. Passez la porte : en vue, il devient deux Swarmers, et vos nerfs tiennent (7, sous 10).',
            en: 'The echo came two zones closer. Go through the door: in sight it becomes two Swarmers, and your nerves hold (7, below 10).',
          },
          rule: 'ES-RADAR-2',
          do: ['move 2s'],
        },
        {
          says: {
            fr: 'Le carrefour est à portée 1 du Shotgun : tirez. Chaque dé de 3 ou plus est une réussite, et une réussite tue un Swarmer.',
            en: 'The crossing is at range 1 of the Shotgun: fire. Every die of 3 or more is a success, and a success kills a Swarmer.',
          },
          rule: 'ES-COMBAT-4',
          do: ['attack shotgun#14 1c'],
        },
      ],
    },
    {
      title: { fr: 'Leur phase', en: 'Their phase' },
      seats: 1,
      config: ABOARD,
      position: {
        survivors: [{ class: 'marine', at: '1e', items: ['shotgun'] }],
        enemies: [{ type: 'jaeger', at: '3n', marks: ['marine'] }],
        events: [NO_EVENT],
      },
      dice: [4, 5, 3, 1],
      steps: [
        {
          says: {
            fr: 'Un Jaeger vous voit, tout au bout du couloir. Trop loin pour tirer : finissez le tour et regardez-le venir.',
            en: 'A Jaeger sees you, at the far end of the corridor. Too far to shoot: end the turn and watch it come.',
          },
          rule: 'ES-ACTIVE-4',
          do: ['end'],
        },
        {
          says: {
            fr: 'Il est sur vous : 2 Vie perdues, une blessure à la tête. Tuez-le, deux réussites dans la même attaque.',
            en: 'It is upon you: 2 Life lost, a head wound. Kill it, with two successes in one attack.',
          },
          rule: 'ES-COMBAT-8',
          do: ['attack shotgun#14 1e'],
        },
      ],
    },
    {
      title: { fr: 'Sortir', en: 'Getting out' },
      seats: 1,
      config: ABOARD,
      position: {
        survivors: [{ class: 'medic', at: '3c', items: ['pistol', 'med-kit'], life: 3, resolve: 7 }],
        enemies: [{ type: 'swarmer', at: '3c' }],
        achieved: ['cle-passerelle', 'cle-serre'],
        events: [NO_EVENT],
      },
      dice: [2, 3],
      steps: [
        {
          says: {
            fr: 'Les deux clés sont prises. Un Med Kit d’abord : 2 Vie, et 1 de plus, car le Medic s’y connaît.',
            en: 'Both keys are taken. A Med Kit first: 2 Life, and 1 more, for the Medic knows his trade.',
          },
          rule: 'ES-USE-1',
          do: ['use med-kit*'],
        },
        {
          says: {
            fr: 'Un Swarmer est dans votre zone : la quitter demande un essai, deux dés sous votre Resolve de 7.',
            en: 'A Swarmer is in your zone: leaving takes a check, two dice below your Resolve of 7.',
          },
          rule: 'ES-LEAVE-1',
          do: ['move 3n'],
        },
        {
          says: {
            fr: 'Réussi, et vous voilà au sas. Sortez : la mission est gagnée.',
            en: 'Passed, and here is the airlock. Leave: the mission is won.',
          },
          rule: 'ES-GOAL-1',
          do: ['exit'],
        },
      ],
    },
  ],
};
