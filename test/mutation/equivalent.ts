/** Changes that no test can notice, because nothing that can be seen changes. Each with the reason. */
import { read } from '../house.ts';
import type { Mutant } from './plan.ts';

interface Equivalent {
  readonly file: string;
  /** The line on which the change begins, without the space around it. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

/** A local that its procedure sets before reading it; nobody is shown it. */
const SET_FIRST =
  'It only stands there until the square or the target is chosen, which comes before anything reads it.';

const OVERWRITTEN = 'Every use sets it first: the number only stands there for the types.';
const SHORT_CUT = 'A short cut; the long way round comes to the same.';
const NO_HEAD = 'Reading the head overwrites it; of what has no head nobody asks for it.';
const MADE_ANEW = 'Kept for speed: without it the same is made anew each time.';

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'games/plunder/rules/board.ts',
    line: 'const apart = a < b ? b - a : a - b;',
    before: 'a < b',
    after: 'a <= b',
    why: 'Neighbours are two squares; and of one and the same both ways give 0.',
  },
  {
    file: 'games/plunder/rules/map-symmetry.ts',
    line: 'const met: Colour[] = [map.seats[0]!];',
    before: '0',
    after: '1',
    why: 'Turning and mirroring lead from one zone to another and back: all are met from any.',
  },
  {
    file: 'games/plunder/rules/card.ts',
    line: 'while (i > 0 && faceOf(hand[i - 1]!) > faceOf(card)) i--;',
    before: 'i > 0',
    after: 'i >= 0',
    why: 'Before the first card there is none, and no face is not above any: the loop ends there all the same.',
  },
  {
    file: 'games/plunder/rules/mage.ts',
    line: 'if (reach === 1) return false;',
    before: '1',
    after: '0',
    why: 'A short cut: the search that follows looks at all squares within reach and finds none either.',
  },
  {
    file: 'games/plunder/rules/table.ts',
    line: 'active: 0 as Seat,',
    before: '0',
    after: '1',
    why: 'The order is drawn, or the position says whose turn it is, before anybody sees the table.',
  },
  {
    file: 'games/plunder/rules/turn.ts',
    line: "return call(replace, { hero: option.hero, by: option.by, to: -1 }, 'act');",
    before: '1',
    after: '0',
    why: SET_FIRST,
  },
  {
    file: 'games/plunder/rules/turn.ts',
    line: "return call(malediction, { hero, target: -1 as never }, 'act');",
    before: '1',
    after: '2',
    why: SET_FIRST,
  },
  {
    file: 'games/plunder/rules/turn.ts',
    line: "return call(deplacementRapide, { hero, to: -1, drops: false, steps: 0 }, 'act');",
    before: 'false',
    after: 'true',
    why: SET_FIRST,
  },
  {
    file: 'games/soeurs/effects/perform.ts',
    line: 'if (sentence.word === undefined || (!last && ASKING.has(sentence.word)))',
    before: '!last && ASKING.has(sentence.word)',
    after: '!last || ASKING.has(sentence.word)',
    why: 'More lines take the long way round, which comes to the same: that is what effect.test.ts shows.',
  },
  {
    file: 'games/soeurs/rules/fight.ts',
    line: "const mana = option.do === 'absorb' ? option.mana : 0;",
    before: '0',
    after: '1',
    why: 'Every other option was dealt with above; the 0 is there for the types.',
  },
  {
    file: 'games/soeurs/rules/move.ts',
    line: 'for (let column = 0; column < COLUMNS; column++) explore(row, column, LEFT);',
    before: 'column < COLUMNS',
    after: 'column < COLUMNS - 1',
    why: 'Nobody comes into the last column from its right, so what lies ahead of him there is never asked.',
  },
  {
    file: 'games/soeurs/rules/move.ts',
    line: 'const MOST_ROWS = 6;',
    before: '6',
    after: '7',
    why: 'Options for squares above every floor are made and never offered.',
  },
  {
    file: 'games/soeurs/effects/pieces.ts',
    line: 'export const PLAYER_PIECE = BOSS_SLOT + 1;',
    before: '1',
    after: '2',
    why: 'A number left out between the pieces. They are numbered while content is made ready, and no state holds one.',
  },
  {
    file: 'kernel/roads.ts',
    line: '#next = 0;',
    before: '0',
    after: '1',
    why: OVERWRITTEN,
  },
  {
    file: 'kernel/roads.ts',
    line: '#wanted = 0;',
    before: '0',
    after: '1',
    why: OVERWRITTEN,
  },
  {
    file: 'kernel/roads.ts',
    line: '#foundCount = 0;',
    before: '0',
    after: '1',
    why: OVERWRITTEN,
  },
  {
    file: 'kernel/effect/play/layer.ts',
    line: 'worked = { stage: 0, fresh: false, changes: new Map() };',
    before: '0',
    after: '1',
    why: OVERWRITTEN,
  },
  {
    file: 'kernel/effect/play/layer.ts',
    line: 'const LAYERS = { set: 0, added: 0, factor: 1, halves: 0, least: 0, most: 0 };',
    before: '0',
    after: '1',
    why: OVERWRITTEN,
  },
  {
    file: 'kernel/effect/play/layer.ts',
    line: 'const LAYERS = { set: 0, added: 0, factor: 1, halves: 0, least: 0, most: 0 };',
    before: '1',
    after: '2',
    why: OVERWRITTEN,
  },
  {
    file: 'kernel/effect/play/layer.ts',
    line: 'const LAYERS = { set: 0, added: 0, factor: 1, halves: 0, least: 0, most: 0 };',
    before: '1',
    after: '0',
    why: OVERWRITTEN,
  },
  {
    file: 'kernel/effect/play/trigger.ts',
    line: 'if (consider(t, ability, source, by, facts, names, numbers) && left > 0) spend(t, id, 1);',
    before: 'left > 0',
    after: 'left >= 0',
    why: 'What has 0 left is over and gone from the list: there is −1, without a limit, or 1 and more.',
  },
  {
    file: 'kernel/effect/play/announce.ts',
    line: 'if (atEnd === undefined && putAtOnce(t, ability, trigger.piece, trigger.by, trigger)) return then;',
    before: 'atEnd === undefined',
    after: 'atEnd !== undefined',
    why: SHORT_CUT,
  },
  {
    file: 'kernel/effect/play/announce.ts',
    line: "if (!vocabulary.announced || !ability || !('isPlain' in ability) || !ability.isPlain) return false;",
    before: "!('isPlain' in ability)",
    after: "'isPlain' in ability",
    why: SHORT_CUT,
  },
  {
    file: 'kernel/effect/arguments.ts',
    line: 'return { said: words[word]!, fixed: true, of: () => word };',
    before: 'true',
    after: 'false',
    why: 'Worked out anew each time instead of once, to the same.',
  },
  {
    file: 'kernel/effect/arguments.ts',
    line: 'return { said: yes, fixed: true, of: () => yes };',
    before: 'true',
    after: 'false',
    why: 'Worked out anew each time instead of once, to the same.',
  },
  {
    file: 'kernel/effect/arguments.ts',
    line: 'absent: { said: false, fixed: true, of: () => false },',
    before: 'true',
    after: 'false',
    why: 'Worked out anew each time instead of once, to the same.',
  },
  {
    file: 'kernel/effect/arguments.ts',
    line: 'return { said: given, fixed: true, of: () => given };',
    before: 'true',
    after: 'false',
    why: 'Worked out anew each time instead of once, to the same.',
  },
  {
    file: 'kernel/effect/arguments.ts',
    line: 'return { read: (r) => kind.read(r), absent: { said: undefined, fixed: true, of: () => undefined } };',
    before: 'true',
    after: 'false',
    why: 'Worked out anew each time instead of once, to the same.',
  },
  {
    file: 'kernel/effect/read/head.ts',
    line: 'count.most?.fixed === 1 && !count.upTo ? filter.some(t, c, targetable) : choosing.payable!(t, c),',
    before: '1',
    after: '0',
    why: SHORT_CUT,
  },
  {
    file: 'kernel/effect/book.ts',
    line: 'script: { blocks: [[]], head: -1, aim: -1 },',
    before: '1',
    after: '0',
    why: NO_HEAD,
  },
  {
    file: 'kernel/effect/book.ts',
    line: 'script: { blocks: [[]], head: -1, aim: -1 },',
    before: '1',
    after: '2',
    why: NO_HEAD,
  },
  {
    file: 'kernel/effect/read/ability.ts',
    line: 'const script: Script = { blocks: [[]], head: -1, aim: -1 };',
    before: '1',
    after: '0',
    why: NO_HEAD,
  },
  {
    file: 'kernel/effect/read/ability.ts',
    line: 'const script: Script = { blocks: [[]], head: -1, aim: -1 };',
    before: '1',
    after: '2',
    why: NO_HEAD,
  },
  {
    file: 'kernel/effect/book.ts',
    line: 'this.scripts.set(address, { blocks: scope.script.blocks, head: -1, aim: -1, atEnd: block });',
    before: '1',
    after: '0',
    why: NO_HEAD,
  },
  {
    file: 'kernel/effect/book.ts',
    line: 'this.scripts.set(address, { blocks: scope.script.blocks, head: -1, aim: -1, atEnd: block });',
    before: '1',
    after: '2',
    why: NO_HEAD,
  },
  {
    file: 'kernel/view.ts',
    line: 'return Math.max(-1, ...decisions.map(({ id }) => id)) + 1;',
    before: '1',
    after: '0',
    why: 'For a seat that is asked nothing: its next question has no number yet that anybody knows. (The 1 that is added makes a difference, and is noticed.)',
  },
  {
    file: 'kernel/table.ts',
    line: 'const viewer = index < this.start.seats ? (index as Seat) : null;',
    before: 'index < this.start.seats',
    after: 'index <= this.start.seats',
    why: 'A seat that nobody has hears what spectators do.',
  },
  {
    file: 'kernel/effect/play/perform.ts',
    line: 'const SENTENCES_A_STEP = 10;',
    before: '10',
    after: '11',
    why: 'How many sentences are carried out before the kernel counts a step; what they do is the same.',
  },
  {
    file: 'kernel/effect/play/perform.ts',
    line: 'const SENTENCES_A_STEP = 10;',
    before: '10',
    after: '9',
    why: 'How many sentences are carried out before the kernel counts a step; what they do is the same.',
  },
  {
    file: 'kernel/effect/read/block.ts',
    line: 'const words = price.sentences.slice(n + 1).filter((each) => each.payable && !each.picks);',
    before: '1',
    after: '0',
    why: 'The sentence itself, which picks, is left out by the filter after it.',
  },
  {
    file: 'kernel/game.ts',
    line: 'OPEN_LOCALS.set(game, open);',
    before: 'OPEN_LOCALS.set(game, open);',
    after: '',
    why: MADE_ANEW,
  },
  {
    file: 'kernel/game.ts',
    line: 'STEPS.set(game, steps);',
    before: 'STEPS.set(game, steps);',
    after: '',
    why: MADE_ANEW,
  },
  {
    file: 'kernel/hash.ts',
    line: 'CONTENT_IDS.set(content, id);',
    before: 'CONTENT_IDS.set(content, id);',
    after: '',
    why: MADE_ANEW,
  },
  {
    file: 'kernel/effect/play/change.ts',
    line: 'for (const key of book.keys.instead(event)) if ((t.effects.heard[key]?.length ?? 0) > 0) return true;',
    before: '0',
    after: '1',
    why: 'The long way round, on which nothing is found to stand in the way, comes to the same. (The other 0 is noticed.)',
  },
  {
    file: 'kernel/effect/read/condition.ts',
    line: 'holds: (t, c) => (least === 1 ? filter.some(t, c) : filter.pieces(t, c).length >= least) !== not,',
    before: '1',
    after: '0',
    why: SHORT_CUT,
  },
  {
    file: 'kernel/effect/read/filter.ts',
    line: 'if (pieces.length < 2) return pieces;',
    before: '2',
    after: '1',
    why: SHORT_CUT,
  },
  {
    file: 'kernel/effect/play/lasting.ts',
    line: 'if (!lasting || lasting.left < 0) return;',
    before: 'lasting.left < 0',
    after: 'lasting.left <= 0',
    why: 'What has 0 left is over and gone from the list.',
  },
  {
    file: 'kernel/effect/play/perform.ts',
    line: 'for (let count = 0; count < SENTENCES_A_STEP; count++) {',
    before: '0',
    after: '1',
    why: 'How many sentences are carried out before the kernel counts a step; what they do is the same.',
  },
  {
    file: 'kernel/table.ts',
    line: 'if (count < this.#anchor.choices) this.#anchor = this.#lastAnchor(count);',
    before: 'count < this.#anchor.choices',
    after: 'count <= this.#anchor.choices',
    why: 'The point to go back to is looked for again and found to be the same.',
  },
  {
    file: 'kernel/effect/read/filter.ts',
    line: 'if (tests.length === 1) return tests[0]!;',
    before: '1',
    after: '0',
    why: SHORT_CUT,
  },
  {
    file: 'kernel/effect/play/layer.ts',
    line: 'worked.stage = 0;',
    before: 'worked.stage = 0;',
    after: '',
    why: 'While words are worked out nothing has been found yet, so whoever looks sees as little as at that stage.',
  },
  {
    file: 'kernel/rehearse.ts',
    line: 'for (let n = 0; n < STEPS_REHEARSED; n++) {',
    before: '0',
    after: '1',
    why: 'One step less of ten thousand before it is said to go round in circles.',
  },
  {
    file: 'server/http/api.ts',
    line: "server.removeContentTypeParser('application/json');",
    before: "server.removeContentTypeParser('application/json');",
    after: '',
    why: 'Fastify lets its own parser of JSON be replaced without its being taken away first; only one of ours would be in the way.',
  },
  {
    file: 'server/storage/ear.ts',
    line: '#said = { number: 0, at: 0 };',
    before: '0',
    after: '1',
    why: 'Every connection begins by taking what was said last for heard, and says the next with its own time; without one nobody asks.',
  },
  {
    file: 'server/tables/driver.ts',
    line: 'this.#timer = null;',
    before: 'this.#timer = null;',
    after: '',
    why: 'It was cancelled on the line before, and whoever reads it cancels it again, which does nothing.',
  },
  {
    file: 'server/tables/room.ts',
    line: '#shown = 0;',
    before: '0',
    after: '1',
    why: 'Milliseconds since 1970: either is far more than half a second ago.',
  },
  {
    file: 'games/seven-fallen/rules/act.ts',
    line: 'paying: payment(0),',
    before: '0',
    after: '1',
    why: OVERWRITTEN,
  },
  {
    file: 'games/seven-fallen/rules/act.ts',
    line: 'paid: 0,',
    before: '0',
    after: '1',
    why: OVERWRITTEN,
  },
  {
    file: 'games/endure/rules/due.ts',
    line: 'export const BLAST = 8;',
    before: '8',
    after: '9',
    why: 'A name for a number that no other kind has; the number itself is told to nobody.',
  },
  {
    file: 'games/endure/rules/push.ts',
    line: 'if (next.length === 0) return -1;',
    before: '1',
    after: '2',
    why: 'Whatever is below 0 is no zone.',
  },
  {
    file: 'games/endure/ready/drawn.ts',
    line: "{ ...exit, zones: [], held: [], to: [], after: [], noise: 0, byLoader: false, enemy: -1, does: '' },",
    before: 'false',
    after: 'true',
    why: 'An exit is not carried: nobody asks whether it takes the Loader.',
  },
];

export function isEquivalent({ file, line, before, after }: Mutant): boolean {
  const written = read(file).text.split('\n')[line - 1]!.trim();
  return EQUIVALENT.some(
    (known) =>
      known.file === file && known.line === written && known.before === before && known.after === after,
  );
}
