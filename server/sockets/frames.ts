/** Text frames of the WebSocket protocol (RFC 6455), as a server writes them: many messages, one piece of memory, one write. */

const WHOLE_TEXT = 0x81;
/** In place of the length, when it takes two bytes or eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** In bytes; as much as mostly leaves in one go, and more. */
const SCRATCH = 65_536;
/** Written over again and again. */
let scratch = Buffer.allocUnsafeSlow(SCRATCH);

/** Where the frames go: the socket below. */
export interface Wire {
  write(bytes: Buffer): unknown;
  /** Bytes the system has not taken yet. */
  readonly writableLength: number;
}

export function writeFrames(wire: Wire, texts: readonly string[]): void {
  let size = 0;
  const lengths = texts.map((text) => {
    const length = Buffer.byteLength(text);
    size += headSize(length) + length;
    return length;
  });
  // What has to wait for a slow reader has memory of its own, and no more than it needs: nobody can make us keep more.
  const isAtOnce = size <= SCRATCH && wire.writableLength === 0;
  const bytes = isAtOnce ? scratch.subarray(0, size) : Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    at = writeHead(bytes, at, lengths[i]!);
    at += bytes.write(texts[i]!, at);
  }
  wire.write(bytes);
  // The system did not take all of it: what waits must stay as it is.
  if (isAtOnce && wire.writableLength > 0) scratch = Buffer.allocUnsafeSlow(SCRATCH);
}

function headSize(length: number): number {
  if (length < TWO_BYTES) return 2;
  return length < 0x1_0000 ? 4 : 10;
}

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = WHOLE_TEXT;
  const size = headSize(length);
  if (size === 2) bytes[at + 1] = length;
  else if (size === 4) {
    bytes[at + 1] = TWO_BYTES;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = EIGHT_BYTES;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + size;
}
