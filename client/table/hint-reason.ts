/** Why the hint points where it does, in the game's own words: what would come of it, as far as that can be known. */
import type { Foresight, Game, GameEvent, Language, Option, View } from '@tablee/kernel';

/** An action is filled in a step at a time: its target, its square, its payment. */
const LONGEST_ACTION = 6;
/** Told at most: what comes last is what it was for. */
const LINES = 2;

interface Hinted {
  readonly game: Game;
  readonly view: View;
  readonly content: unknown;
  readonly language: Language;
  readonly choices: number;
  foresee: Foresight;
}

export function hintReason(
  option: Option,
  { game, view, content, language, choices, foresee }: Hinted,
): string {
  let seen = view;
  let ahead = foresee(option);
  const lines: string[] = [];
  for (let steps = 0; ahead && steps < LONGEST_ACTION; steps++) {
    for (const event of ahead.events) {
      const line = isWorthTelling(event) ? game.words.event(ahead.view, event, language, content) : null;
      if (line && !lines.includes(line)) lines.push(line);
    }
    seen = ahead.view;
    const { asked } = ahead;
    // The rest of the action is filled in as a player would without thinking twice.
    if (!asked || !game.advice.continues(asked.kind)) break;
    ahead = ahead.then(asked.options[0]!);
  }
  if (lines.length > 0 && seen !== view) {
    const told = lines.slice(-LINES).join(' ');
    return language === 'fr' ? `L’idée : ${told}` : `The idea: ${told}`;
  }
  return language === 'fr'
    ? `Des ${choices} choix, c’est celui dont un bon joueur attend le plus ; la suite dépend du hasard ou des autres.`
    : `Of the ${choices} choices a good player expects most of this one; what follows is up to chance or to others.`;
}

/** Not what is paid for it, nor what the engine takes by itself. */
function isWorthTelling({ event }: GameEvent): boolean {
  return event !== 'forced' && event !== 'cardsPlayed' && event !== 'cardPlayed';
}
