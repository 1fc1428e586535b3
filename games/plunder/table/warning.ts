/** What a careful friend would say before an option is taken (the ledger's warnings). */
import type { Language, Option, Text, View } from '@tablee/kernel';
import { boardOf } from '../content/dungeon.ts';
import { asHero, isHero, teamOfHero } from '../rules/hero.ts';
import { TREASURES_TO_WIN } from '../rules/tres.ts';
import type { Figure, Hero, PlunderConfig, PlunderOption, PlunderView } from '../types.ts';
import { heroText } from '../words/names.ts';

type Seen = View<PlunderView>;

export function warning(view: Seen, given: Option, language: Language): string | null {
  return textFor(view, given as PlunderOption)?.[language] ?? null;
}

function textFor(view: Seen, option: PlunderOption): Text | null {
  const { table, seat } = view;
  if (seat === null) return null;
  const kind = view.decisions[0]?.kind;
  const team = table.teamOf[seat];
  switch (option.do) {
    case 'drop':
      return {
        fr: 'Vous laissez votre trésor sur place : n’importe qui pourra le prendre.',
        en: 'You leave your treasure behind: anybody may take it.',
      };
    case 'target':
      if (kind !== 'monsterTarget' || !isHero(option.target)) return null;
      return teamOfHero(asHero(option.target)) === team
        ? {
            fr: `Ce monstre attaquerait ${heroText(asHero(option.target), 'fr')}, de votre propre équipe.`,
            en: `This monster would attack ${heroText(asHero(option.target), 'en')}, of your own team.`,
          }
        : null;
    case 'to':
      if (kind === 'pushSquare') return pushesHome(view, option.to);
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

interface Acting {
  readonly hero?: Hero;
  readonly target?: Figure;
}

/** A carrier pushed into his own zone secures what he carries. */
function pushesHome(view: Seen, to: number): Text | null {
  const { target } = (view.flow?.at(-1) ?? {}) as Acting;
  if (target === undefined || !isHero(target)) return null;
  const hero = asHero(target);
  const zone = boardOf((view.config as PlunderConfig).map).zoneOf[to];
  if (view.table.carries[hero] === 0 || zone !== teamOfHero(hero)) return null;
  return {
    fr: `Poussé dans sa zone d’arrivée, ${heroText(hero, 'fr')} mettrait son trésor en sécurité.`,
    en: `Pushed into his arrival zone, ${heroText(hero, 'en')} would bring his treasure home.`,
  };
}

function leavesTreasure(view: Seen): Text | null {
  const { hero } = (view.flow?.at(-1) ?? {}) as Acting;
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
