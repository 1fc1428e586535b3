/**
 * Two fingers on an element: calls back with how much further apart they are than at the last call, and the point
 * between them, from the element's corner. One finger is left to the browser, which pans. Returns how to stop.
 */
export function onPinch(
  element: HTMLElement,
  pinched: (factor: number, x: number, y: number) => void,
): () => void {
  let apart = 0;
  const begin = ({ touches }: TouchEvent) => {
    apart = touches.length === 2 ? distance(touches) : 0;
  };
  const move = (event: TouchEvent) => {
    const { touches } = event;
    if (touches.length !== 2 || apart === 0) return;
    event.preventDefault();
    const now = distance(touches);
    if (Math.abs(now / apart - 1) < NOTICED) return;
    const { left, top } = element.getBoundingClientRect();
    const [a, b] = [touches[0]!, touches[1]!];
    pinched(now / apart, (a.clientX + b.clientX) / 2 - left, (a.clientY + b.clientY) / 2 - top);
    apart = now;
  };
  element.addEventListener('touchstart', begin, { passive: true });
  element.addEventListener('touchmove', move, { passive: false });
  return () => {
    element.removeEventListener('touchstart', begin);
    element.removeEventListener('touchmove', move);
  };
}

/** Changes smaller than this are the hand's, not the player's. */
const NOTICED = 0.02;

function distance(touches: TouchList): number {
  const [a, b] = [touches[0]!, touches[1]!];
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
