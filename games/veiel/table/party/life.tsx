/** Life is cards (V-6): a stack as high as the wounds still to bear, those on their way cut into it, the notch where death stands. */
import { Icon } from '@tablee/ui';
import { SIGNS } from '../board/signs.ts';
import { usePlay } from '../play.tsx';
import './life.css';

/** More is not told apart by eye. */
const MOST = 16;

export function Life({ hero }: { readonly hero: number }) {
  const { table, toCome, language } = usePlay();
  const { life, dead } = table.heroes[hero]!;
  const coming = toCome[hero] ?? 0;
  const left = Math.max(0, life);
  const fr = language === 'fr';
  const said = fr
    ? `Vie ${left} : mort après ${left} blessure${left > 1 ? 's' : ''}${coming > 0 ? ` ; ${coming} annoncée${coming > 1 ? 's' : ''}` : ''}`
    : `Life ${left}: dead after ${left} wound${left === 1 ? '' : 's'}${coming > 0 ? `; ${coming} to come` : ''}`;
  return (
    <span className="veiel-life" data-deadly={(!dead && coming >= life) || undefined} title={said}>
      <span className="visually-hidden">{said}</span>
      <span className="veiel-life-number" aria-hidden="true">
        <Icon path={SIGNS.life} />
        {left}
        {coming > 0 && <span className="veiel-life-coming">−{coming}</span>}
      </span>
      <span className="veiel-life-stack" aria-hidden="true">
        {Array.from({ length: Math.min(left, MOST) }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one edge like another
          <i key={n} data-coming={n >= Math.min(left, MOST) - coming || undefined} />
        ))}
      </span>
    </span>
  );
}
