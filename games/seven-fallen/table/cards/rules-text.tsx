/** What a card says, with the signs of the game in the line. The letters stay for those who hear it. */
import { runs } from '@tablee/kernel/effect';
import { Icon } from '@tablee/ui';
import { Fragment, type ReactNode } from 'react';
import { SIGNS, type Sign } from '../art/signs.ts';

/** Short words that have a sign, the same in both languages. */
const IN_LINE: Readonly<Record<string, Sign>> = {
  EC: 'flame',
  FV: 'fv',
  ATQ: 'atq',
  BOU: 'bou',
  Poseidor: 'poseidor',
};
const WORDS = new RegExp(`\\b(${Object.keys(IN_LINE).join('|')})\\b`, 'g');

export function RulesText({ text }: { readonly text: string }) {
  return runs(text).map(({ text: run, bold }, n) => {
    const signed = withSigns(run);
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text don't change places
    return bold ? <b key={n}>{signed}</b> : <Fragment key={n}>{signed}</Fragment>;
  });
}

function withSigns(run: string): ReactNode[] {
  return run.split(WORDS).map((part, n) => {
    const sign = n % 2 === 1 ? IN_LINE[part] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (!sign) return <Fragment key={n}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={n} className="sf-sign" data-sign={sign} title={part}>
        <Icon path={SIGNS[sign]} />
        <span className="sf-sign-word">{part}</span>
      </span>
    );
  });
}
