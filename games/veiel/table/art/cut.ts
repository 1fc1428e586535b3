/** How a block is cut: the same word always gives the same cuts. Coordinates are in the picture's own units. */

/** A small generator of its own: a picture must not depend on the game's chance. */
export function cutter(word: string): () => number {
  let state = 7;
  for (const letter of word) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Strokes of a gouge across the picture: long, uneven, thick in the middle and pointed at both ends. */
export function gouges(width: number, height: number, word: string, apart = 9): string {
  const random = cutter(word);
  const slope = (random() - 0.5) * 0.35;
  let path = '';
  for (let y = -height * 0.2; y < height * 1.2; y += apart * (0.8 + random() * 0.4)) {
    let x = -width * 0.1 - random() * 20;
    while (x < width * 1.1) {
      const long = width * (0.16 + random() * 0.4);
      path += stroke(x, y + x * slope, x + long, y + (x + long) * slope, 0.6 + random() * 1.5);
      x += long + 3 + random() * 12;
    }
  }
  return path;
}

/** Rays of a low sun, as blocks have behind saints and storms. */
export function rays(x: number, y: number, far: number, word: string, count = 22): string {
  const random = cutter(word);
  const turn = random() * Math.PI;
  let path = '';
  for (let n = 0; n < count; n++) {
    const angle = turn + ((n + (random() - 0.5) * 0.4) * 2 * Math.PI) / count;
    const wide = (Math.PI / count) * (0.32 + random() * 0.4);
    path += `M${at(x, y, angle, far * 0.16)}L${at(x, y, angle - wide, far)}L${at(x, y, angle + wide, far)}Z`;
  }
  return path;
}

/** An outline with so many sides, each corner a little off, as a knife leaves it. `round` many sides make a circle. */
export function outline(sides: number, radius: number, word: string, turn = 0, uneven = 0.05): string {
  const random = cutter(word);
  const points = Array.from({ length: sides }, (_, n) =>
    at(50, 50, turn + (n * 2 * Math.PI) / sides, radius * (1 - uneven + random() * 2 * uneven)),
  );
  return `M${points.join('L')}Z`;
}

/** Hills along the foot of a picture: two flat masses. */
export function hills(width: number, height: number, word: string): string {
  const random = cutter(word);
  let path = `M0 ${height}`;
  const steps = 5;
  for (let n = 0; n <= steps; n++)
    path += `L${((n * width) / steps).toFixed(1)} ${(height * (0.72 + random() * 0.16)).toFixed(1)}`;
  return `${path}L${width} ${height}Z`;
}

function stroke(x1: number, y1: number, x2: number, y2: number, thick: number): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const n = (value: number) => value.toFixed(1);
  return `M${n(x1)} ${n(y1)}L${n(mx)} ${n(my - thick)}L${n(x2)} ${n(y2)}L${n(mx)} ${n(my + thick)}Z`;
}

function at(x: number, y: number, angle: number, far: number): string {
  return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
}
