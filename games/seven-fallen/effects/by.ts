/** How a deed reads that anybody may do: « piochez 2 pages », « votre adversaire pioche 2 pages ». */
import type { Speech, who } from '@tablee/kernel/effect';

type By = Parameters<Speech['seat']>[0] & ReturnType<NonNullable<typeof who.read>>['said'];

export function doneBy(say: Speech, by: By, fr: string, en: string, rest: string): string {
  if (by.isYou) return `${say.act(fr, en)} ${rest}`;
  return say.as('does', true, () => `${say.seat(by)} ${say.act(fr, en)} ${rest}`);
}

/** « votre Divinité », « la Divinité adverse ». */
export function diviniteOf(say: Speech, by: By): string {
  return by.isYou
    ? say.say(say.third ? 'sa Divinité' : 'votre Divinité', say.third ? 'their Divinity' : 'your Divinity')
    : say.say('la Divinité adverse', 'your opponent’s Divinity');
}

/** « la page du dessus », « les 3 pages du dessus ». */
export function topOf(say: Speech, pages: Parameters<Speech['number']>[0]): string {
  if (pages.fixed === 1) return say.say('la page du dessus', 'the top page');
  const n = say.number(pages);
  return say.say(`les ${n} pages du dessus`, `the top ${n} pages`);
}
