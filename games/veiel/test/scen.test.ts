import { choose, frame, proceed } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe, test } from 'vitest';
import { campaign } from '../campaign.ts';
import { campaignSchema } from '../campaign-schema.ts';
import { configSchema, SETTINGS } from '../config.ts';
import { contentFor } from '../ready/content.ts';
import { canGain, gaining } from '../rules/equip.ts';
import { at, expect, game, newGame, type Table, until } from './table.ts';

const SCENARIO = { mode: 'scenario', heroes: 1, party: ['ada'], ext3: false, ext6: false };
const kept = (more: object = {}) => ({
  extensions: [5],
  heroes: 1,
  won: 0,
  played: [],
  party: [
    {
      hero: 'ada',
      seat: 0,
      cards: Array.from({ length: 16 }, (_, n) => (n < 14 ? 'tir' : 'parade')),
      deck: [],
      equipment: [],
      levels: [],
      ...more,
    },
  ],
});
const scenario = (id: string, more: object = {}) => newGame({ ...SCENARIO, scenario: id, ...more });
const all = (table: Table) => [
  ...table.zone('deck'),
  ...table.zone('hand'),
  ...table.zone('discard'),
  ...table.zone('reserve'),
];

describe('scenarios', () => {
  rule(
    ['OV-SCEN-10', 'OV-GAME-9', 'OV-SCEN-15', 'R-OV-77'],
    'one fight with its own set-up: printed squares, no dice, no table',
    () => {
      const table = until(scenario('garde'), 'act');

      expect(table.where('statue')).toEqual([1, 6]);
      expect(table.state.figures.kind.filter((kind) => kind === 1)).toHaveLength(1);
      expect(table.state.random.named).toEqual([]);
    },
  );
  rule(
    ['OV-SCEN-15', 'OV-SCEN-2', 'OV-SCEN-3', 'OV-SCEN-6', 'OV-MISC-10'],
    'a position in a scenario goes on with its loot, not with reinforcement',
    () => {
      const table = at({
        scenario: 'garde',
        heroes: [{ at: [2, 6], hand: ['frappe', 'parade'], wounds: ['tir'], exile: ['tir'] }],
        enemies: [{ enemy: 'statue', at: [1, 6], yellow: 1, red: 1 }],
      }).say('play frappe', 'end');

      expect([table.kind, table.zone('wounds'), table.zone('exile')]).toEqual(['loot', [], []]);
      expect(table.all('fightWon')).toMatchObject([{ rule: 'OV-SCEN-10' }]);
      expect(() => at({ at: 'reinforcement', scenario: 'garde', enemies: [] })).toThrow(/OV-SCEN-15/);
    },
  );
  rule(
    ['OV-SCEN-13', 'R-OV-93'],
    'a campaign starts with the ordinary decks, no Essence and no chosen equipment',
    () => {
      const table = scenario('garde', { ext3: true, ext6: true }).say(
        'novice novice-rouge-1',
        'novice novice-incolore-1',
      );

      expect(table.kind).toBe('deck');
      expect(table.state.gear.of).toEqual([]);
      expect(table.hero().reserve).toHaveLength(13);
    },
  );
  rule(
    ['OV-RESERVE-1', 'OV-RESERVE-2', 'OV-RESERVE-3', 'OV-RESERVE-6', 'R-OV-78'],
    'of all he owns he chooses exactly the scenario’s number; the rest is his reserve',
    () => {
      const table = scenario('garde', { campaign: kept() });
      expect(table.can('ready')).toBe(true);
      for (let n = 0; n < 12; n++) table.say('include tir');
      expect(table.can('ready')).toBe(false);
      table.say('include parade');
      expect(table.options.filter((option) => option.startsWith('include'))).toEqual([]);
      table.say('ready');
      expect(table.hero().reserve).toHaveLength(3);
    },
  );
  rule(
    ['OV-RESERVE-4', 'OV-RESERVE-5'],
    'decks are chosen anew before every fight, from what came since too',
    () => {
      const table = scenario('garde', { campaign: kept({ deck: ['parade', 'parade'] }) }).say('ready');

      expect([...table.zone('deck'), ...table.zone('hand')].filter((id) => id === 'parade')).toHaveLength(2);
    },
  );
  rule(['OV-SCEN-8', 'OV-SCEN-14'], 'as many Afflictions as Essences, never one alone', () => {
    const cards = [...Array.from({ length: 13 }, () => 'tir'), 'essence-1', 'affliction-1'];
    const table = scenario('garde', { ext3: true, campaign: kept({ cards }) });
    for (let n = 0; n < 11; n++) table.say('include tir');

    table.say('include essence-1');
    expect(
      table.options.filter((option) => option.startsWith('include')).map((option) => option.split(' ')[1]),
    ).toEqual(['affliction-1']);
  });
  rule(
    ['OV-SCEN-1', 'OV-SCEN-2', 'OV-SCEN-3', 'OV-SCEN-4', 'OV-SCEN-11', 'OV-SCEN-5', 'OV-SCEN-6'],
    'after the fight: wounds healed, exiled and removed cards back, cards of the fight gone; then the loot',
    () => {
      const table = at({
        scenario: 'garde',
        config: { ...SCENARIO, ext6: true },
        heroes: [
          {
            at: [2, 6],
            hand: ['don', 'coup-10', 'parade'],
            deck: ['tir'],
            wounds: ['course'],
            exile: ['frappe'],
            removed: ['fumee'],
            equipment: [{ id: 'bouclier', armed: false }],
          },
        ],
        enemies: [{ enemy: 'rat', at: [1, 6] }],
      });
      // Laid out by hand it goes on as a standard fight would; the scenario's end is asked of a game below.
      table.say('play don', 'play coup-10');
      expect(table.hero().gained).toHaveLength(1);

      const game = until(scenario('siege'), 'loot');
      expect(game.all('scenarioWon')).toHaveLength(1);
      expect([game.hero().wounds, game.hero().exile, game.hero().dead]).toEqual([[], [], false]);
      expect(all(game)).toHaveLength(14);
    },
  );
  rule(
    ['OV-SCEN-7', 'OV-EQUIP-3', 'OV-SCEN-9'],
    'loot of extensions is offered only with their switches on; equipment does not count in the deck',
    () => {
      const with6 = won({ ext3: true, ext6: true });
      expect(with6.map(([kind]) => kind)).toEqual(
        expect.arrayContaining(['loot', 'lootEssence', 'lootEquipment']),
      );
      expect(won({}).map(([kind]) => kind)).not.toContain('lootEssence');
    },
  );
  rule('OV-REINF-1', 'there is no reinforcement step: the loot takes its place', () => {
    const table = until(scenario('siege'), 'loot');

    expect(table.all('stoppedReinforcing')).toEqual([]);
    expect(table.state.open[0]!.rule).toBe('OV-SCEN-6');
  });
  rule(
    ['OV-HEROES-30', 'OV-EQUIP-6', 'R-OV-94'],
    'a third equipment: one of those not compulsory is given up; cards under it go to their owners',
    () => {
      const table = at({
        heroes: [{ hero: 'artificiere', equipment: ['sac', { id: 'autel', under: ['tir'] }] }],
      });
      const equipment = table.state.content.by.equipment.get('ecu')!;
      table.state.flow.push(frame(gaining, { hero: 0, equipment }));
      table.state.open.length = 0;
      proceed(game as never, table.state);

      expect(table.kind).toBe('giveUpEquipment');
      expect(table.options.map((option) => option.split(' ')[1])).toEqual(['autel', 'ecu']);
      expect(table.refuses('give sac')).toEqual(['OV-HEROES-30']);
      choose(game as never, table.state, table.state.open[0]!, table.state.open[0]!.options[0]!);
      expect(table.zone('discard')).toEqual(['tir']);
      const full = at({ heroes: [{ hero: 'etranger', equipment: ['barillet', 'cache'] }] });
      expect(canGain(full.state, 0)).toBe(false);
    },
  );
  rule(['OV-SCEN-12', 'R-OV-79'], 'the printed defeat clause loses; nothing is won', () => {
    const table = until(scenario('breche'), 'nothing');

    expect(table.state.result).toMatchObject({ how: 'scenario-lost', winners: [], rule: 'R-OV-79' });
    expect(table.all('rewardTaken')).toEqual([]);
  });
  rule(['OV-HEROES-29', 'R-OV-78'], 'level cards come as loot; the Adepte’s opens Pistolet caché', () => {
    const table = until(newGame({ ...SCENARIO, party: ['etranger'], ext6: true, scenario: 'siege' }), 'loot');

    expect(table.all('unlocked')).toHaveLength(1);
    expect(until(scenario('siege'), 'loot').zone('reserve')).toContain('adepte');
  });
});

/** The questions of the loot of scenario « garde », won by walking up and striking. */
function won(more: object): [string, string[]][] {
  const table = scenario('garde', more);
  const asked: [string, string[]][] = [];
  for (let n = 0; n < 4000 && table.state.result === null; n++) {
    const { kind, options } = table;
    if (kind?.startsWith('loot')) asked.push([kind, options]);
    const strike = options.find((option) => /^(play frappe|play tir|choose statue)/.test(option));
    const go = options.filter((option) => option.startsWith('go')).sort((a, b) => near(a) - near(b))[0];
    const move = options.find((option) => /^(play course|stride)/.test(option));
    const loot = options.find((option) => /^(essence|lootGear)/.test(option));
    table.choose(
      strike ??
        loot ??
        go ??
        (table.kind === 'act' ? move : undefined) ??
        options.find((option) => option === 'end') ??
        options[0]!,
    );
  }
  return asked;
}
const near = (option: string): number => {
  const [row, column] = option.split(' ')[1]!.split('.').map(Number) as [number, number];
  return Math.abs(row - 1) + Math.abs(column - 6);
};

describe('what is named from outside', () => {
  const hero = { hero: 'hrolf', seat: 0, cards: [], deck: [], equipment: [], levels: [] };
  const campaign = (won: number, ...party: object[]) => ({
    extensions: [5],
    heroes: 1,
    won,
    played: [],
    party,
  });

  test.each([
    ['a hero', { party: ['ada'] }, 'config › party[0]: expected one of brune, '],
    ['a hero of another extension', { party: ['hrolf'], ext7: false }, 'got "hrolf"'],
    ['a scenario', { scenario: 'garde' }, 'config › scenario: expected one of '],
    ['a hero carried on', { campaign: campaign(0, { ...hero, hero: 'ada' }) }, 'campaign.party[0].hero: '],
    [
      'a card carried on',
      { campaign: campaign(0, { ...hero, cards: ['tir', 'frape'] }) },
      'party[0].cards[1]: expected what is in the box under these switches, got "frape" (did you mean "frappe"?)',
    ],
    ['equipment', { campaign: campaign(0, { ...hero, equipment: ['tarte'] }) }, 'party[0].equipment[0]: '],
    [
      'a second hero',
      { campaign: campaign(0, hero, hero) },
      'campaign.party: expected as many heroes as campaign.heroes says, 1,',
    ],
    ['a seventh scenario', { campaign: campaign(7) }, 'campaign.won: expected up to 6, '],
  ])('%s that is not in the box is refused by name', (_, config, words) => {
    expect(() => contentFor(configSchema.parse(config))).toThrow(words);
  });

  test('what is in the box is taken', () => {
    expect(() =>
      contentFor(configSchema.parse({ campaign: campaign(6, hero), party: ['hrolf'] })),
    ).not.toThrow();
  });
});

describe('the campaign file', () => {
  rule('R-OV-93', 'a bad one is refused with its place', () => {
    expect(campaignSchema.safeParse({ extensions: [5], heroes: 9 }).success).toBe(false);
    expect(campaignSchema.safeParse(kept()).success).toBe(true);
    expect(configSchema.parse({}).campaign).toBeNull();
  });
});

test('a new campaign asks only for what its scenarios are begun with', () => {
  const first = (chosen: object) => JSON.stringify(campaign.next(campaign.begin(configSchema.parse(chosen))));
  const taken = SETTINGS.filter(
    ({ key, values }) => new Set(values.map(({ value }) => first({ [key]: value }))).size > 1,
  );

  const asked = SETTINGS.filter(({ key }) => !campaign.decides!.includes(key));
  expect(asked.map(({ key }) => key)).toEqual(taken.map(({ key }) => key));
});
