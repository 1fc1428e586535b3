/** What every page between fights needs, handed down once. */
import { isSameOption, type Option, type Text } from '@tablee/kernel';
import type { PieceState, TableProps } from '@tablee/ui';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { heroAsked } from '../../asked.ts';
import type { Config } from '../../config.ts';
import {
  type Card,
  type Content,
  type HeroCard,
  type HeroView,
  PIECES,
  type VeielView,
} from '../../types.ts';
import type { AnyOption } from '../../words/notation.ts';

export interface Scene extends Omit<TableProps<VeielView>, 'content'> {
  readonly t: VeielView;
  readonly content: Content;
  readonly config: Config;
  say(text: Text): string;
  /** The hero the question is about; −1 for none. */
  readonly hero: number;
  /** The options of the question that do this. */
  optionsTo(verb: string): readonly AnyOption[];
  /** How a piece that stands for this option looks. */
  stateOf(option: Option | undefined): PieceState;
  /** The hero looked at before choosing one, by id. */
  readonly picked: string | null;
  pick(hero: string | null): void;
  /** The hero whose cards are spread out; −1 for none. */
  readonly opened: number;
  open(hero: number): void;
}

const Standing = createContext<Scene | null>(null);

export function SceneProvider({
  props,
  children,
}: {
  readonly props: TableProps<VeielView>;
  readonly children: ReactNode;
}) {
  const { view, asked, hint, language } = props;
  const [picked, pick] = useState<string | null>(null);
  const [opened, open] = useState(-1);
  const scene = useMemo((): Scene => {
    const options = (asked?.options ?? []) as readonly AnyOption[];
    return {
      ...props,
      t: view.table,
      content: props.content as Content,
      config: view.config as Config,
      say: (text) => text[language],
      hero: heroAsked(view),
      optionsTo: (verb) => options.filter((option) => option.do === verb),
      stateOf: (option) => (option === undefined ? 'calm' : isSameOption(hint, option) ? 'hinted' : 'can'),
      picked,
      pick,
      opened,
      open,
    };
  }, [props, view, asked, hint, language, picked, opened]);
  return <Standing value={scene}>{children}</Standing>;
}

export function useScene(): Scene {
  const scene = useContext(Standing);
  if (!scene) throw new Error('Nothing is between fights here. Put a <SceneProvider> around it.');
  return scene;
}

export function cardIn({ t, content }: Pick<Scene, 't' | 'content'>, piece: number): Card {
  return content.cards[t.cards[piece - PIECES.card]!]!;
}

export function printedHero({ content }: Pick<Scene, 'content'>, { design }: HeroView): HeroCard {
  return content.heroes[design]!;
}
