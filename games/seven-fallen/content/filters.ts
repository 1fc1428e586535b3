/** Those that cards speak of most, named once. */
import type { Filter } from '@tablee/kernel/effect';

export const FOE_ANGE = { type: 'ange', side: 'theirs' } as const satisfies Filter;
export const FOE_UNIT = { type: ['ange', 'golem'], side: 'theirs' } as const satisfies Filter;
export const FOE_DIVINITE = { type: 'divinite', side: 'theirs' } as const satisfies Filter;
export const FOE_EFFECT = { in: 'pile', type: 'effet', side: 'theirs' } as const satisfies Filter;
export const FRIEND = { type: 'ange', side: 'mine' } as const satisfies Filter;
export const OTHER_FRIEND = { type: 'ange', side: 'mine', is: 'other' } as const satisfies Filter;
export const ANY_ANGE = { type: 'ange' } as const satisfies Filter;
export const MY_TEMPLE = { type: 'temple', side: 'mine' } as const satisfies Filter;
export const MY_HAND = { in: 'hand', side: 'mine' } as const satisfies Filter;
export const MY_PURGATOIRE = { in: 'purgatoire', side: 'mine' } as const satisfies Filter;
