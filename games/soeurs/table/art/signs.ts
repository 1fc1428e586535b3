/** The small signs that stand for the game's words, the same everywhere on the table. */
import broadsword from 'icon:broadsword';
import burningEye from 'icon:burning-eye';
import cardDraw from 'icon:card-draw';
import chest from 'icon:chest';
import crossedSwords from 'icon:crossed-swords';
import crownedSkull from 'icon:crowned-skull';
import heartShield from 'icon:heart-shield';
import hearts from 'icon:hearts';
import jewelCrown from 'icon:jewel-crown';
import magicSwirl from 'icon:magic-swirl';
import polarStar from 'icon:polar-star';
import roundPotion from 'icon:round-potion';
import shield from 'icon:shield';
import spikes from 'icon:spikes';
import wolfTrap from 'icon:wolf-trap';
import woodenDoor from 'icon:wooden-door';
import { ADVANCED_TRAP, ADVANCED_TREASURE, BOSS, EMPTY, TRAP, TREASURE } from '../../rules/icons.ts';
import type { Tone } from './tones.ts';

export const SIGNS = {
  damage: broadsword,
  defence: shield,
  health: hearts,
  draw: cardDraw,
  mana: magicSwirl,
  xp: polarStar,
  potion: roundPotion,
  attack: crossedSwords,
  resistance: heartShield,
  trap: wolfTrap,
  advancedTrap: spikes,
  combat: crossedSwords,
  treasure: chest,
  advancedTreasure: jewelCrown,
  boss: crownedSkull,
  burn: burningEye,
  door: woodenDoor,
} as const;

/** What is drawn on a square of the tower, and in which glass. */
export function squareSign(icon: number): { readonly path: string | null; readonly tone: Tone } {
  switch (icon) {
    case EMPTY:
      return { path: null, tone: 'violet' };
    case TRAP:
      return { path: SIGNS.trap, tone: 'jade' };
    case ADVANCED_TRAP:
      return { path: SIGNS.advancedTrap, tone: 'jade' };
    case TREASURE:
      return { path: SIGNS.treasure, tone: 'gold' };
    case ADVANCED_TREASURE:
      return { path: SIGNS.advancedTreasure, tone: 'gold' };
    case BOSS:
      return { path: SIGNS.boss, tone: 'ember' };
    default:
      return { path: SIGNS.combat, tone: 'rose' };
  }
}
