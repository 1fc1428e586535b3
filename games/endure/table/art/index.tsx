/**
 * Every drawing of the game, by kind and card: `<Art kind="enemy" card={content.enemies[2]} />`. A drawing is an `svg` that
 * fills its box in a page; inside another drawing give it `at`. It is for the eye alone: whoever uses it says what it is.
 */
export { Art, type ArtKind, type ArtProps, motifOf, toneOf } from './art.tsx';
export { SmallShip } from './small-ship.tsx';
export { TOKENS, TokenArt, type TokenKind } from './token.tsx';
