/** The question, with the answers that belong in a row; the others are on the table or in the list. */
import type { Decision, Option } from '@tablee/kernel';
import { Question } from '@tablee/ui';
import { usesOf } from './mine/uses.ts';
import { type Play, usePlay } from './play.tsx';

/** What has a place of its own on the table: the shop, the decks, the hand. */
const ON_THE_TABLE: ReadonlySet<string> = new Set([
  'raise',
  'buy',
  'buy-potion',
  'discard-for-mana',
  'cycle',
]);
/** Questions whose answer is a card: the cards are pressed. */
const BY_CARDS: ReadonlySet<string> = new Set(['play', 'attack', 'add', 'discard', 'take']);

export function Ask() {
  const play = usePlay();
  return <Question buttons={play.asked === null ? undefined : buttonsFor(play, play.asked)} />;
}

function buttonsFor(play: Play, asked: Decision): Option[] {
  const [card] = play.picked;
  const plain = asked.options.filter(
    (option) => !ON_THE_TABLE.has(option.do) && !(BY_CARDS.has(option.do) && asked.options.length > 4),
  );
  if (card === undefined || play.picked.length > 1) return plain;
  const { main, others } = usesOf(play, card);
  return [...(main === null ? [] : [main]), ...others, ...plain.filter(({ do: verb }) => verb === 'end')];
}
