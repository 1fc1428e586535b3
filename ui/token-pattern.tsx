export const PATTERNS = ['plain', 'stripes', 'dots', 'checks', 'waves', 'chevrons'] as const;
/** Tells tones apart without colour. */
export type Pattern = (typeof PATTERNS)[number];

const MARKS: Readonly<Record<Exclude<Pattern, 'plain'>, { size: number; path: string; filled?: true }>> = {
  stripes: { size: 12, path: 'M-3 9 L9 -3 M3 15 L15 3' },
  dots: { size: 12, path: 'M3 6 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0', filled: true },
  checks: { size: 16, path: 'M0 0h8v8h-8z M8 8h8v8h-8z', filled: true },
  waves: { size: 20, path: 'M-10 5 q5 -6 10 0 t10 0 t10 0 M-10 15 q5 -6 10 0 t10 0 t10 0' },
  chevrons: { size: 24, path: 'M0 0 L12 12 L24 0 M0 12 L12 24 L24 12 M0 -12 L12 0 L24 -12' },
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
