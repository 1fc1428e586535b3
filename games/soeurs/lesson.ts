/** First steps in the tower: climbing, a combat, a trap, the Boss. */
import type { Lesson } from '../lesson.ts';

const GORVATH = { boss: 'gorvath' };

export const lesson: Lesson = {
  parts: [
    {
      title: { fr: 'Monter dans la tour', en: 'Climbing the tower' },
      seats: 1,
      config: GORVATH,
      position: {
        health: 26,
        xp: 1,
        hand: ['lame-de-l-alliance', 'voile-de-priere', 'eclat-d-eden'],
        tower: ['vestibule-des-cierges', 'cloitre-inverse', 'forge-eteinte'],
        floor: 1,
        sequence: 2,
        entered: ['b1', 'b2', 'c2', 'c3'],
      },
      dice: [2, 3, 5],
      steps: [
        {
          says: {
            fr: 'Chaque mouvement commence par deux dés : lancez-les.',
            en: 'Every movement begins with two dice: roll them.',
          },
          rule: 'SA-MOVE-1',
          do: ['roll'],
        },
        {
          says: {
            fr: 'Choisissez un dé, puis un chemin d’autant de cases, de côté ou vers le haut : montez de 2 par le Trésor.',
            en: 'Choose a die, then a path of as many squares, sideways or up: climb 2 through the Treasure.',
          },
          rule: 'SA-MOVE-4',
          do: ['die 2', 'up c4', 'up c5'],
        },
        {
          says: {
            fr: 'Tout ce que le chemin a traversé arrive maintenant : lancez le dé du Trésor.',
            en: 'Everything the path crossed happens now: roll the Treasure’s die.',
          },
          rule: 'SA-TREASURE-1',
          do: ['roll'],
        },
      ],
    },
    {
      title: { fr: 'Un combat', en: 'A combat' },
      seats: 1,
      config: GORVATH,
      position: {
        health: 26,
        xp: 1,
        hand: ['lame-de-l-alliance', 'voile-de-priere', 'eclat-d-eden', 'jugement'],
        fight: {
          enemies: [{ enemy: 'porte-pilier', resistance: 6, attack: 2 }],
          phase: 'mana',
        },
      },
      dice: [3, 4],
      steps: [
        {
          says: {
            fr: 'Chaque round, le dé noir donne votre Mana : lancez-le, et gardez ce 3.',
            en: 'Each round the black die gives your Mana: roll it, and keep this 3.',
          },
          rule: 'SA-MANA-1',
          do: ['roll', 'keep'],
        },
        {
          says: {
            fr: 'Une carte se paie en Mana : la Lame de l’Alliance frappe le Porte-pilier de 4.',
            en: 'A card is paid for in Mana: the Blade of the Alliance strikes the Pillar Bearer for 4.',
          },
          rule: 'SA-PLAY-2',
          do: ['play lame-de-l-alliance'],
        },
        {
          says: {
            fr: 'La Défense arrête les coups de ce round : jouez le Voile de prière.',
            en: 'Defence stops this round’s blows: play the Veil of Prayer.',
          },
          rule: 'SA-PLAY-6',
          do: ['play voile-de-priere'],
        },
        {
          says: {
            fr: 'Passez la main aux ennemis : son attaque de 2 se brise sur vos 2 de Défense.',
            en: 'Now it is the enemies’ turn: its attack of 2 breaks on your Defence of 2.',
          },
          rule: 'SA-ENEMY-1',
          do: ['end'],
        },
        {
          says: {
            fr: 'Nouveau round, nouveau Mana : lancez et gardez le dé, puis achevez-le d’un Éclat d’Éden, que vous gardez.',
            en: 'A new round, new Mana: roll and keep the die, then finish it with a Shard of Eden, which you keep.',
          },
          rule: 'SA-PLAY-4',
          do: ['roll', 'keep', 'play eclat-d-eden', 'keep'],
        },
        {
          says: {
            fr: 'Un ennemi vaincu rapporte des XP : dépensez-en une pour améliorer le Jugement de votre main.',
            en: 'A beaten enemy earns XP: spend one to raise the Judgement in your hand.',
          },
          rule: 'SA-XP-1',
          do: ['raise jugement'],
        },
      ],
    },
    {
      title: { fr: 'Un piège', en: 'A trap' },
      seats: 1,
      config: GORVATH,
      position: {
        health: 18,
        xp: 1,
        potions: 1,
        hand: ['jugement', 'eclat-d-eden', 'voile-de-priere'],
        crossed: ['trap'],
      },
      dice: [2, 3],
      steps: [
        {
          says: {
            fr: 'Une case Piège traversée : lancez le dé pour savoir lequel.',
            en: 'A Trap square was crossed: roll the die to learn which.',
          },
          rule: 'SA-TRAP-1',
          do: ['roll'],
        },
        {
          says: {
            fr: 'Il faut atteindre 5 au dé : le coût des cartes défaussées s’y ajoute ; donnez le Jugement, puis lancez.',
            en: 'The die must reach 5, and the cost of discarded cards is added: give the Judgement, then roll.',
          },
          rule: 'SA-TRAP-5',
          do: ['discard jugement', 'done'],
        },
        {
          says: {
            fr: 'À tout moment d’attente, une potion rend 4 PS : buvez la vôtre.',
            en: 'Whenever you are asked something, a potion gives back 4 HP: drink yours.',
          },
          rule: 'SA-POTION-2',
          do: ['drink'],
        },
      ],
    },
    {
      title: { fr: 'Le Boss', en: 'The Boss' },
      seats: 1,
      config: GORVATH,
      position: {
        health: 14,
        hand: ['lame-de-l-alliance', 'lames-jumelles', 'eclat-d-eden'],
        boss: { dice: [4, 6], attack: 4, mana: 5 },
      },
      steps: [
        {
          says: {
            fr: 'Une attaque retire au Boss un dé qu’elle vaut au moins : la Lame, 4, emporte le 4.',
            en: 'An attack takes from the Boss a die it is worth at least: the Blade, 4, takes the 4.',
          },
          rule: 'SA-BOSS-19',
          do: ['attack lame-de-l-alliance', 'strike'],
        },
        {
          says: {
            fr: 'Plusieurs cartes forment une seule attaque : réunissez vos deux dernières pour valoir 6, et gagnez.',
            en: 'Several cards make one attack: put your last two together to be worth 6, and win.',
          },
          rule: 'SA-BOSS-18',
          do: ['attack *', 'add *'],
        },
      ],
    },
  ],
};
