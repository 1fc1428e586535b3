/** How the duel speaks. */
import type { Language, Option, Seat, Text, Words } from '../../../index.ts';
import type { DuelEvent, DuelOption, DuelView, Shown } from '../types.ts';
import { EVENTS } from './events.ts';
import { nameOf } from './names.ts';
import { OPTIONS, QUESTIONS } from './questions.ts';
import { REFUSALS, RESULTS } from './refusals.ts';

export const words: Words<DuelView> = {
  notation: (option) => notation(option as DuelOption),
  question: (_, decision, language) => QUESTIONS[decision.kind]?.[language] ?? decision.kind,
  option: (_, option, language) => sayOption(option as DuelOption, language),
  event(view, event, language) {
    if (!isOurs(event.event)) return null;
    const say = EVENTS[event.event] as (event: unknown, seat: (seat: Seat) => Text) => Text;
    return say(event, (seat) => seatName(view.seat, seat))[language];
  },
  refusal(_, { about, rule, with: given }, language) {
    const card = 'card' in about ? nameOf((about as Option & Shown).card, language) : '';
    return `${REFUSALS[rule]?.(card, given)[language] ?? card} (${rule})`;
  },
  result(view, { winners, how }, language) {
    const winner = winners[0];
    const reason = RESULTS[how]?.[language] ?? how;
    if (winner === undefined) return `${language === 'fr' ? 'Partie nulle' : 'A draw'} : ${reason}`;
    const name = seatName(view.seat, winner)[language];
    return language === 'fr' ? `Victoire de ${name} : ${reason}` : `Won by ${name}: ${reason}`;
  },
  seat: (view, seat, language) => seatName(view.seat, seat)[language],
};

/** The rulebook's word, then the piece: `play braise#3`. */
function notation(option: DuelOption): string {
  if (option.do === 'mode') return `mode ${option.mode}`;
  if (option.do === 'number') return `number ${option.n}`;
  if (option.do === 'order') return `order ${pieceName(option)} ${option.which}`;
  if (option.do === 'use') return `use ${pieceName(option)} ${option.ability}`;
  return 'piece' in option ? `${option.do} ${pieceName(option as Shown)}` : option.do;
}

function pieceName({ piece, card }: Shown): string {
  return `${card}#${piece}`;
}

function sayOption(option: DuelOption, language: Language): string {
  const verb = OPTIONS[option.do][language];
  if ('card' in option && option.card) return `${verb} ${nameOf(option.card, language)}`;
  if (option.do === 'mode') return `${verb} ${option.mode}`;
  return option.do === 'number' ? `${verb} ${option.n}` : verb;
}

function seatName(me: Seat | null, seat: Seat): Text {
  if (seat === me) return { fr: 'vous', en: 'you' };
  return { fr: `le mage ${seat + 1}`, en: `mage ${seat + 1}` };
}

function isOurs(event: string): event is DuelEvent['event'] {
  return Object.hasOwn(EVENTS, event);
}
