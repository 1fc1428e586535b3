/**
 * The socket of a page that is played by a program: the WebSocket protocol as far as a measurement needs it. Players share the
 * machine with the server that is measured, so they do as little as they can.
 */
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;
/** A page says that it masks what it sends. With a key of zeros nothing need be done about it. */
const MASKED = 0x80;
const KEY = '\0\0\0\0';
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

export class PageSocket {
  readonly #socket: Socket;
  readonly #heard: (text: string) => void;
  /** The beginning of a frame of which the rest has not come yet. */
  #rest: Buffer | null = null;

  private constructor(socket: Socket, heard: (text: string) => void) {
    this.#socket = socket;
    this.#heard = heard;
  }

  /** `heard` is called with each text, read as Latin-1. */
  static open(address: string, headers: object, heard: (text: string) => void): Promise<PageSocket> {
    const { hostname, port, host, pathname, search } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const asks = { host, connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': 13 };
    const lines = Object.entries({ ...asks, 'sec-websocket-key': 'dGFibMOpZSBiZW5jaCAxMg==', ...headers });
    socket.write(
      `GET ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('data', (answer) => {
        const end = answer.indexOf('\r\n\r\n') + 4;
        if (end < 4 || !answer.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101')))
          return reject(new Error(`No line was given: ${answer}`));
        const page = new PageSocket(socket, heard);
        // Whoever measures has gone on when a server ends.
        socket.off('error', reject).on('error', () => {});
        socket.on('data', (bytes) => page.#take(bytes));
        if (end < answer.length) page.#take(answer.subarray(end));
        resolve(page);
      });
    });
  }

  /** ASCII. */
  send(text: string): void {
    this.#socket.write(frame(TEXT, text), 'latin1');
  }

  terminate(): void {
    this.#socket.destroy();
  }

  #take(more: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, more]) : more;
    let at = 0;
    while (at + 2 <= bytes.length) {
      const short = bytes[at + 1]!;
      const from = at + (short < TWO_BYTES ? 2 : short === TWO_BYTES ? 4 : 10);
      if (from > bytes.length) break;
      const end = from + lengthAt(bytes, at + 1, short);
      if (end > bytes.length) break;
      if (bytes[at] === TEXT) this.#heard(bytes.toString('latin1', from, end));
      else if (bytes[at] === PING)
        this.#socket.write(frame(PONG, bytes.toString('latin1', from, end)), 'latin1');
      else if (bytes[at] === CLOSE) this.terminate();
      at = end;
    }
    this.#rest = at < bytes.length ? bytes.subarray(at) : null;
  }
}

function lengthAt(bytes: Buffer, at: number, short: number): number {
  if (short < TWO_BYTES) return short;
  return short === EIGHT_BYTES ? Number(bytes.readBigUInt64BE(at + 1)) : bytes.readUInt16BE(at + 1);
}

/** As bytes of Latin-1; of less than 64 kB. */
function frame(kind: number, text: string): string {
  const { length } = text;
  const head =
    length < TWO_BYTES
      ? String.fromCharCode(kind, MASKED | length)
      : String.fromCharCode(kind, MASKED | TWO_BYTES, length >> 8, length & 0xff);
  return head + KEY + text;
}
