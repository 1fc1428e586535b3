/** What every part of this table needs to know, handed down once: the view, the question, and what is being pointed at. */
import { type Decision, isSameOption, type Option, type Refusal } from '@tablee/kernel';
import { type PieceState, type TableProps, useWindow } from '@tablee/ui';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Content } from '../printed.ts';
import { type EndureEvent, type EndureOption, type EndureView, NONE, PIECES, type Who } from '../types.ts';
import { Speaker } from '../words/names.ts';
import type { OverlayMode } from './overlays/modes.ts';
import { overlaySays, zoneLine } from './overlays/words.ts';
import {
  actingIn,
  isCard,
  isZone,
  type Lit,
  optionsByPiece,
  PLACE,
  piecesIn,
  THING,
  zoneOf,
} from './reading.ts';
import { type Readings, useReadings } from './use-readings.ts';

export interface Play extends Omit<TableProps<EndureView>, 'content' | 'happening' | 'heard'> {
  readonly seen: EndureView;
  readonly content: Content;
  readonly happening: EndureEvent | null;
  readonly heard: readonly EndureEvent[];
  readonly s: Speaker;
  readonly readings: Readings;
  /** The survivor the question is about, or whose turn it is. */
  readonly acting: Who;
  /** What answers the question, by piece. */
  readonly lit: Lit;
  /** The piece taken up: its answers stand in the question. */
  readonly picked: number | null;
  pick(piece: number | null): void;
  /** The piece the pointer or the keyboard rests on: what it means is shown. */
  readonly pointed: number | null;
  point(piece: number | null): void;
  readonly overlay: OverlayMode | null;
  show(overlay: OverlayMode | null): void;
  /** How loud the noise is that the overlay shows. */
  readonly loudness: number;
  setLoudness(level: number): void;
  /** A foe looked at closely: its road stays drawn. */
  readonly watched: number;
  watch(foe: number): void;
  /** What a press on this piece could choose, with what is taken up. */
  optionsAt(piece: number): readonly EndureOption[];
  press(piece: number): void;
  commit(option: Option): void;
  stateOf(piece: number): PieceState;
  refusalOf(piece: number): Refusal | null;
}

const Playing = createContext<Play | null>(null);

/** Taken back as easily as done, or warned of first. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'move',
  'look',
  'hit',
  'stun',
  'target',
  'choose',
  'replace',
  'place',
  'pair',
  'shift',
  'give',
  'ask',
  'keep',
  'giveThing',
  'askThing',
  'keepThing',
  'interact',
  'deliver',
  'trade',
]);
/** With a mouse the outcome was seen before the press; a finger sees it with the first and means it with the second. */
const SEEN_FIRST: ReadonlySet<string> = new Set(['attack', 'stepFirst']);

/** In the offer already: a press takes it back. */
const OFFERED: ReadonlySet<string> = new Set(['keep', 'keepThing']);

export function PlayProvider({
  props,
  children,
}: {
  readonly props: TableProps<EndureView>;
  readonly children: ReactNode;
}) {
  const { view, asked, whyNot, hint, language, choose, refuse, explain } = props;
  const content = props.content as Content;
  const seen = view.table;
  const touch = useWindow('touch');
  const readings = useReadings(seen, content);
  const [picked, setPicked] = useFor<number | null>(asked, null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [overlay, setOverlay] = useState<OverlayMode | null>(null);
  const [loudness, setLoudness] = useState(2);
  const [watched, setWatched] = useState<number>(NONE);
  const lit = useMemo(() => optionsByPiece(asked), [asked]);

  const play = useMemo((): Play => {
    const s = new Speaker(view, language, content);
    const acting = actingIn(view, asked);
    const optionsAt = (piece: number): readonly EndureOption[] => {
      // With a card in hand a place or a zone means what that card does there.
      if (picked !== null && isCard(picked) && piece !== picked) {
        const ofCard = (lit.get(picked) ?? []).filter((option) => isAt(option, piece));
        if (ofCard.length > 0) return ofCard;
      }
      const own = lit.get(piece) ?? [];
      if (own.length > 0 || !isZone(piece)) return own;
      return piecesIn(seen, piece - PIECES.zone).flatMap((inside) => lit.get(inside) ?? []);
    };
    const refusalOf = (piece: number): Refusal | null => {
      if (piece >= PLACE) return whyNot.find(({ about }) => isAt(about as EndureOption, piece)) ?? null;
      const found = whyNot.filter(({ about }) => isAbout(about as EndureOption, piece));
      return found.find(({ about }) => about.do === 'move') ?? found[0] ?? null;
    };
    const commit = (option: Option): void => {
      explain(null);
      choose(option);
    };
    const play: Play = {
      ...props,
      seen,
      content,
      happening: props.happening as EndureEvent | null,
      heard: props.heard as readonly EndureEvent[],
      s,
      readings,
      acting,
      lit,
      picked,
      pick: setPicked,
      pointed,
      point(piece) {
        setPointed(piece);
        if (piece === null) explain(null);
        else if (zoneOf(seen, piece) >= 0) explain(zoneLine(play, piece));
      },
      overlay,
      show(mode) {
        setOverlay(mode);
        explain(mode && overlaySays(play, mode));
      },
      loudness,
      setLoudness(level) {
        setLoudness(level);
        explain(overlaySays({ ...play, loudness: level }, 'noise'));
      },
      watched,
      watch: (foe) => setWatched(foe === watched ? NONE : foe),
      optionsAt,
      press(piece) {
        const options = optionsAt(piece);
        const [only] = options;
        if (!only) {
          if (picked !== null) setPicked(null);
          // A finger points at a zone by touching it while something is laid over the ship.
          if (overlay !== null && isZone(piece)) play.point(piece);
          else refuse(refusalOf(piece));
        } else if (options.length === 1 && (AT_ONCE.has(only.do) || (SEEN_FIRST.has(only.do) && !touch))) {
          commit(only);
        } else if (picked !== piece) setPicked(piece);
        else if (options.length === 1 && SEEN_FIRST.has(only.do)) commit(only);
        else setPicked(null);
      },
      commit,
      stateOf(piece) {
        if (picked === piece) return 'chosen';
        const options = optionsAt(piece);
        if (options.some((option) => isSameOption(hint, option))) return 'hinted';
        if (options.some(({ do: does }) => OFFERED.has(does))) return 'chosen';
        if (options.length > 0) return 'can';
        return refusalOf(piece) ? 'cannot' : 'calm';
      },
      refusalOf,
    };
    return play;
  }, [
    props,
    view,
    seen,
    content,
    language,
    asked,
    readings,
    lit,
    picked,
    pointed,
    overlay,
    loudness,
    watched,
    touch,
    whyNot,
    hint,
    explain,
    refuse,
    choose,
    setPicked,
  ]);
  return <Playing value={play}>{children}</Playing>;
}

export function usePlay(): Play {
  const play = useContext(Playing);
  if (!play) throw new Error('There is no table here. Put a <PlayProvider> around it.');
  return play;
}

/** The option, of a card in hand, means this zone or place. */
function isAt(option: EndureOption, piece: number): boolean {
  if ('place' in option) return piece === PLACE + option.place;
  return 'zone' in option && piece === PIECES.zone + option.zone;
}

function isAbout(about: EndureOption, piece: number): boolean {
  if ('zone' in about) return piece === PIECES.zone + about.zone;
  if ('foe' in about) return piece === PIECES.foe + about.foe;
  if ('with' in about) return piece === about.with;
  if ('thing' in about) return piece === THING + about.thing;
  return 'card' in about && piece === PIECES.item + about.card;
}

/** A state that is forgotten as soon as another question is asked. */
function useFor<T>(asked: Decision | null, at: T): [T, (value: T) => void] {
  const id = asked?.id ?? -1;
  const [held, setHeld] = useState<{ readonly id: number; readonly value: T }>({ id, value: at });
  const set = useMemo(() => (value: T) => setHeld({ id, value }), [id]);
  return [held.id === id ? held.value : at, set];
}
