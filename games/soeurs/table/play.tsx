/** What every part of this table needs to know, handed down once: the view, the question, and what is being pointed at. */
import { type Decision, isSameOption, type Option, type Refusal } from '@tablee/kernel';
import type { TableProps } from '@tablee/ui';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Content } from '../ready/content.ts';
import type { SoeursEvent, SoeursView } from '../types.ts';
import { type Future, futureOf } from './future.ts';
import { type Say, sayIn } from './reading.ts';

export interface Play extends Omit<TableProps<SoeursView>, 'content' | 'happening' | 'foresee'> {
  readonly t: SoeursView;
  readonly content: Content;
  readonly happening: SoeursEvent | null;
  readonly say: Say;
  /** What is sure to follow an option. */
  foresee(option: Option): Future | null;
  /** The card taken up from the hand, and cards of an attack on the Boss being put together. */
  readonly picked: readonly number[];
  pick(cards: readonly number[]): void;
  /** The card pointed at: its consequences are shown before it is taken up. */
  readonly pointed: number | null;
  point(card: number | null): void;
  /** What lies over the board, if anything. */
  readonly page: Page | null;
  turnTo(page: Page | null): void;
  refusalOf(option: Option): Refusal | null;
  isHinted(option: Option | null): boolean;
}

/** The pages that can be laid over the board. */
export type Page = 'shop' | 'deck' | 'discard' | 'advanced' | 'boss' | 'banished';

const Playing = createContext<Play | null>(null);

export function PlayProvider({
  props,
  children,
}: {
  readonly props: TableProps<SoeursView>;
  readonly children: ReactNode;
}) {
  const { view, asked, whyNot, hint, language } = props;
  const [picked, setPicked] = useFor<readonly number[]>(asked, []);
  const [pointed, setPointed] = useFor<number | null>(asked, null);
  const [page, setPage] = useState<Page | null>(null);
  const play = useMemo(
    (): Play => ({
      ...props,
      t: view.table,
      content: props.content as Content,
      happening: props.happening as SoeursEvent | null,
      say: sayIn(language),
      foresee: (option) =>
        asked === null ? null : futureOf(view, props.content as Content, props.foresee, option),
      picked,
      pick: setPicked,
      pointed,
      point: setPointed,
      page,
      turnTo: setPage,
      refusalOf: (option) => whyNot.find(({ about }) => isSameOption(about, option)) ?? null,
      isHinted: (option) => isSameOption(hint, option),
    }),
    [props, view, asked, language, whyNot, hint, picked, setPicked, pointed, setPointed, page],
  );
  return <Playing value={play}>{children}</Playing>;
}

export function usePlay(): Play {
  const play = useContext(Playing);
  if (!play) throw new Error('There is no table here. Put a <PlayProvider> around it.');
  return play;
}

/** A state that is forgotten as soon as another question is asked. */
function useFor<T>(asked: Decision | null, at: T): [T, (value: T) => void] {
  const id = asked?.id ?? -1;
  const [held, setHeld] = useState<{ readonly id: number; readonly value: T }>({ id, value: at });
  const set = useMemo(() => (value: T) => setHeld({ id, value }), [id]);
  return [held.id === id ? held.value : at, set];
}
