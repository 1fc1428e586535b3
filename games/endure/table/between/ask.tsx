/** The question, with the answers that belong in a row; ways to other places are pressed on the Refuge's plan. */
import { Question, type TableProps } from '@tablee/ui';
import type { EndureView } from '../../types.ts';

export function BetweenAsk({ asked }: TableProps<EndureView>) {
  if (asked?.kind !== 'act') return <Question {...(asked && { buttons: asked.options })} />;
  return <Question buttons={asked.options.filter((option) => option.do !== 'move')} />;
}
