/** The effect language of Seven Fallen (SF-DATA-14 to -23): a word has its own file in `words/`. */
import { call, type Seat } from '@tablee/kernel';
import { isForbidden, type Lasting, type Vocabulary } from '@tablee/kernel/effect';
import { paying, payment } from '../rules/ec.ts';
import { canPayDodge, dodgeCost } from '../rules/keywords/esquive.ts';
import { hasGone } from '../rules/source.ts';
import { putText } from '../rules/stack.ts';
import {
  activeFirst,
  bySerial,
  entryOf,
  faceOf,
  inPlay,
  opponent,
  ownerOf,
  pieceAt,
} from '../rules/table.ts';
import { handOver, zoneOf } from '../rules/zone.ts';
import { ENTRIES, type Piece, SECRETS, type SevenFallen } from '../types.ts';
import { HAPPENINGS } from './happenings.ts';
import { CARD, DAMAGE } from './nouns.ts';
import { type Names, propertiesOf } from './properties.ts';
import { TIMINGS } from './timings.ts';
import { CONDITIONS, VALUES } from './values.ts';
import { wordsOf } from './words/index.ts';

export function vocabularyOf(names: Names): Vocabulary<SevenFallen> {
  return {
    noun: CARD,
    zones: {
      play: {
        pieces: (t, seat, into) => {
          for (const { piece, place } of t.sides[seat]!.cards) if (place !== 'secret') into.push(piece);
        },
      },
      hand: zone(
        'hand',
        'de votre main',
        'from your hand',
        'de la main adverse',
        'from your opponent’s hand',
      ),
      limbes: zone(
        'limbes',
        'de vos Limbes',
        'from your Limbo',
        'des Limbes adverses',
        'from your opponent’s Limbo',
      ),
      purgatoire: zone(
        'purgatoire',
        'de votre Purgatoire',
        'from your Purgatory',
        'du Purgatoire adverse',
        'from your opponent’s Purgatory',
      ),
      pandemonium: zone(
        'pandemonium',
        'de votre Pandémonium',
        'from your Pandemonium',
        'du Pandémonium adverse',
        'from your opponent’s Pandemonium',
      ),
      livre: zone(
        'livre',
        'de votre Livre Sacré',
        'from your Sacred Book',
        'du Livre Sacré adverse',
        'from your opponent’s Sacred Book',
      ),
      registre: zone(
        'registre',
        'de votre Registre',
        'from your Register',
        'du Registre adverse',
        'from your opponent’s Register',
      ),
      secret: {
        // By their serial: a number would tell which card it is (SF-HID-5).
        pieces: (t, seat, into) => {
          for (const { place, serial } of t.sides[seat]!.cards)
            if (place === 'secret') into.push(SECRETS + serial);
        },
        reads: {
          mine: { fr: 'que vous avez en Secret', en: 'you have in Secret' },
          theirs: { fr: 'adverse en Secret', en: 'of your opponent in Secret' },
          any: { fr: 'en Secret', en: 'in Secret' },
        },
      },
      pile: {
        pieces: (t, seat, into) => {
          for (const { by, number } of t.pile) if (by === seat) into.push(number);
        },
        reads: {
          mine: { fr: 'que vous avez mis sur la Pile', en: 'you put on the Stack' },
          theirs: { fr: 'adverse de la Pile', en: 'of your opponent on the Stack' },
          any: { fr: 'de la Pile', en: 'on the Stack' },
        },
      },
    },
    properties: propertiesOf(names),
    words: wordsOf(names.tokens, names.markers),
    happenings: HAPPENINGS,
    values: VALUES,
    conditions: CONDITIONS,
    facts: {
      amount: { fr: 'ce nombre', en: 'that number' },
      cards: { fr: 'le nombre de pages piochées', en: 'the number of pages drawn' },
      paid: { fr: 'le coût payé', en: 'the cost paid' },
      prevented: {
        fr: 'les dégâts ainsi prévenus',
        en: 'the damage prevented this way',
        agrees: { gender: 'm', many: true },
      },
    },
    nouns: { damage: DAMAGE },
    untils: {
      combat: { fr: 'jusqu’à la fin du combat', en: 'until the end of the combat' },
      attack: { fr: 'jusqu’à la fin de la Phase d’attaque', en: 'until the end of the attack phase' },
      turn: { fr: 'jusqu’à la fin du tour', en: 'until the end of the turn' },
      nextTurn: { fr: 'jusqu’au début de votre prochain tour', en: 'until the start of your next turn' },
      yourTurn: { fr: 'jusqu’à la fin de votre prochain tour', en: 'until the end of your next turn' },
    },
    actions: {
      attack: { fr: 'attaquer', en: 'attack' },
      defend: { fr: 'défendre la Divinité', en: 'defend the Divinity' },
      beTargeted: { fr: 'être ciblé{e}{s}', en: 'be targeted' },
      play: { fr: 'être joué{e}{s}', en: 'be played' },
      playTempete: { fr: 'être joué{e}{s} en Tempête', en: 'be played by Storm' },
      playTornado: { fr: 'être joué{e}{s} en Tornado', en: 'be played by Tornado' },
      straighten: { fr: 'être redressé{e}{s}', en: 'be straightened' },
      beAttacked: { fr: 'être attaqué{e}{s}', en: 'be attacked' },
      attackDivinite: { fr: 'attaquer la Divinité', en: 'attack the Divinity' },
      useAbilities: { fr: 'utiliser ses capacités', en: 'use its abilities' },
      retreat: { fr: 'reculer en Arrière-garde', en: 'fall back to the Rear Guard' },
      beHealed: { fr: 'être soigné{e}{s}', en: 'be healed' },
    },
    timings: TIMINGS,
    arrow: true,
    periods: { turn: { fr: 'par tour', en: 'per turn' }, game: { fr: 'par partie', en: 'per game' } },
    card: (t, p) => (p >= ENTRIES || p < 0 ? '' : faceOf(t, p as Piece).id),
    isGone: (t, { source }) => hasGone(t, source),
    present: (t, p) => p >= ENTRIES || inPlay(t, p as Piece)?.place !== 'secret',
    controller: (t, p) =>
      p < ENTRIES
        ? (inPlay(t, p as Piece)?.seat ?? ownerOf(t, p as Piece))
        : (entryOf(t, p)?.by ?? bySerial(t, p - SECRETS)?.seat ?? (0 as Seat)),
    owner: (t, p) => entryOf(t, p)?.by ?? ownerOf(t, pieceAt(t, p)),
    order: (t) => activeFirst(t),
    opponent: (_, seat) => opponent(seat),
    targetable: (t, p, c) => isTargetable(t, p, c.source, c.by, c.names),
    shown: (t, p) => {
      const entry = entryOf(t, p);
      return p < ENTRIES || entry ? { card: faceOf(t, entry ? entry.piece : (p as Piece)).id } : {};
    },
    began: (t, { of, changes, by }) => {
      if (isSeizure(changes)) for (const p of of) change(t, p, by);
    },
    // Back to its owner, unless another effect still holds it.
    ended: (t, { of, changes }) => {
      if (isSeizure(changes)) for (const p of of) change(t, p, holderOf(t, p));
    },
    // Esquive is paid before a Serment takes what it would be paid with (SF-STACK-4).
    aimed: (t, what) => {
      const { ability } = t.content.book.script(what.ability);
      if (ability?.kind !== 'activated' || ability.timing !== 'miracle') return undefined;
      const owed = dodgeCost(t, what.by, what);
      return owed > 0 ? call(paying, { seat: what.by, bill: payment(owed) }, 'next') : undefined;
    },
    announced: (t, what) => {
      const { ability } = t.content.book.script(what.ability);
      // A Miracle's price is still to be paid (SF-STACK-4): it is put by `act`.
      if (ability?.kind === 'activated' && ability.timing === 'miracle') t.announcing = what;
      else {
        if (ability?.kind === 'activated') t.acts++;
        putText(t, what.by, what.piece as Piece, ability?.kind === 'activated' ? 'ability' : 'trigger', what);
      }
    },
  };
}

function isSeizure(changes: Lasting['changes']): boolean {
  return changes.some(({ what }) => what === 'control');
}

function change(t: SevenFallen, p: number, to: Seat): void {
  const card = inPlay(t, p as Piece);
  if (card) handOver(t, card, to);
}

/** Who controls it by the effects that still last: the latest of them, or its owner (R-SF-83). */
function holderOf(t: SevenFallen, p: number): Seat {
  const last = t.effects.lasting.findLast(({ of, changes }) => isSeizure(changes) && of.includes(p));
  return last?.by ?? ownerOf(t, p as Piece);
}

function zone(
  name: 'registre' | 'hand' | 'limbes' | 'purgatoire' | 'pandemonium' | 'livre',
  fr: string,
  en: string,
  theirFr: string,
  theirEn: string,
): Vocabulary<SevenFallen>['zones'][string] {
  return {
    pieces: (t, seat, into) => {
      for (const piece of t.sides[seat]![name]) into.push(piece);
    },
    reads: { mine: { fr, en }, theirs: { fr: theirFr, en: theirEn }, any: { fr, en } },
  };
}

/** R-SF-98: what cannot be targeted; and what asks more EC of a Miracle than its player has (SF-KW-ESQUIVE-2). */
function isTargetable(
  t: SevenFallen,
  piece: number,
  source: number,
  by: Seat,
  names: Readonly<Record<string, readonly number[]>>,
): boolean {
  if (piece >= ENTRIES) return true;
  if (isForbidden(t, 'beTargeted', piece)) return false;
  const isMiracle = source >= 0 && source < ENTRIES && faceOf(t, source as Piece).type === 'miracle';
  // On the Pile it is in no zone and has paid. One that has left the Secret lies in the Purgatoire, is not played and pays
  // nothing (R-SF-110).
  const zone = isMiracle ? zoneOf(t, source as Piece) : null;
  const isPlayed = zone !== null && zone !== 'purgatoire';
  return !isPlayed || canPayDodge(t, by, source as Piece, piece as Piece, names);
}
