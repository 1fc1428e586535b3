/** What things are worth to the bots, in points of Life, unless a unit is given. */
export const WEIGHTS = {
  won: 1000,
  lost: -1000,
  /** Somebody alive, and how much more each of the last points of Life counts. */
  alive: 12,
  life: 1.5,
  fragileBelow: 4,
  fragile: 1.6,
  resolve: 0.35,
  nervous: 0.5,
  wound: -1.2,
  bodyWound: -2.2,
  stunned: -2.5,
  /** Off the ship when that is what the mission asks; off it too early. */
  gone: 9,
  deserted: -14,
  /** An objective done; a thing to be delivered picked up. */
  objective: 26,
  carried: 9,
  /** A step nearer to what is to be done, early and late in the mission. */
  step: 0.9,
  lateStep: 2.2,
  /** Beyond a closed door. */
  detour: 4,
  /** A step nearer to the others, for those without a task. */
  together: 0.12,
  /** Damage about to be suffered; being about to die of it. */
  threat: 1.25,
  doomed: 9,
  /** An enemy on the board: for its damage, and for its being there; less when it is far. */
  foe: 0.7,
  foeDamage: 0.9,
  far: 0.35,
  bossLife: 1.1,
  /** A radar token that comes this way. */
  token: 0.9,
  tokenNear: 0.5,
  /** A room that can be searched now. */
  search: 0.9,
  /** An unlocked reward, the Crisis token, an item held of some use. */
  reward: 1,
  crisis: 1.6,
  /** In the Loader on its way, with so many charges. */
  pilot: 10,
  charge: 3,
} as const;
