/** Every screen there is a picture of: where it is, and what is done there first. */
import type { Page } from 'playwright-core';
import type { Size } from '../chromium.ts';
import type { TableRow } from '../tables.ts';
import { TABLES } from './tables.ts';

export interface Screen {
  /** The picture's name, before size and language. */
  readonly name: string;
  readonly about: string;
  readonly path: string;
  /** There when the page is. */
  readonly shows: string;
  /** One of the foremost: in English too. */
  readonly english?: true;
  readonly act?: (page: Page, size: Size) => Promise<void>;
}

/** What somebody has played lately, for the pages that list it. */
const LATELY = ['plunder-turn', 'soeurs-fight', 'plunder-four', 'plunder-end', 'soeurs-won'];

/** The tables in the visitor's browser: the one that is shown, or those of the last evenings. */
export function tablesOn({ path }: Screen): TableRow[] {
  const shown = TABLES.filter(({ id }) => path.endsWith(`/${id}`));
  return shown.length > 0 ? shown : TABLES.filter(({ id }) => LATELY.includes(id));
}

const QUESTION = '.question[data-mine]';

export const SCREENS: readonly Screen[] = [
  { name: 'home', about: 'Home, with games to resume', path: '/', shows: 'h1', english: true },
  { name: 'set-up-plunder', about: 'Set-up of Plunder', path: '/jouer/plunder', shows: 'h1', english: true },
  {
    name: 'set-up-seven-fallen',
    about: 'Set-up of Seven Fallen, with a deck for each seat',
    path: '/jouer/seven-fallen',
    shows: '.bring-field',
  },
  {
    name: 'decks-choice',
    about: 'Seven Fallen: choosing a deck',
    path: '/jouer/seven-fallen',
    shows: '.bring-field',
    english: true,
    act: (page) => page.locator('.bring-field').first().click(),
  },
  {
    name: 'decks',
    about: 'Seven Fallen: decks, made and ready-made',
    path: '/atelier/seven-fallen',
    shows: '.workshop-one',
  },
  {
    name: 'decks-bench',
    about: 'Seven Fallen: the deck builder',
    path: '/atelier/seven-fallen',
    shows: '.workshop-one',
    english: true,
    act: (page) => bench(page),
  },
  {
    name: 'decks-curve',
    about: 'Seven Fallen: a deck in figures',
    path: '/atelier/seven-fallen',
    shows: '.workshop-one',
    act: async (page, size) => {
      await bench(page);
      if (size !== 'desktop') await page.locator('.sfb-panes button').last().click();
      await page.locator('#sfb-tab-stats').click();
    },
  },
  { name: 'set-up-soeurs', about: 'Set-up of Sœurs', path: '/jouer/soeurs', shows: 'h1' },
  {
    name: 'set-up-endure',
    about: 'Set-up of Endure the Stars: missions to choose from',
    path: '/jouer/endure',
    shows: '.es-mission',
  },
  { name: 'set-up-veiel', about: 'Set-up of Veiel', path: '/jouer/veiel', shows: '.set-up-play' },

  table('endure-muster', 'Endure the Stars: choosing survivors'),
  table('endure-turn', 'Endure the Stars: a survivor’s turn under a Lockdown', { english: true }),
  {
    ...table('endure-turn', ''),
    name: 'endure-enemies',
    about: 'Endure the Stars: what every enemy would do',
    act: (page) => page.keyboard.press('e'),
  },
  {
    ...table('endure-turn', ''),
    name: 'endure-noise',
    about: 'Endure the Stars: how far a noise carries, and whom it wakes',
    act: (page) => page.keyboard.press('b'),
  },
  table('endure-titan', 'Endure the Stars: the Titan on board', { english: true }),
  table('endure-found', 'Endure the Stars: where a find is put'),
  table('endure-trade', 'Endure the Stars: a trade between two players'),
  table('endure-end', 'Endure the Stars: the end', { shows: '.end', english: true }),

  table('plunder-placing', 'Plunder: placing the heroes'),
  table('plunder-turn', 'Plunder: in the middle of a game', { english: true }),
  {
    ...table('plunder-turn', ''),
    name: 'plunder-card',
    about: 'Plunder: what a card could do',
    act: (page) => page.locator('.plunder-hand-card').first().click(),
  },
  table('plunder-pay', 'Plunder: paying with cards'),
  table('plunder-defence', 'Plunder: an attack to answer', { english: true }),
  table('plunder-three', 'Plunder: three teams'),
  table('plunder-four', 'Plunder: four teams'),
  table('plunder-curtain', 'Plunder: the curtain between two players', { shows: '.curtain' }),
  table('plunder-end', 'Plunder: the end', { shows: '.end', english: true }),

  table('seven-fallen-grace', 'Seven Fallen: Grâce Divine'),
  table('seven-fallen-dawn', 'Seven Fallen: an Adorateur to choose'),
  table('seven-fallen-word', 'Seven Fallen: in the middle of a turn', { english: true }),
  {
    ...table('seven-fallen-word', ''),
    name: 'seven-fallen-card',
    about: 'Seven Fallen: a page taken up, and what pays for it',
    act: (page) => page.locator('.hand .card[data-state="can"]').first().click(),
  },
  {
    ...table('seven-fallen-word', ''),
    name: 'seven-fallen-zone',
    about: 'Seven Fallen: a zone looked through',
    act: (page) => page.locator('.sf-side[data-side="theirs"] button.sf-zone').first().click(),
  },
  table('seven-fallen-pay', 'Seven Fallen: paying with Énergie Céleste'),
  table('seven-fallen-announce', 'Seven Fallen: attackers announced'),
  {
    ...table('seven-fallen-target', 'Seven Fallen: whom to attack, and what would come of it', {
      english: true,
    }),
    act: (page) =>
      page.locator('.sf-side[data-side="theirs"] .sf-line .card[data-state="can"]').first().focus(),
  },
  table('seven-fallen-answer', 'Seven Fallen: an effect on the Pile to answer', { english: true }),
  table('seven-fallen-curtain', 'Seven Fallen: the curtain between two players', { shows: '.curtain' }),
  table('seven-fallen-end', 'Seven Fallen: the end', { shows: '.end', english: true }),

  table('soeurs-die', 'Sœurs: choosing a movement die'),
  table('soeurs-move', 'Sœurs: a route with what it triggers', { english: true }),
  table('soeurs-trap', 'Sœurs: a trap'),
  table('soeurs-treasure', 'Sœurs: a treasure'),
  table('soeurs-fight', 'Sœurs: a fight', { english: true }),
  table('soeurs-target', 'Sœurs: whom to strike'),
  {
    ...table('soeurs-fight', ''),
    name: 'soeurs-shop',
    about: 'Sœurs: what experience buys',
    act: (page) => page.locator('.soeurs-purse').first().click(),
  },
  table('soeurs-boss', 'Sœurs: the Boss'),
  table('soeurs-won', 'Sœurs: a climb that was won', { shows: '.end', english: true }),
  table('soeurs-lost', 'Sœurs: a climb that was lost', { shows: '.end' }),

  table('veiel-deploy', 'Veiel: heroes to be placed'),
  table('veiel-next', 'Veiel: who plays next'),
  table('veiel-turn', 'Veiel: a hero’s turn, and what every enemy is about to do', { english: true }),
  {
    ...table('veiel-turn', ''),
    name: 'veiel-card',
    about: 'Veiel: a card laid on the board',
    act: (page) => page.locator('.hand .card[data-state="can"]').first().click(),
  },
  table('veiel-boss', 'Veiel: the boss', { english: true }),
  table('veiel-aim', 'Veiel: a pattern to be turned'),
  table('veiel-stride', 'Veiel: cards discarded to move'),
  table('veiel-wound', 'Veiel: a wound in the enemy phase'),
  table('veiel-special', 'Veiel: the Mistress, the twins, the Stranger'),

  {
    ...table('plunder-turn', ''),
    name: 'table-options',
    about: 'All options of a question',
    act: (page) => page.locator('.question-tools button[aria-keyshortcuts="O"]').click(),
  },
  {
    ...table('soeurs-fight', ''),
    name: 'table-rules',
    about: 'The rulebook beside the table',
    act: (page) => page.keyboard.press('r'),
  },
  {
    ...table('soeurs-fight', ''),
    name: 'table-menu',
    about: 'The menu of a table',
    act: (page) => page.keyboard.press('m'),
  },

  replay('replay-plunder', 'Watching a game of Plunder', 'plunder-end'),
  replay('replay-soeurs', 'Watching a game of Sœurs', 'soeurs-won'),
  lesson('lesson-plunder', 'First steps in Plunder', 'plunder'),
  lesson('lesson-soeurs', 'First steps in Sœurs', 'soeurs'),
  {
    name: 'review',
    about: 'A game that is over, with its turning points',
    path: '/analyse/plunder-end',
    shows: '.review-points, .review-sheet svg',
    english: true,
  },
  { name: 'statistics', about: 'How one’s games went', path: '/statistiques', shows: 'h1', english: true },
  { name: 'shared', about: 'A link to a game that can’t be read', path: '/partie#xxxx', shows: 'h1' },
  { name: 'tables', about: 'My tables', path: '/tables', shows: 'h1', english: true },
  { name: 'rules', about: 'The rulebooks', path: '/regles', shows: 'h1' },
  { name: 'rules-plunder', about: 'The rulebook of Plunder', path: '/regles/plunder', shows: 'h1' },
  {
    name: 'rules-soeurs-fight',
    about: 'The rulebook of Sœurs, opened at a rule',
    path: '/regles/soeurs/SA-FIGHT-16',
    shows: 'h1',
    english: true,
  },
  { name: 'settings', about: 'Settings', path: '/reglages', shows: 'h1', english: true },
  { name: 'credits', about: 'Credits', path: '/credits', shows: 'h1' },
  { name: 'pieces', about: 'Every piece in all its states', path: '/pieces', shows: 'h1' },
  { name: 'not-found', about: 'An address that leads nowhere', path: '/nulle-part', shows: 'h1' },
];

/** The table of that name, as it stands. */
function table(name: string, about: string, more: Partial<Screen> = {}): Screen {
  return { name, about, path: `/table/${name}`, shows: QUESTION, ...more };
}

function lesson(name: string, about: string, game: string): Screen {
  return { name, about, path: `/apprendre/${game}`, shows: QUESTION, english: true };
}

/** A game that is over, watched again, in its middle. */
function replay(name: string, about: string, table: string): Screen {
  return {
    name,
    about,
    path: `/rejouer/${table}`,
    shows: 'input[type=range]',
    act: async (page) => {
      const slider = page.locator('input[type=range]');
      await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
    },
  };
}

/** A copy of a ready-made deck in the builder, with a card looked at. */
async function bench(page: Page): Promise<void> {
  await page.locator('.workshop-acts button').first().click();
  await page.locator('.sfb-tile-card').nth(10).focus();
}
