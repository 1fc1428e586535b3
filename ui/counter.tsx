import { useEffect, useState } from 'react';
import { Float } from './float.tsx';
import { Icon } from './icon.tsx';
import { useChange } from './use-change.ts';
import './counter.css';

export interface CounterProps {
  /** Path data. */
  readonly icon: string;
  readonly value: number;
  readonly max?: number;
  /** What is counted, in words. */
  readonly label: string;
  /** Any CSS colour. */
  readonly tone?: string;
  readonly big?: boolean;
}

/** A number that matters: it ticks to its new value, and the change floats above it. */
export function Counter({ icon, value, max, label, tone, big = false }: CounterProps) {
  const shown = useTicking(value);
  const change = useChange(value);
  const style = tone === undefined ? undefined : ({ '--tone': tone } as React.CSSProperties);
  const said = max === undefined ? `${label}, ${value}` : `${label}, ${value} / ${max}`;
  return (
    <span
      className="counter"
      data-big={big || undefined}
      data-changed={change ? (change.by > 0 ? 'up' : 'down') : undefined}
      style={style}
      role="img"
      aria-label={said}
      title={label}
    >
      <span className="counter-sign">
        <Icon path={icon} />
      </span>
      <span className="counter-value">
        {shown}
        {max !== undefined && <small className="counter-max">/{max}</small>}
      </span>
      {change && (
        <Float
          key={change.id}
          text={change.by > 0 ? `+${change.by}` : `−${-change.by}`}
          tone={change.by > 0 ? 'good' : 'bad'}
        />
      )}
    </span>
  );
}

/** Walks from the old value to the new one within a third of a second. */
function useTicking(value: number): number {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    const away = Math.abs(value - shown);
    const step = Math.sign(value - shown) * Math.max(1, Math.ceil(away / 8));
    const timer = setTimeout(() => setShown(away <= Math.abs(step) ? value : shown + step), 40);
    return () => clearTimeout(timer);
  }, [shown, value]);
  return shown;
}
