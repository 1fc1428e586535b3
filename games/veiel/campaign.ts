/** Six scenarios in a row (R-OV-77, -93): the party keeps its cards, equipment and levels; a lost scenario is played again. */
import type { Campaign, Language } from '@tablee/kernel';
import { type CampaignKept, campaignSchema, type HeroKept } from './campaign-schema.ts';
import { type Config, isOn } from './config.ts';
import { BOX } from './content/box.ts';
import { EXTENSIONS } from './content/types.ts';
import { contentFor } from './ready/content.ts';
import { type Content, type HeroView, PIECES, type VeielView } from './types.ts';

const scenarios = BOX.scenarios;

export const campaign: Campaign<CampaignKept, Config, VeielView> = {
  schema: campaignSchema,
  decides: ['mode', 'difficulty', 'scenario', 'battlefields'],
  begin: (config) => ({
    extensions: EXTENSIONS.filter((ext) => isOn(config, ext)),
    heroes: config.heroes,
    party: [],
    won: 0,
    played: [],
  }),
  next: (kept) => {
    const scenario = scenarios[kept.won];
    if (!scenario) return null;
    const switches = Object.fromEntries(
      EXTENSIONS.map((ext) => [`ext${ext}`, kept.extensions.includes(ext)]),
    );
    return {
      mode: 'scenario',
      ...switches,
      heroes: kept.heroes,
      party: kept.party.map(({ hero }) => hero),
      leads: kept.party.map(({ seat }) => seat),
      scenario: scenario.id,
      campaign: kept,
    } as unknown as Config;
  },
  after: (finished) => {
    const config = finished.config as Config;
    const before = config.campaign ?? campaign.begin(config);
    const content = contentFor(config);
    const { table, result } = finished;
    const won = result !== null && result.winners.length > 0;
    const scenario = content.scenarios[table.scenario];
    return {
      ...before,
      heroes: table.heroes.length,
      party: table.heroes.map((hero, number) =>
        keptOf(table, content, hero, before.party[number], scenario?.butins.level, won),
      ),
      won: before.won + (won ? 1 : 0),
      played: [...before.played, { scenario: scenario?.id ?? '', won, rounds: table.round }],
    };
  },
  title: (kept, language) => {
    const scenario = scenarios[kept.won];
    if (!scenario) return language === 'fr' ? 'Campagne achevée' : 'Campaign complete';
    return `${language === 'fr' ? 'Scénario' : 'Scenario'} ${kept.won + 1} · ${scenario.name[language]}`;
  },
  story: (kept, language) => kept.played.map((each) => lineOf(each, language)),
};

/** OV-SCEN-2 to -4: whatever zone they lie in, all cards are owned still, less those of the fight. */
function keptOf(
  table: VeielView,
  content: Content,
  hero: HeroView,
  before: HeroKept | undefined,
  level: 'adepte' | 'maitre' | undefined,
  won: boolean,
): HeroKept {
  const { hand, discard, wounds, exile, removed, inPlay, reserve, gained } = hero;
  const number = table.heroes.indexOf(hero);
  const under = table.gear.under.flat().filter((piece) => table.owners[piece - PIECES.card] === number);
  const isOwn = (piece: number): boolean => !gained.includes(piece);
  const card = content.heroes[hero.design]!;
  const isOfRow = (id: string): boolean =>
    card.row !== undefined && Object.values(card.row).some((ids) => ids.includes(id));
  const ids = (pieces: readonly number[]): string[] =>
    pieces
      .filter(isOwn)
      .map((piece) => content.cards[table.cards[piece - PIECES.card]!]!.id)
      .filter((id) => !isOfRow(id));
  const deck = ids([...hand, ...hero.deck, ...discard, ...wounds, ...exile, ...removed, ...inPlay, ...under]);
  const levels = before?.levels ?? [];
  const worn = hero.gear.map((piece) => content.equipment[table.gear.of[piece - PIECES.gear]!]!);
  const gear = worn.filter(({ pool }) => pool !== 'profane').map(({ id }) => id);
  return {
    hero: card.id,
    seat: hero.seat,
    cards: [...deck, ...ids(reserve)],
    deck,
    equipment: [...new Set([...gear, ...(before?.equipment ?? [])])],
    levels: won && level && !levels.includes(level) ? [...levels, level] : levels,
  };
}

function lineOf({ scenario, won, rounds }: CampaignKept['played'][number], language: Language): string {
  const name = scenarios.find(({ id }) => id === scenario)?.name[language] ?? scenario;
  if (language === 'fr')
    return `${name} : ${won ? 'victoire' : 'défaite'} en ${rounds} ${rounds < 2 ? 'tour' : 'tours'}`;
  return `${name}: ${won ? 'won' : 'lost'} in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
}
