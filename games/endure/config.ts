/** What is chosen before a game: the mission or campaign, the survivors and who leads them, and the dials. */
import type { Setting } from '@tablee/kernel';
import { z } from 'zod';
import { CAMPAIGNS, MISSIONS } from './content/missions.ts';
import { SURVIVORS } from './content/survivors.ts';

const dial = (min: number, max: number) => z.int().min(min).max(max).default(0);

/** A survivor as a campaign carries it from mission to mission (R-ES-85). */
const carriedSurvivor = z.strictObject({
  class: z.string(),
  seat: z.int().min(0).max(5),
  alive: z.boolean(),
  life: z.int().min(0).max(20),
  resolve: z.int().min(0).max(10),
  wounds: z.int().min(0).max(7),
  /** Item ids by place, empty for none; a Power Cell with its charges spent: `power-cell:1`. */
  cards: z.array(z.string()).length(8),
  /** The numbers of its Resolve cards; those turned up with their id. */
  resolveCards: z.array(z.strictObject({ number: z.int().min(1).max(9), card: z.string() })),
  /** An unlocked, unspent Achievement; empty for none. */
  achievement: z.string(),
});
export type CarriedSurvivor = z.infer<typeof carriedSurvivor>;

const past = z.strictObject({
  mission: z.string(),
  won: z.boolean(),
  rounds: z.int().min(0),
  dead: z.array(z.string()),
  replay: z.boolean(),
});

const crew = z
  .array(z.strictObject({ class: z.string(), seat: z.int().min(0).max(5) }))
  .max(6)
  .default([]);

export const campaignSchema = z.strictObject({
  id: z.string(),
  /** Which mission of the campaign comes next, from 0. */
  mission: z.int().min(0).max(20),
  /** `mission`: it is to be played; `refuge`: the visit after the one before it; then won or lost. */
  at: z.enum(['mission', 'refuge', 'won', 'lost']),
  /** What the host chose for all its missions. */
  chosen: z.strictObject({
    survivors: z.int().min(0).max(6),
    crew,
    tokens: dial(-3, 6),
    rounds: dial(-5, 10),
    life: dial(-3, 5),
  }),
  /** This mission was lost once: it is played again from where it began (R-ES-85). */
  isReplay: z.boolean(),
  survivors: z.array(carriedSurvivor),
  /** As they were when the mission now played began, for a replay. */
  before: z.array(carriedSurvivor),
  /** Radar tokens more or fewer at the start of the next mission, by Refuge events. */
  tokens: z.int().min(-6).max(6),
  past: z.array(past),
});
export type CampaignState = z.infer<typeof campaignSchema>;

/** A ship drawn by hand, for positions alone; rooms and exits by their letters. */
const drawnShip = z.strictObject({
  drawing: z.union([z.string(), z.array(z.string())]),
  exits: z.string().default(''),
  /** Which rooms count as a tile, for events that name one. */
  tiles: z.array(z.strictObject({ id: z.string(), rooms: z.string() })).default([]),
});
export type DrawnShip = z.infer<typeof drawnShip>;

export const configSchema = z.strictObject({
  mission: z.string().default('first-light'),
  /** A campaign's id to begin it; empty for a mission alone, or for the first campaign where one is asked for. */
  begins: z.string().default(''),
  /** How many survivors; 0: as many as seats, or the mission's minimum. */
  survivors: z.int().min(0).max(6).default(0),
  /**
   * The survivors in turn order: class and the seat that leads each. Empty: each seat chooses at the table, the survivors
   * going round the seats in turn.
   */
  crew,
  /** Dials: radar tokens at the start, rounds of the ship clock, Life of every survivor, more or fewer. */
  tokens: dial(-3, 6),
  rounds: dial(-5, 10),
  life: dial(-3, 5),
  campaign: campaignSchema.nullable().default(null),
  /** Instead of the mission's ship, in a position (`ready/drawn.ts`). */
  ship: drawnShip.optional(),
});
export type Config = z.infer<typeof configSchema>;

/** Missions that stand alone; those of a campaign are played in it. */
const ALONE = MISSIONS.filter(({ id }) => !CAMPAIGNS.some(({ missions }) => missions.includes(id)));
const dialValues = (values: readonly number[]) =>
  values.map((value) => ({
    value,
    name: { fr: `${value > 0 ? '+' : ''}${value}`, en: `${value > 0 ? '+' : ''}${value}` },
  }));

export const SETTINGS: readonly Setting[] = [
  {
    key: 'mission',
    name: { fr: 'Mission', en: 'Mission' },
    values: ALONE.map(({ id, name }) => ({ value: id, name })),
  },
  {
    key: 'survivors',
    name: { fr: 'Survivants', en: 'Survivors' },
    help: {
      fr: 'Une place peut mener plusieurs survivants.',
      en: 'One seat may lead several survivors.',
    },
    values: [
      { value: 0, name: { fr: 'Un par place', en: 'One a seat' } },
      ...[1, 2, 3, 4, 5, 6].map((value) => ({ value, name: { fr: `${value}`, en: `${value}` } })),
    ],
  },
  {
    key: 'tokens',
    name: { fr: 'Jetons Radar au départ', en: 'Radar tokens at the start' },
    values: dialValues([-2, -1, 0, 1, 2, 3]),
  },
  { key: 'rounds', name: { fr: 'Dernier round', en: 'Ship clock' }, values: dialValues([-3, 0, 3, 6]) },
];

/** The mission this config begins with, of our own box; undefined for one of a pack. */
function missionOf({ mission, begins, campaign }: Config): (typeof MISSIONS)[number] | undefined {
  const book = CAMPAIGNS.find(({ id }) => id === (campaign?.id ?? begins));
  const id = book ? book.missions[campaign?.mission ?? 0] : mission;
  return MISSIONS.find((each) => each.id === id);
}

/** Survivors not chosen by number: one a seat, at least the mission's minimum (R-ES-10). */
export function settle(config: Config, seats: number): Config {
  if (config.crew.length > 0) return { ...config, survivors: config.crew.length };
  const least = missionOf(config)?.minSurvivors ?? 1;
  const survivors = config.survivors === 0 ? Math.max(seats, least) : config.survivors;
  return survivors === config.survivors ? config : { ...config, survivors };
}

/** ES-SETUP-4, -5 and R-ES-10, in words. */
export function suits(config: Config, seats: number): string | null {
  const { crew, survivors, campaign } = config;
  // Carried over from an earlier mission: they are who they are (R-ES-85).
  if (campaign && campaign.survivors.length > 0) return null;
  const mission = missionOf(config);
  if (survivors < seats)
    return `Every seat leads a survivor: expected at least ${seats} survivors, got ${survivors}.`;
  if (mission && survivors < mission.minSurvivors)
    return `${mission.name.en} needs at least ${mission.minSurvivors} survivors, got ${survivors} (ES-SETUP-4).`;
  if (mission && survivors > mission.maxSurvivors)
    return `${mission.name.en} is for at most ${mission.maxSurvivors} survivors, got ${survivors}.`;
  if (crew.length === 0) return null;
  const classes = crew.map(({ class: id }) => id);
  const unknown = classes.find((id) => !SURVIVORS.some((survivor) => survivor.id === id));
  if (unknown !== undefined)
    return `Expected a class among ${SURVIVORS.map(({ id }) => id).join(', ')}; got "${unknown}".`;
  if (new Set(classes).size < classes.length) return 'No two survivors are of one class (ES-COMP-1).';
  const missing = mission?.requiredClasses?.find((id) => !classes.includes(id));
  if (missing !== undefined) return `${mission!.name.en} needs the ${missing} (ES-SETUP-5).`;
  for (let seat = 0; seat < seats; seat++) {
    if (!crew.some((each) => each.seat === seat)) return `Seat ${seat} leads nobody: give it a survivor.`;
  }
  if (crew.some(({ seat }) => seat >= seats)) return `There are ${seats} seats, numbered from 0.`;
  return null;
}
