/** Something on the command line, or in a file it names, that can't be used: what was expected and the way out. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
