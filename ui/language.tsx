/** The language of the pieces' own few words (*Fermer*, *Agrandir*). */
import type { Language } from '@tablee/kernel';
import { createContext, type ReactNode, useContext } from 'react';

const Spoken = createContext<Language | null>(null);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <Spoken value={language}>{children}</Spoken>;
}

/** Without a provider, the language the page says it is in. */
export function useLanguage(): Language {
  const spoken = useContext(Spoken);
  return spoken ?? (document.documentElement.lang.startsWith('en') ? 'en' : 'fr');
}
