import { COLOURED, type Paint, PLAIN } from '@tablee/terminal';

/** What this stream can show; NO_COLOR and FORCE_COLOR are heeded. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  if (process.env.FORCE_COLOR !== undefined && process.env.FORCE_COLOR !== '0') return COLOURED;
  return stream.isTTY && stream.hasColors(256) ? COLOURED : PLAIN;
}
