/**
 * What trying an option cost, compared with the best beside it. The same small choice (which card pays) comes up after
 * nearly every option of a decision; what was learnt once need not be found out again.
 */
import { below, type Chance, type Option } from '@tablee/kernel';

export interface Regret {
  sum: number;
  tries: number;
}

/** By the words of an option, whichever decision offers it. */
export type Regrets = Map<string, Regret>;

/** The words of an option. Options are flat, and the rules always make them the same way. */
export function wordsOf(option: Option): string {
  let words = '';
  for (const field in option) words += `${option[field as keyof Option]} `;
  return words;
}

/** The option numbered `tried[n]` was worth `values[n]`, the best of them `best`. */
export function learn(
  regrets: Regrets,
  words: readonly string[],
  tried: readonly number[],
  values: readonly number[],
  best: number,
): void {
  for (let n = 0; n < tried.length; n++) {
    const key = words[tried[n]!]!;
    const regret = regrets.get(key);
    if (regret === undefined) regrets.set(key, { sum: best - values[n]!, tries: 1 });
    else {
      regret.sum += best - values[n]!;
      regret.tries++;
    }
  }
}

/** Of these options the numbers of those least regretted so far; those never tried come last, in an order left to chance. */
export function likeliest(
  regrets: Regrets,
  words: readonly string[],
  ways: readonly number[],
  most: number,
  chance: Chance,
): readonly number[] {
  const first = below(chance, ways.length);
  const means: number[] = [];
  const order: number[] = [];
  for (let n = 0; n < ways.length; n++) {
    const option = ways[(first + n) % ways.length]!;
    const regret = regrets.get(words[option]!);
    means[option] = regret === undefined ? Number.MAX_VALUE : regret.sum / regret.tries;
    order.push(option);
  }
  order.sort((a, b) => means[a]! - means[b]!);
  order.length = most;
  return order;
}
