/** Lives for one to five heroes (R-OV-9): the card gives all five, since a hero alone meets as many enemies as five do. */
type Lives = readonly [number, number, number, number, number];

export const LIVES = {
  basique: [1, 2, 3, 4, 5],
  intermediaire: [1, 2, 4, 5, 6],
  puissant: [1, 3, 5, 7, 9],
  boss: [2, 6, 10, 14, 17],
} as const satisfies Record<string, Lives>;
