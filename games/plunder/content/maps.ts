/** The dungeons we ship, each drawn in its own file; `readMap` turns a drawing into a map. */
import { text as sdp2p1 } from './maps/sdp-2p-1.ts';
import { text as sdp2p2 } from './maps/sdp-2p-2.ts';
import { text as sdp2p3 } from './maps/sdp-2p-3.ts';
import { text as sdp4p1 } from './maps/sdp-4p-1.ts';
import { text as sdp4p2 } from './maps/sdp-4p-2.ts';
import { text as sdp4p3 } from './maps/sdp-4p-3.ts';

export const MAPS: readonly { readonly id: string; readonly text: string }[] = [
  { id: 'sdp-2p-1', text: sdp2p1 },
  { id: 'sdp-2p-2', text: sdp2p2 },
  { id: 'sdp-2p-3', text: sdp2p3 },
  { id: 'sdp-4p-1', text: sdp4p1 },
  { id: 'sdp-4p-2', text: sdp4p2 },
  { id: 'sdp-4p-3', text: sdp4p3 },
];
