/** What was told, for reading: in the game's words, in the language of the page, turn by turn. */
import type { Game, Language } from '@tablee/kernel';
import type { GameTable, LogLine, LogPart } from '@tablee/ui';
import { useMemo } from 'react';
import { typeset } from '../settings/index.ts';
import type { Told } from './told.ts';

/** `freshFrom`: lines of this choice and later are new to whoever is looking. */
export function useParts(
  game: Game,
  table: GameTable,
  content: unknown,
  told: readonly Told[],
  names: readonly string[],
  language: Language,
  freshFrom: number,
  spoken: readonly Spoken[] = NOTHING,
): readonly LogPart[] {
  return useMemo(
    () => partsOf(told, freshFrom, language, speaker(game, table, content, names, language), spoken),
    [game, table, content, told, names, language, freshFrom, spoken],
  );
}

/** What somebody said besides playing, when so much had been told. */
interface Spoken {
  readonly text: string;
  readonly after: number;
}
const NOTHING: readonly Spoken[] = [];

/** How a game speaks of what was told. */
interface Speaker {
  /** Null: nothing to say. */
  said(told: Told): string | null;
  /** The name of the part that this begins. */
  chapter(told: Told): string | null;
  /** What comes next belongs to the same sentence. */
  leadsOn(told: Told): boolean;
}

export function partsOf(
  told: readonly Told[],
  freshFrom: number,
  language: Language,
  { said, chapter, leadsOn }: Speaker,
  spoken: readonly Spoken[] = NOTHING,
): LogPart[] {
  const parts: { id: number; title: string | null; lines: LogLine[] }[] = [];
  /** The line before, while it waits for the rest of its sentence. */
  let begun: Told | null = null;
  let heard = 0;
  const speakUpTo = (after: number) => {
    for (; heard < spoken.length && spoken[heard]!.after <= after; heard++) {
      if (parts.length === 0) parts.push({ id: -1, title: null, lines: [] });
      parts.at(-1)!.lines.push({ id: `said ${heard}`, text: spoken[heard]!.text, rules: [] });
      begun = null;
    }
  };
  told.forEach((each, id) => {
    speakUpTo(id);
    const title = chapter(each);
    if (title !== null) {
      parts.push({ id, title, lines: [] });
      begun = null;
      // The title says it.
      return;
    }
    const text = said(each);
    if (text === null) return;
    if (parts.length === 0) parts.push({ id, title: null, lines: [] });
    const { lines } = parts.at(-1)!;
    const { rule } = each.event;
    const before = lines.at(-1);
    if (begun && before && begun.choice === each.choice) {
      const rules = before.rules.includes(rule) ? before.rules : [...before.rules, rule];
      lines[lines.length - 1] = { ...before, text: joined(before.text, text, language), rules };
    } else lines.push({ id, text, rules: [rule], fresh: each.choice >= freshFrom });
    begun = leadsOn(each) ? each : null;
  });
  speakUpTo(Number.POSITIVE_INFINITY);
  return parts;
}

/** `Vert joue 8♠ : le Guerrier va de a1 en b2.` */
function joined(first: string, second: string, language: Language): string {
  const rest = second.replace(/^(Le|La|Les|Un|Une|The|A|An)(?= )|^L(?=’)/, (article) =>
    article.toLowerCase(),
  );
  return typeset(`${first.replace(/\.$/, '')}${language === 'fr' ? ' : ' : ': '}${rest}`, language);
}

function speaker(
  game: Game,
  table: GameTable,
  content: unknown,
  names: readonly string[],
  language: Language,
): Speaker {
  return {
    said: (told) => said(game, content, told, names, language),
    chapter: ({ view, event }) => table.chapter?.(view, event, language, content, names) ?? null,
    leadsOn: ({ event }) => table.leadsOn?.(event) ?? false,
  };
}

/** An event never changes, and neither do the words for it: a long log is put into words once. */
const SAID: Readonly<Record<Language, WeakMap<object, string | null>>> = {
  fr: new WeakMap(),
  en: new WeakMap(),
};

function said(
  game: Game,
  content: unknown,
  { event, view }: Told,
  names: readonly string[],
  language: Language,
): string | null {
  const known = SAID[language].get(event);
  if (known !== undefined) return known;
  const plain = game.words.event(view, event, language, content, names);
  const text = plain === null ? null : typeset(plain, language);
  SAID[language].set(event, text);
  return text;
}
