import { begin, choose, finish, Refused, seatsOf, view as viewOf } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { campaign } from '../campaign.ts';
import { type CampaignState, type Config, configSchema } from '../config.ts';
import { endure } from '../endure.ts';
import { lose } from '../rules/goal.ts';
import type { Endure } from '../types.ts';
import { notation } from '../words/notation.ts';

const CREW = [
  { class: 'engineer', seat: 0 },
  { class: 'marine', seat: 0 },
  { class: 'medic', seat: 0 },
];
const PAIR = [
  { class: 'marine', seat: 0 },
  { class: 'medic', seat: 0 },
];
const CONFIG: Config = configSchema.parse({ begins: 'long-corridor', crew: CREW });

const played = (config: object, seed = 'campaign'): Endure => begin(endure, { seats: 1, seed, config });
const won = (t: Endure): CampaignState => {
  finish(t, { winners: seatsOf(1), rule: 'ES-GOAL-1', how: 'objectives' });
  return campaign.after(viewOf(endure, t, null));
};
const lost = (t: Endure): CampaignState => {
  lose(t, 'clock', 'R-ES-83');
  return campaign.after(viewOf(endure, t, null));
};
const first = (): Endure => played(campaign.next(campaign.begin(CONFIG))!);
const pick = (t: Endure, ...choices: string[]): void => {
  for (const choice of choices) {
    const [decision] = t.open;
    const option = decision!.options.find((each) => notation(each, t.content).replace(/#\d+/, '') === choice);
    if (!option)
      throw new Error(
        `${choice} is not among ${decision!.options.map((each) => notation(each, t.content)).join(', ')}`,
      );
    choose(endure, t, decision!, option);
  }
};
const inRefuge = (change: (state: CampaignState) => void = () => {}): Endure => {
  const state = won(first());
  change(state);
  const t = played(campaign.next(state)!);
  pick(t, 'visit');
  return t;
};
const walk = (t: Endure, place: string): void => {
  const zone = t.content.places.indexOf(place as never);
  const commons = t.content.ship.zones[t.content.places.indexOf('commons')]!.label;
  pick(t, `move ${commons}`);
  if (place !== 'commons') pick(t, `move ${t.content.ship.zones[zone]!.label}`);
};

rule(
  ['R-ES-85', 'ES-REFUGE-1', 'R-ES-84'],
  'a mission won leads to the Refuge, where the first player’s seat decides',
  () => {
    const state = won(first());
    expect([state.at, state.mission, state.past.length]).toEqual(['refuge', 1, 1]);
    const t = played(campaign.next(state)!);
    expect(t.open[0]).toMatchObject({ kind: 'visit', rule: 'ES-REFUGE-1' });
    expect(t.content.isRefuge).toBe(true);
    pick(t, 'skip');
    expect(t.result?.how).toBe('refuge');
  },
);

rule('R-ES-85', 'kept: Life, wounds, Resolve, cards and the numbers of the Resolve cards', () => {
  const t = first();
  Object.assign(t.survivors[1]!, { life: 3, resolve: 6, wounds: 5 });
  const numbers = t.survivors[1]!.resolveCards.map((card) => t.content.resolve[card]!.number);
  const state = won(t);
  // Charges are told of a Power Cell alone.
  expect(state.survivors.map(({ cards }) => cards.filter((card) => card !== ''))).toEqual(
    t.survivors.map(({ cards }) =>
      cards.filter((card) => card >= 0).map((card) => t.content.items[t.content.cards[card]!]!.id),
    ),
  );
  const refuge = played(campaign.next(state)!);
  pick(refuge, 'skip');
  const next = played(campaign.next(campaign.after(viewOf(endure, refuge, null)))!);
  const marine = next.survivors[1]!;
  expect(marine).toMatchObject({ life: 3, resolve: 6, wounds: 5, crisis: 1 });
  expect(marine.resolveCards.map((card) => next.content.resolve[card]!.number)).toEqual(numbers);
  expect(next.content.mission.id).not.toBe(t.content.mission.id);
});

rule(
  'R-ES-85',
  'a lost mission may be played once more from its start state; lost twice, all is lost',
  () => {
    const again = lost(first());
    expect([again.at, again.isReplay, again.survivors]).toEqual(['mission', true, []]);
    const over = lost(played(campaign.next(again)!));
    expect(over.at).toBe('lost');
    expect(campaign.next(over)).toBeNull();
  },
);

rule('R-ES-85', 'the dead stay dead; their seat may take an unused class', () => {
  const t = first();
  Object.assign(t.survivors[1]!, { fate: 'dead', zone: -1, life: 0 });
  t.resolveGone.push(...t.survivors[1]!.resolveCards.splice(0));
  const state = { ...won(t), at: 'mission' as const };
  const next = played(campaign.next(state)!);
  expect(next.open[0]?.kind).toBe('muster');
  const offered = next.open[0]!.options.map((option) => notation(option, next.content));
  expect(offered).toContain('take nobody');
  expect(offered).not.toContain('take marine');
  pick(next, 'take scout');
  expect(next.survivors.map((survivor) => next.content.survivors[survivor.class]!.id)).toEqual([
    'engineer',
    'medic',
    'scout',
  ]);
  const scout = next.survivors[2]!;
  expect(
    scout.cards.filter((card) => card >= 0).map((card) => next.content.items[next.content.cards[card]!]!.id),
  ).toEqual(['swarmer-leg']);
});

rule(['ES-REFUGE-2', 'R-ES-84'], 'Infirmary heals, Bunks calm, Workshop recharges, an action each', () => {
  const hurt = (state: CampaignState): void => {
    for (const survivor of state.survivors) Object.assign(survivor, { life: 2, resolve: 4, wounds: 1 });
  };
  const infirmary = inRefuge(hurt);
  const who = infirmary.turn;
  walk(infirmary, 'infirmary');
  pick(infirmary, 'treat head');
  expect(infirmary.survivors[who]!.wounds).toBe(0);
  const bunks = inRefuge(hurt);
  const sleeper = bunks.turn;
  walk(bunks, 'bunks');
  pick(bunks, 'rest');
  expect(bunks.survivors[sleeper]!.resolve).toBe(6);
  const workshop = inRefuge((state) => {
    for (const survivor of state.survivors) survivor.cards[2] = '';
    state.survivors[0]!.cards[2] = 'power-cell:2';
  });
  while (workshop.turn !== 0) pick(workshop, 'end');
  workshop.told = [];
  walk(workshop, 'workshop');
  pick(workshop, 'recharge');
  const [cell, spent] = workshop.charges;
  expect([workshop.survivors[0]!.cards[2], spent]).toEqual([cell, 1]);
});

rule(
  ['R-ES-84', 'ES-REFUGE-3'],
  'no Search, noise or crisis skill there; an event at the end of each round with anyone inside',
  () => {
    const t = inRefuge();
    const offered = t.open[0]!.options.map((option) => notation(option, t.content));
    expect(
      offered.some((option) => option === 'search' || option.startsWith('noise') || option === 'crisis'),
    ).toBe(false);
    t.told = [];
    pick(t, 'end', 'end', 'end');
    expect(
      (t.told as { event: string; rule: string }[]).filter(({ event }) => event === 'refugeEvent'),
    ).toMatchObject([{ rule: 'ES-REFUGE-3' }]);
  },
);

rule('R-ES-84', 'leaving by the Gate is a Move; at most three rounds', () => {
  const t = inRefuge();
  pick(t, 'exit', 'exit', 'exit');
  expect(t.result?.how).toBe('refuge');
});

rule('R-ES-84', 'the Stash: discard one card, draw two, keep up to one', () => {
  const t = inRefuge();
  const who = t.turn;
  walk(t, 'stash');
  pick(t, 'stash');
  if (t.open[0]!.kind === 'stash') choose(endure, t, t.open[0]!, t.open[0]!.options[0]!);
  if (t.open[0]!.kind === 'keep') pick(t, 'leave');
  expect(t.survivors[who]!.cards.filter((card) => card >= 0)).toEqual([]);
  expect(t.itemsGone).toHaveLength(3);
});

test('titles and stories of a campaign, in both languages', () => {
  const state = won(first());
  expect(campaign.title(state, 'fr')).toContain('Refuge');
  expect(campaign.title(campaign.begin(CONFIG), 'en')).toContain('Mission 1');
  expect(campaign.story(state, 'fr')[0]).toContain('gagnée');
  expect(campaign.story(state, 'en')[0]).toContain('won');
  expect(campaign.schema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

rule(
  'R-ES-85',
  'after the Refuge a dead survivor’s seat takes an unused class, and no class that died',
  () => {
    const state = won(first());
    const fell = state.survivors.map((each) => ({ ...each, alive: each.class !== 'marine' }));
    const past = [{ ...state.past[0]!, dead: ['marine'] }];
    const visit = played(campaign.next({ ...state, survivors: fell, before: fell, past })!);
    pick(visit, 'skip');
    const after = campaign.after(viewOf(endure, visit, null));
    expect(after.survivors.filter(({ alive }) => !alive).map(({ class: id }) => id)).toEqual(['marine']);

    const t = played(campaign.next(after)!);
    expect(t.open[0]).toMatchObject({ kind: 'muster' });
    expect(t.open[0]!.options.map((each) => notation(each, t.content))).toEqual([
      'take scout',
      'take captain',
      'take psychic',
      'take nobody',
    ]);
  },
);

rule(
  'R-ES-95',
  'what a mission gives goes to whoever has a place for it, and lies at the start if nobody has',
  () => {
    const full = ['', '', 'fire-axe', 'sedative', 'med-kit', '', '', ''];
    const begun = (hands: readonly (readonly string[])[]): Endure => {
      const state = won(played(campaign.next(campaign.begin({ ...CONFIG, crew: PAIR }))!));
      const survivors = state.survivors.map((each, n) => ({ ...each, cards: [...hands[n]!] }));
      return played(campaign.next({ ...state, at: 'mission', survivors, before: survivors })!);
    };
    const holds = (t: Endure): boolean[] =>
      t.survivors.map(({ cards }) =>
        cards.some((card) => card >= 0 && t.content.items[t.content.cards[card]!]!.id === 'override-card'),
      );
    expect(holds(begun([full, ['', '', 'pistol', '', '', '', '', '']]))).toEqual([false, true]);

    const nobody = begun([full, ['', '', 'pistol', 'stimulant', 'lure-beacon', '', '', '']]);
    expect(holds(nobody)).toEqual([false, false]);
    const laid = nobody.things.card.filter((card) => card >= 0);
    expect(laid.map((card) => nobody.content.items[nobody.content.cards[card]!]!.id)).toEqual([
      'override-card',
    ]);
    expect(nobody.things.zone[nobody.things.card.indexOf(laid[0]!)]).toBe(nobody.content.mission.start);
  },
);

test('what is carried over is refused at its place in the file where it cannot be', () => {
  const refusal = (change: (state: CampaignState) => void): string => {
    const state = won(first());
    change(state);
    try {
      played(campaign.next(state)!);
    } catch (error) {
      if (error instanceof Refused) return error.message;
      throw error;
    }
    return 'taken';
  };
  const laid =
    (place: number, card: string) =>
    ({ survivors }: CampaignState): void => {
      const cards = survivors[0]!.cards as string[];
      cards.fill('');
      cards[2] = 'pistol';
      cards[place] = card;
    };
  const changed = (change: Partial<CampaignState['survivors'][number]>) => (state: CampaignState) => {
    Object.assign(state.survivors[0]!, change);
  };
  expect(refusal(() => {})).toBe('taken');
  expect(refusal(laid(3, 'power-cell:1'))).toBe('taken');
  expect(refusal(laid(5, 'pistol'))).toBe('taken');
  const place = /^config › campaign\.survivors\[0\]\.cards\[\d\]: expected /;
  for (const [at, card] of [
    [3, 'laser'],
    [3, 'noise-1'],
    [0, 'pistol'],
    [1, 'riot-vest'],
    [5, 'shotgun'],
    [3, 'power-cell:3'],
    [3, 'med-kit:1'],
  ] as const)
    expect([card, refusal(laid(at, card))]).toEqual([card, expect.stringMatching(place)]);
  expect(refusal(changed({ class: 'pirate' }))).toMatch(
    /\[0\]\.class: expected one of marine, .*; got "pirate"/,
  );
  expect(refusal(changed({ class: 'marine' }))).toMatch(/\.class: expected no class twice/);
  expect(refusal(changed({ seat: 3 }))).toMatch(/\[0\]\.seat: expected a seat from 0 to 0; got 3/);
  expect(refusal(changed({ achievement: 'gloire' }))).toMatch(/\[0\]\.achievement: expected one of /);
  expect(refusal(changed({ resolveCards: [{ number: 9, card: 'fuite' }] }))).toMatch(
    /resolveCards\[0\]\.number: expected 8, as on fuite; got 9/,
  );
});
