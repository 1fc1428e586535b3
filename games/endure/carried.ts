/** What a campaign carries over is looked through before anybody plays: a file from outside may say anything (R-ES-85). */
import { Refused } from '@tablee/kernel';
import type { CarriedSurvivor, Config } from './config.ts';
import type { Content } from './printed.ts';
import { mayLie } from './rules/inv.ts';

/** The first general place; the second card of a pair lies three places on. */
const PAIR_STEP = 3;
const FIRST_PAIRED = 5;

/** Refused at its place in the file, saying what was expected. */
export function checkCarried({ campaign }: Config, content: Content, seats: number): void {
  if (campaign === null) return;
  const left = new Map(content.items.map(({ id, copies }) => [id, copies]));
  const classes: string[] = [];
  campaign.survivors.forEach((each, n) => {
    const where = `campaign.survivors[${n}]`;
    oneOf(content.survivors, `${where}.class`, each.class);
    if (classes.includes(each.class))
      refuse(`${where}.class`, 'no class twice (ES-COMP-1)', `a second "${each.class}"`);
    classes.push(each.class);
    if (each.seat >= seats) refuse(`${where}.seat`, `a seat from 0 to ${seats - 1}`, `${each.seat}`);
    if (each.achievement !== '') oneOf(content.achievements, `${where}.achievement`, each.achievement);
    checkResolve(each, content, where);
    each.cards.forEach((_, place) => {
      checkCard(each.cards, place, content, left, `${where}.cards[${place}]`);
    });
  });
}

function checkResolve({ resolveCards }: CarriedSurvivor, { resolve }: Content, where: string): void {
  resolveCards.forEach(({ number, card }, n) => {
    if (card === '') return;
    const known = resolve[oneOf(resolve, `${where}.resolveCards[${n}].card`, card)]!;
    if (known.number !== number)
      refuse(`${where}.resolveCards[${n}].number`, `${known.number}, as on ${card}`, `${number}`);
  });
}

/** It is an Item card of which there is one left, it may lie there, and so many charges can be spent of it. */
function checkCard(
  cards: readonly string[],
  place: number,
  { items }: Content,
  left: Map<string, number>,
  where: string,
): void {
  const name = cards[place]!;
  if (name === '') return;
  const [id, spent = '0'] = name.split(':') as [string, string?];
  const item = items[oneOf(items, where, id)]!;
  const copies = left.get(id) ?? 0;
  if (copies === 0) refuse(where, `at most the copies of the box of ${id}`, 'one more');
  left.set(id, copies - 1);
  const isPaired = place >= FIRST_PAIRED;
  const fits = isPaired
    ? item.weapon?.pairable === true && cards[place - PAIR_STEP] === name
    : item.kind !== 'noise' && mayLie(item, place);
  if (!fits) refuse(where, 'a card that may lie there (ES-INV-1 to -4, ES-PAIR-1)', `"${name}"`);
  const most = item.charges ?? 0;
  if (!/^\d+$/.test(spent) || Number(spent) > most)
    refuse(where, `at most ${most} charges of ${id} spent`, `"${name}"`);
}

function oneOf(list: readonly { readonly id: string }[], where: string, id: string): number {
  const at = list.findIndex((each) => each.id === id);
  if (at < 0) refuse(where, `one of ${list.map((each) => each.id).join(', ')}`, `"${id}"`);
  return at;
}

function refuse(where: string, expected: string, got: string): never {
  throw new Refused(`config › ${where}: expected ${expected}; got ${got}`);
}
