/** What one does without thinking twice: payments, small choices, and every step of an attack once it is begun. */
import type { Decision, Seat } from '@tablee/kernel';
import type { Content } from '../content/content.ts';
import { KW } from '../content/keywords.ts';
import { isDefender, isInEmbuscade } from '../rules/amb.ts';
import { atqOf, fvOf, remaining } from '../rules/numbers.ts';
import { faceOf, golemOf, inPlay, opponent } from '../rules/table.ts';
import type { Combat, InPlay, Piece, SevenFallen, SFOption, SFView } from '../types.ts';
import { bestStrike, kills, lacksOne, planAttack, strikeWorth, targetsOf, withOthers } from './attack.ts';
import { unitWorth } from './worth.ts';

type Options = readonly SFOption[];

export function usual(t: SevenFallen, decision: Decision, onTheWay: boolean): number | undefined {
  const options = decision.options as Options;
  // While something else is thought through, nobody answers: whoever thought of every answer to every answer would never end.
  if (onTheWay && decision.kind === 'react') return find(options, 'pass');
  const { kind, seat } = decision;
  return REFLEXES[kind]?.(t, options, seat, t.content) ?? HABITS[kind]?.(t, options);
}

/** What takes no more than a look at what lies open, and at one's own pages. */
export function atOnce(
  seen: SFView,
  { kind, options, seat }: Decision,
  content: Content,
): number | undefined {
  return REFLEXES[kind]?.(seen, options as Options, seat, content);
}

/** What a table and a view of it both tell. */
type Open = Pick<SFView, 'active' | 'phase' | 'pile' | 'attack' | 'faces'> & {
  readonly sides: readonly { readonly cards: readonly Pick<InPlay, 'piece' | 'serial' | 'bond'>[] }[];
};
type Reflex = (at: Open, options: Options, seat: Seat, content: Content) => number | undefined;

const REFLEXES: Readonly<Record<string, Reflex>> = {
  // The 5 EC of the second player are worth more than the first turn (README, Who begins).
  first: (_, options) => find(options, 'letBegin'),
  // Whoever stands on the LDF defends nobody.
  retreat: (_, options) => find(options, 'retreat') ?? find(options, 'done'),
  dawn: (_, options) => find(options, 'archange') ?? 0,
  pay: (_, options) => find(options, 'settle'),
  straighten: (_, options) => find(options, 'all'),
  react: (at, options, seat, content) => react(at, options, seat, content),
  order: () => 0,
  damageOrder: () => 0,
  hoard: () => 0,
  retrait: (_, options) => find(options, 'fallBack') ?? find(options, 'done'),
  phoenix: (_, options) => find(options, 'limbes'),
  marker: (_, options) =>
    Math.max(
      0,
      options.findIndex((option) => option.do === 'marker' && option.marker === 'atq'),
    ),
};

type Habit = (t: SevenFallen, options: Options) => number | undefined;

const HABITS: Readonly<Record<string, Habit>> = {
  act: (t, options) => finish(t, options),
  grace: (t, options) => worstOf(t, options) ?? find(options, 'keep'),
  pick: (t, options) => most(options, (piece) => ecWorth(t, piece)),
  putBack: (t, options) => putBack(t, options),
  revoke: (t, options) => most(options, (piece) => -(inPlay(t, piece)?.ec ?? 0) - ecWorth(t, piece) / 10),
  announce: (t, options) => announce(t, options),
  embuscade: (t, options) => named(options, planAttack(t).embuscade) ?? find(options, 'nobody'),
  renfort: (t, options) => most(options, (piece) => atqOf(t, inPlay(t, piece)!)),
  declare: (t, options) => declare(t, options),
  target: (t, options) => (options.some(isOfAttack) ? strike(t, options) : undefined),
  again: (t, options) => again(t, options),
  split: (t, options) => split(t, options),
  bind: (t, options) => most(options, (piece) => bindWorth(t, inPlay(t, piece)!)),
  suffer: (t, options) => most(options, (piece) => -burntWorth(t, piece)),
  revive: (t, options) => most(options, (piece) => faceOf(t, piece).cost ?? 0),
};

function find(options: Options, word: SFOption['do']): number | undefined {
  const at = options.findIndex((option) => option.do === word);
  return at < 0 ? undefined : at;
}

function named(options: Options, piece: number): number | undefined {
  const at = options.findIndex((option) => 'piece' in option && option.piece === piece);
  return at < 0 ? undefined : at;
}

/** The option whose piece is worth most; the first where none names a piece. */
function most(options: Options, worth: (piece: Piece) => number): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  options.forEach((option, n) => {
    if (!('piece' in option) || ('back' in option && option.back)) return;
    const value = worth(option.piece as Piece);
    if (value <= highest) return;
    highest = value;
    best = n;
  });
  return best;
}

/** The last Plume is there to be taken: attack, or play the one Ange that is missing for it. Else it takes thought. */
function finish(t: SevenFallen, options: Options): number | undefined {
  const attack = find(options, 'attack');
  if (attack === undefined || !t.sides[opponent(t.active)]!.mortelle) return undefined;
  if (planAttack(t).embuscade >= 0) return attack;
  if (!lacksOne(t)) return undefined;
  let cheapest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  options.forEach((option, n) => {
    if (option.do !== 'play' || option.way === 'secret') return;
    const { type, cost, atq, kw } = faceOf(t, option.piece);
    if (type !== 'ange' || atq === 0 || kw[KW.gardien]! > 0 || kw[KW.pacifiste]! > 0) return;
    if ((cost ?? 0) >= least) return;
    least = cost ?? 0;
    cheapest = n;
  });
  return cheapest;
}

/** Pages that can't be played for a long time are exchanged, three at most. */
function worstOf(t: SevenFallen, options: Options): number | undefined {
  const exchanged = options.filter((option) => option.do === 'takeBack').length;
  if (exchanged >= 3) return undefined;
  const at = options.findIndex((option) => {
    if (option.do !== 'setAside') return false;
    const { cost, minimum } = faceOf(t, option.piece);
    return (cost ?? 0) >= 5 || minimum >= 4;
  });
  return at < 0 ? undefined : at;
}

function ecWorth(t: SevenFallen, piece: Piece): number {
  const { ec, card } = faceOf(t, piece);
  return ec + (card.abilities || card.keywords ? 0.8 : 0);
}

/** The rich on top, the poor below. */
function putBack(t: SevenFallen, options: Options): number {
  const at = options.findIndex((option) => {
    if (option.do !== 'over' && option.do !== 'under') return false;
    return (option.do === 'over') === faceOf(t, option.piece).ec >= 4;
  });
  return Math.max(0, at);
}

/** An answer is thought about only where it may save or win something: in a combat, against an opposing effect, out of the Secret. */
function react(at: Open, options: Options, seat: Seat, content: Content): number | undefined {
  const pass = find(options, 'pass')!;
  if (options.length === 1) return pass;
  const top = at.pile[at.pile.length - 1];
  if (top)
    return top.by !== seat && options.some((option) => isAnswer(at, option, content)) ? undefined : pass;
  const combat = at.attack?.combat;
  if (combat) {
    const isIdle = options.every((option) => option.do === 'pass' || isWasted(at, option, content));
    return isIdle && !fightsAlone(at, combat, seat, content) ? pass : undefined;
  }
  const uncovers = options.some((option) => option.do === 'uncover');
  return uncovers && at.active === seat && at.phase === 'parole' ? undefined : pass;
}

/** A Golem that costs more en Tempête than it will in one's own turn: it is for whoever fights now. */
function isWasted({ faces }: Open, option: SFOption, content: Content): boolean {
  if (option.do !== 'play') return false;
  const { type, cost, tempete } = content.faces[faces[option.piece]!]!;
  return type === 'golem' && (tempete ?? 0) > (cost ?? 0);
}

/** One of one's own Anges fights in this combat without a Golem: one played now can bind to it. */
function fightsAlone({ sides, faces }: Open, combat: Combat, seat: Seat, content: Content): boolean {
  return sides[seat]!.cards.some(
    (card) => card.bond < 0 && fights(card, combat) && content.faces[faces[card.piece]!]!.type === 'ange',
  );
}

function fights({ serial }: Pick<InPlay, 'serial'>, { attackers, target }: Combat): boolean {
  return serial === target || attackers.includes(serial);
}

/** A Miracle, or an ability: what a Golem or an Ange could do now it can do later. */
function isAnswer({ faces }: Open, option: SFOption, content: Content): boolean {
  if (option.do === 'use') return true;
  return option.do === 'play' && content.faces[faces[option.piece]!]!.type === 'miracle';
}

function announce(t: SevenFallen, options: Options): number {
  const { announced } = planAttack(t);
  for (const piece of announced) {
    const at = options.findIndex((option) => option.do === 'announce' && option.piece === piece);
    if (at >= 0) return at;
  }
  return find(options, 'done') ?? find(options, 'nobody')!;
}

/** The surest strike first. */
function declare(t: SevenFallen, options: Options): number {
  const targets = targetsOf(t, opponent(t.active));
  return most(options, (piece) => bestStrike(t, [inPlay(t, piece)!], targets)?.worth ?? 0);
}

const OF_ATTACK: ReadonlySet<string> = new Set(['strike', 'divinite', 'hold', 'join', 'uncoverIt']);
function isOfAttack(option: SFOption): boolean {
  return OF_ATTACK.has(option.do);
}

/** The Divinité if it lies open; else what pays, with a companion if only two can kill it; else nothing. */
function strike(t: SevenFallen, options: Options): number {
  const divinite = find(options, 'divinite');
  if (divinite !== undefined) return divinite;
  const group = groupUnderWay(t);
  const targets = options.flatMap((option) => (option.do === 'strike' ? [inPlay(t, option.piece)!] : []));
  const best = bestStrike(t, group, targets);
  const joined = companion(t, group, options, targets, best?.worth ?? 0);
  if (joined !== undefined) return joined;
  if (best && best.worth > 0) return named(options, best.target.piece)!;
  return find(options, 'hold') ?? (best ? named(options, best.target.piece)! : 0);
}

/** Another attacker on the way to a kill: the weakest that will do, else the strongest of as many as it takes. */
function companion(
  t: SevenFallen,
  group: readonly InPlay[],
  options: Options,
  targets: readonly InPlay[],
  alone: number,
): number | undefined {
  if (targets.some((target) => kills(t, group, target) && strikeWorth(t, group, target) > 0))
    return undefined;
  const others = options.flatMap((option) => (option.do === 'join' ? [inPlay(t, option.piece)!] : []));
  others.sort((a, b) => atqOf(t, a) - atqOf(t, b));
  let highest = alone + 1;
  let joined: InPlay | undefined;
  for (const target of targets) {
    const one = others.find((other) => kills(t, [...group, other], target));
    const together = one ? [...group, one] : withOthers(t, group, others, target);
    if (!together) continue;
    const worth = strikeWorth(t, together, target) + (opens(t, target) ? WINS : 0);
    if (worth <= highest) continue;
    highest = worth;
    joined = together[group.length];
  }
  return joined && options.findIndex((option) => option.do === 'join' && option.piece === joined.piece);
}
/** More than any unit is worth. */
const WINS = 100;

/** The last who stands between a Mortelle Divinité and those in Embuscade. */
function opens(t: SevenFallen, target: InPlay): boolean {
  const foe = t.sides[opponent(t.active)]!;
  if (!foe.mortelle || !isDefender(t, target)) return false;
  return t.sides[t.active]!.cards.some(isInEmbuscade);
}

/** The attackers of the declaration being made. */
function groupUnderWay(t: SevenFallen): InPlay[] {
  const frame = t.flow[t.flow.length - 1] as { group?: readonly Piece[] } | undefined;
  return (frame?.group ?? []).map((piece) => inPlay(t, piece)!);
}

function again(t: SevenFallen, options: Options): number {
  const targets = targetsOf(t, opponent(t.active));
  const at = options.findIndex((option) => {
    if (option.do !== 'again') return false;
    const card = inPlay(t, option.piece)!;
    const strike = bestStrike(t, [card], targets);
    return card.role !== 'announced' || (strike !== null && strike.worth > 0);
  });
  return at < 0 ? find(options, 'enough')! : at;
}

/** What kills and no more; what can't kill goes where it hurts. */
function split(t: SevenFallen, options: Options): number {
  const [all] = options;
  if (all?.do !== 'share') return 0;
  const card = inPlay(t, all.piece)!;
  const golem = golemOf(t, card);
  const needed = remaining(t, card) + (golem ? remaining(t, golem) : 0);
  const at = options.findIndex((option) => option.do === 'share' && option.points === needed);
  return at < 0 ? 0 : at;
}

/** Whoever fights just now needs it first. */
function bindWorth(t: SevenFallen, card: InPlay): number {
  const combat = t.attack?.combat;
  return unitWorth(t, card) + (combat && fights(card, combat) ? WINS : 0);
}

/** What a point of damage there costs: all of it if it dies of it. */
function burntWorth(t: SevenFallen, piece: Piece): number {
  const card = inPlay(t, piece)!;
  const golem = golemOf(t, card);
  if (golem && remaining(t, golem) > 0) return 0.5;
  const left = fvOf(t, card) - card.damage;
  return left <= 1 ? unitWorth(t, card) : unitWorth(t, card) / (2 + left);
}
