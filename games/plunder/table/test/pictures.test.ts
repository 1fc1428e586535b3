/** The rulebook's pictures tell the truth: what they draw as a step, a blow or a line of sight is one under the rules. */
import { expect, test } from 'vitest';
import { makeBoard } from '../../rules/board.ts';
import { lineOfSight } from '../../rules/los.ts';
import { squareAt, type Wall } from '../../rules/map.ts';
import { SCENES, type Scene } from '../pictures/pictures.ts';

function laidOut({ size: [width, height], walls = [], heroes = {}, monsters = [] }: Scene) {
  const at = (name: string) => squareAt({ width, height }, name)!;
  const board = makeBoard({
    id: 'picture',
    name: { fr: '', en: '' },
    width,
    height,
    seats: ['blue', 'green'],
    symmetry: 'none',
    zones: { blue: [], green: [], purple: [], orange: [] },
    yellow: [],
    stars: [],
    walls: walls.map((name): Wall => name.split(/[|/]/).map(at) as unknown as Wall),
  });
  const standing = new Uint8Array(width * height);
  for (const name of [...Object.keys(heroes), ...monsters]) standing[at(name)] = 1;
  return { board, standing, at };
}

test.each(SCENES.map((scene, index) => [`${index + 1}: ${scene.caption.en}`, scene] as const))(
  'picture %s',
  (_, scene) => {
    const { board, standing, at } = laidOut(scene);
    const pairs = (list: readonly string[] = []) =>
      list.map((pair) => pair.split(' ').map(at) as [number, number]);

    for (const [from, to] of pairs(scene.steps)) {
      expect(board.near[from], 'a step leads to an adjacent square').toContain(to);
      expect(standing[to], 'which is free').toBe(0);
    }
    for (const [from, to] of pairs(scene.blows)) {
      expect(board.near[from], 'a blow reaches an adjacent square').toContain(to);
      expect(standing[to], 'where somebody stands').toBe(1);
    }
    for (const [from, to] of pairs(scene.seen)) expect(lineOfSight(board, from, to, standing)).toBe(true);
    for (const [from, to] of pairs(scene.hidden)) expect(lineOfSight(board, from, to, standing)).toBe(false);
  },
);

test('the Mage of the second picture has no other square to dodge to', () => {
  const scene = SCENES.find(({ rule }) => rule === 'SDP-DEF-4')!;
  const { board, standing, at } = laidOut(scene);

  expect(board.near[at('b2')]!.filter((square) => standing[square] === 0)).toEqual([at('c3')]);
});
