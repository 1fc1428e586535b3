/**
 * JSON that is nested deeper than anything we are ever sent, found by reading its brackets before anything else reads it:
 * what walks through it by calling itself would run out of stack.
 */

/** A request holds options, and those a list or two. */
const DEEPEST = 16;

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSED_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSED_OBJECT = 125;

export function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (isText) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > DEEPEST) return true;
    } else if (code === CLOSED_LIST || code === CLOSED_OBJECT) depth--;
  }
  return false;
}
