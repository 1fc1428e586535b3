/** The effect language of Seven Fallen (SF-DATA-14 to -23): a word has its own file in `words/`. */
import type { Seat, Text } from '@tablee/kernel';
import { isForbidden, type Vocabulary } from '@tablee/kernel/effect';
import { canPayDodge } from '../rules/keywords/esquive.ts';
import { putText } from '../rules/stack.ts';
import {
  activeFirst,
  countAdorateurs,
  ecOf,
  entryOf,
  faceOf,
  inPlay,
  opponent,
  ownerOf,
  shown,
} from '../rules/table.ts';
import { ENTRIES, type Piece, type SevenFallen } from '../types.ts';
import { HAPPENINGS } from './happenings.ts';
import { CARD, DAMAGE } from './nouns.ts';
import { propertiesOf } from './properties.ts';
import { TIMINGS } from './timings.ts';
import { WORDS } from './words/index.ts';

export function vocabularyOf(
  kingdoms: Readonly<Record<string, Text>>,
  classes: Readonly<Record<string, Text>>,
): Vocabulary<SevenFallen> {
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
    properties: propertiesOf(kingdoms, classes),
    words: WORDS,
    happenings: HAPPENINGS,
    values: {
      ecAvailable: { of: (t, c) => ecOf(t, c.you), reads: { fr: 'votre EC', en: 'your EC' } },
      adorateurs: {
        of: (t, c) => countAdorateurs(t, c.you),
        reads: { fr: 'le nombre de vos Adorateurs', en: 'the number of your Worshippers' },
      },
      handSize: {
        of: (t, c) => t.sides[c.you]!.hand.length,
        reads: { fr: 'le nombre de pages dans votre main', en: 'the number of pages in your hand' },
      },
      registreSize: {
        of: (t, c) => t.sides[c.you]!.registre.length,
        reads: {
          fr: 'le nombre d’Adorateurs dans votre Registre',
          en: 'the number of Worshippers in your Register',
        },
      },
      diviniteFv: {
        of: (t, c) => t.sides[c.you]!.fv,
        reads: { fr: 'la FV de votre Divinité', en: 'your Divinity’s Vital Force' },
      },
    },
    conditions: {
      yourTurn: {
        holds: (t, c) => t.active === c.you,
        reads: { fr: 'c’est votre tour', en: 'it is your turn' },
      },
      attackPhase: {
        holds: (t) => t.attack !== null,
        reads: { fr: 'une Phase d’attaque est en cours', en: 'an attack phase is under way' },
      },
      yourDiviniteMortelle: {
        holds: (t, c) => t.sides[c.you]!.mortelle,
        reads: { fr: 'votre Divinité est Mortelle', en: 'your Divinity is Mortal' },
      },
      theirDiviniteMortelle: {
        holds: (t, c) => t.sides[opponent(c.you)]!.mortelle,
        reads: { fr: 'la Divinité adverse est Mortelle', en: 'your opponent’s Divinity is Mortal' },
      },
    },
    facts: {
      amount: { fr: 'les dégâts subis', en: 'the damage taken' },
      paid: { fr: 'le coût payé', en: 'the cost paid' },
      prevented: { fr: 'les dégâts prévenus', en: 'the damage prevented' },
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
    },
    timings: TIMINGS,
    arrow: true,
    periods: { turn: { fr: 'par tour', en: 'per turn' }, game: { fr: 'par partie', en: 'per game' } },
    card: (t, p) => (p >= ENTRIES || p < 0 ? '' : faceOf(t, p as Piece).id),
    controller: (t, p) => entryOf(t, p)?.by ?? inPlay(t, p as Piece)?.seat ?? ownerOf(t, p as Piece),
    owner: (t, p) => entryOf(t, p)?.by ?? ownerOf(t, p as Piece),
    order: (t) => activeFirst(t),
    opponent: (_, seat) => opponent(seat),
    targetable: (t, p, c) => isTargetable(t, p, c.source, c.by, c.names),
    shown: (t, p) =>
      p < ENTRIES ? { card: shown(t, p as Piece).card } : { card: shown(t, entryOf(t, p)!.piece).card },
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

function zone(
  name: 'hand' | 'limbes' | 'purgatoire' | 'pandemonium' | 'livre',
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
  const isAnnounced = t.resolving === null;
  return !isMiracle || !isAnnounced || canPayDodge(t, by, piece as Piece, names);
}
