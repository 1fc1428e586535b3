/** What a square may hold, at most one icon (SA-RESOLVE-3, R-SA-14), in the letters of the floor cards. */
export const ICONS = ['.', 't', 'T', '1', '2', '3', '$', '§', 'B'] as const;
export const EMPTY = 0;
export const TRAP = 1;
export const ADVANCED_TRAP = 2;
/** Combat icons carry 1, 2 or 3: icon − COMBAT_0 enemies (SA-FIGHT-1). */
export const COMBAT_0 = 2;
export const TREASURE = 6;
export const ADVANCED_TREASURE = 7;
export const BOSS = 8;
