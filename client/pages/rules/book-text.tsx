/** The book itself: how to play, then the chapters with their numbered rules. */
import type { Chapter, Language, Rule } from '@tablee/kernel';
import type { RulePicture } from '@tablee/ui';
import { memo } from 'react';
import { followHere } from './follow-here.ts';
import type { Book } from './read-book.ts';
import { Marked, RuleText } from './rule-text.tsx';

interface Props {
  readonly book: Book;
  readonly pictures: readonly RulePicture[];
  readonly language: Language;
  readonly words: readonly string[];
  /** The rule the book is opened at. */
  readonly current: string | null;
  /** A rule that was asked for and that this book does not have. */
  readonly missing: string | null;
  addressOf(rule: string): string;
  open(rule: string): void;
}

type Shown = Pick<Props, 'words' | 'current' | 'addressOf' | 'open'>;

export function BookText({ book, pictures, language, words, current, missing, addressOf, open }: Props) {
  const shown = { words, current, addressOf, open };
  const { introduction, chapters } = book;
  return (
    <article>
      {missing !== null && (
        <p className="rulebook-missing">
          {language === 'fr'
            ? `Ce livret n’a pas de règle ${missing}. Cherchez un mot ci-dessus, ou parcourez les chapitres.`
            : `This rulebook has no rule ${missing}. Search for a word above, or browse the chapters.`}
        </p>
      )}
      {introduction.sections.length > 0 && (
        <section className="rulebook-introduction" data-chapter="intro">
          <h2>{introduction.title}</h2>
          {introduction.sections.map(({ title, markdown }) => (
            <section key={title}>
              {title !== '' && (
                <h3>
                  <Marked text={title} words={words} />
                </h3>
              )}
              <RuleText text={markdown} words={words} addressOf={addressOf} open={open} />
            </section>
          ))}
        </section>
      )}
      {chapters.map((chapter) => (
        <ChapterText
          key={chapter.code}
          chapter={chapter}
          pictures={pictures.filter((picture) => picture.chapter === chapter.code)}
          language={language}
          {...shown}
        />
      ))}
      {introduction.sections.length + chapters.length === 0 && (
        <p className="rulebook-nothing">
          {language === 'fr'
            ? 'Rien de tel dans ce livret. Essayez un mot plus court.'
            : 'Nothing like that in this rulebook. Try a shorter word.'}
        </p>
      )}
    </article>
  );
}

interface ChapterProps extends Shown {
  readonly chapter: Chapter;
  readonly pictures: readonly RulePicture[];
  readonly language: Language;
}

const ChapterText = memo(function ChapterText({ chapter, pictures, language, ...shown }: ChapterProps) {
  return (
    <section className="rulebook-chapter" data-chapter={chapter.code}>
      <h2>{chapter.title}</h2>
      {pictures.length > 0 && shown.words.length === 0 && (
        <div className="rulebook-pictures">
          {pictures.map(({ rule, caption, Picture }) => (
            <figure key={rule}>
              <Picture />
              <figcaption>
                <RuleText
                  text={`${caption[language]} [${rule}]`}
                  words={shown.words}
                  addressOf={shown.addressOf}
                  open={shown.open}
                  inline
                />
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      {groupsOf(chapter).map((group, index) =>
        typeof group === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note has no other identity than its place
          <div className="rulebook-note" key={index}>
            <RuleText text={group} words={shown.words} addressOf={shown.addressOf} open={shown.open} />
          </div>
        ) : (
          <ul key={group[0]!.id}>
            {group.map((rule) => (
              <RuleLine key={rule.id} rule={rule} {...shown} current={rule.id === shown.current} />
            ))}
          </ul>
        ),
      )}
    </section>
  );
});

const RuleLine = memo(function RuleLine({
  rule,
  words,
  current,
  addressOf,
  open,
}: Omit<Shown, 'current'> & { rule: Rule; current: boolean }) {
  return (
    <li className="rulebook-rule" data-rule={rule.id} aria-current={current || undefined}>
      <a className="rulebook-id" href={addressOf(rule.id)} onClick={followHere(() => open(rule.id))}>
        <Marked text={rule.id} words={words} />
      </a>{' '}
      <RuleText text={rule.text} words={words} addressOf={addressOf} open={open} inline />
    </li>
  );
});

/** Rules that follow each other are one list; what stands between is a note. */
function groupsOf({ passages }: Chapter): (Rule[] | string)[] {
  const groups: (Rule[] | string)[] = [];
  for (const passage of passages) {
    const last = groups[groups.length - 1];
    if ('note' in passage) groups.push(passage.note);
    else if (Array.isArray(last)) last.push(passage.rule);
    else groups.push([passage.rule]);
  }
  return groups;
}
