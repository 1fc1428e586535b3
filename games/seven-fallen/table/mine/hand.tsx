/** The hand. A card is taken up by a press and played by a second one, by its button, or by dragging it onto the board. */
import { Hand, useCompact, useDrag } from '@tablee/ui';
import { pageCost } from '../../rules/numbers.ts';
import type { Piece } from '../../types.ts';
import { Page } from '../cards/page.tsx';
import { usePlay } from '../play.tsx';
import { faceIn } from '../reading.ts';
import { WORDS } from '../words.ts';

export function MyHand() {
  const { t, me, say } = usePlay();
  const { own } = t.sides[me]!;
  const pages = [...(own?.hand ?? []), ...(own?.aside ?? [])];
  return (
    <Hand label={say(WORDS.hand)}>
      {pages.map((piece) => (
        <HandPage key={piece} piece={piece} isAside={own?.aside.includes(piece) ?? false} />
      ))}
    </Hand>
  );
}

function HandPage({ piece, isAside }: { readonly piece: Piece; readonly isAside: boolean }) {
  const play = usePlay();
  const { t, content, language, table, lit, stateOf, press, refusalOf, explain, point, commit } = play;
  const compact = useCompact();
  const options = lit.get(piece) ?? [];
  const [main] = options;
  const drag = useDrag({
    disabled: main === undefined,
    touch: compact ? 'pan-x' : 'none',
    onDrop: (place) => {
      if (place !== 'sf-board' || !main) return;
      if (options.length === 1) commit(main);
      else press(piece);
    },
  });
  const face = faceIn(t, content, piece);
  if (!face) return null;
  return (
    <Page
      face={face}
      content={content}
      language={language}
      state={isAside ? 'chosen' : stateOf(piece)}
      costs={face.cost === null ? null : pageCost(table, piece, 'cost')}
      layoutId={`sf-${piece}`}
      drag={drag}
      onPress={() => press(piece)}
      onAsk={(asking) => {
        point(asking ? piece : null);
        explain(asking ? refusalOf(piece) : null);
      }}
    />
  );
}
