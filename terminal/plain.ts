/** Any game's table, for games that have no drawing of their own: one line for each thing on it. */
import type { Drawing } from './drawing.ts';

export const plain: Drawing = ({ seen: { table }, paint }) => {
  if (typeof table !== 'object' || table === null) return [JSON.stringify(table)];
  const fields = Object.entries(table);
  const width = Math.max(0, ...fields.map(([key]) => key.length));
  return fields.map(([key, value]) => `${paint.dim(key.padEnd(width))}  ${JSON.stringify(value)}`);
};
