import hooded from 'icon:cowled';
import { GridBoard, GridPiece, PanZoom, Token, useDrag, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { Room } from './room.tsx';

const COLUMNS = 9;
const ROWS = 5;
const LETTERS = 'abcdefghi';

export function Boards() {
  const language = useLanguage();
  const [at, setAt] = useState({ x: 2, y: 2 });
  const [asked, setAsked] = useState<string | null>(null);
  const near = (x: number, y: number) => Math.abs(x - at.x) + Math.abs(y - at.y);
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [x, y] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const id = `${LETTERS[x]}${y + 1}`;
    const reach = near(x, y);
    return { id, label: id, state: reach === 0 ? 'chosen' : reach < 3 ? 'can' : 'calm' } as const;
  });
  const go = (id: string) => setAt({ x: LETTERS.indexOf(id[0]!), y: Number(id[1]) - 1 });
  const drag = useDrag({ onDrop: (id) => squares.find((s) => s.id === id)?.state === 'can' && go(id) });
  const name = { fr: 'Éclaireuse', en: 'Scout' }[language];
  return (
    <Room
      title={{ fr: 'Plateau', en: 'Board' }}
      about={{
        fr: 'Cliquez une case, glissez le pion, ou promenez-vous aux flèches. Sur téléphone, pincez.',
        en: 'Click a square, drag the token, or walk with the arrow keys. On a phone, pinch.',
      }}
    >
      <div className="pieces-board">
        <PanZoom width={COLUMNS * 100} height={ROWS * 100} label={{ fr: 'Salle', en: 'Hall' }[language]}>
          <GridBoard
            columns={COLUMNS}
            rows={ROWS}
            label={{ fr: 'Cases de la salle', en: 'Squares of the hall' }[language]}
            squares={squares}
            onPress={go}
            onAsk={setAsked}
            underlay={<Floor />}
            pieces={
              <GridPiece x={at.x} y={at.y}>
                <div className="pieces-on-square">
                  <Token icon={hooded} tone="#3e7a3a" label={name} drag={drag} />
                </div>
              </GridPiece>
            }
          />
        </PanZoom>
      </div>
      <p className="pieces-asked">{asked ? { fr: `Case ${asked}`, en: `Square ${asked}` }[language] : ' '}</p>
    </Room>
  );
}

function Floor() {
  return (
    <>
      <rect width={COLUMNS * 100} height={ROWS * 100} rx="10" fill="#cdb48a" />
      {Array.from({ length: COLUMNS * ROWS }, (_, index) => {
        const [x, y] = [(index % COLUMNS) * 100, Math.floor(index / COLUMNS) * 100];
        const shade = ['#dcc59d', '#d4bb90', '#e2cda8'][(index * 7) % 3];
        return <rect key={`${x} ${y}`} x={x + 3} y={y + 3} width="94" height="94" rx="7" fill={shade} />;
      })}
    </>
  );
}
