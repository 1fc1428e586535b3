/** Every lesson is played to its end, as it is written: under the real rules, from its own positions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOXES } from '@tablee/games';
import { cuesOf, fits, LEARNER, type LessonPart, startOf } from '@tablee/games/lesson';
import { type Game, saying, Table } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';

/** One sentence that can be read at a glance, on a phone too. */
const LONGEST_SENTENCE = 170;

for (const box of BOXES) {
  describe(`the lesson of ${box.name.en}`, async () => {
    const game = await box.rules();
    const lesson = await box.lesson?.();
    if (!lesson) return;

    for (const [index, part] of lesson.parts.entries()) {
      test(`part ${index + 1}, ${part.title.en}, is played to its end`, () => {
        const table = play(game, part);

        expect(table.choices).toHaveLength(cuesOf(part).length);
      });
    }

    test('says one thing a step, in both languages, and names a rule of the book', () => {
      const book = readFileSync(join('games', box.id, 'rulebook', 'en.md'), 'utf8');
      const steps = lesson.parts.flatMap(({ steps: all }) => all);

      for (const { says, rule, do: does } of steps) {
        for (const text of [says.fr, says.en]) {
          expect(text.length, text).toBeLessThanOrEqual(LONGEST_SENTENCE);
          expect(text, text).toMatch(/^[A-ZÉÀ].*\.$/);
        }
        expect(does.length, says.en).toBeGreaterThan(0);
        expect(book, says.en).toContain(rule);
      }
      // Two to four minutes.
      expect(steps.length).toBeGreaterThanOrEqual(10);
      expect(steps.length).toBeLessThanOrEqual(18);
    });

    test('ends with a game that is won', () => {
      const { result } = play(game, lesson.parts.at(-1)!).state;

      expect(result?.winners).toEqual([LEARNER]);
    });
  });
}

/** Every choice of the part in turn; what is not offered, or asked of somebody else, fails in words. */
function play(game: Game, part: LessonPart): Table {
  const table = new Table(game, startOf(part));
  for (const cue of cuesOf(part)) {
    const decision = table.state.open[0];
    if (!decision) throw new Error(`The game is over before “${cue.says}”.`);
    const offered = decision.options.map((option) => saying(game, table.state, decision, option));
    const index = offered.findIndex((says) => fits(cue.says, says));
    if (index < 0 || (decision.seat === LEARNER) !== (cue.by === 'learner'))
      throw new Error(
        `“${cue.says}” was to come from the ${cue.by}; seat ${decision.seat} is asked ${decision.kind}: ${offered.join(', ')}.`,
      );
    table.choose(decision.seat, decision.id, index);
  }
  return table;
}
