/** « à un de vos Anges », « à lui »: pieces after a verb that already has its object. */
import type { pieces, Speech } from '@tablee/kernel/effect';

type Said = ReturnType<typeof pieces.read>['said'];

export function a(say: Speech, to: Said): string {
  const mention = say.subject(to);
  if (say.language === 'en') return `to ${mention.pronoun ? (mention.many ? 'them' : 'it') : mention.text}`;
  if (mention.pronoun) return `à ${mention.many ? 'eux' : mention.gender === 'f' ? 'elle' : 'lui'}`;
  if (mention.text.startsWith('le ')) return `au ${mention.text.slice(3)}`;
  return mention.text.startsWith('les ') ? `aux ${mention.text.slice(4)}` : `à ${mention.text}`;
}
