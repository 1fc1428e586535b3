/** Small drawings for a page without scripts: shares with their intervals, bars, and how games are spread over a length. */
import type { Share } from '@tablee/kernel';

/**
 * One tone for each of what is compared, by day and by night; told apart without seeing red and green too (after Okabe
 * and Ito).
 */
const TONES = [
  ['#0b6bb0', '#6cb8f3'],
  ['#c2570c', '#f3a263'],
  ['#00785a', '#4fcda8'],
  ['#9a3d7e', '#e394ca'],
  ['#8a6d00', '#dcc04e'],
  ['#3f3f46', '#c3c3cc'],
] as const;

export function toneOf(index: number): string {
  return `var(--tone-${index % TONES.length})`;
}

/** What the page's style sheet has to say about the tones. */
export function toneRules(): string {
  return TONES.map(([day, night], index) => `--tone-${index}: light-dark(${day}, ${night});`).join(' ');
}

export function escaped(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!,
  );
}

const ROW = 14;

/** A dot for each share on a line from 0 to 1, its interval beside it, and a mark at the half. */
export function dots(shares: readonly Share[]): string {
  const height = ROW * shares.length;
  const drawn = shares.map(({ share, low, high, of }, index) => {
    if (of === 0) return '';
    const y = ROW * index + ROW / 2;
    const tone = toneOf(index);
    return (
      `<line x1="${per(low)}" x2="${per(high)}" y1="${y}" y2="${y}" stroke="${tone}" stroke-width="2"/>` +
      `<circle cx="${per(share)}" cy="${y}" r="4" fill="${tone}"/>`
    );
  });
  return svg(height, `<line class="half" x1="50%" x2="50%" y1="0" y2="${height}"/>${drawn.join('')}`);
}

/** A bar for each value, the longest as long as `most`. */
export function bars(values: readonly number[], most: number): string {
  const drawn = values.map((value, index) => {
    const width = most > 0 ? value / most : 0;
    return `<rect x="0" y="${ROW * index + 3}" width="${per(width)}" height="${ROW - 6}" fill="${toneOf(index)}"/>`;
  });
  return svg(ROW * values.length, drawn.join(''));
}

const COLUMNS = 40;
const TALLEST = 60;

/** How many games were so long, in columns; a line where half of them are over. */
export function spread(sorted: readonly number[], longest: number, median: number, index: number): string {
  const width = Math.max(1, Math.ceil((longest + 1) / COLUMNS));
  const counts = new Array<number>(Math.ceil((longest + 1) / width)).fill(0);
  for (const length of sorted) counts[Math.floor(length / width)]!++;
  const most = Math.max(1, ...counts);
  const column = 100 / counts.length;
  const drawn = counts.map((count, at) => {
    const height = (TALLEST * count) / most;
    return `<rect x="${round(at * column)}%" y="${round(TALLEST - height)}" width="${round(column * 0.9)}%" height="${round(height)}" fill="${toneOf(index)}"/>`;
  });
  const middle = per((median + 0.5) / (counts.length * width));
  return svg(
    TALLEST,
    `${drawn.join('')}<line class="median" x1="${middle}" x2="${middle}" y1="0" y2="${TALLEST}"/>`,
  );
}

/** Said in words beside it, so it is hidden from whoever listens. */
function svg(height: number, content: string): string {
  return `<svg width="100%" height="${height}" aria-hidden="true">${content}</svg>`;
}

function per(share: number): string {
  return `${round(100 * share)}%`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
