/** The dice that fall just now, or fell last: what for, against what, by which rule. */
import { Die, RuleChip } from '@tablee/ui';
import { useMemo } from 'react';
import { usePlay } from '../play.tsx';
import { type Roll, rollOf } from './roll.ts';
import './dice.css';

/** A roll is forgotten once somebody else's turn has begun. */
const FORGETS: ReadonlySet<string> = new Set(['turnBegan', 'roundBegan']);

export function DiceTray() {
  const { s, happening, heard } = usePlay();
  const now = happening ? rollOf(s, happening) : null;
  const last = useMemo(() => {
    for (let n = heard.length - 1; n >= 0 && !FORGETS.has(heard[n]!.event); n--) {
      const roll = rollOf(s, heard[n]!);
      if (roll && roll.letters === null) return { roll, n };
    }
    return null;
  }, [heard, s]);
  // While other things are shown, the dice before them are out of the way.
  const shown = now ?? (happening ? undefined : last?.roll);
  if (!shown) return null;
  return <Tray key={now ? heard.length : `last ${last?.n}`} roll={shown} rolling={now !== null} />;
}

function Tray({ roll, rolling }: { roll: Roll; rolling: boolean }) {
  const { openRule, language } = usePlay();
  const { purpose, dice, letters, against, good, verdict, rule } = roll;
  return (
    <div className="es-tray" data-now={rolling || undefined}>
      <span className="es-tray-for">
        {purpose} {against !== '' && <b>{against}</b>}
      </span>
      <span className="es-tray-dice">
        {dice.map((die, n) =>
          letters ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by their place alone
            <b key={n} className="es-tray-letter">
              {letters[n]}
            </b>
          ) : (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by their place alone
              key={n}
              pips={die}
              rolling={rolling}
              size={rolling ? 40 : 24}
              label={`${die}`}
              tone={good[n] ? 'var(--es-green)' : '#4a5c62'}
            />
          ),
        )}
      </span>
      {verdict !== '' && <span className="es-tray-verdict">{verdict}</span>}
      <RuleChip rule={rule} openRule={openRule} language={language} />
    </div>
  );
}
