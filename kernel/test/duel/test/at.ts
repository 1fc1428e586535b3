/** A position of the duel, played and looked at in the game's words, without the numbers of the pieces. */
import type { Seat, Start } from '../../../index.ts';
import { Play, set } from '../../../testing/index.ts';
import { duel } from '../duel.ts';
import { faceOf } from '../rules/table.ts';
import type { Duel, DuelView, Piece } from '../types.ts';

export function at(position: object, start: Partial<Start> = {}): DuelPlay {
  return new DuelPlay(set(duel, position, start));
}

/** From the very beginning, with the dice that say who begins. */
export function fromTheBox(start: Partial<Start> = {}): DuelPlay {
  return new DuelPlay(new Play(duel, { seats: 2, seed: 'test', dice: [6, 1], ...start }));
}

export class DuelPlay {
  readonly play: Play<Duel, DuelView>;

  constructor(play: Play<Duel, DuelView>) {
    this.play = play;
  }

  get table(): Play<Duel, DuelView>['table'] {
    return this.play.table;
  }

  get state(): Duel {
    return this.play.state;
  }

  get asked(): Seat {
    return this.play.asked;
  }

  get kind(): string | null {
    return this.play.kind;
  }

  /** The options, each without its piece number. */
  get options(): string[] {
    return this.play.options.map(withoutNumbers);
  }

  /** `play braise`: by the seat that is asked, one after the other. The first such piece is meant. */
  choose(...says: readonly string[]): this {
    for (const words of says) this.play.choose(this.#whole(words));
    return this;
  }

  /** The same for a seat of its own, when both are asked at the same time. */
  says(seat: number, ...says: readonly string[]): this {
    for (const words of says) {
      const decision = this.state.open.find((open) => open.seat === seat);
      const options = (decision?.options ?? []).map((option) =>
        duel.words.notation(option, this.state.content),
      );
      this.table.say(seat as Seat, options.find((option) => withoutNumbers(option) === words) ?? words);
    }
    return this;
  }

  life(seat: number): number {
    return this.state.sides[seat]!.life;
  }

  hand(seat: number): string[] {
    return this.#names(this.state.sides[seat]!.hand);
  }

  line(seat: number): string[] {
    return this.#names(this.state.sides[seat]!.line.map(({ piece }) => piece));
  }

  grave(seat: number): string[] {
    return this.#names(this.state.sides[seat]!.grave);
  }

  /** Bottom entry first. */
  get stack(): string[] {
    return this.#names(this.state.stack.map(({ piece }) => piece));
  }

  /** The events everybody heard with the last choices, by name. */
  told(since?: number): string[] {
    return this.play.told(since).map(({ event }) => event);
  }

  /** Which of these can't be done, and the rule that forbids it. */
  whyNot(does: string): Record<string, string> {
    const refusals = this.play.whyNot(does);
    return Object.fromEntries(
      refusals.map(({ about, rule }) => [(about as unknown as { card: string }).card, rule]),
    );
  }

  #whole(words: string): string {
    return this.play.options.find((option) => withoutNumbers(option) === words) ?? words;
  }

  #names(pieces: readonly Piece[]): string[] {
    return pieces.map((piece) => faceOf(this.state, piece).id);
  }
}

function withoutNumbers(notation: string): string {
  return notation.replace(/#\d+.*/, '');
}
