/** What can't be on the table, in words. */
import { type Seat, seatsOf } from '@tablee/kernel';
import { checkLayers } from '@tablee/kernel/effect';
import { faceOf, inPlay, isToken, ownerOf } from './rules/table.ts';
import { type InPlay, NO_PIECE, type Piece, type SevenFallen, ZONES } from './types.ts';

export function check(t: SevenFallen): void {
  checkPieces(t);
  for (const seat of seatsOf(2)) {
    const side = t.sides[seat]!;
    if (!(side.fv >= 0)) throw new Error(`The Divinité of seat ${seat} has ${side.fv} FV.`);
    if (side.mortelle && side.fv !== 0)
      throw new Error(`A Mortelle Divinité has ${side.fv} FV (SF-DIVIN-6).`);
    if (!side.mortelle && side.fv === 0)
      throw new Error('A Divinité with 0 FV is not Mortelle (SF-DIVIN-5).');
    for (const piece of side.seen) {
      if (!side.livre.includes(piece) && !side.registre.includes(piece))
        throw new Error(`Piece ${piece} was put back into a pile it is not in.`);
    }
    for (const card of side.cards) checkCard(t, seat, card);
  }
  checkLayers(t);
  const embuscades = t.sides.flatMap(({ cards }) => cards).filter(({ role }) => role === 'embuscade');
  if (embuscades.length > 1) throw new Error(`${embuscades.length} units are in Embuscade (SF-AMB-1).`);
}

function checkCard(t: SevenFallen, seat: Seat, card: InPlay): void {
  const { piece, bond, place, ec, damage, frozen, inclined, poseidor } = card;
  const { type, id } = faceOf(t, piece);
  if (card.seat !== seat) throw new Error(`${id} is in play at seat ${seat} but says ${card.seat}.`);
  if (!(ec >= 0)) throw new Error(`${id} holds ${ec} EC.`);
  if (!(damage >= 0) || !(poseidor >= 0))
    throw new Error(`${id} has ${damage} damage, ${poseidor} Poseidor.`);
  if (frozen && !inclined) throw new Error(`${id} is frozen and upright.`);
  const home = HOMES[type]!;
  if (place !== 'secret' && !home.includes(place)) throw new Error(`${id} (${type}) lies in ${place}.`);
  if (bond === NO_PIECE) {
    if (type === 'equipement' && place !== 'secret') throw new Error(`${id} is on no Ange (R-SF-25).`);
    return;
  }
  const partner = inPlay(t, bond);
  if (!partner) throw new Error(`${id} is bound to piece ${bond}, which is not in play.`);
  if (type === 'ange' || type === 'golem') {
    if (partner.bond !== piece) throw new Error(`${id} is bound one way only (SF-PAIR-8).`);
    const other = type === 'ange' ? 'golem' : 'ange';
    if (faceOf(t, bond).type !== other)
      throw new Error(`${id} is bound to a ${faceOf(t, bond).type} (SF-PAIR-10).`);
  }
  if (partner.place !== place || partner.seat !== card.seat)
    throw new Error(`${id} in ${place} is bound to a card in ${partner.place} (SF-PAIR-12).`);
}

const HOMES: Readonly<Record<string, readonly string[]>> = {
  divinite: ['divin'],
  benediction: ['divin'],
  temple: ['adoration'],
  adorateur: ['adoration'],
  ange: ['ag', 'ldf'],
  archange: ['ag', 'ldf'],
  golem: ['ag', 'ldf'],
  equipement: ['ag', 'ldf'],
  miracle: [],
};

/** Every card lies in exactly one place, out of play in its owner's (SF-ZONE-16). */
function checkPieces(t: SevenFallen): void {
  const places = new Map<Piece, string>();
  const put = (piece: Piece, place: string): void => {
    if (places.has(piece)) throw new Error(`Piece ${piece} is both in ${places.get(piece)} and in ${place}.`);
    places.set(piece, place);
  };
  for (const seat of seatsOf(2)) {
    const side = t.sides[seat]!;
    for (const zone of [...ZONES, 'looked', 'aside'] as const) {
      for (const piece of side[zone]) {
        if (ownerOf(t, piece) !== seat)
          throw new Error(`Piece ${piece} is in the ${zone} of seat ${seat}, not its owner.`);
        put(piece, `the ${zone} of seat ${seat}`);
      }
    }
    if (side.archange !== NO_PIECE) put(side.archange, `Le Divin of seat ${seat}`);
    for (const { piece } of side.cards) if (!isToken(t, piece)) put(piece, `play at seat ${seat}`);
  }
  for (const { kind, piece } of t.pile) if (kind === 'miracle') put(piece, 'the Pile');
  if (t.resolving?.kind === 'miracle') put(t.resolving.piece, 'the air');
  if (places.size !== t.pieces) throw new Error(`${places.size} cards on the table, ${t.pieces} expected.`);
}
