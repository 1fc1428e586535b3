/** What a face does, short: a sign and a number a line. The whole sentence is in the card's label and beside it when enlarged. */
import type { Language } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import type { ReactNode } from 'react';
import type { Face } from '../../ready/content.ts';
import { faceText } from '../../ready/text.ts';
import { SIGNS } from '../art/signs.ts';
import './face-lines.css';

type Line = Face['effects'][number];

/** How each word of the effect language looks; the others are written out. */
const SHORT: Readonly<Record<string, { readonly sign: keyof typeof SIGNS; readonly before?: string }>> = {
  damage: { sign: 'damage' },
  packets: { sign: 'damage' },
  damageAll: { sign: 'damage' },
  defence: { sign: 'defence', before: '+' },
  heal: { sign: 'health', before: '+' },
  payHealth: { sign: 'health', before: '−' },
  draw: { sign: 'draw', before: '+' },
  mana: { sign: 'mana', before: '+' },
  weaken: { sign: 'attack', before: '−' },
  xp: { sign: 'xp', before: '+' },
};

const EACH = { fr: 'à chacun', en: 'to each' } as const;

export function faceLines(face: Face, language: Language): ReactNode[] {
  const written = faceText(face, language);
  const condition = face.condition === null ? [] : [written[0]!];
  const rest = written.slice(condition.length);
  return [
    ...condition.map((line) => (
      <span key="condition" className="soeurs-condition">
        {line.replace(/^Condition\s*: /u, language === 'fr' ? 'Si ' : 'If ')}
      </span>
    )),
    ...face.effects.map((line, at) => shortLine(line, language) ?? rest[at] ?? ''),
  ];
}

function shortLine(line: Line, language: Language): ReactNode | null {
  if (!('do' in line) || line.when !== undefined) return null;
  const verb = String(line.do);
  const short = SHORT[verb];
  const amount = verb === 'draw' ? line.cards : line.amount;
  if (!short || typeof amount !== 'number') return null;
  const times = typeof line.times === 'number' ? ` × ${line.times}` : '';
  return (
    <span className="soeurs-line" data-sign={short.sign}>
      <Icon path={SIGNS[short.sign]} />
      <b>{`${short.before ?? ''}${amount}${times}`}</b>
      {verb === 'damageAll' && <span>{EACH[language]}</span>}
    </span>
  );
}
