/** A boss (V-9): its passive, its Action cards with those already drawn marked, the reactions that wait. */
import { actionParagraphs, passiveParagraphs } from '../../ready/text.ts';
import { ENEMY } from '../../types.ts';
import { Printed } from '../cards/printed.tsx';
import { usePlay } from '../play.tsx';
import { WORDS } from '../words.ts';
import './boss-panel.css';

export function BossPanels() {
  const { figures } = usePlay().table;
  const { content } = usePlay();
  return figures.kind.map((kind, figure) => {
    if (kind !== ENEMY || figures.square[figure]! < 0) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its number
    return content.enemies[figures.of[figure]!]!.boss ? <BossPanel key={figure} figure={figure} /> : null;
  });
}

export function BossPanel({ figure }: { readonly figure: number }) {
  const { table, content, say, language } = usePlay();
  const enemy = content.enemies[table.figures.of[figure]!]!;
  const { actions } = enemy.boss!;
  const used = table.actions.find((each) => each.figure === figure)?.used ?? [];
  const pending = table.figures.pending[figure]!;
  const last = used[used.length - 1];
  return (
    <section className="veiel-boss" aria-label={enemy.name[language]}>
      <h2>
        {enemy.name[language]}
        {pending > 0 && (
          <span className="veiel-boss-pending">
            {language === 'fr'
              ? `${pending} réaction${pending > 1 ? 's' : ''} en attente`
              : `${pending} reaction${pending > 1 ? 's' : ''} pending`}
          </span>
        )}
      </h2>
      {passiveParagraphs(content, enemy, language).map((line) => (
        <p key={line}>
          <Printed text={line} />
        </p>
      ))}
      <details open>
        <summary>
          {say(WORDS.actions)} ({actions.length - used.length}/{actions.length})
        </summary>
        <ol className="veiel-actions">
          {actions.map((action, number) => {
            const isDrawn = used.includes(number);
            return (
              <li key={action.id} data-drawn={isDrawn || undefined} data-last={last === number || undefined}>
                <b>{action.name[language]}</b>
                <span className="veiel-action-state"> {say(isDrawn ? WORDS.drawn : WORDS.notDrawn)}</span>
                <span className="veiel-action-text">
                  {actionParagraphs(content, action, language).map((line) => (
                    <span key={line}>
                      <Printed text={line} />{' '}
                    </span>
                  ))}
                </span>
              </li>
            );
          })}
        </ol>
      </details>
    </section>
  );
}
