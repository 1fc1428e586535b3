/** A game's cover. It comes with the game, so the room it fills is there a moment before it. */
import type { Box } from '@tablee/games';
import { type ComponentType, lazy, Suspense } from 'react';

export function Cover({ box }: { readonly box: Box }) {
  const Drawn = coverOf(box);
  return (
    <Suspense fallback={null}>
      <Drawn />
    </Suspense>
  );
}

const COVERS = new Map<Box, ComponentType>();

function coverOf(box: Box): ComponentType {
  let drawn = COVERS.get(box);
  if (!drawn) {
    // A page can do without a picture that didn't come.
    drawn = lazy(async () => ({ default: await box.cover().catch(() => Blank) }));
    COVERS.set(box, drawn);
  }
  return drawn;
}

function Blank() {
  return null;
}
