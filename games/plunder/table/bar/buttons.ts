/** Which options stand as buttons in the question bar: those that neither a square nor a card stands for. */
import type { Decision } from '@tablee/kernel';
import type { PlunderOption } from '../../types.ts';
import { optionsOf } from '../lights.ts';
import type { Play } from '../use-play.ts';

/** A few squares or targets may stand as buttons too; more would only repeat the board. */
const FEW = 4;

/** `first`: on a narrow screen the end of the actions comes first, for the others may be out of sight. */
export function buttonsFor(
  asked: Decision | null,
  play: Play,
  end: 'first' | 'last',
): readonly PlunderOption[] {
  const options = optionsOf(asked);
  if (play.unsure.length > 0) return play.unsure;
  switch (asked?.kind) {
    case undefined:
    case 'pay':
    case 'payMore':
    case 'placeTreasures':
    case 'placeHeroes':
      return [];
    case 'discard':
      return play.cards.length > 0 ? [] : options.filter((option) => option.do === 'end');
    case 'act':
      return actButtons(play, options, end);
    case 'defend': {
      const able = play.cards.length === 0 ? options : play.meant;
      return able.length <= FEW + 2 ? able : able.filter((option) => option.do !== 'dodge');
    }
    default: {
      const onBoard = options.filter(({ do: does }) => does === 'to' || does === 'target');
      return onBoard.length <= FEW ? options : options.filter((option) => !onBoard.includes(option));
    }
  }
}

function actButtons(
  play: Play,
  options: readonly PlunderOption[],
  end: 'first' | 'last',
): readonly PlunderOption[] {
  const { held, cards, meant } = play;
  const over = cards.length > 0 ? [] : options.filter((option) => option.do === 'end');
  if (held?.what === 'hero') {
    return [...meant.filter(({ do: does }) => does === 'power' || does === 'give'), ...over];
  }
  if (held?.what === 'reserve') return meant.filter((option) => option.do === 'replace');
  const group: readonly PlunderOption[] = meant.filter(
    (option) => option.do === 'monstersMove' || option.do === 'monstersAttack',
  );
  if (held?.what === 'monsters') return group;
  if (held?.what === 'summon') return [];
  if (cards.length > 0) {
    return meant.filter((option) => option.do === 'power' || option.do === 'give' || group.includes(option));
  }
  return end === 'first' ? [...over, ...group] : [...group, ...over];
}
