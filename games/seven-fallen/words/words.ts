/** How Seven Fallen speaks. */
import {
  frameOf,
  type Language,
  type Option,
  type Seat,
  type Text,
  type View,
  type Words,
} from '@tablee/kernel';
import type { Content } from '../content/content.ts';
import { batch } from '../rules/stack.ts';
import type { SFEvent, SFOption, SFView, Shown } from '../types.ts';
import { sayEvent } from './events.ts';
import { cardName, keywordName, type Speech, seatName } from './names.ts';
import { notation } from './notation.ts';
import { QUESTIONS, sayOption, TARGET_OR_JOIN } from './questions.ts';
import { REFUSALS, RESULTS } from './refusals.ts';

const CHOICE: Text = { fr: 'Que choisissez-vous ?', en: 'What do you choose?' };
const AIM: Text = { fr: 'Quelle cible ?', en: 'Which target?' };

export const words: Words<SFView, Content> = {
  notation: (option) => notation(option as SFOption),
  question: (view, { kind, rule, options }, language, content) => {
    // The kernel's word for what an effect is aimed at is also the book's for an attack.
    if (kind === 'target' && rule !== 'SF-ATK-5') return AIM[language];
    if (kind === 'target' && options.some(({ do: does }) => does === 'join')) return TARGET_OR_JOIN[language];
    if (kind === 'choose' && rule !== 'SF-STACK-4') return CHOICE[language];
    if (kind === 'trigger' || kind === 'useTrigger') return ofTrigger(view, kind, language, content);
    return QUESTIONS[kind]?.[language] ?? kind;
  },
  option: (view, option, language, content) => sayOption(speech(view, language, content), option as SFOption),
  event(view, event, language, content, names) {
    if (event.event === 'forced') return null;
    return sayEvent({ ...speech(view, language, content), names }, event as SFEvent);
  },
  refusal(view, { about, rule, with: given }, language, content) {
    const card =
      'card' in about ? cardName(speech(view, language, content), (about as Option & Shown).card) : '';
    return REFUSALS[rule]?.(card, given)[language] ?? card;
  },
  result(view, { winners, how }, language, _, names) {
    const winner = winners[0];
    const reason = RESULTS[how]?.[language] ?? how;
    if (winner === undefined) return language === 'fr' ? `Partie nulle : ${reason}.` : `A draw: ${reason}.`;
    if (winner === view.seat) return language === 'fr' ? `Vous gagnez : ${reason}.` : `You win: ${reason}.`;
    const name = seatName(winner, view.seat, names)[language];
    return language === 'fr' ? `Victoire pour ${name} : ${reason}.` : `Won by ${name}: ${reason}.`;
  },
  seat: (view, seat, language) => {
    if (seat === view.seat) return language === 'fr' ? 'vous' : 'you';
    return seatName(seat as Seat, null)[language];
  },
};

/** Which card's keyword asks: « Lame chauffée à blanc, Catalyseur : sur quelle page ? » */
function ofTrigger(
  view: View<SFView>,
  kind: 'trigger' | 'useTrigger',
  language: Language,
  content: Content,
): string {
  const asks = QUESTIONS[kind]![language];
  const trigger = view.table.triggers[frameOf(view, batch)?.which ?? -1];
  const face = trigger && view.table.faces[trigger.piece];
  if (trigger === undefined || face === undefined) return asks;
  const who = `${content.faces[face]!.name[language]}, ${keywordName(trigger.keyword, language)}`;
  return `${who}${language === 'fr' ? ' :' : ':'} ${asks[0]!.toLowerCase()}${asks.slice(1)}`;
}

function speech(view: View<SFView>, language: Language, content: Content): Speech {
  return { content, language, me: view.seat };
}
