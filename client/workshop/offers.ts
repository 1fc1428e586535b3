/** Everything one could bring to a table of this game: ready-made ones, and those made here, each with what forbids it. */
import {
  bareTable,
  type Fault,
  type Game,
  type Pack,
  PackError,
  Refused,
  type Text,
  whyNotBring,
} from '@tablee/kernel';
import { useMemo } from 'react';
import { useWorks, type Work } from '../storage/index.ts';
import { type Bring, keyOf, USUAL } from './bring.ts';

export interface Offer {
  readonly bring: Bring;
  readonly name: Text;
  /** How it plays. */
  readonly about: Text | null;
  /** Null: whatever the game gives. */
  readonly brought: unknown;
  /** Why it can't be brought to this table; empty for what can. */
  readonly faults: readonly Fault[];
}

export const ANY: Offer = {
  bring: USUAL,
  name: { fr: 'Au hasard', en: 'Any' },
  about: { fr: 'Tiré au sort parmi les tout faits.', en: 'Drawn by lot among the ready-made ones.' },
  brought: null,
  faults: [],
};

export function offersOf(
  game: Game,
  config: Readonly<Record<string, unknown>>,
  seats: number,
  made: readonly Work[],
  pack: Pack | null,
): Offer[] {
  const { brings } = game;
  if (!brings) return [];
  const table = tableOf(game, config, seats, pack);
  if (!table) return [ANY];
  const ready = brings.ready(table.config, table.content).map(
    ({ id, name, about = null, brought }): Offer => ({
      bring: { from: 'ready', id },
      name,
      about,
      brought,
      faults: [],
    }),
  );
  const own = made.map(({ id, brought }): Offer => {
    const name = nameOf(game, brought);
    return {
      bring: { from: 'work', id },
      name: { fr: name ?? 'Sans nom', en: name ?? 'Unnamed' },
      about: null,
      brought,
      faults: whyNotBring(game, brought, table.config, table.content),
    };
  });
  return [ANY, ...own, ...ready];
}

export function nameOf({ brings }: Game, brought: unknown): string | null {
  try {
    return brings?.written?.name(brought) ?? null;
  } catch {
    return null;
  }
}

/** The chosen one, or the usual where it is gone. */
export function offerOf(offers: readonly Offer[], bring: Bring): Offer {
  return offers.find((offer) => keyOf(offer.bring) === keyOf(bring)) ?? ANY;
}

export function useOffers(
  game: Game,
  config: Readonly<Record<string, unknown>>,
  seats: number,
  pack: Pack | null,
): readonly Offer[] {
  const made = useWorks(game.id);
  const settled = JSON.stringify(config);
  return useMemo(
    () => offersOf(game, JSON.parse(settled), seats, made ?? [], pack),
    [game, settled, seats, made, pack],
  );
}

/** The config and content such a table would have; null where it can't be played so. */
function tableOf(game: Game, config: Readonly<Record<string, unknown>>, seats: number, pack: Pack | null) {
  try {
    return bareTable(game, { seats, seed: 'offers', config, ...(pack && { pack }) });
  } catch (error) {
    if (error instanceof Refused || error instanceof PackError) return null;
    throw error;
  }
}
