import book from 'icon:black-book';
import menu from 'icon:hamburger-menu';
import home from 'icon:house';
import log from 'icon:scroll-unfurled';
import reference from 'icon:tied-scroll';
import type { Game } from '@tablee/kernel';
import { type Aim, Icon } from '@tablee/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch, useLanguage, useSay } from '../settings/index.ts';
import type { Page } from './side.tsx';

const PAGES = [
  { page: 'log', icon: log, name: { fr: 'Journal', en: 'Log' }, key: 'L' },
  { page: 'rules', icon: book, name: { fr: 'Règles', en: 'Rules' }, key: 'R' },
  { page: 'reference', icon: reference, name: { fr: 'Repères', en: 'Reference' }, key: null },
] as const;

interface Props {
  readonly game: Game;
  readonly page: Page | null;
  open(page: Page | null): void;
  /** Absent where there is nothing to choose from: a replay. */
  openMenu?(): void;
  /** What there is to know about the table itself: who is away, whose clock runs, that one only watches. */
  readonly status?: ReactNode;
  /** What one plays for, and how far along one is. */
  readonly aim?: Aim | undefined;
}

export function Header({ game, page, open, openMenu, status, aim }: Props) {
  const say = useSay();
  const language = useLanguage();
  return (
    <header className="frame-header">
      <a className="skip-link" href="#board">
        {say({ fr: 'Aller au plateau', en: 'Skip to the board' })}
      </a>
      <Link href="/" className="button button-quiet" aria-label={say({ fr: 'Accueil', en: 'Home' })}>
        <Icon path={home} />
      </Link>
      <h1 className="frame-title">{game.name[language]}</h1>
      {aim && (
        <p className="frame-aim" title={aim.says}>
          <span className="visually-hidden">{`${aim.says}. `}</span>
          <span className="frame-aim-counts">{aim.counts}</span>
          <span className="frame-aim-short">{aim.short}</span> <strong>{aim.far}</strong>
        </p>
      )}
      {status && <div className="frame-status">{status}</div>}
      <nav className="frame-pages" aria-label={say({ fr: 'À côté de la table', en: 'Beside the table' })}>
        {PAGES.map(({ page: each, icon, name, key }) => (
          <button
            key={each}
            type="button"
            className="button button-quiet"
            aria-pressed={page === each}
            aria-keyshortcuts={key ?? undefined}
            onClick={() => open(page === each ? null : each)}
          >
            <Icon path={icon} />
            <span className="frame-page-name">{say(name)}</span>
          </button>
        ))}
      </nav>
      <LanguageSwitch />
      {openMenu && (
        <button
          type="button"
          className="button button-quiet frame-menu"
          onClick={openMenu}
          aria-keyshortcuts="M"
        >
          <Icon path={menu} />
          <span className="frame-page-name">{say({ fr: 'Menu', en: 'Menu' })}</span>
        </button>
      )}
    </header>
  );
}
