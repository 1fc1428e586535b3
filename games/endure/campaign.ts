/** Missions that hang together (R-ES-85): what is kept, what comes next, how it is told. */
import { type Campaign, type Language, Refused, type View } from '@tablee/kernel';
import {
  type CampaignState,
  type CarriedSurvivor,
  type Config,
  campaignSchema,
  configSchema,
} from './config.ts';
import { CAMPAIGNS, MISSIONS } from './content/missions.ts';
import { SURVIVORS } from './content/survivors.ts';
import { spentOf } from './rules/exo.ts';
import type { Endure, EndureView } from './types.ts';

export const campaign: Campaign<CampaignState, Config, EndureView> = {
  schema: campaignSchema,
  decides: ['mission'],
  begin,
  next,
  after(finished: View<EndureView>): CampaignState {
    const { legacy } = finished.table;
    if (!legacy) throw new Refused('Only a finished game of a campaign is carried over.');
    return legacy;
  },
  title,
  story,
};

/** The campaign named by `begins`, or the first of the box; with as many survivors as its first mission needs at least. */
function begin({ begins, survivors, crew, tokens, rounds, life }: Config): CampaignState {
  const book = CAMPAIGNS.find(({ id }) => id === begins) ?? CAMPAIGNS[0]!;
  const least = MISSIONS.find(({ id }) => id === book.missions[0])?.minSurvivors ?? 1;
  return {
    id: begins === '' ? book.id : begins,
    mission: 0,
    at: 'mission',
    chosen: { survivors: Math.max(survivors, least), crew, tokens, rounds, life },
    isReplay: false,
    survivors: [],
    before: [],
    tokens: 0,
    past: [],
  };
}

function next(state: CampaignState): Config | null {
  if (state.at === 'won' || state.at === 'lost') return null;
  const { chosen } = state;
  // Who is still there is in `campaign`; the crew chosen at the outset counts for the first mission alone.
  const isFirst = state.survivors.length === 0;
  return configSchema.parse({
    begins: state.id,
    ...chosen,
    crew: isFirst ? chosen.crew : [],
    survivors: isFirst ? chosen.survivors : state.survivors.filter(({ alive }) => alive).length,
    campaign: state,
  });
}

/** What comes of the campaign by this finished game; null where it belongs to none. */
export function legacyOf(t: Endure): CampaignState | null {
  const { config, result, content } = t;
  const state = config.campaign ?? (config.begins === '' ? null : begin(config));
  if (!state || !result) return null;
  const here = t.survivors.map((_, who) => carry(t, who));
  // Whose seat has not taken another yet may still do so (R-ES-85).
  const carried = [...here, ...unreplaced(state.survivors, here)];
  if (content.isRefuge) {
    return { ...state, at: 'mission', survivors: carried, before: carried, tokens: t.tokensNext };
  }
  const won = result.winners.length > 0;
  const dead = here.filter(({ alive }) => !alive).map(({ class: id }) => id);
  const game = { mission: content.mission.id, won, rounds: t.round, dead, replay: state.isReplay };
  const past = [...state.past, game];
  if (!won) {
    // Once it may be played again from its start state; lost twice, the campaign is lost.
    if (state.isReplay) return { ...state, at: 'lost', past };
    return { ...state, isReplay: true, survivors: state.before, past };
  }
  const book = content.campaigns.find(({ id }) => id === state.id);
  const isLast = !book || state.mission + 1 >= book.missions.length;
  const mission = isLast ? state.mission : state.mission + 1;
  const at = isLast ? 'won' : 'refuge';
  return { ...state, at, mission, isReplay: false, survivors: carried, before: carried, tokens: 0, past };
}

/** The dead of earlier missions whose seat has nobody new. */
function unreplaced(
  before: readonly CarriedSurvivor[],
  here: readonly CarriedSurvivor[],
): readonly CarriedSurvivor[] {
  const isKnown = (id: string): boolean => before.some((each) => each.class === id);
  const newcomers = here.filter((each) => !isKnown(each.class)).map(({ seat }) => seat);
  return before.filter(({ alive, seat }) => {
    if (alive) return false;
    const by = newcomers.indexOf(seat);
    if (by >= 0) newcomers.splice(by, 1);
    return by < 0;
  });
}

/** Made from what everybody may know: of Resolve cards never turned up, the number. */
function carry(t: Endure, who: number): CarriedSurvivor {
  const { content } = t;
  const survivor = t.survivors[who]!;
  const cards = survivor.cards.map((card) => {
    if (card < 0) return '';
    const { id } = content.items[content.cards[card]!]!;
    const spent = spentOf(t, card);
    return spent > 0 ? `${id}:${spent}` : id;
  });
  return {
    class: content.survivors[survivor.class]!.id,
    seat: survivor.seat,
    alive: survivor.fate !== 'dead',
    life: survivor.life,
    resolve: survivor.resolve,
    wounds: survivor.wounds,
    cards,
    resolveCards: survivor.resolveCards.map((card, place) => {
      const { number, id } = content.resolve[card]!;
      return { number, card: (survivor.turnedUp & (1 << place)) === 0 ? '' : id };
    }),
    achievement: survivor.unlocked === 1 ? (content.achievements[survivor.achievement]?.id ?? '') : '',
  };
}

function bookOf({ id }: CampaignState) {
  return CAMPAIGNS.find((book) => book.id === id);
}

function missionName(id: string, language: Language): string {
  return MISSIONS.find((mission) => mission.id === id)?.name[language] ?? id;
}

function title(state: CampaignState, language: Language): string {
  const book = bookOf(state);
  const name = book?.name[language] ?? state.id;
  if (state.at === 'won') return `${name} · ${language === 'fr' ? 'gagnée' : 'won'}`;
  if (state.at === 'lost') return `${name} · ${language === 'fr' ? 'perdue' : 'lost'}`;
  if (state.at === 'refuge') return `${name} · ${language === 'fr' ? 'Le Refuge' : 'The Refuge'}`;
  const number = `Mission ${state.mission + 1}`;
  const again = state.isReplay ? (language === 'fr' ? ' · seconde chance' : ' · second chance') : '';
  return `${number} · ${missionName(book?.missions[state.mission] ?? '', language)}${again}`;
}

function story(state: CampaignState, language: Language): readonly string[] {
  return state.past.map(({ mission, won, rounds, dead }, n) => {
    const names = dead.map((id) => SURVIVORS.find((survivor) => survivor.id === id)?.name[language] ?? id);
    if (language === 'fr') {
      const end = won ? 'gagnée' : 'perdue';
      const lost = names.length === 0 ? 'personne n’est mort' : `morts : ${names.join(', ')}`;
      return `${n + 1}. ${missionName(mission, 'fr')} : ${end} en ${rounds} ${rounds < 2 ? 'round' : 'rounds'}, ${lost}.`;
    }
    const lost = names.length === 0 ? 'nobody died' : `dead: ${names.join(', ')}`;
    return `${n + 1}. ${missionName(mission, 'en')}: ${won ? 'won' : 'lost'} in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, ${lost}.`;
  });
}
