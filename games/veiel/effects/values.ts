/** Numbers cards may ask for (C2 Value); those of a hero or enemy are properties: `{ of: 'self', stat: 'wounds' }`. */
import type { Context, GameValue } from '@tablee/kernel/effect';
import { caster, distance, gearOf, isGear, pieceOf, squareOf } from '../rules/table.ts';
import type { Veiel } from '../types.ts';

type V = GameValue<Veiel>;

export const VALUES: Readonly<Record<string, V>> = {
  /** Squares between the caster and the figure at hand (OV-KW-34). */
  distance: value(
    (t, c) => {
      const from = caster(t, c);
      const [a, b] = [from < 0 ? -1 : squareOf(t, pieceOf(from)), squareOf(t, c.it)];
      return a < 0 || b < 0 ? 0 : distance(a, b);
    },
    'le nombre de cases qui vous séparent',
    'the number of squares between you',
  ),
  /** Of the hero who acts: the card being played included. */
  cardsPlayed: value(
    (t) => t.plays.length,
    'le nombre de cartes que vous avez jouées ce tour-ci',
    'the number of cards you have played this turn',
  ),
  charged: value(
    (t, c) => (isGear(c.source) ? t.gear.under[gearOf(c.source)]!.length : 0),
    'le nombre de cartes chargées',
    'the number of charged cards',
  ),
  heroes: value((t) => t.heroes.length, 'le nombre de héros', 'the number of heroes'),
  round: value((t) => t.round, 'le numéro du tour de jeu', 'the number of the round'),
  /** In the unit under way. */
  damageDealt: value((t) => t.unit.damage, 'les dégâts infligés', 'the damage dealt', true),
  livesTaken: value((t) => t.unit.lives, 'le nombre de vies retirées', 'the number of lives taken'),
  movesMade: value((t) => t.unit.moves, 'le nombre de cases parcourues', 'the number of squares moved'),
};

function value(of: (t: Veiel, c: Context) => number, fr: string, en: string, many = false): V {
  return many ? { of, reads: { fr, en }, agrees: { gender: 'm', many } } : { of, reads: { fr, en } };
}
