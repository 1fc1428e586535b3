/** From what somebody asks for to the entry that would be written: everything is checked here, nothing is changed. */
import {
  choose,
  type Decision,
  decisionFor,
  fork,
  isSameOption,
  type Option,
  type Seat,
  saying,
} from '@tablee/kernel';
import type { Request } from '@tablee/protocol';
import { Declined, LATE } from '../declined.ts';
import { drawInvite } from '../identity/draw.ts';
import type { Entry } from './entry.ts';
import type { LiveTable } from './live-table.ts';
import { brought } from './opening.ts';
import type { Played } from './played.ts';

/** No game comes near: a table with more entries is not played at but filled. */
export const MOST_ENTRIES = 20_000;
/** Entries that brought the game no further: taking back, asking, coming and going. Much more than people need. */
export const MOST_WANDERING = 5_000;

type Changing = Exclude<Request, { type: 'sit' | 'rise' | 'say' | 'ping' }>;

/** A request of a page, which counts what its seat could notice, in the numbers of the table itself. */
export function inOwnNumbers(live: LiveTable, seat: Seat, request: Changing): Changing {
  if (!('at' in request)) return request;
  const ago = live.ears.ago(seat, request.at);
  if (ago === null) throw new Declined('late', LATE);
  const at = live.at - ago;
  if (request.type !== 'undo' && request.type !== 'askBack') return { ...request, at };
  const choices = live.table?.choices ?? 0;
  const heard = live.ears.heardOf(seat, choices);
  if (request.to >= heard) throw new Declined('late', LATE);
  // What can be taken back is all the seat's own; further back lies what others did.
  const own = choices - (heard - request.to);
  return { ...request, at, to: request.type === 'undo' ? own : live.ears.choicesAt(seat, request.to) };
}

/** Null when it is so already: a request that comes twice is granted twice. */
export function propose(live: LiveTable, seat: Seat, request: Changing): Entry | null {
  if (live.at >= MOST_ENTRIES || (isWandering(request) && live.at - live.moments >= MOST_WANDERING)) {
    if (request.type !== 'leave' && request.type !== 'resign') throw new Declined('notAllowed', TOO_LONG);
  }
  if ('at' in request && !live.stands(request.at)) throw new Declined('late', LATE);
  if ('at' in request && !live.isPresent(seat)) throw new Declined('notAllowed', HAS_LEFT);
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
      if (!inPlay(live).game.resign) throw new Declined('notAllowed', NO_GIVING_UP);
      return { kind: 'resigned', seat };
    case 'leave':
      return left(live, seat);
    case 'comeBack':
      return live.isPresent(seat) ? null : { kind: 'returned', seat };
    case 'fill':
      return filled(live, seat, request.seat as Seat, request.bot);
    case 'bring':
      return broughtInstead(live, seat, request.brings);
    case 'remove':
      return removed(live, seat, request.seat as Seat);
    case 'renewInvite':
      onlyHost(live, seat);
      return { kind: 'invited', invite: drawInvite() };
  }
}

/** Leads nowhere by itself. */
function isWandering({ type }: Changing): boolean {
  return type !== 'choose' && type !== 'answerBack' && type !== 'answerDraw';
}

function chose(live: LiveTable, seat: Seat, request: Changing & { type: 'choose' }): Entry {
  const table = inPlay(live);
  const { game, state } = table;
  const decision = decisionFor(state, seat, request.decision);
  if (!decision) throw new Declined('late', LATE);
  const option = decision.options[request.option];
  if (!option) throw new Declined('notAllowed', NOT_OFFERED);
  if (request.then?.length) return choseOn(table, seat, decision, option, request.then);
  const says = saying(game, state, decision, option);
  table.means(seat, says, decision, option);
  return { kind: 'chose', seat, says: [says] };
}

/** This option, and then those that are wanted, as long as they are offered: found out on a copy. */
function choseOn(
  { game, state }: Played,
  seat: Seat,
  first: Decision,
  option: Option,
  then: readonly Option[],
): Entry {
  const t = fork(state);
  const says = [saying(game, t, first, option)];
  choose(game, t, first, option);
  let { branch } = first;
  for (const wanted of then) {
    const decision = nextFor(t.open, seat, branch);
    const offered = decision?.options.find((one) => isSameOption(one, wanted));
    if (!decision || !offered) break;
    says.push(saying(game, t, decision, offered));
    choose(game, t, decision, offered);
    branch = decision.branch;
  }
  return { kind: 'chose', seat, says };
}

/** What the seat is asked next on the same line. */
function nextFor(open: readonly Decision[], seat: Seat, branch: number): Decision | undefined {
  const own = open.filter((decision) => decision.seat === seat);
  return own.find((decision) => decision.branch === branch) ?? own[0];
}

function undid(live: LiveTable, seat: Seat, to: number): Entry {
  const table = inPlay(live);
  const limit = live.undoLimit(seat);
  if (limit === null || to < limit) throw new Declined('notAllowed', CANNOT_UNDO);
  if (to >= table.choices) throw new Declined('late', LATE);
  return { kind: 'undid', seat, to };
}

function askedBack(live: LiveTable, seat: Seat, to: number): Entry {
  const table = inPlay(live);
  if (live.back) throw new Declined('notAllowed', ALREADY_ASKED);
  if (to >= table.choices) throw new Declined('late', LATE);
  return { kind: 'askedBack', seat, to };
}

function offeredDraw(live: LiveTable, seat: Seat): Entry {
  if (!inPlay(live).game.agreeDraw) throw new Declined('notAllowed', NO_DRAWS);
  if (live.draw) throw new Declined('notAllowed', ALREADY_ASKED);
  return { kind: 'offeredDraw', seat };
}

function left(live: LiveTable, seat: Seat): Entry | null {
  if (live.phase === 'waiting') return seat === live.host ? { kind: 'closed' } : { kind: 'freed', seat };
  return live.isPresent(seat) ? { kind: 'left', seat } : null;
}

function filled(
  live: LiveTable,
  by: Seat,
  seat: Seat,
  bot: (Changing & { type: 'fill' })['bot'],
): Entry | null {
  if (live.phase !== 'waiting') throw new Declined('notAllowed', HAS_BEGUN);
  onlyHost(live, by);
  const chair = live.chairs[seat];
  if (!chair || chair.who === 'person') throw new Declined('notAllowed', SEAT_TAKEN);
  if (bot === null) return chair.who === 'open' ? null : { kind: 'freed', seat };
  return chair.who === 'bot' && chair.bot === bot ? null : { kind: 'filled', seat, bot };
}

function broughtInstead(
  live: LiveTable,
  seat: Seat,
  brings: (Changing & { type: 'bring' })['brings'],
): Entry {
  if (live.phase !== 'waiting') throw new Declined('notAllowed', HAS_BEGUN);
  if (!live.game?.brings) throw new Declined('notAllowed', NOTHING_TO_BRING);
  return { kind: 'brought', seat, ...brought(live.game, live.row, brings ?? undefined) };
}

/** The host asks somebody to leave. Who was asked can't come back with the old invitation. */
function removed(live: LiveTable, by: Seat, seat: Seat): Entry {
  onlyHost(live, by);
  if (live.phase !== 'waiting' && live.phase !== 'playing') throw new Declined('notAllowed', IS_OVER);
  if (seat === by) throw new Declined('notAllowed', NOT_ONESELF);
  if (live.chairs[seat]?.who !== 'person') throw new Declined('late', NOBODY_THERE);
  return { kind: 'removed', seat, invite: drawInvite() };
}

function onlyHost(live: LiveTable, seat: Seat): void {
  if (!live.isHost(seat)) throw new Declined('notYours', ONLY_THE_HOST);
}

function inPlay(live: LiveTable): Played {
  const { table, phase } = live;
  if (phase === 'playing' && table) return table;
  if (phase === 'shelved') throw new Declined('notAllowed', SHELVED);
  throw new Declined('notAllowed', phase === 'over' ? IS_OVER : NOT_BEGUN);
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
const NOTHING_TO_BRING = { fr: 'On n’apporte rien à ce jeu.', en: 'Nobody brings anything to this game.' };
const IS_OVER = { fr: 'La partie est finie.', en: 'The game is over.' };
const TOO_LONG = {
  fr: 'Trop de choses se sont passées à cette table. On peut encore y jouer, abandonner ou la quitter, mais plus revenir en arrière.',
  en: 'Too much has happened at this table. You can still play, give up or leave it, but no longer go back.',
};
const SHELVED = {
  fr: 'Les règles ou les cartes de ce jeu ont changé depuis : cette partie ne peut plus continuer. Tout ce qui en a été gardé reste à lire.',
  en: 'The rules or cards of this game have changed since: this game can’t go on. What was kept of it can still be read.',
};
const ONLY_THE_HOST = {
  fr: 'Seul l’hôte de la table peut le faire.',
  en: 'Only the host of the table can do that.',
};
const NOT_ONESELF = {
  fr: 'Pour partir vous-même, quittez la table.',
  en: 'To go yourself, leave the table.',
};
const NOBODY_THERE = { fr: 'Plus personne n’est à cette place.', en: 'Nobody is at this seat any more.' };
const SEAT_TAKEN = { fr: 'Cette place est prise.', en: 'This seat is taken.' };
