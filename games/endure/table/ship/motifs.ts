/** What stands in each room of the printed tiles, as a drawing: a ward is known from a store before its name is read. */
import eggs from 'icon:alien-egg';
import couch from 'icon:armchair';
import bunks from 'icon:bunk-beds';
import penned from 'icon:cage';
import captain from 'icon:captain-hat-profile';
import crates from 'icon:cargo-crate';
import compass from 'icon:compass';
import fan from 'icon:computer-fan';
import pods from 'icon:cryo-chamber';
import dockDesk from 'icon:desk';
import genes from 'icon:dna2';
import greenhouse from 'icon:greenhouse';
import drip from 'icon:hospital-cross';
import meal from 'icon:knife-fork';
import lever from 'icon:lever';
import lockers from 'icon:lockers';
import rifles from 'icon:machine-gun';
import pills from 'icon:medicines';
import waking from 'icon:person-in-bed';
import seeds from 'icon:plant-seed';
import shielded from 'icon:radiations';
import reactor from 'icon:reactor';
import scalpel from 'icon:scalpel';
import cold from 'icon:snowflake-1';
import strongbox from 'icon:strongbox';
import water from 'icon:water-drop';
import type { Content } from '../../printed.ts';
import type { ShipZone } from '../../rules/ship.ts';

/** By tile and the letter of the room on it. */
const MOTIFS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'life-support': { A: fan, B: water, C: lever },
  'med-bay': { A: drip, B: scalpel, C: pills },
  armoury: { A: rifles, B: strongbox },
  'crew-quarters': { A: bunks, B: meal, C: lockers, D: couch },
  hydroponics: { A: greenhouse, B: seeds },
  reactor: { R: reactor, S: shielded },
  'cargo-bay': { A: crates, B: dockDesk },
  bridge: { A: captain, B: compass },
  'cryo-deck': { A: pods, B: waking, C: pods },
  'gene-lab': { A: eggs, B: genes, C: cold, D: penned },
};

/** None in a corridor, nor in a room of somebody's own tile. */
export function motifOf({ mission }: Content, { isRoom, label, tiles }: ShipZone): string | null {
  const tile = mission.tiles[tiles[0] ?? -1];
  return (isRoom && tile && MOTIFS[tile.id]?.[label.slice(-1)]) || null;
}
