/**
 * The view with one event in it, so that cards move one after the other. What the event does not say stays as it was:
 * the view that comes after the last event has everything.
 */
import type { GameEvent, View } from '@tablee/kernel';
import type { Content } from '../content/content.ts';
import type { CardView, Piece, Place, SFEvent, SFView, Shown, SideView } from '../types.ts';
import { NO_PIECE } from '../types.ts';

type Seen = View<SFView>;

export function staged(view: Seen, told: GameEvent, given: unknown): Seen {
  const content = given as Content;
  const event = told as SFEvent;
  const table = after(view.table, event, content);
  return table === view.table ? view : { ...view, table };
}

function after(t: SFView, event: SFEvent, content: Content): SFView {
  switch (event.event) {
    case 'turnBegan':
      return { ...t, turns: event.turn, active: event.seat, attackUsed: false };
    case 'phaseBegan':
      return { ...t, phase: event.phase };
    case 'cardDrawn':
      return side(known(t, event, content), event.seat, (s) => ({
        livreSize: s.livreSize - 1,
        handSize: s.handSize + 1,
        own: s.own && { ...s.own, hand: [...s.own.hand, event.piece] },
      }));
    case 'drew':
      // Whoever draws is told card by card.
      return side(t, event.seat, (s) =>
        s.own ? {} : { livreSize: s.livreSize - event.cards, handSize: s.handSize + event.cards },
      );
    case 'played':
    case 'discarded':
      return leavesHand(known(t, event, content), event.seat, event.piece, event.event === 'discarded');
    case 'adorateurCame':
      return comes(known(t, event, content), event, content);
    case 'archangeCame':
      return comes(
        side(known(t, event, content), event.seat, (s) => ({
          hasArchange: false,
          own: s.own && { ...s.own, archange: NO_PIECE },
        })),
        event,
        content,
      );
    case 'arrived':
      return comes(known(t, event, content), event, content);
    case 'spent':
      return card(t, event.piece, (c) => ({ ec: c.ec - event.amount }));
    case 'announced':
    case 'embuscade':
    case 'renfort':
      return card({ ...t, phase: 'attaque', attackUsed: true }, event.piece, () => ({
        place: 'ldf',
        role: event.event as CardView['role'],
      }));
    case 'attackEnded':
      return { ...t, phase: 'parole', attack: null };
    case 'retreated':
      return card(t, event.piece, () => ({ place: 'ag' }));
    case 'bound':
      return card(
        card(t, event.piece, () => ({ bond: event.with.piece })),
        event.with.piece,
        () => ({ bond: event.piece }),
      );
    case 'hurt':
      return card(t, event.piece, (c) => ({ damage: c.damage + event.amount }));
    case 'healed':
      return card(t, event.piece, (c) => ({ damage: Math.max(0, c.damage - event.amount) }));
    case 'inclined':
    case 'held':
      return card(t, event.piece, () => ({ inclined: true }));
    case 'frozen':
      return card(t, event.piece, () => ({ inclined: true, frozen: true }));
    case 'straightened':
    case 'thawed':
      return card(t, event.piece, () => ({ inclined: false, frozen: false }));
    case 'declared':
      return event.attackers.reduce(
        (so, { piece }) => card(so, piece, () => ({ inclined: true })),
        combatOf(t, event),
      );
    case 'markersPut':
      return card(t, event.piece, (c) => ({ [event.marker]: c[event.marker] + event.amount }));
    case 'diviniteHurt':
      return side(t, event.seat, (s) => ({ fv: Math.max(0, s.fv - event.amount) }));
    case 'diviniteHealed':
      return side(t, event.seat, (s) => ({ fv: s.fv + event.amount }));
    case 'becameMortelle':
      return side(t, event.seat, () => ({ mortelle: true, fv: 0 }));
    case 'plumeFell':
      return side(t, event.seat, (s) => ({ plumes: Math.max(0, s.plumes - 1) }));
    case 'destroyed':
    case 'revoked':
    case 'fellOff':
      return leavesPlay(t, event.seat, event.piece, 'purgatoire');
    case 'banished':
      return leavesPlay(t, event.seat, event.piece, 'pandemonium');
    case 'toLimbes':
      return leavesPlay(t, event.seat, event.piece, 'limbes');
    case 'returned':
      return toHand(t, event.seat, event.piece);
    case 'resolved':
    case 'cameToNothing':
    case 'cancelled':
      return { ...t, pile: t.pile.filter(({ piece }) => piece !== event.piece), resolving: null };
    default:
      return t;
  }
}

/** Who strikes whom is drawn from its declaration on. */
function combatOf(t: SFView, { attackers, at }: Extract<SFEvent, { event: 'declared' }>): SFView {
  if (at === 'secret') return t;
  const serials = [...attackers, ...(at === 'divinite' ? [] : [at])].map(
    ({ piece }) => t.sides.flatMap(({ cards }) => cards).find((one) => one.piece === piece)?.serial,
  );
  if (serials.includes(undefined)) return t;
  const known = serials as number[];
  const combat = {
    attackers: known.slice(0, attackers.length),
    blows: [],
    target: at === 'divinite' ? -1 : known.at(-1)!,
    golem: -1,
    uncovered: false,
  };
  return { ...t, attack: { stopped: false, ...t.attack, combat } };
}

/** Everybody sees its face now. */
function known(t: SFView, { piece, card: id }: Shown, content: Content): SFView {
  const face = content.byId.get(id)?.number;
  return face === undefined || t.faces[piece] === face ? t : { ...t, faces: { ...t.faces, [piece]: face } };
}

function side(t: SFView, seat: number, change: (side: SideView) => Partial<SideView>): SFView {
  const sides = t.sides.map((s, n) => (n === seat ? { ...s, ...change(s) } : s));
  return { ...t, sides: sides as unknown as SFView['sides'] };
}

function card(t: SFView, piece: Piece, change: (card: CardView) => Partial<CardView>): SFView {
  if (!t.sides.some(({ cards }) => cards.some((one) => one.piece === piece))) return t;
  const sides = t.sides.map((s) => ({
    ...s,
    cards: s.cards.map((one) => (one.piece === piece ? { ...one, ...change(one) } : one)),
  }));
  return { ...t, sides: sides as unknown as SFView['sides'] };
}

/** Of the other side's pages one can't tell whether a discarded one came from the hand: the next view will. */
function leavesHand(t: SFView, seat: number, piece: Piece, toPurgatoire: boolean): SFView {
  return side(t, seat, (s) => {
    const wasHeld = s.own ? s.own.hand.includes(piece) : !toPurgatoire && !s.limbes.includes(piece);
    return {
      handSize: s.handSize - (wasHeld ? 1 : 0),
      limbes: s.limbes.filter((one) => one !== piece),
      own: s.own && { ...s.own, hand: s.own.hand.filter((one) => one !== piece) },
      ...(toPurgatoire ? { purgatoire: [...s.purgatoire, piece] } : {}),
    };
  });
}

const PLACES: Readonly<Record<string, Place>> = {
  adorateur: 'adoration',
  temple: 'adoration',
  benediction: 'divin',
  divinite: 'divin',
};

/** Upright and whole; what it brings besides comes with the next view. */
function comes(
  t: SFView,
  { piece, seat, card: id }: Shown & { readonly seat: number },
  content: Content,
): SFView {
  const face = content.byId.get(id);
  if (!face || t.sides.some(({ cards }) => cards.some((one) => one.piece === piece))) return t;
  const fresh = {
    piece,
    serial: t.serials,
    seat,
    place: PLACES[face.type] ?? 'ag',
    ec: face.ec,
    damage: 0,
    inclined: false,
    frozen: false,
    bond: NO_PIECE,
    chosenClass: -1,
    role: 'none',
    declared: 0,
    way: 'played',
    since: t.turns,
    targeted: false,
    calmed: false,
    doomed: false,
    gear: 0,
    atq: 0,
    fv: 0,
    bou: 0,
    poseidor: 0,
  } as unknown as CardView;
  const seated = side(t, seat, (s) => ({
    cards: [...s.cards, fresh],
    purgatoire: s.purgatoire.filter((one) => one !== piece),
    own: s.own && { ...s.own, looked: s.own.looked.filter((one) => one !== piece) },
  }));
  return { ...seated, serials: t.serials + 1 };
}

/** From play or from an open zone. */
function toHand(t: SFView, seat: number, piece: Piece): SFView {
  const gone = leavesPlay(t, seat, piece, 'purgatoire');
  return side(gone, piece < t.split ? 0 : 1, (s) => ({
    purgatoire: s.purgatoire.filter((one) => one !== piece),
    handSize: s.handSize + 1,
    own: s.own && { ...s.own, hand: [...s.own.hand, piece] },
  }));
}

function leavesPlay(
  t: SFView,
  seat: number,
  piece: Piece,
  to: 'purgatoire' | 'pandemonium' | 'limbes',
): SFView {
  const freed = t.sides.map((s) => ({
    ...s,
    cards: s.cards
      .filter((one) => one.piece !== piece)
      .map((one) => (one.bond === piece ? { ...one, bond: NO_PIECE } : one)),
  }));
  const owner = piece < t.split ? 0 : piece < t.pieces ? 1 : seat;
  const gone = { ...t, sides: freed as unknown as SFView['sides'] };
  return side(gone, owner, (s) => ({
    limbes: s.limbes.filter((one) => one !== piece),
    purgatoire: s.purgatoire.filter((one) => one !== piece),
    pandemonium: s.pandemonium.filter((one) => one !== piece),
    [to]: [...s[to].filter((one) => one !== piece), piece],
  }));
}
