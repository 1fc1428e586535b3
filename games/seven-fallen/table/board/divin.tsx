/** Le Divin: whose it is, the Divinité with its Force Vitale and Plumes as the largest numbers, Bénédictions, the Archange that waits. */
import type { Seat } from '@tablee/kernel';
import { Float, Icon, useChange } from '@tablee/ui';
import { inPlay } from '../../rules/table.ts';
import { SIGNS } from '../art/signs.ts';
import { Back } from '../cards/back.tsx';
import { Page } from '../cards/page.tsx';
import { usePlay } from '../play.tsx';
import { diviniteOf, faceIn } from '../reading.ts';
import { WORDS } from '../words.ts';
import { Figure } from './figure.tsx';
import './divin.css';

export function Divin({ seat }: { readonly seat: Seat }) {
  const { t, say, names, preview, strike, me, content } = usePlay();
  const side = t.sides[seat]!;
  const card = diviniteOf(t, seat);
  const change = useChange(side.fv);
  const benedictions = side.cards.filter(
    (one) => one.place === 'divin' && faceIn(t, content, one.piece)?.type === 'benediction',
  );
  const struck = preview?.divinite && seat !== t.active && strike?.target === -1 ? preview.divinite : null;
  return (
    <section
      className="sf-divin"
      data-mortelle={side.mortelle || undefined}
      aria-label={`${say(WORDS.divin)}, ${seat === me ? say(WORDS.mine) : say(WORDS.theirs)}`}
    >
      <div className="sf-benedictions">
        {benedictions.map((one) => (
          <Figure key={one.serial} card={one} />
        ))}
      </div>
      {card && <Figure card={card} />}
      <div className="sf-person">
        <span className="sf-name">{names[seat]}</span>
        <div
          className="sf-life"
          role="img"
          aria-label={`${say(WORDS.fv)} ${side.fv}, ${say(WORDS.plumes)} ${side.plumes}${side.mortelle ? `, ${say(WORDS.mortelle)}` : ''}`}
        >
          <span className="sf-fv" data-low={side.fv <= 5 || undefined}>
            <Icon path={SIGNS.fv} />
            {side.fv}
            {struck && struck.fv > 0 && <span className="sf-fv-less">−{struck.fv}</span>}
            {change && (
              <Float
                key={change.id}
                text={change.by > 0 ? `+${change.by}` : `−${-change.by}`}
                tone={change.by > 0 ? 'good' : 'bad'}
              />
            )}
          </span>
          <span className="sf-plumes" data-struck={struck?.plume || undefined}>
            <Icon path={SIGNS.plume} />
            {side.plumes}
            {side.mortelle && <em>{say(WORDS.mortelle)}</em>}
          </span>
        </div>
      </div>
      <Archange seat={seat} />
    </section>
  );
}

/** Face down until it comes: its owner sees when that may be (SF-UI-2). */
function Archange({ seat }: { readonly seat: Seat }) {
  const { t, content, language, say, table, stateOf, press } = usePlay();
  const side = t.sides[seat]!;
  if (!side.hasArchange) return null;
  const piece = side.own?.archange;
  const face = piece === undefined ? null : faceIn(t, content, piece);
  if (!face || piece === undefined || inPlay(table, piece))
    return (
      <div
        className="sf-archange"
        role="img"
        aria-label={language === 'fr' ? 'Archange, face cachée' : 'Archangel, face down'}
      >
        <Back of="archange" />
      </div>
    );
  const waits = `${say(WORDS.facteurTemps)} ${face.facteurTemps}`;
  return (
    <div className="sf-archange sf-figure" data-piece={piece} title={waits}>
      <Page
        face={face}
        content={content}
        language={language}
        size="small"
        state={stateOf(piece)}
        layoutId={`sf-${piece}`}
        says={`${language === 'fr' ? 'Face cachée' : 'Face down'}, ${waits}`}
        onPress={() => press(piece)}
        more={
          <p>
            {language === 'fr'
              ? `Il peut venir quand votre Registre compte ${face.facteurTemps} Adorateurs au plus ; il en compte ${side.registreSize}.`
              : `It may come when your Register holds at most ${face.facteurTemps} Worshippers; it holds ${side.registreSize}.`}
          </p>
        }
      />
      <span className="sf-waits" aria-hidden="true">
        <Icon path={SIGNS.time} />
        {side.registreSize}/{face.facteurTemps}
      </span>
    </div>
  );
}
