/** What was told, as lines of the log: in the game's words, in the language of the page. */
import type { Game, Language } from '@tablee/kernel';
import type { LogLine } from '@tablee/ui';
import { useMemo } from 'react';
import { typeset } from '../settings/index.ts';
import type { Told } from './told.ts';

/** `freshFrom`: lines of this choice and later are new to whoever is looking. */
export function useLines(
  game: Game,
  told: readonly Told[],
  language: Language,
  freshFrom: number,
): readonly LogLine[] {
  return useMemo(
    () =>
      told.flatMap((each, id) => {
        const text = said(game, each, language);
        return text === null ? [] : [{ id, text, rule: each.event.rule, fresh: each.choice >= freshFrom }];
      }),
    [game, told, language, freshFrom],
  );
}

/** An event never changes, and neither do the words for it: a long log is put into words once. */
const SAID: Readonly<Record<Language, WeakMap<object, string | null>>> = {
  fr: new WeakMap(),
  en: new WeakMap(),
};

function said(game: Game, { event, view }: Told, language: Language): string | null {
  const known = SAID[language].get(event);
  if (known !== undefined) return known;
  const plain = game.words.event(view, event, language);
  const text = plain === null ? null : typeset(plain, language);
  SAID[language].set(event, text);
  return text;
}
