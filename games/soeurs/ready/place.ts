/** A Place made ready: what it changes worked out once for its whole combat, what it says found by its address. */
import type { Text } from '@tablee/kernel';
import type { Book, ReadAbility, Table } from '@tablee/kernel/effect';
import { NOBODY } from '../effects/nobody.ts';
import type { Lines } from '../effects/perform.ts';
import { facePiece, type Occasion, PLAYER_PIECE } from '../effects/pieces.ts';
import type { ActionCard } from './content.ts';
import type { Place, PlaceAbility } from './schema.ts';

/** Changes are 0 where the Place makes none. */
export interface PlaceCard {
  readonly id: string;
  readonly name: Text;
  readonly mood: string;
  readonly does: PlaceAbility | null;
  readonly ability: ReadAbility | null;
  readonly mana: number;
  /** By card and level, when the costs of some change. */
  readonly costs: readonly (readonly number[])[] | null;
  readonly drawCost: number;
  /** 0: as often as one likes. */
  readonly drawLimit: number;
  readonly blows: number;
  readonly attack: number;
  readonly resistance: number;
  readonly defence: number;
  readonly healing: number;
  readonly xp: number;
  readonly onCombat: Lines | null;
  readonly onRound: Lines | null;
  readonly onBeaten: Lines | null;
  readonly onEnd: Lines | null;
  readonly hurtsOnRound: boolean;
  readonly hurtsOnEnd: boolean;
}

const AN_ENEMY = 0;

export function placeCard(book: Book, place: Place, cards: readonly ActionCard[]): PlaceCard {
  const does = place.does ?? null;
  const { all } = book.addCard(`place/${place.id}`, does ? [does] : []);
  const says = (occasion: Occasion): Lines | null => {
    const found = all.find((ability) => ability.kind === 'triggered' && ability.on === occasion);
    if (!found) return null;
    const { address } = found;
    return { address, sentences: book.script(address).blocks[0]! };
  };
  const hurts = (occasion: Occasion): boolean =>
    says(occasion) !== null && JSON.stringify(does).includes('"loseHealth"');
  const changes = changesOf(book, place, cards);
  const change = (piece: number, what: string): number => changes.get(`${piece} ${what}`) ?? 0;
  const costs = cards.map((_, card) => [0, 1].map((level) => change(facePiece(card, level), 'cost')));
  return {
    id: place.id,
    name: place.name,
    mood: place.mood,
    does,
    ability: all[0] ?? null,
    mana: change(PLAYER_PIECE, 'mana'),
    costs: costs.flat().some((by) => by !== 0) ? costs : null,
    drawCost: change(PLAYER_PIECE, 'drawCost'),
    drawLimit: change(PLAYER_PIECE, 'draws'),
    blows: change(PLAYER_PIECE, 'blows'),
    attack: change(AN_ENEMY, 'attack'),
    resistance: change(AN_ENEMY, 'resistance'),
    defence: change(PLAYER_PIECE, 'cardDefence'),
    healing: change(PLAYER_PIECE, 'healing'),
    xp: change(PLAYER_PIECE, 'earnedXp'),
    onCombat: says('startOfCombat'),
    onRound: says('startOfRound'),
    onBeaten: says('enemyBeaten'),
    onEnd: says('endOfRound'),
    hurtsOnRound: hurts('startOfRound'),
    hurtsOnEnd: hurts('endOfRound'),
  };
}

/** By piece and property. What it changes is the same in every combat: one enemy stands for all, the hand holds every card. */
function changesOf(book: Book, place: Place, cards: readonly ActionCard[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const level of [0, 1]) {
    const combat = {
      content: { book, cards },
      foes: [0],
      atBoss: false,
      hand: cards.map((_, card) => card),
      level: cards.map(() => level),
    } as unknown as Table;
    for (const { of, gets } of book.cardById(`place/${place.id}`).statics) {
      for (const piece of of.pieces(combat, NOBODY)) {
        for (const get of gets.numbers) {
          const { what, n } = get.now(combat, NOBODY);
          found.set(`${piece} ${what}`, n);
        }
      }
    }
  }
  return found;
}
