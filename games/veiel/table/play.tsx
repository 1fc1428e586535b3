/** What every part of this table needs to know, handed down once: the view, the question, what is in hand and pointed at. */
import {
  type Decision,
  foretelling,
  isSameOption,
  type Language,
  type Option,
  type Refusal,
  type View,
} from '@tablee/kernel';
import { type PieceState, type TableProps, useWindow } from '@tablee/ui';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { cardParagraphs } from '../ready/text.ts';
import { type Content, HERO, PIECES, type Veiel, type VeielEvent, type VeielView } from '../types.ts';
import { veiel } from '../veiel.ts';
import type { AnyOption } from '../words/notation.ts';
import { plain } from './cards/printed.tsx';
import { type EnemyIntent, intentsOf, woundsToCome } from './intents/intents.ts';
import { cardKey, type Key, keyOf, optionsByKey } from './meaning.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { NO_PLAN, type Plan, planOfHeld, planOfQuestion } from './plan.ts';
import { type Say, sayIn, tableIn } from './reading.ts';
import { WORDS } from './words.ts';

/** A pile that is open to be read. */
export type OpenPile = 'deck' | 'discard' | 'wounds' | 'exile' | 'removed';
export type OpenSheet =
  | { readonly of: 'pile'; readonly hero: number; readonly pile: OpenPile }
  | { readonly of: 'figure'; readonly figure: number }
  | { readonly of: 'foes' }
  | { readonly of: 'hero'; readonly hero: number };

export interface Play extends Omit<TableProps<VeielView>, 'content' | 'happening'> {
  readonly table: VeielView;
  /** The same, for the rules to say what things are worth. */
  readonly t: Veiel;
  readonly content: Content;
  readonly happening: VeielEvent | null;
  readonly say: Say;
  /** What answers the question, by what is pressed. */
  readonly byKey: ReadonlyMap<Key, readonly AnyOption[]>;
  readonly picked: Key | null;
  readonly plan: Plan;
  /** The square the pointer or the keyboard rests on; −1 for none. */
  readonly at: number;
  /** What a press there, or what is held, would bring about. */
  readonly outcome: Outcome | null;
  /** The line of choices that the outcome belongs to. */
  readonly line: readonly Option[] | null;
  /** The view it would lead to, where that is known: intents are drawn for it. */
  readonly ahead: View<VeielView> | null;
  readonly intents: readonly EnemyIntent[];
  readonly toCome: readonly number[];
  /** Several things one square could mean. */
  readonly unsure: readonly (readonly Option[])[];
  /** Whose hand is large; whose figure is to be placed or acts (twins). */
  readonly shown: number;
  readonly figure: number;
  readonly sheet: OpenSheet | null;
  look(hero: number): void;
  /** Names the twin that acts, or the figure to be placed. */
  name(figure: number): void;
  open(sheet: OpenSheet | null): void;
  pressSquare(square: number): void;
  pressCard(piece: number): void;
  press(key: Key): void;
  dropCard(piece: number, place: string): void;
  pointSquare(square: number | null): void;
  askCard(piece: number | null): void;
  turn(): void;
  commit(line: readonly Option[]): void;
  stateOf(key: Key): PieceState;
  refusalOf(key: Key): Refusal | null;
}

const Playing = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(Playing);
  if (!play) throw new Error('There is no table here. Put a <PlayProvider> around it.');
  return play;
}

interface Hands {
  /** The question these belong to: with another one they are forgotten. */
  readonly asked: number;
  readonly picked: Key | null;
  readonly turned: number;
  readonly unsure: readonly (readonly Option[])[];
  /** The square a finger touched first: the second touch means it. */
  readonly touched: number;
}
const EMPTY: Omit<Hands, 'asked'> = { picked: null, turned: 0, unsure: [], touched: -1 };

export function PlayProvider({
  props,
  children,
}: {
  readonly props: TableProps<VeielView>;
  readonly children: ReactNode;
}) {
  const { view, asked, whyNot, hint, language, choose, refuse, explain, foresee } = props;
  const content = props.content as Content;
  const { table } = view;
  const touch = useWindow('touch');
  const id = asked?.id ?? -1;
  const [kept, setHands] = useState<Hands>({ asked: id, ...EMPTY });
  const hands = kept.asked === id ? kept : { asked: id, ...EMPTY };
  const [at, setAt] = useState(-1);
  const [looked, setLooked] = useState<{ readonly active: number; readonly hero: number } | null>(null);
  const [named, setNamed] = useState(-1);
  const [sheet, open] = useState<OpenSheet | null>(null);
  const t = useMemo(() => tableIn(view, content), [view, content]);
  const byKey = useMemo(() => optionsByKey(asked), [asked]);
  const shown = shownHero(view, asked, looked);
  const figure = namedFigure(table, asked, shown, named);
  const { picked, turned } = hands;

  const main = mainOption(picked === null ? [] : (byKey.get(picked) ?? []), figure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: foresight belongs to the question
  const foreseen = useMemo(() => (main && asked?.kind === 'act' ? foresee(main) : null), [main, asked]);
  const foretell = useMemo(
    () => (asked ? foretelling(veiel as never, view, content, asked) : null),
    [asked, view, content],
  );
  const foretold = useMemo(
    () => outcomeOf(table, content, main && foretell && asked?.kind === 'act' ? foretell(main) : []),
    [table, content, main, foretell, asked],
  );
  const plan = useMemo((): Plan => {
    const situation = { view, t, content, turned };
    if (!asked) return NO_PLAN;
    if (main) return planOfHeld(situation, main, foreseen as never, foretold);
    const question = planOfQuestion(situation, asked);
    if (asked.kind !== 'deploy') return question;
    return { ...question, lit: ofFigure(question.lit, figure) };
  }, [view, t, content, turned, asked, main, foreseen, foretold, figure]);

  const line = useMemo((): readonly Option[] | null => {
    const [only, ...more] = plan.lit.get(at) ?? [];
    if (only && more.length === 0) return only;
    if (plan.turn) return [...plan.first, plan.turn];
    return plan.isWhole ? plan.first : null;
  }, [plan, at]);
  const outcome = useMemo(
    () => (line && foretell ? outcomeOf(table, content, foretell(...line)) : null),
    [line, foretell, table, content],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: foresight belongs to the question
  const ahead = useMemo(() => {
    if (!line) return null;
    const [first, ...rest] = line;
    let known = first ? foresee(first) : null;
    for (const option of rest) known = known?.then(option) ?? null;
    return (known?.view as View<VeielView> | undefined) ?? null;
  }, [line, asked]);
  const now = ahead && ahead.table.phase === table.phase && ahead.table.fight === table.fight ? ahead : view;
  const isDrawn = table.phase !== 'over' && props.happening === null;
  const intents = useMemo(() => (isDrawn ? intentsOf(now, content) : []), [isDrawn, now, content]);
  const toCome = useMemo(() => woundsToCome(now.table, intents), [now, intents]);

  const play = useMemo((): Play => {
    const update = (change: Partial<Hands>) => setHands({ ...EMPTY, picked, turned, ...change, asked: id });
    const refusalOf = (key: Key): Refusal | null => {
      const about = whyNot.filter((each) => keyOf(each.about) === key);
      return (
        about.find((each) => each.about.do === 'play' || each.about.do === 'trigger') ?? about[0] ?? null
      );
    };
    const commit = (chosen: readonly Option[]) => {
      const [first, ...rest] = chosen;
      if (!first) return;
      explain(null);
      setAt(-1);
      choose(first, ...rest);
    };
    const press = (key: Key) => {
      const options = byKey.get(key) ?? [];
      const [only] = options;
      if (!only) refuse(refusalOf(key));
      else if (asked?.kind !== 'act' && options.length === 1) commit([only]);
      else if (picked !== key) {
        update({ picked: key, turned: 0 });
        // Taken up to be discarded: why it can't be played (V-8). And a finger can't rest on a card to read it.
        const why = options.some((option) => option.do === 'play') ? null : refusalOf(key);
        if (why?.about.do === 'play') refuse(why);
        else if (touch && only.card !== undefined) explain(cardSaid(content, only.card, language));
      } else if (plan.isWhole || plan.turn) commit(line ?? [only]);
      else update({ picked: null });
    };
    return {
      ...props,
      table,
      t,
      content,
      happening: props.happening as VeielEvent | null,
      say: sayIn(language),
      byKey,
      picked,
      plan,
      at,
      outcome,
      line,
      ahead,
      intents,
      toCome,
      unsure: hands.unsure,
      shown,
      figure,
      sheet,
      open,
      name: setNamed,
      look: (hero) => setLooked({ active: table.active, hero }),
      press,
      commit,
      pressCard: (piece) => press(cardKey(piece)),
      pressSquare(square) {
        const lines = plan.lit.get(square) ?? [];
        const [only, ...more] = lines;
        const standing = table.standing[square] ?? -1;
        if (only && more.length > 0) {
          // What is in hand is laid down first: then the question itself asks which.
          if (plan.first.length > 0) commit(plan.first);
          else update({ unsure: lines });
        } else if (only && touch && hands.touched !== square) {
          setAt(square);
          update({ touched: square });
        } else if (only) commit(only);
        else if (plan.turn && plan.area.has(square)) commit([...plan.first, plan.turn]);
        else if (plan.turns.length > 1) update({ turned: turned + 1 });
        else if (byKey.has(`f${standing}`)) press(`f${standing}`);
        else if (standing >= 0 && table.figures.kind[standing] === HERO) {
          setNamed(standing);
          setLooked({ active: table.active, hero: table.figures.of[standing]! });
          const hero = `h${table.figures.of[standing]!}` as const;
          if (byKey.has(hero)) press(hero);
          else open({ of: 'figure', figure: standing });
        } else if (standing >= 0) open({ of: 'figure', figure: standing });
        else refuse(null);
      },
      dropCard(piece, place) {
        const option = mainOption(byKey.get(cardKey(piece)) ?? [], figure);
        if (!option) {
          refuse(refusalOf(cardKey(piece)));
          return;
        }
        if (asked?.kind !== 'act') {
          commit([option]);
          return;
        }
        const sure = outcomeOf(table, content, foretell?.(option) ?? []);
        const dropped = planOfHeld({ view, t, content, turned: 0 }, option, foresee(option) as never, sure);
        const [only, ...more] = dropped.lit.get(Number(place)) ?? [];
        if (only && more.length === 0) commit(only);
        else if (dropped.isWhole) commit(dropped.first);
        else update({ picked: cardKey(piece), turned: 0 });
      },
      pointSquare: (square) => setAt(square ?? -1),
      askCard(piece) {
        const key = piece === null ? null : cardKey(piece);
        const held = key !== null && key === picked ? byKey.get(key)?.[0]?.card : undefined;
        explain(held !== undefined ? cardSaid(content, held, language) : key && refusalOf(key));
      },
      turn() {
        if (plan.turns.length > 1) update({ turned: turned + 1 });
        else refuse(WORDS.oneWay[language]);
      },
      stateOf(key) {
        const options = byKey.get(key) ?? [];
        if (options.some((option) => isSameOption(hint, option))) return 'hinted';
        if (picked === key) return 'chosen';
        if (options.length > 0) return 'can';
        return refusalOf(key) ? 'cannot' : 'calm';
      },
      refusalOf,
    };
  }, [
    props,
    foretell,
    table,
    t,
    content,
    language,
    byKey,
    picked,
    plan,
    at,
    outcome,
    line,
    ahead,
    intents,
    toCome,
    hands,
    shown,
    figure,
    sheet,
    turned,
    touch,
    id,
    asked,
    view,
    whyNot,
    hint,
    explain,
    choose,
    refuse,
    foresee,
  ]);
  return <Playing value={play}>{children}</Playing>;
}

function cardSaid(content: Content, id: string, language: Language): string {
  const card = content.cards[content.by.card.get(id)!]!;
  return cardParagraphs(content, card, language).map(plain).join(' ');
}

/** The option a press on something taken up begins with: by the twin that acts, played rather than discarded. */
function mainOption(options: readonly AnyOption[], figure: number): AnyOption | null {
  const own = options.filter((option) => option.figure === undefined || option.figure === figure);
  const usable = own.length > 0 ? own : options;
  return (
    usable.find((option) => option.do !== 'stride' && option.do !== 'discard' && option.do !== 'charge') ??
    usable.find((option) => option.do === 'stride') ??
    usable[0] ??
    null
  );
}

/** Whose turn it is, unless another's hand is being looked at; whose cards are asked about comes before both. */
function shownHero(
  { table, seat }: View<VeielView>,
  asked: Decision | null,
  looked: { readonly active: number; readonly hero: number } | null,
): number {
  const { active, heroes, owners } = table;
  if (asked && asked.kind !== 'act') {
    const card = asked.options.find((option) => 'card' in option && 'piece' in option) as
      | AnyOption
      | undefined;
    const owner = card === undefined ? -1 : (owners[card.piece! - PIECES.card] ?? -1);
    if (owner >= 0) return owner;
  }
  if (looked && looked.active === active && heroes[looked.hero]) return looked.hero;
  if (asked?.kind === 'deploy') return table.figures.of[(asked.options[0] as AnyOption).figure!]!;
  if (active >= 0) return active;
  return Math.max(
    0,
    heroes.findIndex((hero) => hero.seat === seat && !hero.dead && !hero.played),
  );
}

/** Whose figure is named: the twin chosen to act, the figure taken up to be placed. */
function namedFigure(table: VeielView, asked: Decision | null, shown: number, named: number): number {
  if (asked?.kind === 'deploy') {
    const waiting = asked.options.map((option) => (option as AnyOption).figure!);
    return waiting.includes(named) ? named : (waiting[0] ?? -1);
  }
  const own = table.heroes[shown]?.figures ?? [];
  if (own.includes(named)) return named;
  return own.includes(table.acting) ? table.acting : (own[0] ?? -1);
}

function ofFigure(lit: Plan['lit'], figure: number): Plan['lit'] {
  return new Map(
    [...lit].map(([square, lines]) => [
      square,
      lines.filter(([option]) => (option as AnyOption | undefined)?.figure === figure),
    ]),
  );
}
