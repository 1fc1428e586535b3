import { describe, expect, it } from 'vitest';
import { squareAt, squareTowards } from '../grid.ts';

describe('a grid board', () => {
  it('takes squares in reading order unless they say where they are', () => {
    expect(squareAt(4, 5)).toEqual({ x: 1, y: 1 });
    expect(squareAt(4, 5, { x: 3, y: 0 })).toEqual({ x: 3, y: 0 });
  });

  // . a . b
  // . . c .
  const [a, b, c] = [
    { id: 'a', x: 1, y: 0 },
    { id: 'b', x: 3, y: 0 },
    { id: 'c', x: 2, y: 1 },
  ] as const;

  it('walks over gaps to the nearest square in line', () => {
    expect(squareTowards([a, b, c], a, 'ArrowRight')).toBe(b);
    expect(squareTowards([b, a, { id: 'd', x: 2, y: 0 }], a, 'ArrowRight')).toMatchObject({ id: 'd' });
    expect(squareTowards([a, b, c], b, 'ArrowLeft')).toBe(a);
  });

  it('stops at the edge, and knows arrows only', () => {
    expect(squareTowards([a, b, c], a, 'ArrowLeft')).toBeUndefined();
    expect(squareTowards([a, b, c], a, 'ArrowDown')).toBeUndefined();
    expect(squareTowards([a, b, c], a, 'Enter')).toBeUndefined();
  });
});
