import hooded from 'icon:cowled';
import ghoul from 'icon:goblin-head';
import { GridBoard, GridPiece, PanZoom, Token, useDrag, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { Room } from './room.tsx';
import { COLUMNS, Floor, Path, ROWS, Walls } from './sample-floor.tsx';

const LETTERS = 'abcdefghi';
const GHOUL = { x: 6, y: 1 };
const REACH = 3;

export function Boards() {
  const language = useLanguage();
  const [at, setAt] = useState({ x: 2, y: 2 });
  const [asked, setAsked] = useState<string | null>(null);
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [x, y] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const id = `${LETTERS[x]}${y + 1}`;
    const far = Math.abs(x - at.x) + Math.abs(y - at.y);
    const isTaken = x === GHOUL.x && y === GHOUL.y;
    const state = far === 0 ? 'chosen' : far > REACH ? 'calm' : isTaken ? 'cannot' : 'can';
    return { id, x, y, label: id, state } as const;
  });
  const reachable = (id: string | null) => squares.find((each) => each.id === id && each.state === 'can');
  const go = (id: string) => {
    const to = reachable(id);
    if (to) setAt({ x: to.x, y: to.y });
  };
  const drag = useDrag({ onDrop: go, onOver: setAsked });
  const aim = reachable(asked);
  return (
    <Room
      title={{ fr: 'Plateau', en: 'Board' }}
      about={{
        fr: 'Cliquez une case, glissez le pion, ou promenez-vous aux flèches. Sur téléphone, pincez.',
        en: 'Click a square, drag the token, or walk with the arrow keys. On a phone, pinch.',
      }}
    >
      <div className="pieces-board">
        <PanZoom
          width={COLUMNS * 100}
          height={ROWS * 100}
          label={{ fr: 'La salle', en: 'The hall' }[language]}
        >
          <GridBoard
            columns={COLUMNS}
            rows={ROWS}
            label={{ fr: 'Cases de la salle', en: 'Squares of the hall' }[language]}
            squares={squares}
            onPress={go}
            onAsk={setAsked}
            underlay={<Floor />}
            overlay={
              <>
                <Walls />
                {aim && <Path from={at} to={aim} />}
              </>
            }
            pieces={
              <>
                <GridPiece x={GHOUL.x} y={GHOUL.y} className="pieces-on-square">
                  <Token
                    icon={ghoul}
                    tone="#7a2f2a"
                    pattern="stripes"
                    label={{ fr: 'Goule', en: 'Ghoul' }[language]}
                  />
                </GridPiece>
                <GridPiece x={at.x} y={at.y} className="pieces-on-square">
                  <Token
                    icon={hooded}
                    tone="#2f6b4a"
                    state="chosen"
                    label={{ fr: 'Éclaireuse', en: 'Scout' }[language]}
                    drag={drag}
                  />
                </GridPiece>
              </>
            }
          />
        </PanZoom>
      </div>
    </Room>
  );
}
