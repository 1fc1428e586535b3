/** Every shared piece of a table, in all its states: where they are made, and looked at before a game uses them. */
import { LanguageProvider } from '@tablee/ui';
import { LanguageSwitch, useLanguage } from '../settings/index.ts';
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
  const language = useLanguage();
  return (
    <LanguageProvider language={language}>
      <div className="pieces">
        <header className="pieces-head">
          <div>
            <p className="pieces-house">
              <a href="/">Tablée</a>
            </p>
            <h1>{{ fr: 'Les pièces de la table', en: 'The pieces of the table' }[language]}</h1>
            <p>
              {
                {
                  fr: 'Ce que tous les jeux ont en commun, dans tous ses états. Chaque jeu y met sa matière et ses couleurs.',
                  en: 'What all games share, in all its states. Each game brings its own matter and colours.',
                }[language]
              }
            </p>
          </div>
          <LanguageSwitch />
        </header>
        <main>
          <Questions />
          <Cards />
          <Hands />
          <Dice />
          <Tokens />
          <Boards />
          <Talk />
          <Controls />
        </main>
      </div>
    </LanguageProvider>
  );
}
