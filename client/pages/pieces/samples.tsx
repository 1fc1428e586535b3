/** A few cards of no game, to show the pieces with. */

import sword from 'icon:broadsword';
import flame from 'icon:burning-embers';
import wolf from 'icon:direwolf';
import shield from 'icon:griffin-shield';
import lantern from 'icon:lantern-flame';
import raven from 'icon:raven';
import key from 'icon:skeleton-key';
import type { Text } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import type { ReactNode } from 'react';

export interface Sample {
  readonly id: string;
  readonly name: Text;
  readonly cost: number;
  readonly tone: string;
  readonly motif: string;
  readonly lines: { readonly fr: readonly ReactNode[]; readonly en: readonly ReactNode[] };
  readonly chips: readonly { readonly label: Text; readonly explain: Text }[];
}

const SWIFT = {
  label: { fr: 'Vive', en: 'Swift' },
  explain: { fr: 'Se joue aussi pendant le tour d’un autre.', en: 'May also be played on another’s turn.' },
};
const KEPT = {
  label: { fr: 'Gardée', en: 'Kept' },
  explain: { fr: 'Reste en main à la fin du tour.', en: 'Stays in hand at the end of the turn.' },
};

export const SAMPLES: readonly Sample[] = [
  {
    id: 'embers',
    name: { fr: 'Lance de braise', en: 'Ember Lance' },
    cost: 2,
    tone: '#c2502b',
    motif: flame,
    lines: {
      fr: [<Line key="1" icon={sword} text="3 à un ennemi" />, 'S’il tombe : piochez.'],
      en: [<Line key="1" icon={sword} text="3 to an enemy" />, 'If it falls: draw.'],
    },
    chips: [SWIFT],
  },
  {
    id: 'mirror',
    name: { fr: 'Écu au griffon', en: 'Griffin Shield' },
    cost: 1,
    tone: '#3f7fa6',
    motif: shield,
    lines: {
      fr: [<Line key="1" icon={shield} text="Parez 2" />, 'Renvoyez le reste.'],
      en: [<Line key="1" icon={shield} text="Ward off 2" />, 'Send back the rest.'],
    },
    chips: [KEPT, SWIFT],
  },
  {
    id: 'raven',
    name: { fr: 'Corbeau messager', en: 'Raven Messenger' },
    cost: 0,
    tone: '#5d5a8c',
    motif: raven,
    lines: { fr: ['Piochez 2, défaussez 1.'], en: ['Draw 2, discard 1.'] },
    chips: [],
  },
  {
    id: 'key',
    name: { fr: 'Clef d’os', en: 'Bone Key' },
    cost: 1,
    tone: '#9a7b2f',
    motif: key,
    lines: { fr: ['Ouvrez une porte.', 'Le coffre aussi.'], en: ['Open a door.', 'Or the chest.'] },
    chips: [],
  },
  {
    id: 'lantern',
    name: { fr: 'Lanterne', en: 'Lantern' },
    cost: 3,
    tone: '#b5852a',
    motif: lantern,
    lines: { fr: ['Voyez la pile.', 'Gardez-en une.'], en: ['See the pile.', 'Keep one card.'] },
    chips: [KEPT],
  },
  {
    id: 'wolf',
    name: { fr: 'Hurlement', en: 'Howl' },
    cost: 4,
    tone: '#4d7a52',
    motif: wolf,
    lines: {
      fr: [<Line key="1" icon={sword} text="2 à chacun" />, 'La meute arrive.'],
      en: [<Line key="1" icon={sword} text="2 to each" />, 'The pack comes.'],
    },
    chips: [],
  },
];

function Line({ icon, text }: { icon: string; text: string }) {
  return (
    <>
      <Icon path={icon} /> {text}
    </>
  );
}
