/** Pages of reference: the two Reminder cards, the keyword sheet, the Trap and Treasure cards, the Bosses. */
import type { Language, Text } from '@tablee/kernel';
import type { ReferencePage } from '@tablee/ui';
import { baseBox, type Content, contentOf } from '../../ready/content.ts';
import { trapText, treasureText } from '../../ready/text.ts';
import { KEYWORDS as KEYWORD_LIST } from '../../rules/key.ts';
import { PRICES } from '../../rules/xp.ts';
import type { SoeursView } from '../../types.ts';
import { BossFace } from '../boss/boss-face.tsx';
import { ResultTable } from '../climb/result-table.tsx';
import type { Seen } from '../reading.ts';
import { KEYWORDS, WORDS } from '../words.ts';
import './pages.css';

interface PageProps {
  readonly view: Seen | null;
  readonly content: unknown;
  readonly language: Language;
}

/** Away from a table, our own box with its first Boss. */
/** Away from a table, what lies in every box. */
function contentFor(content: unknown): Content {
  return content
    ? (content as Content)
    : contentOf(baseBox(), { boss: baseBox().bosses[0]!.id, mode: 'normal' });
}

const XP_USES: readonly (readonly [number, Text])[] = [
  [
    PRICES.raise,
    { fr: 'Améliorer une carte Action de la main (1 → 2)', en: 'Raise an Action card of the hand (1 → 2)' },
  ],
  [
    PRICES.raiseAdvanced,
    {
      fr: 'Améliorer une Action Avancée de la main (A1 → A2)',
      en: 'Raise an Advanced Action of the hand (A1 → A2)',
    },
  ],
  [
    PRICES.advanced,
    {
      fr: 'Prendre la première carte d’une pioche Action Avancée',
      en: 'Take the top card of an Advanced Action deck',
    },
  ],
  [
    PRICES.reroll,
    {
      fr: 'Relancer le dé de Mana, juste après l’avoir lancé',
      en: 'Reroll the Mana die, right after rolling it',
    },
  ],
  [PRICES.reroll, { fr: 'Relancer les deux dés de Déplacement', en: 'Reroll both movement dice' }],
  [PRICES.potion, { fr: 'Gagner une potion', en: 'Gain a potion' }],
  [PRICES.banish, { fr: 'Bannir la carte que l’on vient de jouer', en: 'Banish the card just played' }],
];

const MANA_USES: readonly (readonly [string, Text])[] = [
  ['1', { fr: 'Piocher la première carte de la pioche Action', en: 'Draw the top card of the Action deck' }],
  ['X', { fr: 'Jouer une carte de coût X', en: 'Play a card that costs X' }],
  [
    '1',
    {
      fr: 'Passer la première carte d’une pioche Avancée sous cette pioche',
      en: 'Move an Advanced deck’s top card to its bottom',
    },
  ],
  ['+1', { fr: 'Défausser une carte, une fois par round', en: 'Discard a card, once a round' }],
];

function Uses({
  title,
  uses,
  language,
}: {
  readonly title: string;
  readonly uses: readonly (readonly [string | number, Text])[];
  readonly language: Language;
}) {
  return (
    <>
      <h4>{title}</h4>
      <ul className="soeurs-reminder">
        {uses.map(([price, text]) => (
          <li key={text.en}>
            <b>{price}</b>
            <span>{text[language]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Reminders({ language }: PageProps) {
  return (
    <div className="theme-soeurs soeurs-reference">
      <Uses title="XP" uses={XP_USES} language={language} />
      <Uses title="Mana" uses={MANA_USES} language={language} />
    </div>
  );
}

function Keywords({ language }: PageProps) {
  return (
    <dl className="theme-soeurs soeurs-reference soeurs-keywords">
      {KEYWORD_LIST.map((word) => (
        <div key={word}>
          <dt>{KEYWORDS[word].name[language]}</dt>
          <dd>{KEYWORDS[word].explain[language]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Tables({
  language,
  text,
  content,
  tone,
}: {
  readonly language: Language;
  readonly text: typeof trapText;
  readonly content: Content;
  readonly tone: string;
}) {
  return (
    <div className="theme-soeurs soeurs-reference">
      {[false, true].map((advanced) => (
        <section key={String(advanced)} data-tone={tone}>
          <h4>{(advanced ? WORDS.advanced : WORDS.standard)[language]}</h4>
          <ResultTable
            rows={[1, 2, 3, 4, 5, 6].map((result) => text(content, advanced, result, language))}
            lit={0}
          />
        </section>
      ))}
    </div>
  );
}

function Traps({ content, language }: PageProps) {
  return <Tables language={language} text={trapText} content={contentFor(content)} tone="jade" />;
}

function Treasures({ content, language }: PageProps) {
  return <Tables language={language} text={treasureText} content={contentFor(content)} tone="gold" />;
}

/** At a table its own Boss; elsewhere all four. */
function Bosses({ content, language }: PageProps) {
  const bosses = content
    ? [(content as Content).boss]
    : baseBox().bosses.map(({ id }) => contentOf(baseBox(), { boss: id, mode: 'normal' }).boss);
  return (
    <div className="theme-soeurs soeurs-reference soeurs-reference-bosses">
      {bosses.map((boss) => (
        <BossFace key={boss.id} boss={boss} language={language} />
      ))}
    </div>
  );
}

export const reference: readonly ReferencePage<SoeursView>[] = [
  { id: 'rappels', title: { fr: 'Rappels : XP et Mana', en: 'Reminders: XP and Mana' }, Page: Reminders },
  { id: 'mots-cles', title: { fr: 'Mots-clés', en: 'Keywords' }, Page: Keywords },
  { id: 'pieges', title: { fr: 'Pièges', en: 'Traps' }, Page: Traps },
  { id: 'tresors', title: { fr: 'Trésors', en: 'Treasures' }, Page: Treasures },
  { id: 'boss', title: { fr: 'Le Boss', en: 'The Boss' }, Page: Bosses },
];
