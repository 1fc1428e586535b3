/** Asks for a review; what is said meanwhile and how to stop it. */
import type { Review } from '@tablee/bots';
import type { Choice, Seat, Start } from '@tablee/kernel';

export interface ReviewQuestion {
  readonly game: string;
  readonly start: Start;
  readonly choices: readonly Choice[];
  readonly seat: Seat;
}

export type ReviewAnswer =
  /** So many choices were looked at. */
  { readonly done: number } | { readonly review: Review } | { readonly trouble: string };

/** Calls back until it is over; returns how to stop before. */
export function askReview(question: ReviewQuestion, hear: (answer: ReviewAnswer) => void): () => void {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), {
    type: 'module',
    name: 'review',
  });
  worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => {
    if (!('done' in data)) worker.terminate();
    hear(data);
  };
  worker.onerror = (event) => hear({ trouble: event.message || 'The review could not be loaded.' });
  worker.postMessage(question);
  return () => worker.terminate();
}
