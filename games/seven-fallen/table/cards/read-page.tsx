/** Cards that stand on the table as something smaller than a page (a source, an entry of the Pile), read like the others. */
import type { Language } from '@tablee/kernel';
import { CardReading, type PieceHandlers, useAsk, useReading } from '@tablee/ui';
import { type ReactNode, useEffect } from 'react';
import type { Content, Face } from '../../content/content.ts';
import { printedOn } from './page.tsx';

interface ReadPage {
  readonly face: Face | null;
  readonly content: Content;
  readonly language: Language;
  /** Below the page. */
  readonly more?: ReactNode;
}

/** For a piece of one's own: what it listens to, and what it draws where pages are read. `isRead`: there is such a place. */
export function useReadPage(
  { face, content, language, more }: ReadPage,
  ask: (asking: boolean, isRead: boolean) => void,
): { readonly handlers: PieceHandlers; readonly page: ReactNode } {
  const reading = useReading();
  const asked = (asking: boolean) => {
    if (face) reading.ask(asking);
    ask(asking, reading.isThere);
  };
  const handlers = useAsk(
    () => asked(true),
    () => asked(false),
  );
  const page = face && (
    <CardReading reading={reading} card={{ ...printedOn({ face, content, language }), more }} />
  );
  return { handlers, page };
}

/** A page that has just come up, read unasked; with each new `key` anew. */
export function ShownPage({ face, content, language, more }: ReadPage & { readonly face: Face }) {
  const reading = useReading();
  const { show } = reading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes up
  useEffect(() => show(), []);
  return <CardReading reading={reading} card={{ ...printedOn({ face, content, language }), more }} />;
}
