// Where an installed command-line tool's script lies, so that Node can run it without npx or a shell.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** The script that `bin` of the installed package `name` stands for. */
export function toolPath(name, bin) {
  const folder = join(ROOT, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin];
  return join(folder, script);
}
