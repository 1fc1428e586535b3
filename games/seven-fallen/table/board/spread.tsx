/** Cards asked about that lie nowhere on the board: Adorateurs looked at, pages found in a pile or a zone. */
import { Icon } from '@tablee/ui';
import type { Piece } from '../../types.ts';
import { SIGNS } from '../art/signs.ts';
import { Page } from '../cards/page.tsx';
import { type Play, usePlay } from '../play.tsx';
import { faceIn, isEntry } from '../reading.ts';
import { WORDS } from '../words.ts';
import './spread.css';

export function Spread() {
  const play = usePlay();
  const { t, content, language, say, stateOf, press, explain, refusalOf } = play;
  const pieces = looseIn(play);
  if (pieces.length === 0) return null;
  return (
    <section className="sf-spread" aria-label={say(WORDS.toChoose)}>
      <h2>
        <Icon path={SIGNS.livre} /> {say(WORDS.toChoose)}
      </h2>
      <div className="sf-spread-cards">
        {pieces.map((piece) => (
          <Page
            key={piece}
            face={faceIn(t, content, piece)!}
            content={content}
            language={language}
            state={stateOf(piece)}
            layoutId={`sf-${piece}`}
            onPress={() => press(piece)}
            onAsk={(asking) => explain(asking ? refusalOf(piece) : null)}
          />
        ))}
      </div>
    </section>
  );
}

/** In the free phases zones glow instead: nothing is spread out unasked. */
function looseIn({ t, lit, asked, me, content }: Play): Piece[] {
  if (!asked || asked.kind === 'act' || asked.kind === 'react') return [];
  const { own } = t.sides[me]!;
  const onBoard = new Set<number>(t.sides.flatMap(({ cards }) => cards.map(({ piece }) => piece)));
  const inHand = new Set<number>([...(own?.hand ?? []), ...(own?.aside ?? []), own?.archange ?? -1]);
  const looked = own?.looked ?? [];
  const loose = [...lit.keys()].filter(
    (piece) => piece >= 0 && !isEntry(piece) && !onBoard.has(piece) && !inHand.has(piece),
  );
  const all = [...new Set<number>([...looked, ...loose])] as Piece[];
  return all.filter((piece) => faceIn(t, content, piece) !== null);
}
