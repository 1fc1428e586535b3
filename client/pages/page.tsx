/** What every page but the table has: the way home, the other pages, the language. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch, useSay } from '../settings/index.ts';
import './page.css';
import { Mark } from './mark.tsx';

interface PageProps {
  readonly title: string;
  readonly className?: string;
  /** Fills the window: what is inside scrolls, the page does not. */
  readonly fixed?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, className = '', fixed = false, children }: PageProps) {
  return (
    <div className={`page ${fixed ? 'page-fixed' : ''} ${className}`}>
      <title>{`${title} · Tablée`}</title>
      <PageHead />
      <main className="page-main" id="main">
        {children}
      </main>
      {!fixed && <PageFoot />}
    </div>
  );
}

export function PageHead() {
  const say = useSay();
  return (
    <header className="page-head">
      <Link className="page-brand" href="/">
        <Mark />
        <span>Tablée</span>
      </Link>
      <nav className="page-nav" aria-label={say({ fr: 'Pages', en: 'Pages' })}>
        <Link href="/tables">{say({ fr: 'Mes parties', en: 'My games' })}</Link>
        <Link href="/reglages">{say({ fr: 'Réglages', en: 'Settings' })}</Link>
      </nav>
      <LanguageSwitch />
    </header>
  );
}

export function PageFoot() {
  const say = useSay();
  return (
    <footer className="page-foot">
      <Link href="/regles">{say({ fr: 'Règles des jeux', en: 'Rules of the games' })}</Link>
      <Link href="/credits">{say({ fr: 'Crédits et licence', en: 'Credits and licence' })}</Link>
    </footer>
  );
}
