/** What a careful friend would say before an option is taken. */
import { type Foresight, frameOf, type Language, type Option } from '@tablee/kernel';
import type { Content } from '../content/content.ts';
import { isDefended, isDefender } from '../rules/amb.ts';
import { attack } from '../rules/atk.ts';
import { inPlay, isUnit, opponent } from '../rules/table.ts';
import { previewOf, type Seen, tableIn, worthOf } from '../seen.ts';
import type { Piece, SFOption, SFView } from '../types.ts';

export function warning(
  view: Seen,
  option: Option,
  language: Language,
  _: Foresight<SFView>,
  content: unknown,
): string | null {
  const fr = language === 'fr';
  switch ((option as SFOption).do) {
    case 'end':
      return beforeTheEnd(view, content as Content, fr);
    case 'strike':
      return beforeTheStrike(view, option as Extract<SFOption, { do: 'strike' }>, content as Content, fr);
    case 'done':
      return beforeTheAdvance(view, content as Content, fr);
    default:
      return null;
  }
}

/** Ending Parole divine gives up the attack of this turn (SF-WIN-8). */
function beforeTheEnd(view: Seen, content: Content, fr: boolean): string | null {
  const [asked] = view.decisions;
  const canAttack = asked?.options.some(({ do: does }) => does === 'attack');
  if (!canAttack || view.seat === null || isDefended(tableIn(view, content), opponent(view.seat)))
    return null;
  return fr
    ? 'Personne ne défend la Divinité adverse et vous n’avez pas encore attaqué ce tour-ci.'
    : 'Nobody defends the other Divinity and you haven’t attacked yet this turn.';
}

/** The attackers fall and the défenseur stands. */
function beforeTheStrike(
  view: Seen,
  option: { readonly piece: Piece },
  content: Content,
  fr: boolean,
): string | null {
  const group = (frameOf(view, attack) as { readonly group?: readonly Piece[] } | null)?.group ?? [];
  const t = tableIn(view, content);
  const attackers = group.flatMap((piece) => inPlay(t, piece)?.serial ?? []);
  const target = inPlay(t, option.piece)?.serial;
  if (attackers.length !== 1 || target === undefined) return null;
  const preview = previewOf(view, content, { attackers, target });
  const own = preview?.losses.find(({ piece }) => piece === group[0]);
  const theirs = preview?.losses.some(({ piece, falls }) => falls && piece !== group[0]);
  if (!own?.falls || theirs) return null;
  return fr
    ? 'Votre attaquant serait détruit sans rien détruire en face.'
    : 'Your attacker would be destroyed and destroy nothing.';
}

/** Everybody advances, nobody is left behind to defend, and the other side can strike back (SF-AMB-3). */
function beforeTheAdvance(view: Seen, content: Content, fr: boolean): string | null {
  const { seat, decisions } = view;
  if (seat === null || decisions[0]?.kind !== 'announce') return null;
  const advancing = new Set(
    decisions[0].options.flatMap((one) => (one.do === 'withdraw' && 'piece' in one ? [one.piece] : [])),
  );
  const t = tableIn(view, content);
  const staysBehind = t.sides[seat]!.cards.some((card) => isDefender(t, card) && !advancing.has(card.piece));
  const strikesBack = t.sides[opponent(seat)]!.cards.some(
    (card) => isUnit(t, card) && worthOf(t, card).atq > 0,
  );
  if (staysBehind || !strikesBack) return null;
  return fr
    ? 'Personne ne resterait en Arrière-garde : votre Divinité serait sans défense au tour adverse.'
    : 'Nobody would be left in the Rear Guard: your Divinity would stand undefended in the other’s turn.';
}
