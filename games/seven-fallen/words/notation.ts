/** One line of a record: the rulebook's word, then the card. The same in every language. */
import type { SFOption, Shown } from '../types.ts';

export function notation(option: SFOption): string {
  switch (option.do) {
    case 'play':
      return option.way === 'played' ? `play ${named(option)}` : `play ${named(option)} ${option.way}`;
    case 'use':
      return `use ${named(option)} ${option.ability}`;
    case 'uncoverIt':
      return `uncover-it ${option.serial}`;
    case 'share':
      return `share ${named(option)} ${option.points}`;
    case 'take':
      return `take ${option.points}`;
    case 'order':
      return `order ${named(option)} ${option.trigger}`;
    case 'class':
      return `class ${option.class}`;
    case 'marker':
      return `marker ${option.marker}`;
    case 'choose':
    case 'target':
      return `${option.do} ${'card' in option ? `${option.card}#` : ''}${option.piece}`;
    case 'mode':
      return `mode ${option.mode}`;
    case 'number':
      return `number ${option.n}`;
    case 'replace':
      return `replace ${option.piece} ${option.ability}`;
    case 'dilemme':
      return `dilemme ${option.ability}`;
    default:
      return 'piece' in option ? `${hyphened(option.do)} ${named(option)}` : hyphened(option.do);
  }
}

/** `goule#12`. */
function named({ card, piece }: Shown): string {
  return `${card}#${piece}`;
}

function hyphened(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
