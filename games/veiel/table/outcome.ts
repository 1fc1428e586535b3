/** What would come of a line of choices, read from the events the rules foretell (V-10). */
import type { GameEvent } from '@tablee/kernel';
import { type Content, ENEMY, type VeielEvent, type VeielView } from '../types.ts';

export interface Loss {
  readonly figure: number;
  damage: number;
  blocked: number;
  lives: number;
  falls: boolean;
  /** Block gained, and the square it would be moved to; −1 for none. */
  shield: number;
  to: number;
}

export interface Outcome {
  readonly losses: readonly Loss[];
  /** Reactions of bosses that lost lives would cause (OV-BOSS-5). */
  readonly reactions: number;
}

export function outcomeOf({ figures }: VeielView, content: Content, events: readonly GameEvent[]): Outcome {
  const losses = new Map<number, Loss>();
  const of = (figure: number): Loss => {
    const known = losses.get(figure) ?? {
      figure,
      damage: 0,
      blocked: 0,
      lives: 0,
      falls: false,
      shield: 0,
      to: -1,
    };
    losses.set(figure, known);
    return known;
  };
  for (const event of events as readonly VeielEvent[]) {
    switch (event.event) {
      case 'damaged': {
        const loss = of(event.who.figure);
        loss.damage += event.amount;
        loss.blocked += event.blocked;
        break;
      }
      case 'lifeLost':
        of(event.who.figure).lives++;
        break;
      case 'fell':
      case 'destroyed':
      case 'diedWithSummoner':
        of(event.who.figure).falls = true;
        break;
      case 'blockGained':
        of(event.who.figure).shield += event.amount;
        break;
      case 'stepped':
      case 'pushed':
      case 'pulled':
      case 'teleported':
        of(event.who.figure).to = event.to;
        break;
      default:
    }
  }
  let reactions = 0;
  for (const { figure, lives, falls } of losses.values()) {
    const isBoss = figures.kind[figure] === ENEMY && content.enemies[figures.of[figure]!]!.boss !== null;
    if (isBoss && !falls) reactions += lives;
  }
  return { losses: [...losses.values()], reactions };
}
