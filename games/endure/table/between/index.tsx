/** What is on the table while nobody walks the ship: the briefing and the choice of survivors, and the Refuge between missions. */
import { TableLayout, type TableProps } from '@tablee/ui';
import type { Content } from '../../printed.ts';
import type { EndureView } from '../../types.ts';
import { BetweenAsk } from './ask.tsx';
import { CrewLine } from './crew-line.tsx';
import { Muster } from './muster.tsx';
import { Refuge } from './refuge.tsx';
import './between.css';

/** Whether this is drawn instead of the ship. */
export function isBetween({ phase }: EndureView, content: Content): boolean {
  return content.isRefuge || phase === 'muster';
}

export function Between(props: TableProps<EndureView>) {
  const content = props.content as Content;
  const { isRefuge } = content;
  return (
    <div className="es-between">
      <TableLayout
        label={LABELS[isRefuge ? 'refuge' : 'muster'][props.language]}
        board={
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          <div className="es-between-board" tabIndex={0}>
            {isRefuge ? <Refuge {...props} /> : <Muster {...props} />}
          </div>
        }
        question={<BetweenAsk {...props} />}
        mine={<CrewLine {...props} />}
      />
    </div>
  );
}

const LABELS = {
  refuge: { fr: 'Le Refuge', en: 'The Refuge' },
  muster: { fr: 'Avant la mission', en: 'Before the mission' },
} as const;
