import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [icons()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Loaded before the first paint otherwise: a game's pieces come when somebody sits down to it.
    modulePreload: { polyfill: false },
  },
});
