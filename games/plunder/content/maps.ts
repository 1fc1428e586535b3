/** The dungeons we ship, each drawn in its own file; `readMap` turns a drawing into a map. */
import { text as sdp2p1 } from './maps/sdp-2p-1.ts';
import { text as sdp4p1 } from './maps/sdp-4p-1.ts';

export const MAPS: readonly { readonly id: string; readonly text: string }[] = [
  { id: 'sdp-2p-1', text: sdp2p1 },
  { id: 'sdp-4p-1', text: sdp4p1 },
];
