/** Names of content inside made texts: the text holds the id between marks, and `ready/text.ts` puts the printed name there. */
import { data } from '@tablee/kernel/effect';
import { z } from 'zod';

export const contentId = data(
  z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'an id in small letters and hyphens'),
);

/** « ⟨rat-d-ossuaire⟩ » until the names are known. */
export const nameFor = (id: string): string => `⟨${id}⟩`;
