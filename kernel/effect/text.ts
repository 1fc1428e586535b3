/** The printed text, made from the effect: text and behaviour cannot differ. */
import type { Language } from '../text.ts';
import { list } from '../text.ts';
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
    else: 'sinon',
    or: ' ou ',
    may: 'vous pouvez : ',
    each: 'pour chaque',
    times: 'fois',
    choose: 'au choix : ',
  },
  en: {
    if: 'if',
    else: 'otherwise',
    or: ' or ',
    may: 'you may: ',
    each: 'for each',
    times: 'times',
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
    return effect.else
      ? `${then} ; ${joint.else}, ${say.effects(effect.else)}`.replace(' ;', language === 'fr' ? ' ;' : ';')
      : then;
  }
  if ('choose' in effect)
    return joint.choose + effect.choose.map((block) => say.effects(block)).join(joint.or);
  if ('may' in effect) return joint.may + say.effects(effect.may);
  if ('each' in effect) {
    return `${joint.each} ${named(words.groups, effect.each, 'group').text(language)}, ${say.effects(effect.then)}`;
  }
  return `${say.value(effect.repeat)} ${joint.times}, ${say.effects(effect.then)}`;
}

function valueText(words: Vocabulary<never>, value: Value, language: Language): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return named(words.values, value, 'value').text(language);
  const of = (part: Value): string => valueText(words, part, language);
  const fr = language === 'fr';
  if ('add' in value) return value.add.map(of).join(' + ');
  if ('minus' in value) return `${of(value.minus[0])} − ${of(value.minus[1])}`;
  if ('times' in value) return `${of(value.times[0])} × ${of(value.times[1])}`;
  if ('half' in value) return fr ? `la moitié de ${of(value.half)}` : `half of ${of(value.half)}`;
  if ('min' in value)
    return `${fr ? 'le plus petit de' : 'the lowest of'} ${list(language, value.min.map(of))}`;
  if ('max' in value)
    return `${fr ? 'le plus grand de' : 'the highest of'} ${list(language, value.max.map(of))}`;
  return `${fr ? 'le nombre de' : 'the number of'} ${named(words.groups, value.count, 'group').text(language)}`;
}

function conditionText(words: Vocabulary<never>, condition: Condition, language: Language): string {
  if (typeof condition === 'string') return named(words.conditions, condition, 'condition').text(language);
  const of = (part: Condition): string => conditionText(words, part, language);
  if ('not' in condition)
    return `${language === 'fr' ? 'il est faux que' : 'it is not true that'} ${of(condition.not)}`;
  if ('all' in condition) return list(language, condition.all.map(of));
  if ('any' in condition) return list(language, condition.any.map(of), 'or');
  const [left, sign, right] = condition.compare;
  const signs = { '<': '<', '<=': '≤', '=': '=', '>=': '≥', '>': '>' };
  return `${valueText(words, left, language)} ${signs[sign]} ${valueText(words, right, language)}`;
}
