/** The heroes at the board's side: whose turn, how much life, block, threat, piles, equipment; a press shows the hand. */
import { Icon, SpeechBubble } from '@tablee/ui';
import { Art } from '../art/index.tsx';
import { VeielDie } from '../board/die.tsx';
import { SIGNS } from '../board/signs.ts';
import { heroKey } from '../meaning.ts';
import { usePlay } from '../play.tsx';
import { isShunned, markName, marksOf, shortName } from '../reading.ts';
import { WORDS } from '../words.ts';
import { Gear } from './gear.tsx';
import { Life } from './life.tsx';
import { Piles } from './piles.tsx';
import './party.css';

/** `strip`: a phone has room for the numbers alone; a press opens the rest. */
export function Party({ form }: { readonly form: 'panels' | 'strip' }) {
  const { table, say, view } = usePlay();
  return (
    <ul
      className="veiel-party"
      data-form={form}
      data-many={table.heroes.length > 3 || undefined}
      aria-label={say(WORDS.party)}
    >
      {table.heroes.map((hero, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hero is its number
        <li key={number} data-mine={hero.seat === view.seat || undefined}>
          <HeroPanel hero={number} form={form} />
        </li>
      ))}
    </ul>
  );
}

function HeroPanel({ hero, form }: { readonly hero: number; readonly form: 'panels' | 'strip' }) {
  const play = usePlay();
  const { table, content, language, say, names, saying, stateOf, shown, view, asked } = play;
  const seen = table.heroes[hero]!;
  const card = content.heroes[seen.design]!;
  const state = stateOf(heroKey(hero));
  const says = saying?.get(seen.seat);
  return (
    <article
      className="veiel-hero"
      data-ink={card.colours[0]}
      data-shown={shown === hero || undefined}
      data-active={table.active === hero || undefined}
      data-named={(asked?.kind === 'deploy' && seen.figures.includes(play.figure)) || undefined}
      data-dead={seen.dead || undefined}
      data-played={(seen.played && table.phase === 'heroes') || undefined}
    >
      <button
        type="button"
        className="veiel-hero-head"
        data-state={state}
        aria-pressed={shown === hero}
        onClick={() => pressHero(play, hero, form)}
      >
        <span className="veiel-hero-face" aria-hidden="true">
          <Art as="hero" thing={card} frame="token" />
        </span>
        <span className="veiel-hero-name">
          <b>{form === 'strip' ? shortName(card.name[language]) : card.name[language]}</b>
          {form === 'panels' && view.seats > 1 && <span>{names[seen.seat]}</span>}
          {seen.dead && <span className="veiel-hero-note">{say(WORDS.dead)}</span>}
          {seen.played && !seen.dead && <span className="veiel-hero-note">{say(WORDS.played)}</span>}
        </span>
      </button>
      <div className="veiel-hero-numbers">
        <Life hero={hero} />
        <Threats hero={hero} />
      </div>
      {form === 'panels' && (
        <>
          <Piles hero={hero} />
          <Gear hero={hero} />
        </>
      )}
      {says !== undefined && <SpeechBubble text={says} />}
    </article>
  );
}

/** Asked who plays: he does. Asked whom to place: him. Otherwise his hand is shown; on a phone, all that is his. */
function pressHero(play: ReturnType<typeof usePlay>, hero: number, form: 'panels' | 'strip'): void {
  const { byKey, press, look, name, asked, table, shown, open, refuse, refusalOf } = play;
  look(hero);
  const why = refusalOf(heroKey(hero));
  const waiting = table.heroes[hero]!.figures.find((figure) => table.figures.square[figure]! < 0);
  if (byKey.has(heroKey(hero))) press(heroKey(hero));
  else if (asked?.kind === 'deploy') name(waiting ?? -1);
  else if (why) refuse(why);
  else if (form === 'strip' && shown === hero) open({ of: 'hero', hero });
}

/** Block, threat and statuses of each of his figures: two for twins, the one that acts marked. */
function Threats({ hero }: { readonly hero: number }) {
  const { table, t, language, content, figure: named, name, say } = usePlay();
  const { figures, threat, design } = table.heroes[hero]!;
  const { twins } = content.heroes[design]!;
  return figures.map((figure, n) => {
    const block = table.figures.block[figure]!;
    const marks = marksOf(t, figure).map((mark) => markName(mark, language));
    const shunned = isShunned(t, figure) ? [say(WORDS.shunned)] : [];
    const numbers = (
      <>
        {block > 0 && (
          <>
            <span className="visually-hidden">
              {say(WORDS.block)} {block}{' '}
            </span>
            <VeielDie colour="blue">{block}</VeielDie>
          </>
        )}
        <span className="veiel-threat">
          <Icon path={SIGNS.threat} label={say(WORDS.threat)} />
          {threat[n]}
        </span>
        {[...marks, ...shunned].map((mark) => (
          <span key={mark} className="veiel-hero-mark">
            {mark}
          </span>
        ))}
      </>
    );
    if (!twins)
      return (
        <span key={figure} className="veiel-hero-figure">
          {numbers}
        </span>
      );
    return (
      <button
        key={figure}
        type="button"
        className="veiel-hero-figure veiel-twin"
        aria-pressed={named === figure}
        onClick={() => name(figure)}
      >
        <span>{twins[n as 0 | 1].name[language]}</span>
        {numbers}
      </button>
    );
  });
}
