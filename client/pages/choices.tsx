/** A few values side by side, one of them chosen: native radio buttons drawn as a row. */
import { type ReactNode, useId } from 'react';
import './choices.css';

interface ChoicesProps<T extends string | number | boolean> {
  readonly label: ReactNode;
  readonly values: readonly {
    readonly value: T;
    readonly name: ReactNode;
    /** Why it can't be chosen. */
    readonly not?: string | null;
  }[];
  readonly value: T;
  change(value: T): void;
  /** The label is only for those who can't see the row in its place. */
  readonly quiet?: boolean;
}

export function Choices<T extends string | number | boolean>({
  label,
  values,
  value: current,
  change,
  quiet = false,
}: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className={quiet ? 'visually-hidden' : undefined}>{label}</legend>
      <div className="choices-row">
        {values.map(({ value, name: said, not = null }) => (
          <label key={String(value)} className="choices-one" title={not ?? undefined}>
            <input
              type="radio"
              name={name}
              checked={value === current}
              disabled={not !== null}
              onChange={() => change(value)}
            />
            <span>
              {said}
              {not !== null && <small>{not}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
