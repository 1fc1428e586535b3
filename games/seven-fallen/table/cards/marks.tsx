/** The marks along a card's foot, as the guide prints them for each type (SF-UI-9). */
import { Icon } from '@tablee/ui';
import type { ReactNode } from 'react';
import type { Face } from '../../content/content.ts';
import { SIGNS, type Sign } from '../art/signs.ts';
import './marks.css';

interface MarkProps {
  readonly sign: Sign;
  readonly value: ReactNode;
  /** Printed, and then changed. */
  readonly changed?: 'up' | 'down' | undefined;
  readonly crossed?: boolean;
}

export function Mark({ sign, value, changed, crossed }: MarkProps) {
  return (
    <span className="sf-mark" data-sign={sign} data-changed={changed} data-crossed={crossed || undefined}>
      <Icon path={SIGNS[sign]} />
      {value !== null && <b>{value}</b>}
    </span>
  );
}

export function Marks({ face }: { readonly face: Face }) {
  const [left, middle, right] = marksOf(face);
  return (
    <span className="sf-marks">
      <span>{left}</span>
      <span>{middle}</span>
      <span>{right}</span>
    </span>
  );
}

function marksOf(face: Face): readonly [ReactNode, ReactNode, ReactNode] {
  const fight = (
    <>
      <Mark sign="atq" value={face.atq} />
      <Mark sign="fv" value={face.fv} />
    </>
  );
  const sun = face.cost === null ? null : <Mark sign="cost" value={face.cost} />;
  switch (face.type) {
    case 'divinite':
      return [
        <Mark key="v" sign="plume" value={face.plumes} />,
        null,
        <Mark key="f" sign="fv" value={face.fv} />,
      ];
    case 'archange':
      return [
        fight,
        <Mark key="w" sign="wings" value={null} />,
        <>
          <Mark sign="time" value={face.facteurTemps} />
          <Mark sign="ec" value={face.ec} />
        </>,
      ];
    case 'temple':
      return [null, <Mark key="t" sign="temple" value={face.ec} />, null];
    case 'adorateur':
      return [null, <Mark key="e" sign="ec" value={face.ec} />, null];
    case 'ange':
      return [fight, null, sun];
    case 'golem':
      return [
        <Mark key="t" sign="tempete" value={face.tempete} crossed={face.tempete === null} />,
        <Mark key="b" sign="bou" value={face.bou} />,
        <>
          {face.mayAttack && <Mark sign="atq" value={face.atq} />}
          {sun}
        </>,
      ];
    case 'miracle':
      return [
        <Mark key="m" sign="temple" value={face.minimum} />,
        <Mark key="l" sign="miracle" value={null} />,
        <Mark key="r" sign="broken" value={face.revoke} />,
      ];
    case 'equipement':
      return [
        <>
          {face.bonusAtq !== 0 && <Mark sign="atq" value={signed(face.bonusAtq)} />}
          {face.bonusFv !== 0 && <Mark sign="fv" value={signed(face.bonusFv)} />}
        </>,
        null,
        sun,
      ];
    case 'benediction':
      return [null, null, sun];
  }
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}
