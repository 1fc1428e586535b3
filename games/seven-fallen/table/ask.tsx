/** The question, with the answers that belong in a row; the others glow on the table or stand in the list. */
import type { Decision, Option } from '@tablee/kernel';
import { Question, useCompact } from '@tablee/ui';
import { type Play, usePlay } from './play.tsx';
import { Split } from './split.tsx';

/** Answers given by a press on the piece they are about; in the row only while it is taken up, or while they are few. */
const FEW = 3;
/** Two Adorateurs put back, each on top or below. */
const FEW_PUT_BACK = 4;
/** Whose piece is plain to see: never in the row. */
const ON_THE_TABLE: ReadonlySet<string> = new Set([
  'spend',
  'announce',
  'withdraw',
  'setAside',
  'takeBack',
  'straighten',
  'join',
]);

export function Ask() {
  const play = usePlay();
  const { asked } = play;
  const compact = useCompact();
  if (asked?.kind === 'split')
    return (
      <Question buttons={[]} inside>
        <Split />
      </Question>
    );
  return <Question buttons={asked === null ? undefined : buttonsFor(play, asked, compact)} />;
}

function buttonsFor({ picked, lit }: Play, asked: Decision, compact: boolean): Option[] {
  const plain = asked.options.filter(
    (option) => !('piece' in option) && option.do !== 'divinite' && option.do !== 'uncoverIt',
  );
  const ofPiece = picked === null ? [] : (lit.get(picked) ?? []);
  // Where there is little room, what is in hand comes alone: put down, it gives way to the others.
  if (ofPiece.length > 0) return compact && asked.kind === 'act' ? [...ofPiece] : [...ofPiece, ...plain];
  const about = asked.options.filter((option) => !plain.includes(option) && !ON_THE_TABLE.has(option.do));
  const isFree = asked.kind === 'act' || asked.kind === 'react';
  const few = asked.kind === 'putBack' ? FEW_PUT_BACK : FEW;
  return !isFree && about.length <= few ? [...about, ...plain] : plain;
}
