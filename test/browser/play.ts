/** Playing through the interface: what stands on the question bar, and answering it by mouse, touch or keyboard. */
import type { Locator, Page } from 'playwright-core';

/** What the screen waits for. */
export type Moment =
  | { readonly is: 'question'; readonly sentence: string; readonly buttons: readonly string[] }
  | { readonly is: 'curtain'; readonly says: string }
  | { readonly is: 'warning'; readonly says: string }
  | { readonly is: 'over'; readonly says: string };

export type Hand = 'mouse' | 'keyboard';

/** How an option is picked from its texts. */
export type Chooser = (options: readonly string[], sentence: string) => number;

/** More than there are things to reach on any screen. */
const MOST_TABS = 150;

/** Waits until somebody at this screen is asked something, must take it over, or the game is over. */
export async function nextMoment(page: Page, timeout?: number): Promise<Moment> {
  const found = await page.waitForFunction(
    lookForMoment,
    undefined,
    timeout === undefined ? {} : { timeout },
  );
  return (await found.jsonValue()) as Moment;
}

/** Runs in the page. */
function lookForMoment(): Moment | null {
  const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText.trim();
  const over = textOf('.end-result');
  if (over !== undefined) return { is: 'over', says: over } as const;
  const curtain = textOf('.curtain h2');
  if (curtain !== undefined) return { is: 'curtain', says: curtain } as const;
  const warning = textOf('.question-warning p');
  if (warning !== undefined) return { is: 'warning', says: warning } as const;
  const question = document.querySelector('.question[data-mine]');
  if (!question) return null;
  const answers = '.question-buttons button:not([aria-disabled])';
  const buttons = [...question.querySelectorAll<HTMLElement>(answers)];
  return {
    is: 'question',
    sentence: textOf('.question[data-mine] .question-sentence') ?? '',
    // By their words: where they stand depends on what stood there before in this turn.
    buttons: buttons.map((button) => button.innerText.replace(/^\d\s+/, '').trim()).sort(),
  } as const;
}

/** Every option of the question, as the list names them. Leaves the list open. */
export async function listOptions(page: Page, hand: Hand): Promise<string[]> {
  if (hand === 'keyboard') await page.keyboard.press('o');
  else await press(page, page.locator('.question-tools button[aria-keyshortcuts="O"]'), hand);
  await page.locator('dialog[open] .option-list li').first().waitFor();
  return page.locator('dialog[open] .option-list li button').allInnerTexts();
}

/** Takes the option of that place in the list that is open. */
export async function takeListed(page: Page, index: number, hand: Hand): Promise<void> {
  await press(page, page.locator('dialog[open] .option-list li button').nth(index), hand);
}

/** Presses a button or follows a link: by a click, or by going there with Tab and pressing Enter. */
export async function press(page: Page, target: Locator, hand: Hand): Promise<void> {
  await target.waitFor();
  if (hand === 'mouse') return pointAt(page, target);
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/**
 * A real click, or a tap on a phone, in the middle of what is meant. Playwright's own `click` waits for two frames to be
 * painted first, which takes longer than all the rest; here nothing moves, so a look whether it is covered will do.
 */
async function pointAt(page: Page, target: Locator): Promise<void> {
  const middle = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    const isTouch = matchMedia('(pointer: coarse)').matches;
    return element.contains(document.elementFromPoint(at.x, at.y)) ? { ...at, isTouch } : null;
  });
  // Covered, or on its way: Playwright waits, or says by what.
  if (middle === null) return target.click();
  if (middle.isTouch) await page.touchscreen.tap(middle.x, middle.y);
  else await page.mouse.click(middle.x, middle.y);
}

/** With the Tab key alone, as often as it takes. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached with ${MOST_TABS} tabs: ${target}`);
}

/** Answers one question from the list of all its options. */
export async function answer(page: Page, choose: Chooser, hand: Hand = 'mouse'): Promise<void> {
  const moment = await nextMoment(page);
  if (moment.is !== 'question') throw new Error(`A question was expected, but there is: ${moment.says}`);
  const options = await listOptions(page, hand);
  await takeListed(page, choose(options, moment.sentence), hand);
}

/** Does what the hint says, asking for it first: by its button if it has one, else from the list. */
export async function followHint(page: Page, hand: Hand = 'mouse'): Promise<void> {
  const hint = page.locator('.question-tools button[aria-keyshortcuts="H"]');
  // A second press would take it away again. Elsewhere a card on its way out may still show what was hinted at before.
  const isShown = (await page.locator('.question-buttons [data-hinted]').count()) > 0;
  if (!isShown && hand === 'keyboard') await page.keyboard.press('h');
  else if (!isShown) await press(page, hint, hand);
  await page.locator('.question-tools button[aria-keyshortcuts="H"]:not([aria-disabled])').waitFor();
  const buttons = page.locator('.question-buttons button');
  const place = await buttons.evaluateAll((all) =>
    all.findIndex((button) => button.hasAttribute('data-hinted')),
  );
  if (place < 0) {
    await listOptions(page, hand);
    await press(page, page.locator('dialog[open] .option-list li button[data-hinted]'), hand);
    return;
  }
  const key = await buttons.nth(place).getAttribute('aria-keyshortcuts');
  if (hand === 'keyboard' && key !== null) await page.keyboard.press(key);
  else await press(page, buttons.nth(place), hand);
}

export interface PlayOptions {
  readonly hand?: Hand;
  /** Answers the question that is on the screen now; unless given, as the hint says. */
  readonly turn?: (page: Page) => Promise<void>;
  /** Gives up after so many answers. */
  readonly most?: number;
  /** Called at each moment; true stops. */
  readonly until?: (moment: Moment, answers: number) => boolean;
}

/** Plays on until the game is over, or `until` says so. Answers how many questions were answered. */
export async function playOn(page: Page, options: PlayOptions = {}): Promise<number> {
  const { hand = 'mouse', turn = (at) => followHint(at, hand), most = 2000, until = () => false } = options;
  for (let answers = 0; answers < most; ) {
    const moment = await nextMoment(page);
    if (moment.is === 'over' || until(moment, answers)) return answers;
    if (moment.is === 'question') {
      await turn(page);
      answers++;
    } else await confirm(page, moment.is, hand);
  }
  throw new Error(`The game goes on after ${most} answers.`);
}

/** Raises the curtain, or goes on in spite of a warning. */
async function confirm(page: Page, what: 'curtain' | 'warning', hand: Hand): Promise<void> {
  if (what === 'curtain') return press(page, page.locator('.curtain button'), hand);
  // The second of its two answers: the first is the safe one.
  if (hand === 'keyboard') return page.keyboard.press('2');
  await press(page, page.locator('.question-warning .button-danger'), hand);
}
