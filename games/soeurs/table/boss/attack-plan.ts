/** An attack on the Boss put together from several cards: what it would be worth, and the answers that make it. */
import type { Option } from '@tablee/kernel';
import { BOSS_SLOT, type SoeursEvent } from '../../types.ts';
import type { Future } from '../future.ts';
import type { Play } from '../play.tsx';
import { cardOption, optionsTo } from '../reading.ts';

export interface AttackPlan {
  readonly options: readonly Option[];
  /** Null while it can't be known. */
  readonly value: number | null;
  /** Dice that would fall, one of them at the player's choice. */
  readonly dice: readonly number[];
  readonly mana: number;
}

/** The cards in the order they were taken up; null when one of them can't be part of it. */
export function planAttack(
  { asked, foresee, content, t }: Play,
  cards: readonly number[],
): AttackPlan | null {
  const [first, ...more] = cards;
  if (first === undefined || asked?.kind !== 'act') return null;
  const attack = cardOption(asked, 'attack', first, content, t.level);
  if (attack === null) return null;
  const options: Option[] = [attack];
  let future = foresee(attack);
  for (const card of more) {
    const add = future && cardOption(future.asked, 'add', card, content, t.level);
    if (!add || !future) return null;
    options.push(add);
    future = future.then(add);
  }
  return planStrike(future, options, t.mana);
}

/** The same from the moment at which the cards are declared. */
export function planStrike(from: Future | null, before: readonly Option[], mana: number): AttackPlan {
  const options = [...before];
  const events = [...(from?.events ?? [])];
  let future = from;
  const go = (option: Option | undefined) => {
    if (!option || !future) return;
    options.push(option);
    future = future.then(option);
    events.push(...(future?.events ?? []));
  };
  if (future?.asked?.kind === 'declare') go(optionsTo(future.asked, 'strike')[0]);
  while (future?.asked?.kind === 'target')
    go(optionsTo(future.asked, 'target').find(({ slot }) => slot === BOSS_SLOT));
  const told = events as unknown as SoeursEvent[];
  const struck = told.find((event) => event.event === 'bossStruck');
  const fallen = told.filter((event) => event.event === 'dieRemoved').map((event) => event.pips);
  const paid = told.reduce((sum, event) => (event.event === 'cardPlayed' ? sum + event.cost : sum), 0);
  return {
    options,
    value: struck ? struck.value : null,
    dice: fallen.length > 0 ? fallen : optionsTo(future?.asked ?? null, 'remove').map(({ pips }) => pips),
    mana: mana - paid,
  };
}

/** A card played alone against the Boss or its guardian, as far as there is something to answer. */
export function strikeWith({ foresee }: Play, attack: Option, slot: number): Option[] {
  const options = [attack];
  let future = foresee(attack);
  if (future?.asked?.kind === 'declare') {
    const strike = optionsTo(future.asked, 'strike')[0]!;
    options.push(strike);
    future = future.then(strike);
  }
  while (future?.asked?.kind === 'target') {
    const target = optionsTo(future.asked, 'target').find((option) => option.slot === slot);
    if (!target) break;
    options.push(target);
    future = future.then(target);
  }
  return options;
}
