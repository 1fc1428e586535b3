/** Where we are (V-16): fight, round, phase, difficulty; the battlefield (V-12); and what breaks into a turn. */
import { type Config, DIFFICULTY_NAMES } from '../../config.ts';
import { fieldParagraphs, scenarioParagraphs } from '../../ready/text.ts';
import { Speaker } from '../../words/speaker.ts';
import { Printed, plain } from '../cards/printed.tsx';
import { usePlay } from '../play.tsx';
import { WORDS } from '../words.ts';
import './banner.css';

export function Banner() {
  const { table, view, say, content, language } = usePlay();
  const { mode, difficulty } = view.config as Config;
  const { phase: now } = table;
  const phase = now === 'deployment' || now === 'heroes' || now === 'enemies' ? now : 'over';
  const scenario = table.scenario >= 0 ? content.scenarios[table.scenario]! : null;
  return (
    <p className="veiel-banner" data-phase={phase}>
      <b>{scenario ? scenario.name[language] : `${say(WORDS.fight)} ${table.fight}/4`}</b>
      <span>
        {say(WORDS.round)} {Math.max(1, table.round)}
      </span>
      <span className="veiel-phase">{say(WORDS[phase])}</span>
      {mode === 'standard' && <span className="veiel-level">{DIFFICULTY_NAMES[difficulty][language]}</span>}
    </p>
  );
}

/** Always in view while there is one. */
export function Field() {
  const { table, content, say, language } = usePlay();
  const field = table.field >= 0 ? content.battlefields[table.field]! : null;
  const scenario = table.scenario >= 0 ? content.scenarios[table.scenario]! : null;
  if (!field && !scenario) return null;
  return (
    <section className="veiel-field" aria-label={say(field ? WORDS.field : WORDS.scenario)}>
      {scenario && (
        <>
          <p>
            <b>{scenario.goalText[language]}</b>
          </p>
          {[
            ...scenarioParagraphs(content, scenario.id, language),
            ...scenario.rules.map((rule) => rule[language]),
          ].map((line) => (
            <p key={line}>
              <Printed text={line} />
            </p>
          ))}
        </>
      )}
      {field && (
        <>
          <h2>{field.name[language]}</h2>
          {fieldParagraphs(content, field, language).map((line) => (
            <p key={line}>
              <Printed text={line} />
            </p>
          ))}
        </>
      )}
    </section>
  );
}

/** One line of the battlefield for a phone. */
export function FieldChip() {
  const { table, content, explain, language } = usePlay();
  const field = table.field >= 0 ? content.battlefields[table.field]! : null;
  if (!field) return null;
  const text = fieldParagraphs(content, field, language).map(plain).join(' ');
  return (
    <button type="button" className="veiel-chip" onClick={() => explain(`${field.name[language]}. ${text}`)}>
      {field.name[language]}
    </button>
  );
}

/** A boss breaks in, or a card prevails over the battlefield (V-12): large over the board, as long as it is shown. */
export function Interrupting() {
  const { happening, content, language, say } = usePlay();
  if (happening?.event === 'fieldYielded')
    return (
      <div className="veiel-interrupting" role="status">
        <b>{new Speaker(language, content).battlefield(happening.battlefield)}</b> {say(WORDS.fieldYields)}
      </div>
    );
  if (happening?.event !== 'actionDrawn' && happening?.event !== 'passive') return null;
  const s = new Speaker(language, content);
  return (
    <div className="veiel-interrupting" role="status">
      <b>{s.figure(happening.who)}</b>{' '}
      {happening.event !== 'actionDrawn'
        ? say(WORDS.passive)
        : `${happening.reaction ? `${say(WORDS.reacts)} : ` : ''}${s.action(happening.action)}`}
    </div>
  );
}
