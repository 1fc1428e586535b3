/** What a careful friend would say before an option is taken (the ledger's warnings). */
import {
  type Foreseen,
  type Foresight,
  frameOf,
  type Language,
  type Option,
  type Text,
  type View,
} from '@tablee/kernel';
import { boardOf } from '../ready/dungeon.ts';
import { asHero, isHero, isMonster, teamOfHero } from '../rules/hero.ts';
import { teleportation } from '../rules/mage.ts';
import { TREASURES_TO_WIN } from '../rules/tres.ts';
import type { PlunderConfig, PlunderEvent, PlunderOption, PlunderView } from '../types.ts';
import { heroText } from '../words/names.ts';

type Seen = View<PlunderView>;

export function warning(
  view: Seen,
  given: Option,
  language: Language,
  foresee: Foresight<PlunderView>,
): string | null {
  const text = textFor(view, given as PlunderOption) ?? regretted(view, given, foresee);
  return text?.[language] ?? null;
}

function textFor(view: Seen, option: PlunderOption): Text | null {
  if (view.seat === null) return null;
  const kind = view.decisions[0]?.kind;
  switch (option.do) {
    case 'drop':
      return {
        fr: 'Vous laissez votre trésor sur place : n’importe qui pourra le prendre.',
        en: 'You leave your treasure behind: anybody may take it.',
      };
    case 'to':
      return kind === 'teleportSquare' ? leavesTreasure(view) : null;
    case 'end':
      return kind === 'act' && winsNow(view)
        ? {
            fr: 'Vous pouvez encore rapporter le trésor qui vous ferait gagner.',
            en: 'You can still bring home the treasure that would win the game.',
          }
        : null;
    default:
      return null;
  }
}

/** An attack or a push may do one's own team harm, and steps that leave no choice are taken without asking. */
const HARMFUL: ReadonlySet<string> = new Set(['monstersAttack', 'power', 'target', 'to', 'pay', 'pair']);

/**
 * What this option makes sure of, whatever is chosen after it, and another option of the same question does not: a blow on
 * one's own hero (R-SDP-20), a treasure pushed home for somebody else (R-SDP-48).
 */
function regretted(view: Seen, option: Option, foresee: Foresight<PlunderView>): Text | null {
  const team = view.seat === null ? -1 : (view.table.teamOf[view.seat] ?? -1);
  if (team === -1 || !HARMFUL.has(option.do)) return null;
  const harm = sureHarm(foresee(option), team);
  if (!harm) return null;
  // Where nothing else is left to choose it was said before.
  const others = view.decisions[0]?.options ?? [];
  return others.every((other) => sureHarm(foresee(other), team) !== null) ? null : harm;
}

/** A target, a square, a payment of two cards. */
const LONGEST_ACTION = 4;

function sureHarm(ahead: Foreseen<PlunderView> | null, team: number, steps = LONGEST_ACTION): Text | null {
  if (!ahead) return null;
  for (const event of ahead.events as readonly PlunderEvent[]) {
    const harm = harmIn(event, team);
    if (harm) return harm;
  }
  const { asked } = ahead;
  if (!asked || steps === 0 || asked.kind === 'act' || asked.kind === 'defend') return null;
  let harm: Text | null = null;
  for (const next of asked.options) {
    harm = sureHarm(ahead.then(next), team, steps - 1);
    if (!harm) return null;
  }
  return harm;
}

function harmIn(event: PlunderEvent, team: number): Text | null {
  if (event.event === 'attacked' && isMonster(event.by) && isHero(event.target)) {
    const hero = asHero(event.target);
    return teamOfHero(hero) === team
      ? {
          fr: `Un monstre attaquerait ${heroText(hero, 'fr')}, de votre propre équipe.`,
          en: `A monster would attack ${heroText(hero, 'en')}, of your own team.`,
        }
      : null;
  }
  if (event.event !== 'treasureSecured' || event.team === team) return null;
  return event.total >= TREASURES_TO_WIN
    ? {
        fr: `Poussé dans sa zone d’arrivée, ${heroText(event.hero, 'fr')} ferait gagner son équipe.`,
        en: `Pushed into his arrival zone, ${heroText(event.hero, 'en')} would win the game for his team.`,
      }
    : {
        fr: `Poussé dans sa zone d’arrivée, ${heroText(event.hero, 'fr')} mettrait son trésor en sécurité.`,
        en: `Pushed into his arrival zone, ${heroText(event.hero, 'en')} would bring his treasure home.`,
      };
}

function leavesTreasure(view: Seen): Text | null {
  const hero = frameOf(view, teleportation)?.hero;
  if (hero === undefined || view.table.carries[hero] === 0) return null;
  return {
    fr: 'Le trésor du Mage ne se téléporte pas : il resterait sur place.',
    en: 'The Mage’s treasure does not teleport: it would stay behind.',
  };
}

/** One step or one hand-over would bring home the treasure still missing. */
function winsNow({ table, seat, config, decisions }: Seen): boolean {
  const team = seat === null ? -1 : (table.teamOf[seat] ?? -1);
  if (team === -1 || table.secured[team]! < TREASURES_TO_WIN - 1) return false;
  const { zoneOf } = boardOf((config as PlunderConfig).map);
  return (decisions[0]?.options ?? []).some((given) => {
    const option = given as PlunderOption;
    if (option.do === 'move') return table.carries[option.hero] === 1 && zoneOf[option.to] === team;
    return option.do === 'give' && zoneOf[table.heroAt[option.receiver]!] === team;
  });
}
