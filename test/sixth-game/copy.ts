/** The house in another place, with one game more: its folder and one line in the list. Nothing is installed. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { packages, paths, ROOT } from '../house.ts';

/** No part of the program. */
const LEFT_OUT = /^(docs|test)\//;

export function houseWith(game: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-sixth-'));
  for (const path of paths().filter((each) => !LEFT_OUT.test(each)))
    cpSync(join(ROOT, path), join(folder, path));
  linkPackages(folder);
  cpSync(game, join(folder, 'games', basename(game)), { recursive: true });
  addLine(
    join(folder, 'games', 'list.ts'),
    `export { box as ${basename(game)} } from './${basename(game)}/box.ts';`,
  );
  return folder;
}

/** What npm brought is shared; our own packages are those of the copy. */
function linkPackages(folder: string): void {
  const ours = packages();
  const ownNames = new Set(ours.map(({ name }) => name.split('/')[0]));
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!ownNames.has(name)) symlinkSync(join(from, name), join(to, name), 'junction');
  for (const { name, folder: own } of ours) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    symlinkSync(join(folder, own), join(to, name), 'junction');
  }
}

function addLine(file: string, line: string): void {
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n${line}\n`);
}
