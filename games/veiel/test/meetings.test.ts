/** Where rules of two chapters meet: what each says alone is tested in its own file. Played with the players' box. */
import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { boxAt, expect, type Table } from './table.ts';

const BRUNE = { hero: 'brune', at: [4, 3] } as const;
const YSOLINE = { hero: 'ysoline', at: [6, 6] } as const;
const FAR = { enemy: 'boucher', at: [1, 6] } as const;

const firstRule = (table: Table, event: 'damaged' | 'aimed'): string | undefined => table.all(event)[0]?.rule;

describe('two rules at once', () => {
  rule(
    ['OV-HIT-2', 'OV-HIT-6'],
    'an enemy answers a lost life while it has another, not the last one',
    () => {
      const struck = (red: number): Table =>
        boxAt({
          heroes: [{ ...BRUNE, hand: ['frappe', 'frappe'] }],
          enemies: [{ enemy: 'faneur', at: [3, 3], yellow: 2, red }, FAR],
        }).say('play frappe');

      expect(struck(2).hero().wounds).toHaveLength(3);
      expect(struck(1).hero().wounds).toEqual([]);
    },
  );

  rule('R-OV-98', 'thorns until the next attack sting the one who makes it, and nobody after', () => {
    const table = boxAt({
      heroes: [{ ...BRUNE, hand: ['ancre'] }],
      enemies: [
        { enemy: 'rat-d-ossuaire', at: [3, 3], red: 3 },
        { enemy: 'rat-d-ossuaire', at: [4, 2], red: 3 },
      ],
    });

    table.say('play ancre', 'end');

    expect(table.all('thorns')).toHaveLength(1);
    expect(table.dice('rat-d-ossuaire', 0).red).toBe(2);
    expect(table.dice('rat-d-ossuaire', 1).red).toBe(3);
  });

  rule(['OV-WOUND-10', 'OV-WOUND-12'], 'thorns of an enemy leave alone whom it may not attack', () => {
    const struck = (statuses: object): Table =>
      boxAt({
        heroes: [{ ...BRUNE, hand: ['frappe'], statuses }],
        enemies: [{ enemy: 'boucher', at: [3, 3], statuses: { epines: 2 } }],
      }).say('play frappe');

    expect(struck({}).hero().wounds).toHaveLength(2);
    expect(struck({ intouchable: 1 }).hero().wounds).toEqual([]);
  });

  rule(['OV-WOUND-11', 'OV-WOUND-12'], 'nor does a boss’s passive, what it gives and what it forbids', () => {
    const winter = (statuses: object): Table =>
      boxAt({
        fight: 4,
        heroes: [{ ...BRUNE, hand: ['frappe', 'course'], statuses }],
        enemies: [{ enemy: 'vieille-hiver', at: [3, 3], yellow: 1, red: 3, actions: ['manteau-blanc'] }],
      }).say('play frappe');
    expect(winter({}).can('play course')).toBe(false);
    expect(winter({ intouchable: 1 }).can('play course')).toBe(true);

    const bishop = (statuses: object): Table =>
      boxAt({
        fight: 4,
        heroes: [{ ...BRUNE, hand: ['tisane-de-racines', 'frappe'], wounds: ['tir'], statuses }],
        enemies: [{ enemy: 'eveque-vert-de-gris', at: [3, 3] }],
      });
    expect(bishop({}).can('play tisane-de-racines')).toBe(false);
    expect(bishop({ intouchable: 1 }).can('play tisane-de-racines')).toBe(true);
  });

  rule('OV-WOUND-12', 'nor does le Profané give orders to his gear', () => {
    const ordered = (statuses: object): Table =>
      boxAt({
        fight: 4,
        heroes: [{ ...BRUNE, hand: ['frappe'], statuses, equipment: ['chapelet-de-clous'] }],
        enemies: [{ enemy: 'profane', at: [3, 3], yellow: 1, red: 3, actions: ['ordre-profane'] }],
      }).say('play frappe');

    expect(ordered({}).all('triggered')).toHaveLength(1);
    expect(ordered({ intouchable: 1 }).all('triggered')).toEqual([]);
  });

  rule('OV-ENDFIGHT-3', 'what a card does when it is discarded, it does at the end of the fight too', () => {
    const table = boxAt({
      heroes: [{ ...BRUNE, hand: ['frappe', 'ongle-noir'] }],
      enemies: [{ enemy: 'rat-d-ossuaire', at: [3, 3], yellow: 1, red: 1 }],
    });

    table.say('play frappe', 'end');

    expect(table.kind).toBe('reinforce');
    expect(table.hero().wounds).toHaveLength(1);
  });

  rule('OV-KW-28', 'the last other card can’t leave the hand that an Inéluctable needs', () => {
    const duty = { ...BRUNE, hand: ['fatigue', 'frappe'], equipment: ['besace'] } as const;
    const near = { enemy: 'boucher', at: [3, 3] } as const;
    const table = boxAt({ heroes: [duty], enemies: [near] });

    for (const use of ['play frappe', 'stride frappe', 'discard frappe', 'charge besace frappe'])
      expect(table.refuses(use), use).toEqual(['OV-KW-28']);
    // Charging it is no discard (OV-KW-32).
    const left = table.options.filter((option) => !option.startsWith('trigger'));
    expect(left.map((option) => option.split(' ').slice(0, 2).join(' '))).toEqual([
      'play fatigue',
      'charge besace',
    ]);

    const richer = boxAt({ heroes: [{ ...duty, hand: [...duty.hand, 'tir'] }], enemies: [near] });
    for (const use of ['play frappe', 'stride frappe', 'discard frappe', 'charge besace frappe'])
      expect(richer.can(use), use).toBe(true);
    richer.say('stride frappe');
    expect(richer.can('add tir')).toBe(false);
  });

  rule('OV-KW-28', 'a card that draws brings what the Inéluctable needs', () => {
    const table = boxAt({ heroes: [{ ...BRUNE, hand: ['fatigue', 'plume-au-vent'] }], enemies: [FAR] });

    expect(table.can('play plume-au-vent')).toBe(true);
    expect(table.can('discard plume-au-vent')).toBe(false);
  });

  rule(['R-OV-21', 'OV-SUMMON-3'], 'once a round is once, though two enemies die at the same moment', () => {
    const table = boxAt({
      heroes: [{ hero: 'gaspard', at: [2, 2], hand: ['frappe', 'parade'] }],
      enemies: [
        { enemy: 'charmeuse-de-rats', at: [1, 2], yellow: 1, red: 1 },
        { enemy: 'rat-d-ossuaire', at: [6, 6], summoner: 0 },
        { enemy: 'boucher', at: [6, 1] },
      ],
    });

    table.say('play frappe');

    expect(table.where('rat-d-ossuaire')).toBeNull();
    expect(table.kind).toBe('act');
    expect(table.all('blockGained')).toHaveLength(1);
  });

  rule(['OV-KW-60', 'OV-AI-52'], 'an Interruption before a boss aims: it aims at what it sees then', () => {
    const table = boxAt({
      fight: 4,
      heroes: [{ ...BRUNE, hand: ['frappe', 'ecart'] }],
      enemies: [{ enemy: 'grand-equarrisseur', at: [3, 3], yellow: 1, red: 3, actions: ['merlin'] }],
    });

    table.say('play frappe', 'pass');
    expect(table.kind).toBe('interrupt');
    expect(table.all('aimed')).toEqual([]);
    table.say('interrupt ecart', 'go 6.4');

    expect(table.all('aimed')).toEqual([]);
    expect(table.all('approached')).toHaveLength(1);
    expect(table.all('actionDrawn')).toHaveLength(1);
  });

  rule(['OV-KW-60', 'OV-AI-52'], 'between two victims: who steps out of the pattern is not hit', () => {
    const table = boxAt({
      fight: 4,
      heroes: [
        { hero: 'maelle', at: [4, 3], hand: ['frappe', 'ecart'] },
        { hero: 'brune', at: [4, 4] },
      ],
      enemies: [
        { enemy: 'mere-aux-phalenes', at: [3, 3], yellow: 1, red: 3, actions: ['pluie-d-ecailles'] },
        { enemy: 'nuee-de-phalenes', at: [1, 1], summoner: 0 },
      ],
    });

    table.say('play frappe', 'pass');
    while (table.kind === 'interrupt' && table.all('aimed').length === 0) table.say('pass');
    const aimedAt = table.all('aimed')[0] as unknown as { heroes: readonly { id: string }[] };
    expect(aimedAt.heroes.map(({ id }) => id)).toEqual(['brune', 'maelle']);
    expect(table.kind).toBe('interrupt');
    const before = table.hero().wounds.length;
    table.say('interrupt ecart', 'go 6.2');

    expect(table.hero().wounds).toHaveLength(before);
    expect(table.hero(1).wounds.length).toBeGreaterThan(0);
  });

  rule('OV-KW-61', 'a card stays the first of the turn though an Interruption came in between', () => {
    const first = (hand: readonly string[], ...said: readonly string[]): number =>
      boxAt({ heroes: [{ ...BRUNE, hand }], enemies: [{ enemy: 'ogre-de-tourbe', at: [3, 3], red: 5 }] })
        .say(...said)
        .all('damaged').length;

    expect(first(['premier-sang'], 'play premier-sang')).toBe(2);
    expect(first(['premier-sang', 'tenir-bon'], 'play premier-sang', 'interrupt tenir-bon')).toBe(2);
  });

  rule('OV-MISC-6', 'the log says wounds where wounds are meant, and what somebody has from now on', () => {
    const table = boxAt({
      heroes: [{ ...BRUNE, hand: ['goutte-de-sang', 'herse'] }, YSOLINE],
      enemies: [FAR],
    });

    table.say('play goutte-de-sang', 'play herse');

    expect(firstRule(table, 'damaged')).toBe('OV-WOUND-13');
    expect(table.all('status')).toMatchObject([
      { status: 'epines', until: 'round', rule: 'R-OV-98' },
      { status: 'threat', until: 'round', rule: 'R-OV-98' },
    ]);
  });
});
