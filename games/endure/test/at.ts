/** Tables for tests: a drawing of a ship (R-ES-1), a position, named dice; choices by their notation. */
import { begin, choose as chooseOption, type GameEvent, type RuleId, whyNot } from '@tablee/kernel';
import type { z } from 'zod';
import { configSchema } from '../config.ts';
import { endure } from '../endure.ts';
import type { positionSchema } from '../position.ts';
import type { Content, Plan, ReadyMission, ReadyObjective } from '../printed.ts';
import { contentFor } from '../ready/content.ts';
import { readDrawing } from '../ready/drawing.ts';
import { planOf as drawnPlan } from '../ready/lay-out.ts';
import type { Endure, EndureEvent, Survivor } from '../types.ts';
import { notation } from '../words/notation.ts';

export type Setup = z.input<typeof positionSchema>;

/** A drawing as it is written in a test: indented, begun on a line of its own. */
const drawn = (text: string): string => text.replace(/^\n+/, '').replace(/^ +/gm, '');

/** A plan from a drawing; zones are known by their letter. */
export function planOf(text: string): Plan {
  return drawnPlan(readDrawing(drawn(text)));
}

export interface Extra {
  readonly dice?: readonly number[];
  readonly seats?: number;
  readonly exits?: string;
  readonly objectives?: readonly (Partial<Omit<ReadyObjective, 'zones' | 'held' | 'to'>> & {
    readonly kind: ReadyObjective['kind'];
    readonly zones?: string;
    readonly held?: string;
    readonly to?: string;
  })[];
  readonly caches?: readonly { readonly item: string; readonly at: string }[];
  /** Tiles the drawing counts as: id and rooms. */
  readonly tiles?: readonly { readonly id: string; readonly rooms: string }[];
  readonly boss?: 'board' | 'pool';
  readonly seed?: string;
}

/** Our own box on a ship of its own. */
export function trialContent(drawing: string, extra: Extra = {}): Content {
  const { exits = '', tiles = [], objectives, caches = [], boss = null } = extra;
  const ship = { drawing: drawn(drawing), exits, tiles };
  const content = contentFor(configSchema.parse({ ship }), null);
  const zones = (letters = ''): number[] =>
    [...letters].map((letter) => content.ship.zones.findIndex(({ label }) => label === letter));
  const mission: ReadyMission = {
    ...content.mission,
    objectives: (objectives ?? [{ kind: 'collect', zones: '' }]).map((given, n) => ({
      id: `o${n}`,
      name: { fr: `Objectif ${n}`, en: `Objective ${n}` },
      count: Math.max(1, given.zones?.length ?? 1),
      after: [],
      noise: 0,
      byLoader: false,
      enemy: -1,
      does: '',
      ...given,
      zones: zones(given.zones),
      held: zones(given.held),
      to: zones(given.to),
    })),
    boss,
    caches: caches.map(({ item, at }) => ({
      item: content.items.findIndex(({ id }) => id === item),
      zone: zones(at)[0]!,
    })),
  };
  return { ...content, mission };
}

export class Trial {
  readonly t: Endure;
  readonly content: Content;
  readonly game: typeof endure;
  told: EndureEvent[] = [];

  constructor(game: typeof endure, t: Endure) {
    this.game = game;
    this.t = t;
    this.content = t.content;
    this.#listen();
  }

  #listen(): void {
    this.told.push(...((this.t.told ?? []) as EndureEvent[]));
    this.t.told = [];
  }

  /** What can be chosen, in the notation of records, cards without their number. */
  get options(): string[] {
    return this.t.open.flatMap(({ options }) =>
      options.map((option) => short(notation(option, this.content))),
    );
  }
  get asked(): string {
    return this.t.open[0]?.kind ?? 'nothing';
  }
  get askedSeat(): number {
    return this.t.open[0]?.seat ?? -1;
  }

  /** Chooses, one after the other. What was told before is forgotten. */
  choose(...choices: string[]): this {
    this.told = [];
    for (const choice of choices) {
      const [decision] = this.t.open;
      const option = decision?.options.find((each) => short(notation(each, this.content)) === choice);
      if (!decision || !option)
        throw new Error(
          `Can't choose "${choice}" (${this.asked}): expected one of ${this.options.join(', ')}.`,
        );
      chooseOption(this.game, this.t, decision, option);
      this.#listen();
    }
    return this;
  }

  /** The rules by which this choice is refused. */
  why(choice: string): RuleId[] {
    return this.t.open.flatMap((decision) =>
      whyNot(this.game, this.t, decision)
        .filter(({ about }) => short(notation(about, this.content)) === choice)
        .map(({ rule }) => rule),
    );
  }

  who(id: string): Survivor {
    return this.t.survivors.find((each) => this.content.survivors[each.class]!.id === id)!;
  }
  zoneOf(id: string): string {
    return this.content.ship.zones[this.who(id).zone]?.label ?? 'gone';
  }
  zone(label: string): number {
    return this.content.ship.zones.findIndex((each) => each.label === label);
  }
  /** Enemies of a type as "zone", by number. */
  foes(type: string): string[] {
    const of = type === 'token' ? -1 : this.content.enemies.findIndex(({ id }) => id === type);
    const { live, type: types, zone } = this.t.foes;
    return live.filter((foe) => types[foe] === of).map((foe) => this.content.ship.zones[zone[foe]!]!.label);
  }
  noise(label: string): number {
    return this.t.noise[this.zone(label)]!;
  }
  events<E extends EndureEvent['event']>(name: E): Extract<EndureEvent, { event: E }>[] {
    return this.told.filter(
      (event): event is Extract<EndureEvent, { event: E }> => (event as GameEvent).event === name,
    );
  }
  rules(name: EndureEvent['event']): RuleId[] {
    return this.events(name).map(({ rule }) => rule);
  }
  items(id: string): string[] {
    return this.who(id)
      .cards.filter((card) => card >= 0)
      .map((card) => this.content.items[this.content.cards[card]!]!.id);
  }
}

const short = (written: string): string => written.replace(/#\d+/g, '');

/** A table at a position on a drawn ship. */
export function at(drawing: string, setup: Setup, extra: Extra = {}): Trial {
  const content = trialContent(drawing, extra);
  const game = { ...endure, content: () => content };
  const seats = extra.seats ?? 1;
  const survivors = setup.survivors.length;
  const t = begin(
    game,
    {
      seats,
      seed: extra.seed ?? 'trial',
      config: { survivors: Math.max(survivors, seats) },
      position: setup,
      dice: extra.dice ?? [],
    },
    true,
  );
  return new Trial(game, t);
}

/** The Enemy phase played from here, up to the next decision of the round after; nothing happens in the Resolution phase. */
export function enemyPhase(drawing: string, setup: Setup, extra: Extra = {}): Trial {
  return at(drawing, { events: ['spawn-bridge'], ...setup, phase: 'enemies' }, extra);
}

/** An event that names a tile which is not there: the round has none. */
export const NO_EVENT = 'spawn-bridge';
