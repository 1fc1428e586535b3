/** Lives for one to five heroes (R-OV-9): the card gives all five, since a hero alone meets as many enemies as five do. */
type Lives = readonly [number, number, number, number, number];

export const LIVES = {
  basique: [1, 2, 3, 4, 5],
  intermediaire: [1, 2, 3, 4, 5],
  puissant: [1, 3, 4, 6, 7],
  boss: [1, 6, 9, 12, 14],
  /** Of a boss whose summons are lives of its own. */
  broodBoss: [1, 5, 8, 10, 12],
} as const satisfies Record<string, Lives>;
