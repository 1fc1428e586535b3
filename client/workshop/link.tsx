import { Link } from 'wouter';
import { useSay } from '../settings/index.ts';
import { useWorkshopSoon } from './use-workshop.ts';

/** The way to the game's workshop, where it has one. */
export function WorkshopLink({
  game,
  className = 'button',
}: {
  readonly game: string;
  readonly className?: string;
}) {
  const say = useSay();
  const workshop = useWorkshopSoon(game);
  if (!workshop) return null;
  return (
    <Link href={`/atelier/${game}`} className={className}>
      {say(workshop.words.mine)}
    </Link>
  );
}
