/** The Pile d'effets: newest on top, for that one resolves first (SF-STACK-1, SF-UI-4). */
import { Icon } from '@tablee/ui';
import type { Entry } from '../../types.ts';
import { textsOf } from '../../words/cards.ts';
import { keywordName } from '../../words/names.ts';
import { motifOf } from '../art/illumination.tsx';
import { kingdomOf } from '../art/kingdoms.ts';
import { useReadPage } from '../cards/read-page.tsx';
import { RulesText } from '../cards/rules-text.tsx';
import { type Play, usePlay } from '../play.tsx';
import { faceIn } from '../reading.ts';
import { WORDS } from '../words.ts';
import './pile.css';

export function EffectPile() {
  const play = usePlay();
  const { t, say } = play;
  const entries = [...(t.resolving ? [t.resolving] : []), ...t.pile.toReversed()];
  if (entries.length === 0) return null;
  return (
    <section className="sf-pile" aria-label={say(WORDS.pile)}>
      <h2>{say(WORDS.pile)}</h2>
      <ol>
        {entries.map((entry, n) => (
          <PileEntry key={entry.number} entry={entry} isFirst={n === 0} />
        ))}
      </ol>
    </section>
  );
}

function PileEntry({ entry, isFirst }: { readonly entry: Entry; readonly isFirst: boolean }) {
  const play = usePlay();
  const { t, content, language, say, stateOf, press, names, explain, refusalOf } = play;
  const face = faceIn(t, content, entry.piece);
  const name = face?.name[language] ?? say(WORDS.secret);
  const { handlers, page } = useReadPage({ face, content, language }, (asking) =>
    explain(asking ? refusalOf(entry.number) : null),
  );
  return (
    <li>
      <button
        type="button"
        className="sf-entry"
        data-piece={entry.number}
        data-state={stateOf(entry.number)}
        data-resolving={t.resolving?.number === entry.number || undefined}
        style={{ '--sf-ground': kingdomOf(face?.kingdom ?? '').tone } as React.CSSProperties}
        onClick={() => press(entry.number)}
        {...handlers}
      >
        <span className="sf-entry-art">{face && <Icon path={motifOf(face)} />}</span>
        <span className="sf-entry-said">
          <b>{name}</b>
          <span>{whatOf(play, entry)}</span>
          <small>
            {names[entry.by]}
            {entry.targets.length > 0 && ` → ${targetsOf(play, entry)}`}
          </small>
          {isFirst && <em>{say(WORDS.next)}</em>}
        </span>
        {page}
      </button>
    </li>
  );
}

/** Its text where it is an ability of the text, else the keyword's name. */
function whatOf({ t, content, language }: Play, { keyword, text, piece }: Entry) {
  if (keyword !== 'text') return keywordName(keyword, language);
  const face = faceIn(t, content, piece);
  const address = text?.ability;
  if (!face || typeof address !== 'string') return keywordName(keyword, language);
  const said = textsOf(face, content, language)[Number(address.slice(address.lastIndexOf('/') + 1)) - 1];
  return said ? <RulesText text={said} /> : keywordName(keyword, language);
}

function targetsOf({ t, content, language, say }: Play, { targets }: Entry): string {
  return targets.map((piece) => faceIn(t, content, piece)?.name[language] ?? say(WORDS.pile)).join(', ');
}
