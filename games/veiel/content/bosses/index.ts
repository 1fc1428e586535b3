/** The bosses, one a file. */
import type { BossData } from '../types.ts';
import { CLOCHE_ENGLOUTIE } from './cloche-engloutie.ts';
import { EVEQUE_VERT_DE_GRIS } from './eveque-vert-de-gris.ts';
import { GRAND_EQUARRISSEUR } from './grand-equarrisseur.ts';
import { MAITRE_DE_FOIRE } from './maitre-de-foire.ts';
import { MERE_AUX_PHALENES } from './mere-aux-phalenes.ts';
import { PROFANE } from './profane.ts';
import { ROI_DES_TOURBIERES } from './roi-des-tourbieres.ts';
import { TITANICIDE } from './titanicide.ts';
import { VIEILLE_HIVER } from './vieille-hiver.ts';

export const BOSSES: readonly BossData[] = [
  ROI_DES_TOURBIERES,
  MERE_AUX_PHALENES,
  EVEQUE_VERT_DE_GRIS,
  GRAND_EQUARRISSEUR,
  CLOCHE_ENGLOUTIE,
  MAITRE_DE_FOIRE,
  VIEILLE_HIVER,
  PROFANE,
  TITANICIDE,
];
