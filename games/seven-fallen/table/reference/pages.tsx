/** Pages of reference: the keywords, a turn at a glance, the zones. */
import type { Language, Text } from '@tablee/kernel';
import { Icon, type ReferencePage } from '@tablee/ui';
import { type Head, KEYWORD_NAMES, type Keyword } from '../../content/keywords.ts';
import type { SFView } from '../../types.ts';
import { GLOSSARY } from '../../words/glossary.ts';
import { SIGNS, type Sign } from '../art/signs.ts';
import './pages.css';

interface PageProps {
  readonly language: Language;
}

function Keywords({ language }: PageProps) {
  const words = (Object.keys(GLOSSARY) as (Keyword | Head)[]).toSorted((a, b) =>
    KEYWORD_NAMES[a][language].localeCompare(KEYWORD_NAMES[b][language], language),
  );
  return (
    <dl className="theme-seven-fallen sf-reference">
      {words.map((word) => (
        <div key={word}>
          <dt>{KEYWORD_NAMES[word][language]}</dt>
          <dd>{GLOSSARY[word][language]}</dd>
        </div>
      ))}
    </dl>
  );
}

type Entry = readonly [sign: Sign, name: Text, says: Text];

const TURN: readonly Entry[] = [
  [
    'aurore',
    { fr: 'Aurore divine', en: 'Divine Dawn' },
    {
      fr: 'Retraite vers l’Arrière-garde ; effets d’Aurore ; un Adorateur parmi trois, ou l’Archange.',
      en: 'Retreat to the Rear Guard; Dawn effects; one Worshipper of three, or the Archangel.',
    },
  ],
  [
    'parole',
    { fr: 'Parole divine', en: 'Divine Word' },
    {
      fr: 'Jouer Anges, Golems, Équipements et Bénédictions contre de l’énergie ; utiliser des capacités.',
      en: 'Play Angels, Golems, Equipment and Blessings for energy; use abilities.',
    },
  ],
  [
    'attaque',
    { fr: 'Phase d’attaque, une fois', en: 'Attack phase, once' },
    {
      fr: 'Annoncer, placer une Embuscade, puis déclarer les attaques une à une. En Ligne de feu, une page attaquée subit le double.',
      en: 'Announce, put one in Ambush, then declare the attacks one by one. On the Fire Line an attacked page takes double.',
    },
  ],
  [
    'nuit',
    { fr: 'Nuit divine', en: 'Divine Night' },
    {
      fr: 'Effets de Nuit ; redresser ses cartes ; piocher deux pages.',
      en: 'Night effects; straighten your cards; draw two pages.',
    },
  ],
  [
    'miracle',
    { fr: 'À tout moment', en: 'At any time' },
    {
      fr: 'Avec la priorité : Miracles, Golems et Anges en Tempête. La Pile se résout du dernier au premier.',
      en: 'With priority: Miracles, Golems and Angels by Storm. The Stack resolves from last to first.',
    },
  ],
  [
    'plume',
    { fr: 'Gagner', en: 'Winning' },
    {
      fr: 'Une Divinité à 0 FV est Mortelle ; dans une autre Phase d’attaque, une Embuscade fait tomber sa Plume.',
      en: 'A Divinity at 0 Vital Force is Mortal; in another attack phase an Ambush makes its Feather fall.',
    },
  ],
];

const ZONES: readonly Entry[] = [
  [
    'defenseur',
    { fr: 'Arrière-garde', en: 'Rear Guard' },
    {
      fr: 'Où les unités arrivent. Un Ange ou Archange y défend la Divinité.',
      en: 'Where units arrive. An Angel or Archangel there defends the Divinity.',
    },
  ],
  [
    'announced',
    { fr: 'Ligne de feu', en: 'Fire Line' },
    {
      fr: 'Où s’avancent les attaquants. On n’y défend plus, et l’on y subit le double.',
      en: 'Where attackers advance to. They no longer defend there, and take double.',
    },
  ],
  [
    'secret',
    { fr: 'Secret', en: 'Secret' },
    { fr: 'Pages Furtives, face cachée.', en: 'Stealthy pages, face down.' },
  ],
  [
    'flame',
    { fr: 'Adoration', en: 'Worship' },
    {
      fr: 'Le Temple et les Adorateurs, avec l’Énergie Céleste qui leur reste.',
      en: 'The Temple and the Worshippers, with the Celestial Energy they have left.',
    },
  ],
  [
    'limbes',
    { fr: 'Limbes', en: 'Limbo' },
    { fr: 'On y joue les pages comme de la main.', en: 'Pages are played from there as from the hand.' },
  ],
  [
    'purgatoire',
    { fr: 'Purgatoire', en: 'Purgatory' },
    { fr: 'Les pages détruites et défaussées.', en: 'Destroyed and discarded pages.' },
  ],
  [
    'pandemonium',
    { fr: 'Pandémonium', en: 'Pandemonium' },
    { fr: 'Les cartes bannies.', en: 'Banished cards.' },
  ],
];

function Entries({ entries, language }: PageProps & { readonly entries: readonly Entry[] }) {
  return (
    <ol className="theme-seven-fallen sf-reference">
      {entries.map(([sign, name, says]) => (
        <li key={sign}>
          <Icon path={SIGNS[sign]} />
          <div>
            <b>{name[language]}</b>
            <p>{says[language]}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export const reference: readonly ReferencePage<SFView>[] = [
  {
    id: 'tour',
    title: { fr: 'Un tour en un coup d’œil', en: 'A turn at a glance' },
    Page: ({ language }) => <Entries entries={TURN} language={language} />,
  },
  { id: 'mots-cles', title: { fr: 'Mots-clés', en: 'Keywords' }, Page: Keywords },
  {
    id: 'zones',
    title: { fr: 'Les zones', en: 'The zones' },
    Page: ({ language }) => <Entries entries={ZONES} language={language} />,
  },
];
