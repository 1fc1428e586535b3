/** Every shared piece of a table, in all its states, to be looked at. */
import { useLanguage } from '@tablee/ui';

export function PiecesPage() {
  const language = useLanguage();
  return (
    <main>
      <h1>{{ fr: 'Les pièces', en: 'The pieces' }[language]}</h1>
    </main>
  );
}
