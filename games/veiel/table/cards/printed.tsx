/** What a card says, with its bold words. */
import { runs } from '@tablee/kernel/effect';
import { Fragment } from 'react';

export function Printed({ text }: { readonly text: string }) {
  return runs(text).map(({ text: run, bold }, n) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text don't change places
    bold ? <b key={n}>{run}</b> : <Fragment key={n}>{run}</Fragment>,
  );
}

/** The same without its marks, for those who hear it. */
export function plain(text: string): string {
  return runs(text)
    .map(({ text: run }) => run)
    .join('');
}
