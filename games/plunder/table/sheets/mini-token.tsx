/** A hero's or monster's token outside the board. */
import { HeroToken, type HeroTokenProps, MonsterToken } from '../board/token.tsx';

export function MiniHero(props: HeroTokenProps) {
  return (
    <svg className="plunder-mini" viewBox="-50 -52 100 104" aria-hidden="true">
      <HeroToken {...props} />
    </svg>
  );
}

export function MiniMonster() {
  return (
    <svg className="plunder-mini" viewBox="-46 -46 92 92" aria-hidden="true">
      <MonsterToken />
    </svg>
  );
}
