/** A request that can't be granted: shown to people as it is, in both languages, without a stack. */
import type { RuleId, Text } from '@tablee/kernel';
import type { Refusal, RefusalCode } from '@tablee/protocol';

export class Declined extends Error {
  override readonly name = 'Declined';
  readonly refusal: Refusal;
  /** Milliseconds after which it may be tried again, where that is known. */
  readonly after: number | null;
  constructor(code: RefusalCode, why: Text, rule: RuleId | null = null, after: number | null = null) {
    super(why.en);
    this.refusal = { code, why, rule };
    this.after = after;
  }
}

export const LATE: Text = {
  fr: 'Trop tard : la table a changé entre-temps.',
  en: 'Too late: the table has changed in the meantime.',
};
export const NO_SUCH_TABLE: Text = { fr: 'Cette table n’existe pas.', en: 'There is no such table.' };
export const TROUBLE: Text = {
  fr: 'Le serveur a un souci. Réessayez dans un instant.',
  en: 'The server is in trouble. Try again in a moment.',
};
export const MALFORMED: Text = {
  fr: 'Le serveur ne comprend pas cette demande. Rechargez la page.',
  en: 'The server does not understand this request. Reload the page.',
};
export const TOO_MANY: Text = {
  fr: 'Trop de demandes à la fois. Patientez un instant.',
  en: 'Too many requests at once. Wait a moment.',
};

/** What anybody may be told about an error: what was meant for them, and nothing of what wasn't. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Declined) return error.refusal;
  return { code: 'trouble', why: TROUBLE, rule: null };
}
