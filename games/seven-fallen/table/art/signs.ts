/** The signs of the game: what stands for Attaque, Force Vitale, Énergie Céleste, and so on. */

import wings from 'icon:angel-wings';
import livre from 'icon:book-cover';
import atq from 'icon:broadsword';
import broken from 'icon:broken-wall';
import attaque from 'icon:crossed-swords';
import purgatoire from 'icon:crowned-skull';
import pandemonium from 'icon:daemon-skull';
import plume from 'icon:feather';
import flame from 'icon:flame';
import announced from 'icon:flying-flag';
import temple from 'icon:greek-temple';
import fv from 'icon:hearts';
import secret from 'icon:hood';
import embuscade from 'icon:hooded-assassin';
import miracle from 'icon:lightning-tree';
import tempete from 'icon:lightning-trio';
import ec from 'icon:moebius-triangle';
import nuit from 'icon:moon';
import main from 'icon:poker-hand';
import renfort from 'icon:rally-the-troops';
import registre from 'icon:scroll-unfurled';
import defenseur from 'icon:shield-opposition';
import frozen from 'icon:snowflake-2';
import limbes from 'icon:spectre';
import time from 'icon:stack';
import cost from 'icon:sun';
import parole from 'icon:sun-priest';
import aurore from 'icon:sunrise';
import bou from 'icon:templar-shield';
import poseidor from 'icon:trident';

export const SIGNS = {
  atq,
  fv,
  bou,
  ec,
  cost,
  flame,
  plume,
  temple,
  broken,
  tempete,
  miracle,
  time,
  wings,
  secret,
  frozen,
  embuscade,
  renfort,
  announced,
  defenseur,
  poseidor,
  livre,
  registre,
  main,
  purgatoire,
  limbes,
  pandemonium,
  aurore,
  parole,
  attaque,
  nuit,
} as const;
export type Sign = keyof typeof SIGNS;
