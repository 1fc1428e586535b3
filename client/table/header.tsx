import book from 'icon:black-book';
import menu from 'icon:hamburger-menu';
import home from 'icon:house';
import log from 'icon:scroll-unfurled';
import reference from 'icon:tied-scroll';
import type { Game } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
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
}

export function Header({ game, page, open, openMenu }: Props) {
  const say = useSay();
  const language = useLanguage();
  return (
    <header className="frame-header">
      <Link href="/" className="button button-quiet" aria-label={say({ fr: 'Accueil', en: 'Home' })}>
        <Icon path={home} />
      </Link>
      <h1 className="frame-title">{game.name[language]}</h1>
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
        <button type="button" className="button button-quiet" onClick={openMenu} aria-keyshortcuts="M">
          <Icon path={menu} />
          <span className="frame-page-name">{say({ fr: 'Menu', en: 'Menu' })}</span>
        </button>
      )}
    </header>
  );
}
