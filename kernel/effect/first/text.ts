/** The printed text, made from the effect: text and behaviour cannot differ. */
import type { Language } from '../../text.ts';
import { list, plural } from '../../text.ts';
import type { Condition, Effect, Effects, Sayer, Value, Vocabulary, WordEffect } from './language.ts';
import { named } from './value.ts';

/** One sentence a line, capital first, full stop last. */
export function textOf(words: Vocabulary<never>, effects: Effects, language: Language): string[] {
  const say = sayer(words, language);
  return effects.map((effect) => sentence(phrase(words, effect, language, say)));
}

export function sayer(words: Vocabulary<never>, language: Language): Sayer {
  const say: Sayer = {
    value: (value) => valueText(words, value, language),
    condition: (condition) => conditionText(words, condition, language),
    effects: (effects) =>
      list(
        language,
        effects.map((effect) => phrase(words, effect, language, say)),
      ),
  };
  return say;
}

export function sentence(text: string): string {
  const capital = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[.!?…»]$/.test(capital) ? capital : `${capital}.`;
}

const JOINTS = {
  fr: {
    if: 'si',
    else: ' ; sinon, ',
    or: ' ou ',
    may: 'vous pouvez : ',
    each: 'pour chaque',
    times: (value: string) => `autant de fois que ${value}`,
    choose: 'au choix : ',
  },
  en: {
    if: 'if',
    else: '; otherwise, ',
    or: ' or ',
    may: 'you may: ',
    each: 'for each',
    times: (value: string) => `as many times as ${value}`,
    choose: 'choose: ',
  },
} as const;

function phrase(words: Vocabulary<never>, effect: Effect, language: Language, say: Sayer): string {
  const joint = JOINTS[language];
  if ('do' in effect) {
    const { do: verb, when, ...given } = effect as WordEffect;
    const text = named(words.words, verb, 'word').text(given, language, say);
    return when === undefined ? text : `${joint.if} ${say.condition(when)}, ${text}`;
  }
  if ('if' in effect) {
    const then = `${joint.if} ${say.condition(effect.if)}, ${say.effects(effect.then)}`;
    return effect.else ? then + joint.else + say.effects(effect.else) : then;
  }
  if ('choose' in effect)
    return joint.choose + effect.choose.map((block) => say.effects(block)).join(joint.or);
  if ('may' in effect) return joint.may + say.effects(effect.may);
  if ('each' in effect) {
    return `${joint.each} ${named(words.groups, effect.each, 'group').text(language)}, ${say.effects(effect.then)}`;
  }
  return `${timesText(effect.repeat, language, say)}, ${say.effects(effect.then)}`;
}

function timesText(times: Value, language: Language, say: Sayer): string {
  if (typeof times !== 'number') return JOINTS[language].times(say.value(times));
  return `${times} ${language === 'fr' ? 'fois' : plural(language, times, 'time', 'times')}`;
}

function valueText(words: Vocabulary<never>, value: Value, language: Language): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return named(words.values, value, 'value').text(language);
  const of = (part: Value): string => valueText(words, part, language);
  // A sum inside a product or a difference needs its brackets, or the text would say another number.
  const term = (part: Value): string => (isSum(part) ? `(${of(part)})` : of(part));
  const fr = language === 'fr';
  if ('add' in value) return value.add.map(of).join(' + ');
  if ('minus' in value) return `${of(value.minus[0])} − ${term(value.minus[1])}`;
  if ('times' in value) return `${term(value.times[0])} × ${term(value.times[1])}`;
  if ('half' in value) return fr ? `la moitié de ${term(value.half)}` : `half of ${term(value.half)}`;
  if ('min' in value)
    return `${fr ? 'le plus petit de' : 'the lowest of'} ${list(language, value.min.map(of))}`;
  if ('max' in value)
    return `${fr ? 'le plus grand de' : 'the highest of'} ${list(language, value.max.map(of))}`;
  return `${fr ? 'le nombre de' : 'the number of'} ${named(words.groups, value.count, 'group').text(language)}`;
}

function isSum(value: Value): boolean {
  return typeof value === 'object' && ('add' in value || 'minus' in value);
}

function conditionText(words: Vocabulary<never>, condition: Condition, language: Language): string {
  if (typeof condition === 'string') return named(words.conditions, condition, 'condition').text(language);
  const of = (part: Condition): string => {
    const text = conditionText(words, part, language);
    return isSeveral(part) ? `(${text})` : text;
  };
  if ('not' in condition)
    return `${language === 'fr' ? 'il est faux que' : 'it is not true that'} ${of(condition.not)}`;
  if ('all' in condition) return list(language, condition.all.map(of));
  if ('any' in condition) return list(language, condition.any.map(of), 'or');
  const [left, sign, right] = condition.compare;
  const signs = { '<': '<', '<=': '≤', '=': '=', '>=': '≥', '>': '>' };
  return `${valueText(words, left, language)} ${signs[sign]} ${valueText(words, right, language)}`;
}

function isSeveral(condition: Condition): boolean {
  return typeof condition === 'object' && ('all' in condition || 'any' in condition);
}
