/** Pages of reference: the whole box to browse, the glossary, a round at a glance, the difficulty tables. */
import type { ReferencePage } from '@tablee/ui';
import type { VeielView } from '../../types.ts';
import { Collection } from './collection.tsx';
import { Glossary } from './glossary.tsx';
import { Round } from './round.tsx';

export const reference: readonly ReferencePage<VeielView>[] = [
  { id: 'tour', title: { fr: 'Un tour en un coup d’œil', en: 'A round at a glance' }, Page: Round },
  { id: 'glossaire', title: { fr: 'Glossaire', en: 'Glossary' }, Page: Glossary },
  { id: 'collection', title: { fr: 'La collection', en: 'The collection' }, Page: Collection },
];
