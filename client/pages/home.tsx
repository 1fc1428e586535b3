import { SHELF } from '@tablee/games/shelf';
import { Link } from 'wouter';
import { LanguageSwitch, useSay } from '../settings/index.ts';

export function Home() {
  const say = useSay();
  return (
    <main>
      <LanguageSwitch />
      {SHELF.map(({ id, name, blurb }) => (
        <p key={id}>
          <Link href={`/jouer/${id}`}>{say(name)}</Link> {say(blurb)}
        </p>
      ))}
    </main>
  );
}
