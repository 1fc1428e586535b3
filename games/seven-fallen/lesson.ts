/** First steps, in three parts: develop and pay; attack; Miracles, the Pile, and the last Plume. With cards of two Starters. */
import type { Lesson } from '../lesson.ts';

const MINE = {
  divinite: 'clarte-sans-declin',
  archange: 'oriel-l-inflexible',
  temple: 'basilique-du-zenith',
};
const THEIRS = {
  divinite: 'ignia-premiere-etincelle',
  archange: 'brasiel-torche-monde',
  temple: 'caldera-consacree',
};
const STARTER = { format: 'starter' };

export const lesson: Lesson = {
  parts: [
    {
      title: { fr: 'Développer et payer', en: 'Develop and pay' },
      seats: 2,
      config: STARTER,
      position: {
        turn: 3,
        at: 'aurore',
        sides: [
          {
            ...MINE,
            ec: 4,
            adoration: ['enlumineuse'],
            hand: ['porte-etendard', 'pavois-de-marbre', 'epee-du-serment', 'lame-du-jugement'],
            livre: ['lanciere-de-l-aube', 'statue-orante', 'ecuyere-du-levant'],
            // So many that the Archange still waits.
            registre: [
              'chantre-des-laudes',
              'moine-copiste',
              'ermite-de-la-colonne',
              'enlumineuse',
              'enlumineuse',
              'pelerin-aux-coquilles',
              'pelerin-aux-coquilles',
              'abbesse-aux-clefs',
            ],
          },
          { ...THEIRS, ec: 5, ag: ['porte-torche'], livre: ['archere-de-suif'], hand: ['salamandre-tetue'] },
        ],
      },
      steps: [
        {
          says: {
            fr: 'Vos Adorateurs apportent l’Énergie Céleste (EC) dont on paie tout le reste : prenez le Moine copiste et ses 5 EC, et remettez les autres sur le Registre.',
            en: 'Your Worshippers bring the Celestial Energy (EC) that pays for all else: take the Copyist Monk and his 5 EC, and put the others back on the Register.',
          },
          rule: 'SF-ADOR-3',
          do: ['adorateur', 'pick moine-copiste*', 'over *', 'over *'],
          then: ['you pass', 'pass'],
        },
        {
          says: {
            fr: 'En Parole divine on joue ses pages avec l’Énergie Céleste : jouez le Porte-étendard, qui coûte 2 EC.',
            en: 'In Divine Word pages are played with Celestial Energy: play the Standard-Bearer, which costs 2 EC.',
          },
          rule: 'SF-EC-5',
          do: ['play porte-etendard*', 'settle'],
          then: ['you pass', 'pass'],
        },
        {
          says: {
            fr: 'Un Golem se lie à un Ange et encaisse les coups à sa place : jouez le Pavois de marbre.',
            en: 'A Golem binds to an Angel and takes the blows for it: play the Marble Pavise.',
          },
          rule: 'SF-PAIR-3',
          do: ['play pavois-de-marbre*', 'settle'],
          then: ['you pass', 'pass'],
        },
        {
          says: {
            fr: 'Un Équipement renforce un Ange : donnez l’Épée du serment au Porte-étendard.',
            en: 'An Equipment makes an Angel stronger: give the Sword of the Oath to the Standard-Bearer.',
          },
          rule: 'R-SF-25',
          do: ['play epee-du-serment*', 'attach porte-etendard*', 'settle'],
          then: ['you pass', 'pass'],
        },
        {
          says: {
            fr: 'L’énergie dépensée ne revient pas : gardez-en, et terminez la Parole divine.',
            en: 'Energy that is spent does not come back: keep some, and end Divine Word.',
          },
          rule: 'SF-EC-7',
          do: ['end'],
          then: ['you pass', 'pass'],
        },
      ],
    },
    {
      title: { fr: 'Attaquer', en: 'Attacking' },
      seats: 2,
      config: STARTER,
      position: {
        turn: 7,
        sides: [
          {
            ...MINE,
            ec: 2,
            adoration: ['moine-copiste', 'enlumineuse'],
            ag: [
              { card: 'porte-etendard', golem: 'pavois-de-marbre' },
              'lanciere-de-l-aube',
              'ecuyere-du-levant',
              'sentinelle-d-albatre',
            ],
            livre: ['novice-du-choeur', 'statue-orante'],
          },
          {
            ...THEIRS,
            fv: 12,
            ldf: ['furie-rousse'],
            ag: ['dragonnet-de-braise'],
            livre: ['archere-de-suif'],
          },
        ],
      },
      steps: [
        {
          says: {
            fr: 'Le but : faire tomber la Force Vitale adverse à 0, puis sa Plume. Une fois par tour on attaque : ouvrez la Phase d’attaque.',
            en: 'The aim: bring the other side’s Vital Force to 0, then its Feather down. Once a turn one attacks: open the attack phase.',
          },
          rule: 'SF-WORD-4',
          do: ['attack'],
          then: ['you pass', 'pass'],
        },
        {
          says: {
            fr: 'Annoncez Porte-étendard, Lancière et Écuyère, la Lancière en Embuscade : elle seule pourra frapper la Divinité.',
            en: 'Announce Standard-Bearer, Lancer and Squire, the Lancer in Ambush: only she will be able to strike the Divinity.',
          },
          rule: 'SF-AMB-1',
          do: [
            'announce porte-etendard*',
            'announce lanciere-de-l-aube*',
            'announce ecuyere-du-levant*',
            'done',
            'embuscade lanciere-de-l-aube*',
          ],
          then: ['you pass', 'pass'],
        },
        {
          says: {
            fr: 'Une page attaquée en Ligne de feu subit le double : le Porte-étendard abat la Furie, son Golem encaisse.',
            en: 'A page attacked on the Fire Line takes double: the Standard-Bearer fells the Fury, its Golem takes the blow.',
          },
          rule: 'SF-DMG-4',
          do: ['declare porte-etendard*', 'strike furie-rousse*'],
          then: ['you pass', 'pass', 'you pass', 'pass'],
        },
        {
          says: {
            fr: 'Reste le Dragonnet en Arrière-garde : l’Écuyère s’en charge.',
            en: 'The Dragonling is left in the Rear Guard: the Squire sees to it.',
          },
          rule: 'SF-ATK-5',
          do: ['strike dragonnet-de-braise*'],
          then: ['you pass', 'pass', 'you pass', 'pass'],
        },
        {
          says: {
            fr: 'Plus personne ne défend la Divinité adverse : la Lancière lui prend 3 FV.',
            en: 'Nobody defends the other Divinity any more: the Lancer takes 3 Vital Force from it.',
          },
          rule: 'SF-AMB-3',
          do: ['divinite'],
          then: ['you pass', 'pass', 'you pass', 'pass'],
        },
      ],
    },
    {
      title: { fr: 'Miracles, Pile et dernière Plume', en: 'Miracles, the Stack and the last Feather' },
      seats: 2,
      config: STARTER,
      position: {
        turn: 11,
        sides: [
          {
            ...MINE,
            ec: 3,
            adoration: ['moine-copiste', 'enlumineuse', 'chantre-des-laudes'],
            ag: ['lame-du-jugement', 'sentinelle-d-albatre'],
            hand: ['rempart-du-verbe'],
            livre: ['ecuyere-du-levant', 'porte-etendard', 'lanciere-de-l-aube', 'ecuyere-du-levant'],
            archangeIs: 'banished',
          },
          {
            ...THEIRS,
            fv: 5,
            adoration: ['charbonniere', 'souffleur-de-forge'],
            hand: ['trait-de-feu'],
            livre: ['porte-torche', 'archere-de-suif', 'dragonnet-de-braise', 'porte-torche'],
            archangeIs: 'banished',
          },
        ],
      },
      steps: [
        {
          says: {
            fr: 'Vous tenez un Miracle, qui se joue même au tour adverse : terminez votre tour sans le jouer.',
            en: 'You hold a Miracle, which can be played even in the other’s turn: end your turn without playing it.',
          },
          rule: 'SF-MIRACLE-1',
          do: ['end'],
          then: [
            'you pass',
            'pass',
            'you pass',
            'pass',
            'skip',
            'pass',
            'you pass',
            'play trait-de-feu*',
            'target lame-du-jugement*',
            'pass',
          ],
        },
        {
          says: {
            fr: 'Un Trait de feu vise votre Lame : répondez par le Rempart du Verbe ; sur la Pile, le dernier posé se résout d’abord.',
            en: 'A Bolt of Fire aims at your Blade: answer with the Rampart of the Word; on the Stack, last in is first out.',
          },
          rule: 'SF-STACK-6',
          do: ['play rempart-du-verbe*', 'target lame-du-jugement*'],
          then: [
            'pass',
            'you pass',
            'pass',
            'you pass',
            'pass',
            'you pass',
            'end',
            'pass',
            'you pass',
            'pass',
            'you pass',
            'you skip',
            'you pass',
            'pass',
          ],
        },
        {
          says: {
            fr: 'Votre Lame est intacte : ouvrez l’attaque, annoncez-la et placez-la en Embuscade.',
            en: 'Your Blade is unhurt: open the attack, announce it and put it in Ambush.',
          },
          rule: 'SF-AMB-2',
          do: [
            'attack',
            'pass',
            'they pass',
            'announce lame-du-jugement*',
            'done',
            'embuscade lame-du-jugement*',
          ],
          then: ['you pass', 'pass'],
        },
        {
          says: {
            fr: 'Frappez la Divinité : à 0 FV elle devient Mortelle, et la Phase d’attaque s’arrête.',
            en: 'Strike the Divinity: at 0 Vital Force it becomes Mortal, and the attack phase stops.',
          },
          rule: 'SF-MORTAL-1',
          do: ['divinite'],
          then: ['you pass', 'pass'],
        },
        {
          says: {
            fr: 'Il faut y revenir à un autre tour : terminez celui-ci ; vos cartes se redressent et vous piochez.',
            en: 'You must come back in another turn: end this one; your cards are straightened and you draw.',
          },
          rule: 'SF-MORTAL-3',
          do: ['end'],
          then: [
            'you pass',
            'pass',
            'you pass',
            'pass',
            'you all',
            'skip',
            'pass',
            'you pass',
            'end',
            'pass',
            'you pass',
            'pass',
            'you pass',
          ],
        },
        {
          says: {
            fr: 'À l’Aurore, la Retraite ramène vos attaquants en Arrière-garde, où ils défendent : reculez la Lame.',
            en: 'At Dawn, Retreat brings your attackers back to the Rear Guard, where they defend: let the Blade fall back.',
          },
          rule: 'SF-DAWN-2',
          do: ['retreat lame-du-jugement*'],
          then: ['you skip', 'you pass', 'pass'],
        },
        {
          says: {
            fr: 'Attaquez encore avec la Lame en Embuscade, et faites tomber la dernière Plume.',
            en: 'Attack once more with the Blade in Ambush, and make the last Feather fall.',
          },
          rule: 'SF-MORTAL-4',
          do: [
            'attack',
            'pass',
            'they pass',
            'announce lame-du-jugement*',
            'done',
            'embuscade lame-du-jugement*',
            'pass',
            'they pass',
            'divinite',
          ],
          then: ['you pass', 'pass'],
        },
      ],
    },
  ],
};
