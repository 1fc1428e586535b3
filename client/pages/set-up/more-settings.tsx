import { Children, type ReactNode, useId } from 'react';
import { useSay } from '../../settings/index.ts';

interface Props {
  readonly seed: string;
  setSeed(seed: string): void;
  reset(): void;
  /** The settings that are not in sight. */
  readonly children: ReactNode;
}

export function MoreSettings({ seed, setSeed, reset, children }: Props) {
  const say = useSay();
  const help = useId();
  return (
    <details className="set-up-more">
      <summary>
        {Children.count(children) > 0
          ? say({ fr: 'Plus d’options', en: 'More options' })
          : say({ fr: 'Options avancées', en: 'Advanced options' })}
      </summary>
      <div className="set-up-part">
        {children}
        <div className="set-up-setting">
          <label className="set-up-list">
            {say({ fr: 'Graine du hasard', en: 'Seed of chance' })}
            <input
              type="text"
              value={seed}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              placeholder={say({ fr: 'tirée au sort', en: 'drawn by lot' })}
              aria-describedby={help}
              onChange={({ target }) => setSeed(target.value)}
            />
          </label>
          <p className="set-up-help" id={help}>
            {say({
              fr: 'Deux parties de même graine donnent les mêmes cartes et les mêmes dés.',
              en: 'Two games with the same seed deal the same cards and roll the same dice.',
            })}
          </p>
        </div>
        <button type="button" className="button button-quiet" onClick={reset}>
          {say({ fr: 'Revenir aux choix habituels', en: 'Back to the usual choices' })}
        </button>
      </div>
    </details>
  );
}
