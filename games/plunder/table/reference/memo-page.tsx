/** What cards do, at a glance: beside the board on a desk, among the pages of reference everywhere. */
import type { Language } from '@tablee/kernel';
import { Memo } from '../sheets/memo.tsx';
import './reference.css';

export function MemoPage({ language }: { readonly language: Language }) {
  return (
    <div className="plunder-reference theme-plunder">
      <Memo language={language} titled={false} />
    </div>
  );
}
