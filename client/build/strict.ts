/**
 * The server's content policy forbids `eval`. Zod tries it to see whether it may compile its checks, and the browser
 * reports even a failed try as an error: so it is told from the start not to.
 */
import type { Plugin } from 'vite';

const ZOD_CORE = /\/zod\/v4\/core\/core\.js(\?|$)/;

export function strict(): Plugin {
  return {
    name: 'tablee-strict',
    apply: 'build',
    transform: {
      filter: { id: ZOD_CORE },
      handler: (code) => ({ code: `${code}\nglobalConfig.jitless = true;\n`, map: null }),
    },
  };
}
