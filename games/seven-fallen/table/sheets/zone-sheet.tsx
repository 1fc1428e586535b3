/** Limbes, Purgatoire and Pandémonium, open to look through (SF-ZONE): what can be used from there glows. */
import { Sheet, useCompact } from '@tablee/ui';
import type { Piece } from '../../types.ts';
import { Page } from '../cards/page.tsx';
import { usePlay } from '../play.tsx';
import { faceIn } from '../reading.ts';
import { OPEN_ZONES, type OpenZone, WORDS } from '../words.ts';
import './zone-sheet.css';

export function ZoneSheet() {
  const { zone, openZone, say, me, t, names } = usePlay();
  const compact = useCompact();
  const side = zone ? t.sides[zone.seat]! : null;
  const shown = zone?.zone === 'all' ? OPEN_ZONES : zone ? [zone.zone] : [];
  const title = zone
    ? `${zone.zone === 'all' ? say(WORDS.zones) : say(WORDS[zone.zone])} · ${zone.seat === me ? say(WORDS.mine) : names[zone.seat]}`
    : '';
  return (
    <Sheet
      open={zone !== null}
      close={() => openZone(null)}
      title={title}
      side={compact ? 'bottom' : 'right'}
    >
      {side && (
        <div className="sf-sheet">
          {zone?.zone === 'all' && (
            <p>
              {say(WORDS.livre)} <b>{side.livreSize}</b> · {say(WORDS.registre)} <b>{side.registreSize}</b>
            </p>
          )}
          {shown.map((each) => (
            <Section key={each} zone={each} pieces={side[each]} titled={shown.length > 1} />
          ))}
        </div>
      )}
    </Sheet>
  );
}

interface SectionProps {
  readonly zone: OpenZone;
  readonly pieces: readonly Piece[];
  readonly titled: boolean;
}

function Section({ zone, pieces, titled }: SectionProps) {
  const { t, content, language, say, stateOf, press, openZone, lit } = usePlay();
  return (
    <section>
      {titled && (
        <h3>
          {say(WORDS[zone])} ({pieces.length})
        </h3>
      )}
      {pieces.length === 0 ? (
        <p>{say(WORDS.empty)}</p>
      ) : (
        <div className="sf-sheet-cards">
          {pieces.toReversed().map((piece) => (
            <Page
              key={piece}
              face={faceIn(t, content, piece)!}
              content={content}
              language={language}
              state={stateOf(piece)}
              onPress={
                lit.has(piece)
                  ? () => {
                      openZone(null);
                      press(piece);
                    }
                  : undefined
              }
            />
          ))}
        </div>
      )}
    </section>
  );
}
