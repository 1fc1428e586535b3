/** The whole tower at a glance: floors done, the one being climbed, those to come, and who waits at the top. */
import type { Text } from '@tablee/kernel';
import { bossMotif, floorMotif } from '../art/motifs.ts';
import { usePlay } from '../play.tsx';
import { configIn } from '../reading.ts';
import './tower-side.css';

interface TowerSideProps {
  /** The floor looked at, when it is not the one being climbed. */
  readonly looked: number | null;
  look(floor: number | null): void;
}

export function TowerSide({ looked, look }: TowerSideProps) {
  const { view, t, content, language, say, turnTo } = usePlay();
  const { mode, sequences } = configIn(view);
  const floors = t.tower.map((card) => content.floors[card]!);
  const { boss } = content;
  const state = (floor: number) => (floor < t.floor ? 'done' : floor === t.floor ? 'here' : 'ahead');
  const press = (floor: number) => {
    turnTo(null);
    look(floor === t.floor || floor === looked ? null : floor);
  };
  return (
    <nav className="soeurs-tower" aria-label={say({ fr: 'La tour', en: 'The tower' })}>
      <svg className="soeurs-spire" viewBox="0 0 120 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M8 60 60 2l52 58z" />
      </svg>
      <button
        type="button"
        className="soeurs-storey soeurs-storey-boss"
        data-state={t.atBoss ? 'here' : state(floors.length)}
        data-looked={looked === floors.length || undefined}
        onClick={() => press(floors.length)}
        aria-label={`${say(STATES[state(floors.length)])} ${boss.name[language]}`}
      >
        <Storey motif={bossMotif(boss.id)} name={boss.name[language].split(',')[0]!.split(' ')[0]!} />
      </button>
      {floors
        .map((floor, n) => (
          <button
            key={floor.id}
            type="button"
            className="soeurs-storey"
            data-state={state(n)}
            data-looked={looked === n || undefined}
            onClick={() => press(n)}
            aria-label={`${say(STATES[state(n)])} ${n + 1}, ${floor.name[language]}`}
          >
            <Storey motif={floorMotif(floor.id)} name={String(n + 1)} />
          </button>
        ))
        .reverse()}
      <p className="soeurs-tower-foot">
        {say(mode === 'hard' ? { fr: 'Difficile', en: 'Hard' } : { fr: 'Normal', en: 'Normal' })}
        <Sequences now={t.sequence} of={sequences} />
      </p>
    </nav>
  );
}

const STATES: Readonly<Record<'done' | 'here' | 'ahead', Text>> = {
  done: { fr: 'Étage franchi :', en: 'Floor done:' },
  here: { fr: 'Étage en cours :', en: 'Floor being climbed:' },
  ahead: { fr: 'Étage à venir :', en: 'Floor to come:' },
};

function Storey({ motif, name }: { readonly motif: ReturnType<typeof floorMotif>; readonly name: string }) {
  return (
    <span className="soeurs-storey-wall" data-tone={motif.tone}>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <path className="soeurs-storey-pane" d="M14 58V26Q30 -6 46 26V58Z" />
        <svg x="16" y="22" width="28" height="28" viewBox="0 0 512 512" aria-hidden="true">
          <path className="soeurs-storey-sign" d={motif.path} />
        </svg>
      </svg>
      <span className="soeurs-storey-name">{name}</span>
    </span>
  );
}

/** One mark a sequence of the floor: walked, under way, to come. */
export function Sequences({ now, of }: { readonly now: number; readonly of: number }) {
  const { say } = usePlay();
  return (
    <span
      className="soeurs-sequences"
      role="img"
      aria-label={say({ fr: `Séquence ${now} sur ${of}`, en: `Sequence ${now} of ${of}` })}
    >
      {Array.from({ length: of }, (_, n) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: sequences are their numbers
          key={n}
          data-state={n + 1 < now ? 'done' : n + 1 === now ? 'here' : 'ahead'}
        />
      ))}
    </span>
  );
}
