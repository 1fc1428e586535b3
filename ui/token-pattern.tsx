export const PATTERNS = ['plain', 'stripes', 'dots', 'checks', 'waves', 'chevrons'] as const;
/** Tells tones apart without colour. */
export type Pattern = (typeof PATTERNS)[number];

const MARKS: Readonly<Record<Exclude<Pattern, 'plain'>, { size: number; path: string; filled?: true }>> = {
  stripes: { size: 12, path: 'M-3 9 L9 -3 M3 15 L15 3' },
  dots: { size: 12, path: 'M3 6 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0', filled: true },
  checks: { size: 16, path: 'M0 0h8v8h-8z M8 8h8v8h-8z', filled: true },
  waves: { size: 16, path: 'M-4 6 q4 -6 8 0 t8 0 t8 0 M-4 14 q4 -6 8 0 t8 0 t8 0' },
  chevrons: { size: 16, path: 'M0 4 L8 11 L16 4 M0 12 L8 19 L16 12 M0 -4 L8 3 L16 -4' },
};

/** An SVG pattern to fill a shape with, over its tone; give it an id of the page's own. */
export function TokenPattern({ id, pattern }: { id: string; pattern: Exclude<Pattern, 'plain'> }) {
  const { size, path, filled } = MARKS[pattern];
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      <path className={filled ? 'token-mark-filled' : 'token-mark'} d={path} />
    </pattern>
  );
}
