/** Numbers cards may ask for (C2 Value); those of a hero or enemy are properties: `{ of: 'self', stat: 'wounds' }`. */
import type { Context, GameValue } from '@tablee/kernel/effect';
import { caster, distance, gearOf, heroOf, isGear, pieceOf, squareOf } from '../rules/table.ts';
import { NOBODY, type Veiel } from '../types.ts';

type V = GameValue<Veiel>;

export const VALUES: Readonly<Record<string, V>> = {
  /** Squares between the caster and the figure at hand, or the one chosen as `prey` (OV-KW-34). */
  distance: value(
    (t, c) => apart(t, caster(t, c), c.names.prey?.[0] ?? c.it),
    'le nombre de cases qui vous sépare de la cible',
    'the number of squares between you and the target',
  ),
  /** Squares between the acting twin and the other (C4-2). */
  twinDistance: value(
    (t, c) => {
      const acting = caster(t, c);
      const other = acting < 0 ? undefined : heroOf(t, acting).figures.find((figure) => figure !== acting);
      return other === undefined ? 0 : apart(t, acting, pieceOf(other));
    },
    'le nombre de cases qui sépare les jumeaux',
    'the number of squares between the twins',
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
  /** Of all the equipment the hero who acts carries. */
  ammo: value(
    (t) =>
      t.active < 0
        ? 0
        : t.heroes[t.active]!.gear.reduce((sum, piece) => sum + t.gear.ammo[gearOf(piece)]!, 0),
    'le nombre de vos munitions',
    'the number of your ammunition',
  ),
  heroes: value((t) => t.heroes.length, 'le nombre de héros', 'the number of heroes'),
  round: value((t) => t.round, 'le numéro du tour de jeu', 'the number of the round'),
  /** In the unit under way. */
  damageDealt: value((t) => t.unit.damage, 'les dégâts infligés', 'the damage dealt', true),
  livesTaken: value((t) => t.unit.lives, 'le nombre de vies retirées', 'the number of lives taken'),
  movesMade: value((t) => t.unit.moves, 'le nombre de cases parcourues', 'the number of squares moved'),
};

function apart(t: Veiel, figure: number, piece: number): number {
  const [a, b] = [figure < 0 ? NOBODY : squareOf(t, pieceOf(figure)), squareOf(t, piece)];
  return a < 0 || b < 0 ? 0 : distance(a, b);
}

function value(of: (t: Veiel, c: Context) => number, fr: string, en: string, many = false): V {
  return many ? { of, reads: { fr, en }, agrees: { gender: 'm', many } } : { of, reads: { fr, en } };
}
