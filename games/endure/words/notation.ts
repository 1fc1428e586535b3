/** How a choice is written in a record: the same whatever the language, different for any two options of one decision. */
import type { Option } from '@tablee/kernel';
import type { Content } from '../printed.ts';
import { pieceKind } from '../rules/board.ts';
import { type EndureOption, LOADER, PIECES } from '../types.ts';

export function notation(option: Option, content: Content): string {
  const chosen = option as EndureOption;
  const zone = (number: number): string => content.ship.zones[number]?.label ?? `${number}`;
  const card = (number: number): string =>
    number === LOADER ? 'loader' : `${content.items[content.cards[number]!]!.id}#${number}`;
  switch (chosen.do) {
    case 'take':
      return `take ${content.survivors[chosen.class]?.id ?? 'nobody'}`;
    case 'move':
    case 'stepFirst':
      return `${chosen.do} ${zone(chosen.zone)}`;
    case 'attack': {
      const lane = chosen.lane === 0 ? '' : ` lane ${chosen.lane + 1}`;
      return `attack ${card(chosen.weapon)}${chosen.pair ? ' pair' : ''} ${zone(chosen.zone)}${lane}`;
    }
    case 'interact':
    case 'deliver':
    case 'giveThing':
    case 'askThing':
    case 'keepThing':
      return `${chosen.do} ${chosen.thing + 1}`;
    case 'trade':
      return `trade ${chosen.with + 1}`;
    case 'use':
    case 'discard':
    case 'give':
    case 'ask':
    case 'keep':
      return 'card' in chosen ? `${chosen.do} ${card(chosen.card)}` : chosen.do;
    case 'noise':
      return `noise ${chosen.level}`;
    case 'treat':
      return `treat ${chosen.wound}`;
    case 'hit':
    case 'stun':
    case 'look':
      return `${chosen.do} ${chosen.foe + 1}`;
    case 'place':
      return `place ${chosen.place + 1}`;
    case 'pair':
      return 'card' in chosen ? `pair ${card(chosen.card)} ${chosen.place + 1}` : `pair ${chosen.place + 1}`;
    case 'shift':
      return `shift ${card(chosen.card)} ${chosen.place + 1}`;
    case 'choose':
    case 'target':
    case 'replace':
      return `${chosen.do} ${pieceNotation(chosen.piece, content)}`;
    case 'mode':
      return `mode ${chosen.mode}`;
    case 'number':
      return `number ${chosen.n}`;
    default:
      return chosen.do;
  }
}

function pieceNotation(piece: number, content: Content): string {
  const kind = pieceKind(piece);
  const number = piece - PIECES[kind];
  if (kind === 'zone') return content.ship.zones[number]!.label;
  if (kind === 'item') return `${content.items[content.cards[number]!]!.id}#${number}`;
  return `${kind} ${number + 1}`;
}
