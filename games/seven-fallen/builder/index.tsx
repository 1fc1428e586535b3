/** Where decks are made. Start reading at `bench.tsx`. */
import type { Language, Pack } from '@tablee/kernel';
import type { Workshop } from '@tablee/ui';
import type { Content } from '../content/content.ts';
import { EMPTY_DECK } from '../content/deck.ts';
import { countOf, kingdomsOf } from '../deck/parts.ts';
import { SIZES } from '../rules/deck.ts';
import '../table/theme.css';
import { Bench } from './bench.tsx';
import { Compared } from './compared.tsx';
import { Cover } from './cover.tsx';
import { deckOf, formatOf, pool } from './read.ts';
import { Shown } from './shown.tsx';
import { FORMAT_NAMES } from './words.ts';

/** With the cards of the box alone. */
export const workshop: Workshop = workshopOf(pool());

function workshopOf(content: Content): Workshop {
  return {
    theme: 'theme-seven-fallen',
    words: {
      one: { fr: 'deck', en: 'deck' },
      many: { fr: 'decks', en: 'decks' },
      mine: { fr: 'Vos decks', en: 'Your decks' },
      fresh: { fr: 'Nouveau deck', en: 'New deck' },
      yours: { fr: 'Votre deck', en: 'Your deck' },
      make: { fr: 'Construire un deck', en: 'Build a deck' },
    },
    withPack: (pack: Pack) => workshopOf(pool(pack)),
    empty: () => EMPTY_DECK,
    named: (brought, name) => {
      const { name: _, ...deck } = deckOf(brought);
      return name === '' ? deck : { ...deck, name };
    },
    line: (brought, language) => line(brought, language, content),
    Cover: (props) => <Cover {...props} content={content} />,
    Shown: (props) => <Shown {...props} content={content} />,
    Bench: (props) => <Bench {...props} content={content} />,
    Compared: (props) => <Compared {...props} content={content} />,
  };
}

/** `Nuit Sans Fin · Standard · 50 pages`. */
function line(brought: unknown, language: Language, content: Content): string {
  const deck = deckOf(brought);
  const kingdoms = kingdomsOf(deck, content)
    .slice(0, 2)
    .map((id) => content.kingdoms[id]?.[language] ?? id);
  const format = formatOf(deck);
  const pages = countOf(deck.livre);
  const short = pages < SIZES[format].pages.min ? `/${SIZES[format].pages.min}` : '';
  return [...kingdoms, FORMAT_NAMES[format][language], `${pages}${short} pages`].join(' · ');
}
