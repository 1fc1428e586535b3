import type { Words } from '@tablee/kernel';
import type { Content } from '../printed.ts';
import type { EndureView } from '../types.ts';
export const words: Words<EndureView, Content> = {
  notation: (option) => JSON.stringify(option),
  question: (_v, d) => d.kind,
  option: (_v, o) => JSON.stringify(o),
  event: (_v, e) => JSON.stringify(e),
  refusal: (_v, r) => JSON.stringify(r),
  result: (_v, r) => r.how,
  seat: (_v, s) => String(s),
};
