import type { ChildProcess } from 'node:child_process';

/** The first group of what a process prints, as soon as it has printed it, however many pieces it comes in. */
export function said(child: ChildProcess, what: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    child.stdout!.setEncoding('utf8').on('data', (more: string) => {
      heard += more;
      const found = what.exec(heard);
      if (found) resolve(found[1]!);
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${code} and had only said: ${heard}`)));
  });
}
