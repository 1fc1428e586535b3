/** The twelve tiles of the ship, ten names, as text: the form is in `ready/tile.ts` and, for authors, in the README. */

const LIFE_SUPPORT = `
tile: life-support
name: Life Support
motif: lungs
ports: N E S W
---
AAnnBB
AAnnBB
wwxxee
wwyyee
CCss..
CCss..

doors: A-n B-e C-s
narrow: y-e
A: Filtres à air / Air Filters
B: Cuves d’eau / Water Tanks
C: Poste de réglage / Control Booth
`;

const MED_BAY = `
tile: med-bay
name: Baie médicale
name-en: Med Bay
motif: hospital
ports: N E S
---
AAnnBB
AAnnBB
AAccee
AAccee
..ssCC
..ssCC

doors: A-n A-c B-n C-e
A: Salle de soins / Ward
B: Chirurgie / Surgery
C: Pharmacie / Pharmacy
`;

const ARMOURY = `
tile: armoury
name: Armurerie
name-en: Armoury
motif: bullet-impacts
ports: E W
---
.AAAA.
.AAAA.
wwccee
wwccee
.BBBB.
.BBBB.

doors: A-c closed, B-c closed
A: Râtelier d’armes / Weapon Racks
B: Chambre blindée / Strongroom
`;

const CREW_QUARTERS = `
tile: crew-quarters
name: Quartiers d’équipage
name-en: Crew Quarters
motif: bunk-beds
copies: 2
ports: N E S W
---
AAnnBB
AAnnBB
wwccee
wwccee
CCssDD
CCssDD

doors: A-n B-e C-w D-s
A: Dortoir / Dormitory
B: Cantine / Mess
C: Vestiaire / Locker Room
D: Salle de repos / Lounge
`;

const HYDROPONICS = `
tile: hydroponics
name: Hydroponie
name-en: Hydroponics
motif: sprout
ports: N W
---
BBnnAA
BBnnAA
wwccAA
wwccAA
..ddAA
..ddAA

doors: A-n A-d B-w
A: Grande serre / Great Greenhouse
B: Semences / Seed Store
`;

const REACTOR = `
tile: reactor
name: Réacteur
name-en: Reactor
motif: nuclear
ports: N E S W
---
aannbb
aRRRRb
wRRRRe
wRRRRe
cRRSSd
ccssdd

doors: R-n R-s S(E)-d
R: Cœur du réacteur / Reactor Core
S: Cabine blindée / Shielded Cabin
`;

const CARGO_BAY = `
tile: cargo-bay
name: Soute
name-en: Cargo Bay
motif: cargo-crate
copies: 2
ports: N S
---
..nnBB
AAnnBB
AAAccc
AAAccc
AAss..
AAss..

doors: A(E)-n A-c A(E)-s B-c
A: Travée de fret / Freight Hold
B: Bureau du quai / Dock Office
`;

const BRIDGE = `
tile: bridge
name: Passerelle
name-en: Bridge
motif: ship-wheel
ports: S
---
.AAAA.
.AAAA.
BBcc..
BBcc..
..ss..
..ss..

doors: A-c B-c
A: Poste de commandement / Command Deck
B: Salle des cartes / Chart Room
`;

const CRYO_DECK = `
tile: cryo-deck
name: Pont cryo
name-en: Cryo Deck
motif: cryo-chamber
ports: E W
---
AABBCC
AABBCC
wwccee
wwccee
......
......

doors: A-B B-C B-c
A: Caissons bâbord / Port Pods
B: Salle de réveil / Waking Room
C: Caissons tribord / Starboard Pods
`;

const GENE_LAB = `
tile: gene-lab
name: Labo génétique
name-en: Gene Lab
motif: dna2
ports: N E W
---
AAnnBB
A.nnBB
wwccee
wwccee
CCDD..
CCDD..

doors: A-w B-e C-w D-c
A: Couveuses / Hatchery
B: Salle des gènes / Gene Room
C: Chambre froide / Cold Store
D: Cages vitrées / Glass Pens
`;

export const TILES = [
  LIFE_SUPPORT,
  MED_BAY,
  ARMOURY,
  CREW_QUARTERS,
  HYDROPONICS,
  REACTOR,
  CARGO_BAY,
  BRIDGE,
  CRYO_DECK,
  GENE_LAB,
].map((text) => text.trimStart());

/** The Refuge (R-ES-84): the Gate is its only corridor zone, and the Commons open on every other place. */
export const REFUGE_TILE = `tile: refuge
name: Refuge
motif: campfire
ports: S
---
IIIBBB
IIIBBB
WCCCCT
WCCCCT
WCCCCT
..gg..

doors: C(N)-I C(N)-B C-W C-T C-g
C: Salle commune / Commons
I: Infirmerie / Infirmary
B: Couchettes / Bunks
W: Atelier / Workshop
T: Réserve / Stash
`;
