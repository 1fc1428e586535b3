/** Every browser this app runs in reads WOFF2: the second copy of each face that Fontsource names is left out. */
import type { CSSOptions } from 'vite';

type Plugin = Exclude<NonNullable<Exclude<CSSOptions['postcss'], string>>['plugins'], undefined>[number];

const SECOND_COPY = /,\s*url\([^)]+\.woff\)\s*format\(['"]woff['"]\)/g;

/** A plugin of PostCSS, which sees style sheets that others import too. */
export function fonts(): Plugin {
  return {
    postcssPlugin: 'tablee-fonts',
    // Once, not declaration by declaration: Vite looks for the files to ship in its own `Once`, after this one.
    Once(root) {
      root.walkDecls('src', (declaration) => {
        declaration.value = declaration.value.replace(SECOND_COPY, '');
      });
    },
  };
}
