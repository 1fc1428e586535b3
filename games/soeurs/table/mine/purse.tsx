/** XP and potions: both are counters and doors, to the shop and to the lips. */
import { Float, Icon, useChange } from '@tablee/ui';
import { SIGNS } from '../art/signs.ts';
import { usePlay } from '../play.tsx';
import { configIn, optionsTo } from '../reading.ts';
import './purse.css';

export function Xp() {
  const { t, asked, say, page, turnTo } = usePlay();
  const change = useChange(t.xp);
  const goods = (['raise', 'buy', 'buy-potion'] as const).reduce(
    (sum, verb) => sum + optionsTo(asked, verb).length,
    0,
  );
  const can = goods > 0;
  return (
    <button
      type="button"
      className="soeurs-purse"
      data-kind="xp"
      data-state={can ? 'can' : 'calm'}
      aria-pressed={page === 'shop'}
      onClick={() => turnTo(page === 'shop' ? null : 'shop')}
    >
      <Icon path={SIGNS.xp} />
      <b>{t.xp}</b>
      <span>XP</span>
      <span className="soeurs-purse-more">{say({ fr: 'Dépenser', en: 'Spend' })}</span>
      <span className="visually-hidden">
        {can
          ? say({ fr: `, achats possibles : ${goods}`, en: `, purchases possible: ${goods}` })
          : say({ fr: ', rien à acheter maintenant', en: ', nothing to buy now' })}
      </span>
      {change && (
        <Float
          key={change.id}
          text={change.by > 0 ? `+${change.by}` : `−${-change.by}`}
          tone={change.by > 0 ? 'good' : 'bad'}
        />
      )}
    </button>
  );
}

export function Potions() {
  const { view, t, asked, say, choose, explain, refuse, refusalOf, isHinted } = usePlay();
  const { potionLimit } = configIn(view);
  const [drink] = optionsTo(asked, 'drink');
  const refusal = asked === null ? null : refusalOf({ do: 'drink' });
  const state = drink ? (isHinted(drink) ? 'hinted' : 'can') : 'calm';
  const ask = () => explain(drink ? null : refusal);
  return (
    <button
      type="button"
      className="soeurs-purse"
      data-kind="potions"
      data-state={state}
      aria-disabled={drink ? undefined : true}
      onClick={() => (drink ? choose(drink) : refuse(refusal))}
      onPointerEnter={ask}
      onPointerLeave={() => explain(null)}
      onFocus={ask}
      onBlur={() => explain(null)}
    >
      {Array.from({ length: potionLimit }, (_, n) => (
        <Icon
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of potions are their numbers
          key={n}
          path={SIGNS.potion}
          className={n < t.potions ? 'soeurs-potion' : 'soeurs-potion-none'}
        />
      ))}
      <span className="soeurs-purse-more">{say({ fr: 'Boire', en: 'Drink' })}</span>
      <span className="visually-hidden">
        {say({
          fr: ` une potion : ${t.potions} sur ${potionLimit}`,
          en: ` a potion: ${t.potions} of ${potionLimit}`,
        })}
      </span>
    </button>
  );
}
