/** What every part of this table needs to know, handed down once: the view, the question, and what is being pointed at. */
import { type Decision, frameOf, isSameOption, type Option, type Refusal, type Seat } from '@tablee/kernel';
import { type PieceState, type TableProps, useWindow } from '@tablee/ui';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Content } from '../content/content.ts';
import { attack } from '../rules/atk.ts';
import { bySerial, inPlay } from '../rules/table.ts';
import { type Preview, previewOf, tableIn } from '../seen.ts';
import type { Piece, SevenFallen, SFEvent, SFOption, SFView } from '../types.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { optionsByPiece, type Say, sayIn } from './reading.ts';
import type { OpenZone } from './words.ts';

export interface Play extends Omit<TableProps<SFView>, 'content' | 'happening'> {
  readonly t: SFView;
  /** The same, for the rules to say what cards are worth. */
  readonly table: SevenFallen;
  readonly content: Content;
  readonly happening: SFEvent | null;
  readonly say: Say;
  /** Who sits below, and who above. */
  readonly me: Seat;
  readonly foe: Seat;
  /** What answers the question, by piece. */
  readonly lit: ReadonlyMap<number, readonly SFOption[]>;
  /** The piece taken up: its answers stand in the question. */
  readonly picked: number | null;
  /** The piece pointed at: what would come of it is shown. */
  readonly pointed: number | null;
  point(piece: number | null): void;
  press(piece: number): void;
  commit(option: Option): void;
  /** The same without paying as proposed. */
  begin(option: Option): void;
  stateOf(piece: number): PieceState;
  refusalOf(piece: number): Refusal | null;
  /** The attack in hand or declared, before its damage. */
  readonly preview: Preview | null;
  /** What the last combat came to, until something else happens or another attack is in hand. */
  readonly outcome: Outcome | null;
  /** Who attacks in it, by piece, and whom: −1 for the Divinité; null when there is none. */
  readonly strike: { readonly attackers: readonly Piece[]; readonly target: Piece | -1 } | null;
  /** Who is declared together, while it is asked whom they attack. */
  readonly group: readonly Piece[];
  readonly zone: { readonly seat: Seat; readonly zone: OpenZone | 'all' } | null;
  openZone(zone: Play['zone']): void;
}

const Playing = createContext<Play | null>(null);

/** Taken back as easily as done, or asked about further before anything happens. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'setAside',
  'takeBack',
  'retreat',
  'pick',
  'spend',
  'revoke',
  'attach',
  'give',
  'announce',
  'withdraw',
  'embuscade',
  'renfort',
  'declare',
  'join',
  'fallBack',
  'again',
  'first',
  'order',
  'target',
  'choose',
  'golem',
  'bind',
  'straighten',
  'suffer',
  'revive',
]);
/** With a mouse the outcome was seen before the press; a finger sees it with the first and means it with the second. */
const SEEN_FIRST: ReadonlySet<string> = new Set(['strike', 'divinite', 'uncoverIt']);
/** Chosen already: a press takes it back. */
const CHOSEN: ReadonlySet<string> = new Set(['withdraw', 'takeBack']);
/** Not the moment for any of them: they are not greyed for that, and say so when pressed. */
const IDLE: ReadonlySet<string> = new Set(['SF-ANGE-7', 'SF-PRIO-3', 'SF-PRIO-7', 'SF-KW-PHOENIX-2']);

const SETTLE: Option = { do: 'settle' };

export function PlayProvider({
  props,
  children,
}: {
  readonly props: TableProps<SFView>;
  readonly children: ReactNode;
}) {
  const { view, asked, whyNot, hint, language, choose, refuse, explain } = props;
  const content = props.content as Content;
  const touch = useWindow('touch');
  const [picked, setPicked] = useFor<number | null>(asked, null);
  const [pointed, setPointed] = useFor<number | null>(asked, null);
  const [zone, setZone] = useState<Play['zone']>(null);
  const table = useMemo(() => tableIn(view, content), [view, content]);
  const lit = useMemo(() => optionsByPiece(asked, view.table), [asked, view.table]);
  const group = useMemo(() => groupIn(view, asked), [view, asked]);
  const dealt = useMemo(() => outcomeOf(props.heard), [props.heard]);
  const outcome = group.length > 0 ? null : dealt;
  const strike = useMemo(() => {
    if (outcome) return asked ? null : outcome;
    return strikeIn(props, table, lit, pointed ?? picked);
  }, [outcome, asked, props, table, lit, pointed, picked]);
  const preview = useMemo(() => {
    if (!strike || outcome) return null;
    const attackers = strike.attackers.flatMap((piece) => inPlay(table, piece)?.serial ?? []);
    const target = strike.target < 0 ? -1 : (inPlay(table, strike.target as Piece)?.serial ?? -2);
    return target === -2
      ? null
      : previewOf(view, content, { attackers, target }, view.table.attack?.combat?.uncovered);
  }, [strike, outcome, table, view, content]);

  const play = useMemo((): Play => {
    const me = (view.seat ?? 0) as Seat;
    const refusalOf = (piece: number) =>
      whyNot.find(({ about }) => (about as { readonly piece?: number }).piece === piece) ??
      (piece === diviniteNumber(view.table, 1 - me)
        ? (whyNot.find(({ about }) => about.do === 'divinite') ?? null)
        : null);
    const commit = (option: Option) => {
      explain(null);
      choose(option, SETTLE);
    };
    return {
      ...props,
      t: view.table,
      table,
      content,
      happening: props.happening as SFEvent | null,
      say: sayIn(language),
      me,
      foe: (1 - me) as Seat,
      lit,
      picked,
      pointed,
      point: setPointed,
      commit,
      begin: (option) => {
        explain(null);
        choose(option);
      },
      press(piece) {
        const options = lit.get(piece) ?? [];
        const [only] = options;
        if (!only) refuse(refusalOf(piece));
        else if (options.length === 1 && (AT_ONCE.has(only.do) || (SEEN_FIRST.has(only.do) && !touch)))
          commit(only);
        else if (picked !== piece) setPicked(piece);
        else if (options.length === 1) commit(only);
        else setPicked(null);
      },
      stateOf(piece) {
        const options = lit.get(piece) ?? [];
        if (options.length > 0) {
          if (options.some((option) => isSameOption(hint, option))) return 'hinted';
          if (picked === piece || options.some((option) => CHOSEN.has(option.do))) return 'chosen';
          return 'can';
        }
        if (group.includes(piece as Piece)) return 'chosen';
        const why = refusalOf(piece);
        return why && !IDLE.has(why.rule) ? 'cannot' : 'calm';
      },
      refusalOf,
      preview,
      outcome,
      strike,
      group,
      zone,
      openZone: setZone,
    };
  }, [
    props,
    view,
    table,
    content,
    language,
    lit,
    picked,
    pointed,
    preview,
    outcome,
    strike,
    group,
    zone,
    touch,
    whyNot,
    hint,
    explain,
    setPointed,
    setPicked,
    refuse,
    choose,
  ]);
  return <Playing value={play}>{children}</Playing>;
}

export function usePlay(): Play {
  const play = useContext(Playing);
  if (!play) throw new Error('There is no table here. Put a <PlayProvider> around it.');
  return play;
}

function diviniteNumber(t: SFView, seat: number): number {
  return (seat === 0 ? t.split : t.pieces) - 3;
}

function groupIn(view: TableProps<SFView>['view'], asked: Decision | null): readonly Piece[] {
  if (asked?.kind !== 'target' || asked.rule !== 'SF-ATK-5') return [];
  return (frameOf(view, attack) as { readonly group?: readonly Piece[] } | null)?.group ?? [];
}

/** The attack declared; else the one that a press on the piece pointed at would declare. */
function strikeIn(
  { view, asked }: TableProps<SFView>,
  table: SevenFallen,
  lit: Play['lit'],
  at: number | null,
): Play['strike'] {
  const combat = view.table.attack?.combat;
  if (combat) {
    const attackers = combat.attackers.flatMap((serial) => bySerial(table, serial)?.piece ?? []);
    const target =
      combat.target < 0
        ? -1
        : (bySerial(table, combat.target)?.piece ?? bySerial(table, combat.golem)?.piece);
    return target === undefined || attackers.length === 0 ? null : { attackers, target };
  }
  const group = groupIn(view, asked);
  if (at === null || group.length === 0) return null;
  const [option] = lit.get(at) ?? [];
  if (option?.do === 'strike') return { attackers: group, target: option.piece };
  return option?.do === 'divinite' ? { attackers: group, target: -1 } : null;
}

/** A state that is forgotten as soon as another question is asked. */
function useFor<T>(asked: Decision | null, at: T): [T, (value: T) => void] {
  const id = asked?.id ?? -1;
  const [held, setHeld] = useState<{ readonly id: number; readonly value: T }>({ id, value: at });
  const set = useMemo(() => (value: T) => setHeld({ id, value }), [id]);
  return [held.id === id ? held.value : at, set];
}
