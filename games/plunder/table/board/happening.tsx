/** What is happening just now, on the square where it happens. Each event has its own small sight. */

import smoke from 'icon:dust-cloud';
import fire from 'icon:fire-zone';
import parry from 'icon:shield-reflect';
import wound from 'icon:splash';
import type { GameEvent, Language } from '@tablee/kernel';
import { AnimatePresence, motion } from 'motion/react';
import type { Board } from '../../rules/board.ts';
import { heroFigure } from '../../rules/hero.ts';
import type { PlunderEvent, PlunderView } from '../../types.ts';
import { powerText } from '../../words/names.ts';
import { squareOfFigure } from '../lights.ts';
import { Arrow } from './arrow.tsx';
import { centreOf, type Point } from './plan.ts';
import { CHEST_ICON } from './token.tsx';

interface HappeningProps {
  readonly board: Board;
  readonly seen: PlunderView;
  readonly happening: GameEvent | null;
  readonly language: Language;
}

interface Burst {
  readonly square: number;
  readonly icon?: string;
  readonly text?: string;
  readonly tone: 'wound' | 'heal' | 'fire' | 'smoke' | 'gold' | 'ink';
}

export function Happening({ board, seen, happening, language }: HappeningProps) {
  const event = happening as PlunderEvent | null;
  const burst = event && burstOf(event, seen, language);
  const blow = event?.event === 'attacked' ? event : null;
  const from = blow ? squareOfFigure(seen, blow.by) : -1;
  const to = blow ? squareOfFigure(seen, blow.target) : -1;
  return (
    <>
      {blow && from >= 0 && to >= 0 && (
        <Arrow from={centreOf(board, from)} to={centreOf(board, to)} tone="blow" text={String(blow.value)} />
      )}
      <AnimatePresence>
        {burst && burst.square >= 0 && (
          <BurstMark key={JSON.stringify(event)} {...burst} at={centreOf(board, burst.square)} />
        )}
      </AnimatePresence>
    </>
  );
}

function BurstMark({ icon, text, tone, at }: Burst & { at: Point }) {
  return (
    <motion.g
      className={`plunder-burst plunder-burst-${tone}`}
      initial={{ x: at.x, y: at.y, opacity: 0, scale: 0.5 }}
      animate={{ x: at.x, y: at.y - 12, opacity: 1, scale: 1 }}
      exit={{ y: at.y - 60, opacity: 0 }}
      transition={{ duration: 0.25 }}
    >
      {icon && <path className="plunder-burst-icon" d={icon} transform="translate(-48 -48) scale(0.1875)" />}
      {text && <text className="plunder-burst-text">{text}</text>}
    </motion.g>
  );
}

function burstOf(event: PlunderEvent, seen: PlunderView, language: Language): Burst | null {
  const fr = language === 'fr';
  const heroSquare = (hero: number): number => squareOfFigure(seen, heroFigure(hero as never));
  switch (event.event) {
    case 'wounded':
      return { square: heroSquare(event.hero), icon: wound, text: `−${event.amount}`, tone: 'wound' };
    case 'healed':
      return { square: heroSquare(event.hero), text: `+${event.amount}`, tone: 'heal' };
    case 'parried':
      return { square: heroSquare(event.hero), icon: parry, tone: 'ink' };
    case 'dodged':
      return { square: event.from, text: fr ? 'Esquive !' : 'Dodge!', tone: 'ink' };
    case 'burnt':
      return { square: event.at, icon: fire, tone: 'fire' };
    case 'monsterFell':
    case 'heroFell':
      return { square: event.at, icon: smoke, tone: 'smoke' };
    case 'monsterEntered':
      return { square: event.to, icon: smoke, tone: 'smoke' };
    case 'powerUsed':
      return {
        square: heroSquare(event.hero),
        text: `${powerText(event.power, language)}${fr ? '\u202f!' : '!'}`,
        tone: 'ink',
      };
    case 'treasureTaken':
      return { square: event.at, icon: CHEST_ICON, tone: 'gold' };
    case 'treasureStolen':
      return { square: heroSquare(event.by), icon: CHEST_ICON, tone: 'gold' };
    case 'treasureGiven':
      return { square: heroSquare(event.to), icon: CHEST_ICON, tone: 'gold' };
    case 'treasureSecured':
      return {
        square: heroSquare(event.hero),
        icon: CHEST_ICON,
        text: `${event.total}/2`,
        tone: 'gold',
      };
    default:
      return null;
  }
}
