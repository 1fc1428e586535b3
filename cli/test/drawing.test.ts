import { gameById } from '@tablee/games/rules';
import { begin, type Seat, view } from '@tablee/kernel';
import { COLOURED, PLAIN, widthOf } from '@tablee/terminal';
import { expect, test } from 'vitest';
import { drawnGame } from '../games.ts';

const plunder = gameById('plunder')!;
const soeurs = gameById('soeurs')!;
const dungeon = await drawnGame(plunder);
const tower = await drawnGame(soeurs);

/** Three for the row's number, then 8 squares of 4 with 9 edges. */
const BOARD_WIDTH = 3 + 8 * 4 + 9;

function drawn(seat: Seat | null, paint = PLAIN): string[] {
  const t = begin(plunder, {
    seats: 2,
    seed: 'x',
    position: {
      heroes: { 'blue-warrior': { at: 'b3', pv: 2, carries: true }, 'green-mage': 'h9' },
      monsters: ['d4'],
      treasures: ['c8'],
      hands: { blue: ['10♥', 'Q♠'] },
    },
  });
  return dungeon.draw({
    game: plunder,
    seen: view(plunder, t, seat),
    content: t.content,
    language: 'fr',
    paint,
  });
}

test('the dungeon shows walls, figures with team and hit points, treasures and stars', () => {
  const lines = drawn(0 as Seat);

  expect(lines[0]).toBe('Les Deux Caveaux · Tour 1 · Bleu · phase d’action');
  expect(lines.slice(7, 10).map((line) => line.slice(0, BOARD_WIDTH))).toEqual([
    ' 3 ┃ ○   G●2$┃      *                      ┃',
    '   ┃    ·    ┗━━━━━━━━━━━━━━╸    ╺━━━━━━━━━┫',
    ' 4 ┃               X1                      ┃',
  ]);
  expect(lines.at(-1)).toBe('Main  D♠   10♥');
});

test('colours take no room', () => {
  expect(drawn(0 as Seat, COLOURED).map(widthOf)).toEqual(drawn(0 as Seat).map(widthOf));
});

test('a spectator sees no hand', () => {
  expect(drawn(null).join('\n')).not.toMatch(/Main|10♥/);
});

test('the tower shows the floor, what the Sisters own, the piles’ tops and the hand with its texts', () => {
  const t = begin(soeurs, { seats: 1, seed: 'x' });
  const seen = view(soeurs, t, 0 as Seat);
  const text = tower
    .draw({
      game: soeurs,
      seen,
      content: t.content,
      language: 'fr',
      paint: PLAIN,
    })
    .join('\n');

  expect(text).toMatch(/Étage 1 sur \d/);
  expect(text).toContain('PS 39 (palier 39, prochain seuil 30)');
  expect(text).toMatch(/AA gauche \(4\) {2}\d /);
  expect(text).toMatch(/Ennemi\/Lieu \(18\)/);
  expect(text.split('Main\n')[1]!.split('\n')).toHaveLength(5);
});

const endure = gameById('endure')!;
const ship = await drawnGame(endure);

function drawnShip(paint = PLAIN): string[] {
  const t = begin(endure, {
    seats: 1,
    seed: 'x',
    config: { mission: 'first-light' },
    position: {
      survivors: [{ class: 'marine', at: '1C', items: ['shotgun'], wounds: ['legs'] }],
      enemies: [
        { type: 'swarmer', at: '1w' },
        { type: 'swarmer', at: '1w' },
      ],
      tokens: [{ token: 'jaeger-1', at: '3B' }],
      doors: { '1B-1e': 'closed' },
      noise: { '1D': 2 },
    },
  });
  return ship.draw({
    game: endure,
    seen: view(endure, t, 0 as Seat),
    content: t.content,
    language: 'fr',
    paint,
  });
}

test('the ship shows zones, doors open and closed, survivors, enemies, echoes and noise, in a hundred columns', () => {
  const lines = drawnShip();

  const at = (label: string) => lines.find((line) => line.includes(label))!;
  expect(at('1w')).toMatch(/^┃1w {2}sw2:1c/);
  expect(at('1C')).toMatch(/^┃1C {2}▸Ma┃1s .*▯1D {2}!2 ┃3C .*┃3B {2}\? {2}┃$/);
  expect(lines.find((line) => line.includes('▮'))).toMatch(/^┣━+┛ · +· ┗━▮━/);
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(100);
});

test('the ship’s lists say who is hurt, and what each enemy would do', () => {
  const text = drawnShip().join('\n');

  expect(text).toContain('Marine · 1C Vestiaire · Vie 8/8');
  expect(text).toContain('blessé : jambes');
  expect(text).toMatch(/2 × Swarmer · 1w .* · voit Marine .*⚔ Marine/);
  expect(text).toMatch(/1 × jeton Radar · 3B .* · erre/);
});

test('colours take no room on the ship', () => {
  expect(drawnShip(COLOURED).map(widthOf)).toEqual(drawnShip().map(widthOf));
});

const veiel = gameById('veiel')!;
const fight = await drawnGame(veiel);

function drawnFight(paint = PLAIN): string[] {
  const t = begin(veiel, {
    seats: 1,
    seed: 'x',
    config: { heroes: 1 },
    position: {
      heroes: [{ hero: 'brune', at: [5, 3], hand: ['frappe', 'parade'], block: 1 }],
      enemies: [{ enemy: 'rat-d-ossuaire', at: [2, 3] }],
      entities: [{ entity: 'muret', at: [3, 1] }],
    },
  });
  return fight.draw({
    game: veiel,
    seen: view(veiel, t, 0 as Seat),
    content: t.content,
    language: 'fr',
    paint,
  });
}

test('the fight shows squares by row and column, who stands there, what each enemy is about to do, and the hand', () => {
  const lines = drawnFight();
  const text = lines.join('\n');

  expect(lines[0]).toBe('Normale · Affrontement 1/4 · tour 1 · phase des héros');
  expect(lines[1]).toMatch(/^ {5}1 {4}2 {4}3 {4}4 {4}5 {4}6/);
  expect(text).toContain(' 2 ┃           1                 ┃');
  expect(text).toContain(' 3 ┃ #                           ┃');
  expect(text).toContain(' 5 ┃           A                 ┃');
  expect(text).toContain('▶ A Brune Talvas');
  expect(text).toContain('menace 9 · blocage 1');
  expect(text).toContain('1 Rat d’ossuaire (2, 3) · jaune 2/2 · vies');
  expect(text.replace(/\s+/g, ' ')).toContain('reçoit 2 dégâts de Rat d’ossuaire, dont 1 bloqué.');
  expect(text).toContain('  Frappe — Infligez 2 dégâts à un ennemi adjacent.');
  expect(drawnFight(COLOURED).map(widthOf)).toEqual(lines.map(widthOf));
});
