/** JSON that cannot be read, and where: what `JSON.parse` says of it names no line, and not always a place. */

/** Null where there is nothing wrong. */
export function whatIsWrong(text: string): string | null {
  const scan = new Scan(text);
  try {
    scan.value();
    scan.end();
    return null;
  } catch (error) {
    if (error instanceof Broken) return scan.at(error.message);
    throw error;
  }
}

class Broken extends Error {}

const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
const BLANK = /[ \t\n\r]*/y;
/** A place is told by what begins there, as far as the end of the word. */
const WORD = /[\w.+-]+|[^\s]/y;

class Scan {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#skip();
  }

  value(): void {
    const begins = this.#text[this.#at];
    if (begins === '{') this.#list('}', () => this.#entry());
    else if (begins === '[') this.#list(']', () => this.value());
    else if (!this.#take(begins === '"' ? STRING : PLAIN))
      throw new Broken(begins === '"' ? 'expected a text closed on its line' : 'expected a value');
  }

  end(): void {
    if (this.#at < this.#text.length) throw new Broken('expected the end of the file');
  }

  /** « line 3, column 7: expected ',' or ']', got "x" » */
  at(expected: string): string {
    const before = this.#text.slice(0, this.#at).split('\n');
    WORD.lastIndex = this.#at;
    const got = WORD.exec(this.#text)?.[0];
    const found = got === undefined ? 'the end of the file' : `"${got.slice(0, 20)}"`;
    return `line ${before.length}, column ${before.at(-1)!.length + 1}: ${expected}, got ${found}`;
  }

  #entry(): void {
    if (!this.#take(STRING)) throw new Broken('expected a name in double quotes');
    this.#sign(':', "expected ':'");
    this.value();
  }

  #list(closing: string, part: () => void): void {
    this.#at++;
    this.#skip();
    for (let isFirst = true; this.#text[this.#at] !== closing; isFirst = false) {
      if (!isFirst) this.#sign(',', `expected ',' or '${closing}'`);
      part();
    }
    this.#sign(closing, '');
  }

  #sign(sign: string, expected: string): void {
    if (this.#text[this.#at] !== sign) throw new Broken(expected);
    this.#at++;
    this.#skip();
  }

  #take(form: RegExp): boolean {
    form.lastIndex = this.#at;
    if (!form.test(this.#text)) return false;
    this.#at = form.lastIndex;
    this.#skip();
    return true;
  }

  #skip(): void {
    BLANK.lastIndex = this.#at;
    BLANK.test(this.#text);
    this.#at = BLANK.lastIndex;
  }
}
