/** Counts of a hero's piles, each a button that opens it (V-6). */
import { type OpenPile, usePlay } from '../play.tsx';
import { WORDS } from '../words.ts';

const PILES: readonly OpenPile[] = ['deck', 'discard', 'wounds', 'exile', 'removed'];

export function Piles({ hero }: { readonly hero: number }) {
  const { table, say, open } = usePlay();
  const zones = table.heroes[hero]!;
  const filled = PILES.filter(
    (pile) => pile === 'deck' || pile === 'discard' || pile === 'wounds' || zones[pile].length > 0,
  );
  return (
    <ul className="veiel-piles">
      {filled.map((pile) => (
        <li key={pile}>
          <button type="button" data-pile={pile} onClick={() => open({ of: 'pile', hero, pile })}>
            <span>{say(WORDS[pile])}</span> <b>{zones[pile].length}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
