/**
 * Effects made ready to run: every block of sentences gets a number, so that a frame says where it is with a few
 * numbers instead of carrying the card's text along. The scripts are part of the content, shared by all forks.
 */
import type { Condition, Effects, Value, WordEffect } from './language.ts';

export type Sentence =
  | { readonly kind: 'word'; readonly effect: WordEffect }
  | { readonly kind: 'if'; readonly condition: Condition; readonly then: number; readonly else: number }
  | { readonly kind: 'choose'; readonly blocks: readonly number[] }
  | { readonly kind: 'each'; readonly group: string; readonly then: number }
  | { readonly kind: 'repeat'; readonly times: Value; readonly then: number };

export class Scripts {
  readonly blocks: Sentence[][] = [];
  /** What each block was made from, for its text. */
  readonly effects: Effects[] = [];

  /** The number by which `perform` finds these effects. */
  add(effects: Effects): number {
    const block = this.blocks.length;
    const sentences: Sentence[] = [];
    this.blocks.push(sentences);
    this.effects.push(effects);
    for (const effect of effects) sentences.push(this.#sentence(effect));
    return block;
  }

  #sentence(effect: Effects[number]): Sentence {
    if ('if' in effect && 'then' in effect) {
      const {
        if: condition,
        then,
        else: otherwise,
      } = effect as { if: Condition; then: Effects; else?: Effects };
      return { kind: 'if', condition, then: this.add(then), else: otherwise ? this.add(otherwise) : -1 };
    }
    if ('choose' in effect) {
      const { choose } = effect as { choose: readonly Effects[] };
      return { kind: 'choose', blocks: choose.map((effects) => this.add(effects)) };
    }
    // "You may" is a choice between doing it and doing nothing.
    if ('may' in effect) {
      return { kind: 'choose', blocks: [this.add((effect as { may: Effects }).may), this.add([])] };
    }
    if ('each' in effect) {
      const { each, then } = effect as { each: string; then: Effects };
      return { kind: 'each', group: each, then: this.add(then) };
    }
    if ('repeat' in effect) {
      const { repeat, then } = effect as { repeat: Value; then: Effects };
      return { kind: 'repeat', times: repeat, then: this.add(then) };
    }
    return { kind: 'word', effect: effect as WordEffect };
  }
}
