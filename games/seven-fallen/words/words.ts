/** How Seven Fallen speaks. */
import {
  frameOf,
  type Language,
  type Option,
  plural,
  type Seat,
  type Text,
  type View,
  type Words,
} from '@tablee/kernel';
import { scriptAsking } from '@tablee/kernel/effect';
import type { Content } from '../content/content.ts';
import { act } from '../rules/act.ts';
import { paying } from '../rules/ec.ts';
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
    if (kind === 'choose' && rule !== 'SF-STACK-4') return ofEffect(view, CHOICE, language, content);
    if (kind === 'pay') return ofPayment(view, language);
    if (BY_EFFECT.has(kind)) return ofEffect(view, QUESTIONS[kind]!, language, content);
    if (kind === 'trigger' || kind === 'useTrigger') return ofTrigger(view, kind, language, content);
    return QUESTIONS[kind]?.[language] ?? kind;
  },
  option: (view, option, language, content) => {
    const aside = option.do === 'keep' ? (view.table.sides[view.seat ?? 0]!.own?.aside.length ?? 0) : 0;
    if (aside > 0) return exchanged(aside, language);
    return sayOption(speech(view, language, content), option as SFOption);
  },
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
  return asking(who, asks, language);
}

/** What an effect asks while it resolves. */
const BY_EFFECT: ReadonlySet<string> = new Set(['mode', 'may', 'number', 'spread']);

/** Which card asks: « Acolyte du miroir noir : le faites-vous ? » */
function ofEffect(view: View<SFView>, asks: Text, language: Language, content: Content): string {
  const script = scriptAsking(view) ?? '';
  const face = content.byId.get(script.slice(0, script.lastIndexOf('/')));
  return face ? asking(face.name[language], asks[language], language) : asks[language];
}

/** With how much is still to be paid. */
function ofPayment(view: View<SFView>, language: Language): string {
  const owed = frameOf(view, paying)?.bill?.owed ?? frameOf(view, act)?.paying?.owed;
  if (owed === undefined) return QUESTIONS.pay![language];
  if (language === 'fr')
    return owed === 1
      ? 'Reste 1 EC à payer : d’où vient-il ?'
      : `Restent ${owed} EC à payer : d’où viennent-ils ?`;
  return owed === 1 ? '1 EC to pay: where does it come from?' : `${owed} EC to pay: where do they come from?`;
}

function asking(who: string, asks: string, language: Language): string {
  return `${who}${language === 'fr' ? ' :' : ':'} ${asks[0]!.toLowerCase()}${asks.slice(1)}`;
}

/** Grâce Divine, once this many pages were chosen. */
function exchanged(pages: number, language: Language): string {
  const verb = language === 'fr' ? 'Échanger' : 'Exchange';
  return `${verb} ${pages} ${plural(language, pages, 'page', 'pages')}`;
}

function speech(view: View<SFView>, language: Language, content: Content): Speech {
  return { content, language, me: view.seat };
}
