/**
 * A place beside the board where the card asked about last is read, instead of over the board. It stays there until
 * another one is asked about or it is gone from the table, and reads as it is now: the card itself draws it there.
 */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { CardProps } from './card.tsx';
import { CardFace } from './card-face.tsx';
import './reading.css';

/** A pointer that only passes over cards, on its way to what is read, opens none. */
const REST_MS = 130;

/** Which card is read, and where. */
class Desk {
  place: HTMLElement | null = null;
  reader: string | null = null;
  /** Asked about this moment: nothing that happens by itself takes its place. */
  isAsked = false;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly setPlace = (place: HTMLElement | null): void => {
    this.place = place;
    this.#tell();
  };

  read(reader: string): void {
    if (this.reader === reader) return;
    this.reader = reader;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const Desks = createContext<Desk>(new Desk());

/** Round a table and what stands beside it. */
export function ReadingProvider({ children }: { readonly children: ReactNode }) {
  const [desk] = useState(() => new Desk());
  return <Desks value={desk}>{children}</Desks>;
}

/** The place itself, of a size that no card changes. `children`: what stands there before anything is read. */
export function ReadingPlace({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { setPlace } = useContext(Desks);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className="reading-place" aria-label={label} tabIndex={0}>
      <div ref={setPlace} className="reading-card" />
      <p className="reading-hint">{children}</p>
    </section>
  );
}

export interface Reading {
  /** Whether there is such a place now; else cards are shown large over the board. */
  readonly isThere: boolean;
  /** Where to draw what is read; null for everything that isn't. */
  readonly place: HTMLElement | null;
  /** Somebody wants to know more of it, or no longer. What is asked about in a sheet that lies over the place can't be read there. */
  ask(asking: boolean): void;
  /** It has just come up: read unless somebody is reading something else. */
  show(): void;
}

export function useReading(): Reading {
  const desk = useContext(Desks);
  const id = useId();
  const timer = useRef(0);
  const isThere = useSyncExternalStore(
    desk.subscribe,
    () => desk.place !== null,
    () => false,
  );
  const place = useSyncExternalStore(
    desk.subscribe,
    () => (desk.reader === id ? desk.place : null),
    () => null,
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isThere,
    place,
    ask(asking) {
      clearTimeout(timer.current);
      desk.isAsked = asking;
      if (asking) timer.current = window.setTimeout(() => desk.read(id), REST_MS);
    },
    show() {
      if (!desk.isAsked) desk.read(id);
    },
  };
}

/** The card as it is read there, with its keywords explained; nothing while another one is. */
export function CardReading({ reading, card }: { readonly reading: Reading; readonly card: ReadCard }) {
  return reading.place && createPortal(<ReadCardFace card={card} />, reading.place);
}
export type ReadCard = Pick<
  CardProps,
  'name' | 'cost' | 'art' | 'lines' | 'chips' | 'tone' | 'corner' | 'more'
>;

function ReadCardFace({ card }: { readonly card: ReadCard }) {
  const { tone, chips = [], more } = card;
  const style = tone === undefined ? undefined : ({ '--tone': tone } as React.CSSProperties);
  return (
    <>
      <div className="card" data-size="large" data-state="calm" style={style}>
        <CardFace {...card} />
      </div>
      {more}
      {chips.map((chip) => (
        <p key={chip.label}>
          <b>{chip.label}</b> {chip.explain}
        </p>
      ))}
    </>
  );
}
