/** The enemies in reading order, each with what it is about to do: the same as the ink lines, in words. */
import { enemyParagraphs } from '../../ready/text.ts';
import { VeielDie } from '../board/die.tsx';
import { Printed } from '../cards/printed.tsx';
import { usePlay } from '../play.tsx';
import { markName, marksOf, thingOf } from '../reading.ts';
import { WORDS } from '../words.ts';
import { intentSaid } from './said.ts';
import './foes.css';

export function Foes() {
  const { table, content, t, say, language, intents, pointSquare, open, ahead } = usePlay();
  const { figures } = table;
  // Before anybody stands there to be attacked, what is printed says more than what it would do.
  const isBefore =
    table.phase === 'deployment' &&
    table.heroes.every((hero) => hero.figures.every((figure) => figures.square[figure]! < 0));
  return (
    <section className="veiel-foes" aria-label={say(WORDS.foes)}>
      <ol>
        {intents.map((intent) => {
          const { figure, order } = intent;
          const at = figures.square[figure]!;
          return (
            <li key={figure}>
              <button
                type="button"
                onPointerEnter={() => pointSquare(at)}
                onPointerLeave={() => pointSquare(null)}
                onFocus={() => pointSquare(at)}
                onBlur={() => pointSquare(null)}
                onClick={() => open({ of: 'figure', figure })}
              >
                <span className="veiel-foe-head">
                  <span className="veiel-foe-order">{order}</span>
                  <b>{thingOf(table, content, figure).name[language]}</b>
                  <VeielDie colour="yellow">{figures.yellow[figure]}</VeielDie>
                  <VeielDie colour="red">{figures.red[figure]}</VeielDie>
                  {figures.block[figure]! > 0 && <VeielDie colour="blue">{figures.block[figure]}</VeielDie>}
                </span>
                <span className="veiel-foe-does">
                  {isBefore
                    ? enemyParagraphs(content, content.enemies[figures.of[figure]!]!, language).map(
                        (line) => (
                          <span key={line}>
                            <Printed text={line} />{' '}
                          </span>
                        ),
                      )
                    : [
                        ...marksOf(t, figure)
                          .filter(({ status }) => status !== 'etourdi')
                          .map((mark) => `${markName(mark, language)}.`),
                        intentSaid(ahead?.table ?? table, content, intent, language),
                      ].join(' ')}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
