/** From what somebody asks for to the entry that would be written: everything is checked here, nothing is changed. */
import { choose, type Decision, decisionFor, fork, type Option, type Seat } from '@tablee/kernel';
import { Declined, LATE } from '../declined.ts';
import type { Request } from '../protocol/index.ts';
import type { Entry } from './entry.ts';
import type { LiveTable } from './live-table.ts';

type Changing = Exclude<Request, { type: 'sit' | 'rise' | 'ping' }>;

/** Null when it is so already: a request that comes twice is granted twice. */
export function propose(live: LiveTable, seat: Seat, request: Changing): Entry | null {
  if ('at' in request && !live.stands(request.at)) throw new Declined('late', LATE);
  if ('at' in request && !live.present.includes(seat)) throw new Declined('notAllowed', HAS_LEFT);
  switch (request.type) {
    case 'choose':
      return chose(live, seat, request);
    case 'undo':
      return undid(live, seat, request.to);
    case 'askBack':
      return askedBack(live, seat, request.to);
    case 'answerBack':
      if (!live.back || live.back.agreed.has(seat)) throw new Declined('late', NOTHING_ASKED);
      return { kind: 'answeredBack', seat, yes: request.yes };
    case 'offerDraw':
      return offeredDraw(live, seat);
    case 'answerDraw':
      if (!live.draw || live.draw.agreed.has(seat)) throw new Declined('late', NOTHING_ASKED);
      return { kind: 'answeredDraw', seat, yes: request.yes };
    case 'resign':
      inPlay(live);
      if (!live.game.resign) throw new Declined('notAllowed', NO_GIVING_UP);
      return { kind: 'resigned', seat };
    case 'leave':
      return left(live, seat);
    case 'comeBack':
      return live.present.includes(seat) ? null : { kind: 'returned', seat };
    case 'fill':
      return filled(live, seat, request.seat as Seat, request.bot);
  }
}

function chose(live: LiveTable, seat: Seat, request: Changing & { type: 'choose' }): Entry {
  const table = inPlay(live);
  // Tried out on a copy: the table itself changes when the entry is written.
  const t = fork(table.state);
  let decision: Decision | undefined = decisionFor(t, seat, request.decision);
  if (!decision) throw new Declined('late', LATE);
  let option = decision.options[request.option];
  if (!option) throw new Declined('notAllowed', NOT_OFFERED);
  const says: string[] = [];
  const rest = request.then?.values();
  while (decision && option) {
    says.push(live.game.words.notation(option, t.config));
    choose(live.game, t, decision, option);
    const wanted: unknown = rest?.next().value;
    decision = wanted === undefined ? undefined : t.open.find((open) => open.seat === seat);
    option = decision?.options.find((offered) => isSame(offered, wanted));
  }
  return { kind: 'chose', seat, says };
}

function undid(live: LiveTable, seat: Seat, to: number): Entry {
  const table = inPlay(live);
  const limit = live.undoLimit(seat);
  if (limit === null || to < limit) throw new Declined('notAllowed', CANNOT_UNDO);
  if (to >= table.choices.length) throw new Declined('late', LATE);
  return { kind: 'undid', seat, to };
}

function askedBack(live: LiveTable, seat: Seat, to: number): Entry {
  const table = inPlay(live);
  if (live.back) throw new Declined('notAllowed', ALREADY_ASKED);
  if (to >= table.choices.length) throw new Declined('late', LATE);
  return { kind: 'askedBack', seat, to };
}

function offeredDraw(live: LiveTable, seat: Seat): Entry {
  inPlay(live);
  if (!live.game.agreeDraw) throw new Declined('notAllowed', NO_DRAWS);
  if (live.draw) throw new Declined('notAllowed', ALREADY_ASKED);
  return { kind: 'offeredDraw', seat };
}

function left(live: LiveTable, seat: Seat): Entry | null {
  if (live.phase === 'waiting') return seat === live.host ? { kind: 'closed' } : { kind: 'freed', seat };
  return live.present.includes(seat) ? { kind: 'left', seat } : null;
}

function filled(
  live: LiveTable,
  by: Seat,
  seat: Seat,
  bot: (Changing & { type: 'fill' })['bot'],
): Entry | null {
  if (live.phase !== 'waiting') throw new Declined('notAllowed', HAS_BEGUN);
  if (by !== live.host) throw new Declined('notYours', ONLY_THE_HOST);
  const chair = live.chairs[seat];
  if (!chair || chair.who === 'person') throw new Declined('notAllowed', SEAT_TAKEN);
  if (bot === null) return chair.who === 'open' ? null : { kind: 'freed', seat };
  return chair.who === 'bot' && chair.bot === bot ? null : { kind: 'filled', seat, bot };
}

function inPlay(live: LiveTable): NonNullable<LiveTable['table']> {
  const { table, phase } = live;
  if (phase === 'playing' && table) return table;
  throw new Declined('notAllowed', table ? IS_OVER : NOT_BEGUN);
}

/** Options are flat and plain, made in the same order by the same code. */
function isSame(one: Option, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const NOTHING_ASKED = { fr: 'Plus personne ne demande cela.', en: 'Nobody asks that any more.' };
const ALREADY_ASKED = { fr: 'C’est déjà demandé.', en: 'It has been asked already.' };
const NOT_OFFERED = { fr: 'Ce choix n’est pas proposé.', en: 'This choice is not offered.' };
const CANNOT_UNDO = {
  fr: 'Rien ne peut être repris : depuis, une carte a été tirée ou montrée, ou quelqu’un a choisi.',
  en: 'Nothing can be taken back: something was drawn, shown or decided since.',
};
const NO_GIVING_UP = { fr: 'On n’abandonne pas à ce jeu.', en: 'Nobody can give up this game.' };
const NO_DRAWS = { fr: 'Ce jeu ne connaît pas de partie nulle.', en: 'There are no draws in this game.' };
const NOT_BEGUN = { fr: 'La partie n’a pas commencé.', en: 'The game has not begun.' };
const HAS_LEFT = {
  fr: 'Un bot joue à votre place. Revenez d’abord à la table.',
  en: 'A bot plays in your place. Come back to the table first.',
};
const HAS_BEGUN = { fr: 'La partie a commencé.', en: 'The game has begun.' };
const IS_OVER = { fr: 'La partie est finie.', en: 'The game is over.' };
const ONLY_THE_HOST = {
  fr: 'Seul l’hôte de la table peut le faire.',
  en: 'Only the host of the table can do that.',
};
const SEAT_TAKEN = { fr: 'Cette place est prise.', en: 'This seat is taken.' };
