import { amount, pieces, type ReadPieces, type ReadValue, type Speech, word } from '@tablee/kernel/effect';
import { canShove, push as pushAway } from '../../rules/push.ts';
import type { Veiel } from '../../types.ts';
import { areHeroes, de, figures, isTarget, squares } from './given.ts';

/** Away from the caster, one square at a time (R-OV-91). */
export const push = word<Veiel>()({
  takes: { n: amount, to: pieces },
  run: (t, c, { n, to }) => pushAway(t, c, figures(t, c, to), n),
  possible: (t, c, { to }) => canShove(t, c, figures(t, c, to)),
  text: (say, { n, to }) =>
    shoving(say, n, to, {
      verb: ['repoussez|repousse|repousser', 'push|pushes'],
      passive: ['{est|sont} repoussé{s}', '{is|are} pushed'],
    }),
});

/** « repoussez-le de 2 cases », « repoussez d’une case un ennemi adjacent », « les héros sont repoussés d’une case ». */
export function shoving(
  say: Speech,
  n: ReadValue,
  to: ReadPieces,
  { verb, passive }: { verb: readonly [string, string]; passive: readonly [string, string] },
): string {
  const far = { fr: ` ${de(squares(say, n))}`, en: ` ${squares(say, n)}` };
  if (isTarget(say, to)) return `${say.act(...verb)} ${say.say('la cible', 'the target')}${say.in(far)}`;
  if (areHeroes(to)) return say.doing(to, passive[0] + far.fr, passive[1] + far.en);
  if (to.name !== null && !say.isFresh(to.name)) return say.object(...verb, to, far);
  const whom = to.say(say, 'all').text;
  return say.say(`${say.act(...verb)}${far.fr} ${whom}`, `${say.act(...verb)} ${whom} by${far.en}`);
}
