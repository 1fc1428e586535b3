/** The whole table: the dungeon between the team sheets, the question, the hand. */
import eye from 'icon:sheikah-eye';
import type { Seat, Text } from '@tablee/kernel';
import { seatsOf } from '@tablee/kernel';
import { Icon, PanZoom, TableLayout, type TableProps, useCompact } from '@tablee/ui';
import { type ReactNode, useState } from 'react';
import type { PlunderContent, PlunderView } from '../types.ts';
import { Bar } from './bar/bar.tsx';
import { Board } from './board/board.tsx';
import { sightOf, sizeOf, UNIT } from './board/plan.ts';
import { Hand } from './cards/hand.tsx';
import { Piles } from './cards/piles.tsx';
import { Patterns } from './patterns.tsx';
import { Lair } from './sheets/lair.tsx';
import { Memo } from './sheets/memo.tsx';
import { Powers } from './sheets/powers.tsx';
import { Strip } from './sheets/strip.tsx';
import { TeamSheet } from './sheets/team-sheet.tsx';
import { TurnBanner } from './sheets/turn-banner.tsx';
import { useKeys } from './use-keys.ts';
import { type Play, usePlay } from './use-play.ts';
import { useSight } from './use-sight.ts';
import './table.css';

const TABLE: Text = { fr: 'Table de Super Dungeon Plunder', en: 'Super Dungeon Plunder table' };
const SIGHT: Text = { fr: 'Ligne de vue', en: 'Line of sight' };

export function Table(props: TableProps<PlunderView>) {
  const { view, content, language } = props;
  const play = usePlay(props);
  const compact = useCompact();
  const [looks, setLooks] = useState(false);
  useKeys(play, () => setLooks((on) => !on));
  const { board } = content as PlunderContent;
  const size = sizeOf(board);
  const looker = useSight(props, play, looks);
  const lens = view.table.turns > 0 && (
    <button
      type="button"
      className="plunder-eye"
      aria-pressed={looks}
      aria-label={SIGHT[language]}
      title={SIGHT[language]}
      onClick={() => setLooks(!looks)}
    >
      <Icon path={eye} />
      {!compact && <span>{SIGHT[language]}</span>}
    </button>
  );
  const dungeon = (
    <div
      className="plunder-dungeon-place"
      style={{ '--plunder-shape': `${size.width} / ${size.height}` } as React.CSSProperties}
    >
      <PanZoom {...size} label={board.map.name[language]} square={UNIT} sight={sightOf(board, play.lights)}>
        <Board table={props} play={play} looker={looker} />
      </PanZoom>
      {compact && lens}
    </div>
  );
  return (
    <div className="plunder-table" data-safe={props.colourSafe || undefined}>
      <Patterns />
      <TableLayout
        label={TABLE[language]}
        board={
          compact ? (
            <div className="plunder-compact">
              <Strip table={props} play={play} />
              {dungeon}
            </div>
          ) : (
            <Wide table={props} play={play} dungeon={dungeon} lens={lens} />
          )
        }
        question={<Bar table={props} play={play} />}
        mine={
          <div className="plunder-mine">
            {!compact && <Piles seen={view.table} language={language} />}
            <Hand table={props} play={play} />
          </div>
        }
      />
    </div>
  );
}

/** On a wide screen the sheets lie beside the dungeon: one's own to the left, the others to the right. */
function Wide({
  table,
  play,
  dungeon,
  lens,
}: {
  table: TableProps<PlunderView>;
  play: Play;
  dungeon: ReactNode;
  lens: ReactNode;
}) {
  const { view, language, names, colourSafe } = table;
  const seen = view.table;
  const mine = view.seat;
  const sheet = (seat: Seat) => (
    <TeamSheet
      key={seat}
      seen={seen}
      seat={seat}
      name={names[seat] ?? ''}
      says={table.saying?.get(seat)}
      language={language}
      colourSafe={colourSafe}
      mine={seat === mine}
      {...(seat === mine ? { play } : {})}
    />
  );
  // Whoever passes by has no sheet of his own: then all of them share both sides.
  const seats = seatsOf(view.seats);
  const left = mine === null ? seats.slice(0, Math.ceil(seats.length / 2)) : [mine];
  return (
    <div className="plunder-wide">
      <div className="plunder-side">
        <TurnBanner seen={seen} names={names} language={language} />
        {left.map(sheet)}
        <Powers table={table} play={play} />
      </div>
      {dungeon}
      <div className="plunder-side">
        {seats.filter((seat) => !left.includes(seat)).map(sheet)}
        <div className="plunder-lair-row">
          <Lair seen={seen} language={language} />
          {lens}
        </div>
        <Memo language={language} />
      </div>
    </div>
  );
}
