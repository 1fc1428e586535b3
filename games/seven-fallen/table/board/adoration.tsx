/** The sources of Énergie Céleste: Temple, Adorateurs and the Archange, small flames that go out as energy is spent. */
import type { Seat } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import { ecOf } from '../../rules/table.ts';
import type { CardView, SFEvent } from '../../types.ts';
import { cardSaid } from '../../words/cards.ts';
import { motifOf } from '../art/illumination.tsx';
import { kingdomOf } from '../art/kingdoms.ts';
import { SIGNS } from '../art/signs.ts';
import { useReadPage } from '../cards/read-page.tsx';
import { usePlay } from '../play.tsx';
import { faceIn } from '../reading.ts';
import { WORDS } from '../words.ts';
import './adoration.css';

/** More than this is a number. */
const FLAMES_SHOWN = 5;

export function Adoration({ seat }: { readonly seat: Seat }) {
  const { t, say, content, me } = usePlay();
  const sources = t.sides[seat]!.cards.filter(
    (card) =>
      card.place === 'adoration' || (card.ec > 0 && faceIn(t, content, card.piece)?.type === 'archange'),
  );
  const spends = useProposal();
  return (
    <section
      className="sf-adoration"
      aria-label={`${say(WORDS.adoration)}, ${seat === me ? say(WORDS.mine) : say(WORDS.theirs)}`}
    >
      <Energy seat={seat} />
      <div className="sf-sources">
        {sources.map((card) => (
          <Source key={card.serial} card={card} spends={spends.get(card.piece) ?? 0} />
        ))}
      </div>
    </section>
  );
}

/**
 * All there is to spend. Playing a page pays as proposed; whoever wants to pay otherwise presses here while the page is
 * taken up.
 */
function Energy({ seat }: { readonly seat: Seat }) {
  const { table, me, say, picked, lit, foresee, begin } = usePlay();
  const ec = ecOf(table, seat);
  const [only, ...more] = picked === null ? [] : (lit.get(picked) ?? []);
  const pays =
    seat === me && only?.do === 'play' && more.length === 0 && foresee(only)?.asked?.kind === 'pay';
  const shown = (
    <>
      <Icon path={SIGNS.flame} />
      {ec}
    </>
  );
  if (only && pays)
    return (
      <button type="button" className="sf-ec" data-state="can" onClick={() => begin(only)}>
        {shown}
        <span className="visually-hidden">{say(WORDS.pickEnergy)}</span>
      </button>
    );
  return (
    <span className="sf-ec" role="img" aria-label={`${say(WORDS.ec)} ${ec}`} title={say(WORDS.ec)}>
      {shown}
    </span>
  );
}

/** What the card taken up would take from where, as it is proposed (R-SF-17). */
function useProposal(): ReadonlyMap<number, number> {
  const { picked, lit, foresee, asked } = usePlay();
  const proposal = new Map<number, number>();
  const add = (events: readonly unknown[] | undefined) => {
    for (const event of (events ?? []) as readonly SFEvent[])
      if (event.event === 'spent') proposal.set(event.piece, (proposal.get(event.piece) ?? 0) + event.amount);
  };
  if (asked?.kind === 'pay') {
    const settle = asked.options.find((option) => option.do === 'settle');
    if (settle) add(foresee(settle)?.events);
    return proposal;
  }
  const option = picked === null ? undefined : lit.get(picked)?.[0];
  if (!option || !['play', 'uncover', 'use'].includes(option.do)) return proposal;
  const ahead = foresee(option);
  add(ahead?.events);
  if (ahead?.asked?.kind === 'pay') add(ahead.then({ do: 'settle' })?.events);
  return proposal;
}

function Source({ card, spends }: { readonly card: CardView; readonly spends: number }) {
  const { t, content, language, say, stateOf, press, explain, refusalOf } = usePlay();
  const face = faceIn(t, content, card.piece);
  const { handlers, page } = useReadPage({ face, content, language }, (asking, isRead) => {
    const said = face && !isRead ? cardSaid(face, content, language) : null;
    explain(asking ? (refusalOf(card.piece) ?? said) : null);
  });
  if (!face) return null;
  const left = Math.max(0, card.ec - spends);
  const flames = Math.max(card.ec, Math.min(face.ec, FLAMES_SHOWN));
  return (
    <button
      type="button"
      className="sf-source"
      data-piece={card.piece}
      data-type={face.type}
      data-state={stateOf(card.piece)}
      data-out={card.ec === 0 || undefined}
      style={{ '--sf-ground': kingdomOf(face.kingdom).tone } as React.CSSProperties}
      onClick={() => press(card.piece)}
      {...handlers}
    >
      <span className="sf-source-face">
        <Icon path={motifOf(face)} />
      </span>
      <span className="sf-flames" aria-hidden="true">
        {flames <= FLAMES_SHOWN ? (
          Array.from({ length: flames }, (_, n) => (
            <Icon
              // biome-ignore lint/suspicious/noArrayIndexKey: flames are counted
              key={n}
              path={SIGNS.flame}
              className={n < left ? 'sf-flame' : n < card.ec ? 'sf-flame-going' : 'sf-flame-out'}
            />
          ))
        ) : (
          <b data-less={spends > 0 || undefined}>
            <Icon path={SIGNS.flame} className="sf-flame" />
            {left}
          </b>
        )}
      </span>
      <span className="visually-hidden">
        {`${face.name[language]}, ${say(WORDS.ec)} ${card.ec}${spends > 0 ? ` − ${spends}` : ''}`}
      </span>
      {page}
    </button>
  );
}
