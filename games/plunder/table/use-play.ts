/**
 * The player's hand over the table: what is held, which cards are picked, what the pointer rests on, and what a press
 * therefore means. Only the rules say what is allowed: everything here is made of the options asked.
 */
import type { Option, Refusal } from '@tablee/kernel';
import type { TableProps } from '@tablee/ui';
import { useMemo, useState } from 'react';
import { type Card, faceOf } from '../rules/card.ts';
import type { Square } from '../rules/map.ts';
import type { PlunderContent, PlunderOption, PlunderView } from '../types.ts';
import { aboutSquare } from './about.ts';
import {
  type Held,
  type Light,
  type Lights,
  lightsFor,
  meantNow,
  optionsOf,
  type Situation,
} from './lights.ts';
import { DOES, discardLine, type Form, formsOf, payingOption, picked } from './payment.ts';
import { lineOf, type Price, priceIn, priceOf, priceWithTarget, remembering } from './reach.ts';
import { whyNotAt } from './why-not.ts';

interface Hands {
  /** The question these belong to. */
  readonly asked: number;
  readonly held: Held | null;
  readonly cards: readonly Card[];
  readonly drops: boolean;
  readonly form: Form | null;
  /** Two heroes could mean the same square: which is it? */
  readonly unsure: readonly PlunderOption[];
}

const EMPTY: Hands = { asked: -1, held: null, cards: [], drops: false, form: null, unsure: [] };

export interface Play {
  readonly held: Held | null;
  readonly cards: readonly Card[];
  readonly drops: boolean;
  readonly unsure: readonly PlunderOption[];
  readonly lights: Lights;
  /** What the hand, so held, could mean. */
  readonly meant: readonly PlunderOption[];
  /** The square the pointer or the keyboard rests on. */
  readonly at: Square | null;
  /** What a press there would choose. */
  readonly aim: PlunderOption | null;
  /** What the aim costs, or what is being paid; null when nothing is priced. */
  readonly price: Price | null;
  readonly form: Form;
  readonly forms: readonly Form[];
  situation: Situation;
  /** Takes up, or puts down what is held already. */
  hold(held: Held | null): void;
  take(held: Held): void;
  /** Puts everything down. */
  clear(): void;
  drop(drops: boolean): void;
  setForm(form: Form): void;
  press(square: Square): void;
  /** A piece of the hand's own let go over a square. */
  dropOn(held: Held | Card, square: Square): void;
  pressCard(card: Card): void;
  /** A card is being dragged, or no longer: what it could do is lit meanwhile. */
  lift(card: Card | null): void;
  ask(square: Square | null): void;
  askCard(card: Card | null): void;
  askOption(option: PlunderOption | null): void;
  commit(option: Option): void;
  /** Throws away what is picked and ends the turn. */
  finishDiscard(): void;
  whyNot(find: (about: PlunderOption) => boolean): Refusal | null;
  priceFor(option: PlunderOption): Price;
}

export function usePlay(props: TableProps<PlunderView>): Play {
  const { view, asked, choose, foresee, whyNot, explain, refuse, language } = props;
  const content = props.content as PlunderContent;
  const [hands, setHands] = useState<Hands>(EMPTY);
  const [at, setAt] = useState<Square | null>(null);
  const [askedOption, setAskedOption] = useState<PlunderOption | null>(null);
  const now = hands.asked === (asked?.id ?? -1) ? hands : carriedOver(hands, props);
  if (now !== hands) setHands(now);

  // Foresight belongs to one question: a new one forgets the old.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it depends on
  const see = useMemo(() => remembering(foresee), [asked]);
  const { held, cards, drops } = now;
  const situation = useMemo<Situation>(
    () => ({ seen: view.table, content, asked, held, cards, manner: { drops }, see }),
    [view, content, asked, held, cards, drops, see],
  );
  const lights = useMemo(() => lightsFor(situation), [situation]);
  const meant = useMemo(() => meantNow(situation), [situation]);
  const update = (change: Partial<Hands>): void =>
    setHands((before) => ({ ...before, unsure: [], ...change }));

  const refusal = (find: (about: PlunderOption) => boolean): Refusal | null =>
    whyNot.find(({ about }) => find(about as PlunderOption)) ?? null;

  const kind = asked?.kind ?? '';
  const deny = (square: Square, wanted: Situation = situation): void =>
    refuse(whyNotAt({ situation: wanted, square, refusal, language }));
  const finishDiscard = (): void => {
    const [first, ...rest] = discardLine(see, optionsOf(asked), cards);
    if (first) choose(first, ...rest);
  };

  const commit = (option: Option): void => {
    // What is picked is meant to go, whichever way the turn is ended.
    if (kind === 'discard' && option.do === 'end') {
      finishDiscard();
      return;
    }
    const line = lineOf(see, option, cards, { drops }) ?? lineOf(see, option, [], { drops }) ?? [];
    explain(null);
    choose(option, ...line);
  };

  const pressed = (light: Light | undefined): void => {
    if (!light) return;
    if (light.hold) update({ held: isSameHold(held, light.hold) ? null : light.hold });
    else if (light.options.length === 1) commit(light.options[0]!);
    else update({ unsure: light.options });
  };

  const paying = kind === 'pay' || kind === 'payMore';
  const forms = useMemo(() => (paying ? formsOf(optionsOf(asked)) : []), [paying, asked]);
  const form = now.form && forms.includes(now.form) ? now.form : (forms[0] ?? 'one');
  const aim = at === null ? askedOption : aimAt(lights.get(at));
  const whyNotPaying = (card: Card): Refusal | null => {
    if (!paying || payingOption(optionsOf(asked), card, form)) return null;
    const ofCard = (about: PlunderOption) => 'card' in about && faceOf(about.card) === faceOf(card);
    return refusal((about) => ofCard(about) && about.do === DOES[form]) ?? refusal(ofCard);
  };
  const priceFor = (option: PlunderOption): Price =>
    option.do === 'power' ? priceWithTarget(see, option, { drops }) : priceOf(see, option, { drops });

  return {
    held,
    cards,
    drops,
    unsure: now.unsure,
    lights,
    meant,
    at,
    aim,
    price: paying ? priceIn(optionsOf(asked)) : aim && aim.do !== 'end' ? priceFor(aim) : null,
    form,
    forms,
    situation,
    hold: (next) => update({ held: next && isSameHold(held, next) ? null : next }),
    take: (next) => update({ held: next }),
    clear: () => update({ held: null, cards: [] }),
    drop: (next) => update({ drops: next }),
    setForm: (next) => update({ form: next }),
    press: (square) => {
      const light = lights.get(square);
      if (light) pressed(light);
      else if (held?.what === 'hero' && view.table.heroAt[held.hero] === square) update({ held: null });
      else deny(square);
    },
    dropOn: (piece, square) => {
      const wanted: Situation =
        typeof piece === 'number' ? { ...situation, cards: [piece] } : { ...situation, held: piece };
      const light = lightsFor(wanted).get(square);
      const [option] = light?.options ?? [];
      if (!option) {
        deny(square, wanted);
        return;
      }
      if (light!.options.length > 1) {
        update(typeof piece === 'number' ? { cards: [piece] } : { held: piece });
        setHands((before) => ({ ...before, unsure: light!.options }));
        return;
      }
      const line = lineOf(see, option, wanted.cards, { drops });
      if (line) choose(option, ...line);
    },
    pressCard: (card) => {
      if (paying) {
        const option = payingOption(optionsOf(asked), card, form);
        if (option) commit(option);
        else refuse(whyNotPaying(card));
      } else if (kind === 'act' || kind === 'defend') update({ cards: picked(cards, card, 2) });
      else if (kind === 'discard') update({ cards: picked(cards, card, Number.POSITIVE_INFINITY) });
      else refuse(null);
    },
    lift: (card) => {
      if (kind === 'act' || kind === 'defend') update({ cards: card === null ? [] : [card] });
    },
    ask: (square) => {
      setAt(square);
      explain(square === null ? null : aboutSquare({ situation, lights, square, refusal, language }));
    },
    askCard: (card) => explain(card === null ? null : whyNotPaying(card)),
    askOption: (option) => setAskedOption(option),
    commit,
    finishDiscard,
    whyNot: refusal,
    priceFor,
  };
}

/** What stays in hand when a new question comes: a hero between two of his actions, cards meant for the action begun. */
function carriedOver(before: Hands, { asked, view }: TableProps<PlunderView>): Hands {
  if (!asked) return { ...EMPTY, held: before.held };
  const { kind, id } = asked;
  const fresh: Hands = { ...EMPTY, asked: id };
  const { table } = view;
  if (kind === 'act') {
    const keeps = before.held?.what === 'hero' && table.heroAt[before.held.hero] !== -1;
    return keeps ? { ...fresh, held: before.held } : fresh;
  }
  if (kind === 'placeHeroes') {
    const [first] = optionsOf(asked);
    return first?.do === 'place' ? { ...fresh, held: { what: 'reserve', hero: first.hero } } : fresh;
  }
  if (kind === 'pay' || kind === 'payMore' || kind === 'discard' || kind === 'defend') return fresh;
  return { ...fresh, cards: before.cards, drops: before.drops };
}

function isSameHold(a: Held | null, b: Held): boolean {
  return a !== null && JSON.stringify(a) === JSON.stringify(b);
}

function aimAt(light: Light | undefined): PlunderOption | null {
  return light && !light.hold ? (light.options[0] ?? null) : null;
}
