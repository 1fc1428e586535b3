/** Text frames of the WebSocket protocol (RFC 6455), as a server writes them: many messages, one piece of memory, one write. */

const WHOLE_TEXT = 0x81;
/** In place of the length, when it takes two bytes or eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

export function framesOf(texts: readonly string[]): Buffer {
  let size = 0;
  const lengths = texts.map((text) => {
    const length = Buffer.byteLength(text);
    size += headSize(length) + length;
    return length;
  });
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    at = writeHead(bytes, at, lengths[i]!);
    at += bytes.write(texts[i]!, at);
  }
  return bytes;
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
