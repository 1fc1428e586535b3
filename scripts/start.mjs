// `npm start`: until there is a web app, the terminal game. Words after `npm start --` go to `tablee play`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, ROOT } from './install.mjs';

const GAME = 'plunder';

install();
const tablee = join(ROOT, 'cli', 'bin', 'tablee.js');
const child = spawnSync(process.execPath, [tablee, 'play', GAME, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (child.error) console.error(`tablee could not be started: ${child.error.message}`);
process.exit(child.status ?? 1);
