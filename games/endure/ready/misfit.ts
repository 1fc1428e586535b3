/** Content that can't be used: where in it, what was expected, what came. Whoever knows the file puts its name in front. */
export class Misfit extends Error {
  override readonly name = 'Misfit';
  /** `tiles[2].rotation`; empty for the thing as a whole. */
  readonly path: string;
  readonly what: string;

  constructor(path: string, what: string) {
    super(path === '' ? what : `${path}: ${what}`);
    this.path = path;
    this.what = what;
  }

  /** The same, seen from further out: `missions[0]` and `tiles[2]` make `missions[0].tiles[2]`. */
  under(path: string): Misfit {
    return new Misfit(this.path === '' ? path : `${path}.${this.path}`, this.what);
  }
}
