import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { leftOut } from './build/left-out.ts';
import { offline } from './build/offline.ts';
import { strict } from './build/strict.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [icons(), leftOut('terminal'), strict(), offline(), compress()],
  css: { postcss: { plugins: [fonts()] } },
  worker: { format: 'es', plugins: () => [leftOut('terminal', 'table', 'builder'), strict()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Fonts written into style sheets would be loaded whether needed or not, and the content policy forbids them.
    assetsInlineLimit: 0,
    // Loaded before the first paint otherwise: a game's pieces come when somebody sits down to it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Compressing takes as long as it takes.
      checks: { pluginTimings: false },
      // Motion marks its files for a kind of server we don't have.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
});
