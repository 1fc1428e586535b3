/** Lists that are used again and again, at every look. */

/** The list, empty. By `length = 0` it would lose its room, and the next `push` would have to find it anew. */
export function emptied<T>(list: T[]): T[] {
  while (list.length > 0) list.pop();
  return list;
}
