/** Where the zones of a table are on the screen, and whatever is wrong with them. */
import type { Page } from 'playwright-core';

export interface Zones {
  /** By name: left, top, right, bottom, in whole pixels. */
  readonly at: Readonly<Record<string, readonly number[]>>;
  /** Each as a sentence; an empty list is what we want. */
  readonly wrong: readonly string[];
}

/** Of the window's shorter side, for the board at least. */
const BOARD_SHARE = 0.45;
/** A square for a finger, and for a mouse. */
const SMALLEST = { touch: 40, mouse: 32 };

export function zonesOf(page: Page): Promise<Zones> {
  return page.evaluate(measure, { share: BOARD_SHARE, smallest: SMALLEST });
}

/** Runs in the page. */
function measure({ share, smallest }: { share: number; smallest: typeof SMALLEST }): Zones {
  const ZONES = {
    bar: '.frame-header',
    board: '.table-layout-board',
    question: '.table-layout > .question',
    hand: '.table-layout-mine',
    log: '.frame-side',
  };
  const wrong: string[] = [];
  const width = window.innerWidth;
  const height = window.innerHeight;
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').trim().slice(0, 30)}”`;

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > width) wrong.push(`the page scrolls sideways: ${scrollWidth} px`);
  if (scrollHeight > height) wrong.push(`the page scrolls: ${scrollHeight} px`);

  const zones = Object.entries(ZONES).flatMap(([name, selector]) => {
    const element = document.querySelector(selector);
    return element ? [{ name, element, box: element.getBoundingClientRect() }] : [];
  });
  for (const name of ['bar', 'board', 'question', 'hand']) {
    if (!zones.some((zone) => zone.name === name)) wrong.push(`there is no ${name}`);
  }
  for (const { name, box } of zones) {
    if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1) {
      wrong.push(`the ${name} leaves the window`);
    }
  }
  zones.forEach((one, n) => {
    for (const other of zones.slice(n + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) wrong.push(`${one.name} and ${other.name} overlap`);
    }
  });

  // What is played on: the map where it pans, else the whole scene.
  const map = document.querySelector<HTMLElement>('.pan-zoom-room');
  const room = (map?.offsetParent ? map : document.querySelector(ZONES.board))?.getBoundingClientRect();
  const side = room ? Math.min(room.width, room.height) : 0;
  if (side < share * Math.min(width, height)) wrong.push(`the board is only ${Math.round(side)} px`);
  const least = matchMedia('(pointer: coarse)').matches ? smallest.touch : smallest.mouse;
  const square = document.querySelector('.plunder-square, .grid-square')?.getBoundingClientRect();
  if (map?.offsetParent && square && square.width < least - 0.5) wrong.push(`squares of ${square.width} px`);

  // Every answer can be brought into sight, and where some are out of it one sees that there are more.
  for (const row of document.querySelectorAll<HTMLElement>('.question-buttons')) {
    const scroller = [row, row.closest('.question-body')].find(
      (each) =>
        each && (each.scrollWidth > each.clientWidth + 2 || each.scrollHeight > each.clientHeight + 2),
    );
    if (scroller && !scroller.hasAttribute('data-before') && !scroller.hasAttribute('data-after'))
      wrong.push('there are more answers, and nothing says so');
    const was = [scroller?.scrollLeft ?? 0, scroller?.scrollTop ?? 0] as const;
    for (const answer of row.children) {
      answer.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom } = answer.getBoundingClientRect();
      if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1)
        wrong.push(`cannot be brought into sight: ${named(answer)}`);
      if (document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.question-edge'))
        wrong.push(`under the row’s edge: ${named(answer)}`);
    }
    scroller?.scrollTo({ left: was[0], top: was[1], behavior: 'instant' });
  }

  const scrolls = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if ([overflowX, overflowY].some((flow) => flow === 'auto' || flow === 'scroll')) return true;
    }
    return false;
  };
  for (const { name, element, box: zone } of zones) {
    for (const each of element.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(each);
      if (each instanceof SVGElement || each.closest('svg') || style.clipPath !== 'none') continue;
      if (each.clientWidth === 0 || style.visibility === 'hidden') continue;
      // The hand's strip: its cards hang over the window's edge until they are touched.
      if (each.matches('.hand')) continue;
      const hides = (flow: string) => flow === 'hidden' || flow === 'clip';
      const cutX = hides(style.overflowX) && each.scrollWidth > each.clientWidth + 1;
      const cutY = hides(style.overflowY) && each.scrollHeight > each.clientHeight + 1;
      if ((cutX && style.textOverflow !== 'ellipsis') || (cutY && style.webkitLineClamp === 'none')) {
        wrong.push(
          `cut: ${named(each)} ${each.scrollWidth - each.clientWidth} × ${each.scrollHeight - each.clientHeight} px`,
        );
      }
      if (scrolls(each)) continue;
      const box = each.getBoundingClientRect();
      const says = each.childElementCount === 0 && (each.textContent ?? '').trim() !== '';
      if (says && name === 'board' && (box.bottom > zone.bottom + 2 || box.right > zone.right + 2))
        wrong.push(`sticks out of the board: ${named(each)}`);
      if (each.tagName !== 'BUTTON') continue;
      const seen =
        (Math.min(box.right, width) - Math.max(box.left, 0)) *
        (Math.min(box.bottom, height) - Math.max(box.top, 0));
      // A card in hand may hang over the window's edge by half.
      if (seen < 0.4 * box.width * box.height) wrong.push(`out of sight: ${named(each)}`);
    }
  }
  const at = Object.fromEntries(
    zones.map(({ name, box }) => [name, [box.left, box.top, box.right, box.bottom].map(Math.round)]),
  );
  return { at, wrong };
}
