/** The shelf: every game's box, without its rules. */
import type { Shelf } from '@tablee/kernel';
import { shelf as plunder } from '@tablee/plunder/shelf';
import { Box as PlunderBox } from '@tablee/plunder/table/box';
import { shelf as soeurs } from '@tablee/soeurs/shelf';
import { Box as SoeursBox } from '@tablee/soeurs/table/box';
import type { ComponentType } from 'react';

export interface OnTheShelf extends Shelf {
  /** The cover, drawn to fill the room it is given. */
  readonly Box: ComponentType;
}

export const SHELF: readonly OnTheShelf[] = [
  { ...plunder, Box: PlunderBox },
  { ...soeurs, Box: SoeursBox },
];
