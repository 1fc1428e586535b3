/** Every shared piece of a table, in all its states: where they are made, and looked at before a game uses them. */
import { LanguageProvider } from '@tablee/ui';
import { useLanguage, useSay } from '../settings/index.ts';
import { Page } from './page.tsx';
import { Boards } from './pieces/boards.tsx';
import { Cards } from './pieces/cards.tsx';
import { Controls } from './pieces/controls.tsx';
import { Dice } from './pieces/dice.tsx';
import { Hands } from './pieces/hands.tsx';
import { Questions } from './pieces/questions.tsx';
import { Talk } from './pieces/talk.tsx';
import { Tokens } from './pieces/tokens.tsx';
import './pieces/pieces.css';

export function PiecesPage() {
  const say = useSay();
  const title = say({ fr: 'Les pièces de la table', en: 'The pieces of the table' });
  return (
    <Page title={title} className="pieces">
      <LanguageProvider language={useLanguage()}>
        <h1>{title}</h1>
        <p className="pieces-about">
          {say({
            fr: 'Ce que tous les jeux ont en commun, dans tous ses états. Chaque jeu y met sa matière et ses couleurs.',
            en: 'What all games share, in all its states. Each game brings its own matter and colours.',
          })}
        </p>
        <Hands />
        <Questions />
        <Cards />
        <Boards />
        <Tokens />
        <Dice />
        <Talk />
        <Controls />
      </LanguageProvider>
    </Page>
  );
}
