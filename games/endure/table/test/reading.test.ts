/** Every option of every question is on the table: in the row of answers, or on a piece that is drawn. */
import { describe, expect, test } from 'vitest';
import { NONE, PIECES } from '../../types.ts';
import { isCard, isFoe, isPlain, isZone, optionsByPiece, PLACE, THING, zoneOf } from '../reading.ts';
import { GAMES, momentsOf } from './games.ts';

describe('what options point at', () => {
  test.each(GAMES)('$mission: whatever is not only said lies on a piece that is there', (game) => {
    for (const { before, content } of momentsOf(game)) {
      const [decision] = before.decisions;
      const { table } = before;
      const lit = optionsByPiece(decision!);
      const onPieces = new Set([...lit.values()].flat());
      for (const option of decision!.options) {
        expect(isPlain(option) || onPieces.has(option as never), JSON.stringify(option)).toBe(true);
      }
      if (table.phase === 'muster') continue;
      for (const piece of lit.keys()) {
        const held = table.survivors.some(({ cards }) => cards.includes(piece - PIECES.item));
        const isThere =
          (isZone(piece) && content.ship.zones[piece - PIECES.zone] !== undefined) ||
          (isFoe(piece) && zoneOf(table, piece) !== NONE) ||
          (isCard(piece) && held) ||
          (piece < PIECES.foe && table.survivors[piece] !== undefined) ||
          (piece >= PIECES.door && piece < PIECES.item) ||
          (piece >= THING && piece < PLACE && table.things.spent[piece - THING] === 0) ||
          (piece >= PLACE && piece < PLACE + 5);
        expect(isThere, `${decision!.kind}: piece ${piece}`).toBe(true);
      }
    }
  });
});
