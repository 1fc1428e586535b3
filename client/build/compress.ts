/** Writes each text file of the build a second and a third time, compressed: the server sends those and never compresses. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a packet is sent anyway. */
const WORTH_IT_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'tablee-compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: (options) => compressFiles(options.dir ?? folder),
    },
  };
}

async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < WORTH_IT_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}
