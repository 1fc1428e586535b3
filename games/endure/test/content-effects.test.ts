/** What the cards do when they are used, turned up or spent: each is played, not only read. */
import { begin, choose, type Seat } from '@tablee/kernel';
import { isForbidden, numberFrom } from '@tablee/kernel/effect';
import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { configSchema } from '../config.ts';
import { frame } from '../effects/frame.ts';
import { endure } from '../endure.ts';
import { baseBox } from '../ready/box.ts';
import { type Endure, PIECES } from '../types.ts';
import { at, type Setup } from './at.ts';

const one = (survivor: object, more: Partial<Setup> = {}, drawing = 'abc', dice: readonly number[] = []) =>
  at(drawing, { survivors: [{ class: 'marine', at: 'a', ...survivor }], ...more } as Setup, { dice });

describe('objects', () => {
  rule(['ES-WOUND-8', 'ES-INV-9'], 'a Med Kit heals 2 Life and removes a wound, and is gone', () => {
    const table = one({ life: 4, wounds: ['legs'], items: ['med-kit'] }).choose('use med-kit');
    expect(table.who('marine')).toMatchObject({ life: 6, wounds: 0, actions: 2 });
    expect(table.items('marine')).toEqual([]);
  });

  test('of several wounds its user chooses one', () => {
    const table = one({ life: 4, wounds: ['head', 'body'], items: ['med-kit'] }, {}, 'abc', [6]);
    table.choose('use med-kit');
    expect(table.asked).toBe('treat');
    expect(table.options).toHaveLength(2);
  });

  test('a Sedative gives back 2 Resolve, a Stimulant 2 actions', () => {
    expect(
      one({ resolve: 5, items: ['sedative'] })
        .choose('use sedative')
        .who('marine').resolve,
    ).toBe(7);
    expect(
      one({ items: ['stimulant'] })
        .choose('use stimulant')
        .who('marine').actions,
    ).toBe(4);
  });

  rule(
    'R-ES-26',
    'a Stun Grenade stuns enemies and survivors where it lands, and makes noise 2 there',
    () => {
      const table = at('abc', {
        survivors: [
          { class: 'marine', at: 'a', items: ['stun-grenade'] },
          { class: 'medic', at: 'b' },
        ],
        enemies: [{ type: 'jaeger', at: 'b' }],
      });
      table.choose('use stun-grenade', 'target b');
      expect(table.t.foes.stun[0]).toBe(1);
      expect(table.who('medic').stunned).toBeGreaterThan(0);
      expect(table.noise('b')).toBe(2);
    },
  );

  rule('R-ES-26', 'a Frag Grenade is one attack for 2 on each, Jaegers die of it', () => {
    const table = one(
      { items: ['frag-grenade'] },
      {
        enemies: [
          { type: 'jaeger', at: 'b' },
          { type: 'solomon', at: 'b' },
        ],
      },
    );
    table.choose('use frag-grenade', 'target b');
    expect(table.foes('jaeger')).toEqual([]);
    expect(table.foes('solomon')).toEqual(['b']);
    expect(table.noise('b')).toBe(4);
  });

  rule('R-ES-40', 'a Lure Beacon is a distraction of radius 3', () => {
    const table = one({ items: ['lure-beacon'] }).choose('use lure-beacon', 'target c');
    expect(table.t.lures).toEqual([table.zone('c'), 3]);
  });

  rule('ES-FULL-6', 'a Shield Bubble closes the user’s own zone', () => {
    const table = one({ items: ['shield-bubble'] }).choose('use shield-bubble');
    expect(table.t.bubbles).toEqual([table.zone('a')]);
  });

  rule(
    ['R-ES-25', 'R-ES-55'],
    'an Override Card lets its user pass closed doors this turn, or flips one',
    () => {
      const closed = () => one({ items: ['override-card'], at: 'A' }, {}, 'AAbb\n\ndoors: A-b closed');
      expect(closed().options).not.toContain('move b');
      expect(closed().choose('use override-card', 'mode 1').options).toContain('move b');
      expect(closed().choose('use override-card', 'mode 1').rules('doorsBypassed')).toEqual(['R-ES-55']);
      const opened = closed().choose('use override-card', 'mode 2');
      expect(opened.t.doors).toEqual([1]);
    },
  );
});

describe('Resolve cards', () => {
  /** Anxiety makes a test that fails: the card whose number is reached is turned up. */
  const turnedUp = (card: string, more: object = {}, drawing = 'abc') => {
    const { number } = baseBox().resolve.find(({ id }) => id === card)!;
    return at(
      drawing,
      {
        survivors: [{ class: 'marine', at: 'b', resolve: number + 1, resolveCards: [card], ...more }],
        phase: 'resolution',
        events: ['anxiety'],
      },
      { dice: [6, 6, 1] },
    );
  };

  test.each([
    ['sursaut', 2],
    ['cri-etouffe', 2],
    ['hurlement', 3],
  ])('%s: a noise of level %i in the own zone', (card, level) => {
    expect(turnedUp(card).noise('b')).toBe(level);
  });

  rule('ES-RESOLVE-14', 'Bolt and Panic drive the survivor into a neighbouring zone', () => {
    for (const card of ['fuite', 'panique']) expect(turnedUp(card).zoneOf('marine')).not.toBe('b');
  });

  test('Breathless costs an action of the next turn, Faint too', () => {
    expect(turnedUp('souffle-coupe').who('marine').actions).toBe(2);
    expect(turnedUp('syncope').who('marine').actions).toBe(2);
  });

  test('Clammy Hands and Letting Go make the owner discard a card', () => {
    for (const card of ['mains-moites', 'lacher-prise']) {
      const table = turnedUp(card, { items: ['pistol', 'med-kit'] });
      expect(table.asked).toBe('choose');
      table.choose(table.options[0]!);
      expect(table.items('marine')).toHaveLength(1);
    }
  });

  test.each([
    ['repli', 'trade'],
    ['paranoia', 'trade'],
    ['trou-de-memoire', 'useActive'],
    ['rage-aveugle', 'holdBack'],
    ['peur-du-noir', 'endAlone'],
  ])('%s forbids for good: %s', (card, action) => {
    expect(isForbidden(turnedUp(card).t, action, 0)).toBe(true);
  });

  test.each([
    ['vue-trouble', 'range'],
    ['tremblements', 'range'],
    ['jambes-en-coton', 'checks'],
    ['petrifie', 'checks'],
    ['fievre', 'healing'],
    ['a-quoi-bon', 'healing'],
  ])('%s takes 1 off for good: %s', (card, number) => {
    expect(numberFrom(turnedUp(card).t, 0, number, 0)).toBe(-1);
  });
});

describe('rewards', () => {
  const earned = (
    achievement: string,
    more: object = {},
    setup: Partial<Setup> = {},
    dice: readonly number[] = [],
  ) => one({ achievement, unlocked: true, ...more }, setup, 'abc', dice).choose('reward');

  rule(['ES-ACH-5', 'ES-ACH-4'], 'kind A happens once, and a new card is dealt', () => {
    const healed = earned('infirmier', { life: 3 });
    expect(healed.who('marine').life).toBe(5);
    expect(healed.who('marine').unlocked).toBe(0);
    expect(healed.events('achievementDealt')).toHaveLength(1);
    expect(earned('sang-froid', { resolve: 4 }).who('marine').resolve).toBe(6);
  });

  rule('ES-ACH-5', 'moving another survivor up to two zones (W-ES-15)', () => {
    const table = at('abc', {
      survivors: [
        { class: 'marine', at: 'a', achievement: 'troc', unlocked: true },
        { class: 'medic', at: 'b' },
      ],
    });
    table.choose('reward', 'target survivor 2', 'choose c');
    expect(table.zoneOf('medic')).toBe('c');
  });

  rule(
    ['R-ES-27', 'ES-SEEN-1', 'R-ES-92'],
    'moved by a reward, one goes zone by zone and is seen on the way',
    () => {
      const passing = (mate: object, dice: readonly number[]) =>
        at(
          '.T..\nabcd\ndoors: T-b open',
          {
            survivors: [
              { class: 'captain', at: 'd', achievement: 'troc', unlocked: true },
              { class: 'marine', at: 'a', ...mate },
            ],
            tokens: [{ token: 'jaeger-1', at: 'T' }],
          },
          { dice },
        ).choose('reward', 'target survivor 2', 'choose c');

      const seen = passing({}, [1, 1]);
      expect([seen.zoneOf('marine'), seen.events('turnedUp').length]).toEqual(['c', 1]);
      // The test on the way stuns or drives off: the rest of the move is lost.
      expect(passing({ resolve: 4, resolveCards: ['syncope'] }, [6, 6]).zoneOf('marine')).toBe('b');
      expect(passing({ resolve: 9, resolveCards: ['fuite'] }, [6, 6, 4]).zoneOf('marine')).toBe('a');
      // Whoever was down before is moved all the same.
      expect(passing({ stunned: true }, [1, 1]).zoneOf('marine')).toBe('c');
    },
  );

  rule('R-ES-33', 'a search or an attack that cannot be made is not wasted', () => {
    const offered = (survivor: object, setup: object = {}, drawing = 'AAbb\n\ndoors: A-b') =>
      at(drawing, { survivors: [{ class: 'marine', unlocked: true, at: 'A', ...survivor }], ...setup });
    const search = { achievement: 'inventaire' };
    const attack = { achievement: 'exterminateur', items: ['fire-axe'] };

    expect(offered(search).options).toContain('reward');
    expect(offered({ ...search, at: 'b' }).why('reward')).toEqual(['ES-ACH-7']);
    const searched = offered(search, { items: ['pistol'] }).choose('search', 'place 3');
    expect(searched.why('reward')).toEqual(['ES-ACH-7']);
    expect(offered(attack, { enemies: [{ type: 'swarmer', at: 'A' }] }).options).toContain('reward');
    expect(offered(attack).why('reward')).toEqual(['ES-ACH-7']);
  });

  test('a free search, a free attack', () => {
    const searched = one(
      { at: 'A', achievement: 'inventaire', unlocked: true },
      { items: ['pistol'] },
      'AAbb\n\ndoors: A-b',
    );
    searched.choose('reward');
    expect(searched.who('marine').actions).toBe(3);
    expect(searched.events('searched')).toHaveLength(1);
    const fought = earned(
      'exterminateur',
      { items: ['fire-axe'] },
      { enemies: [{ type: 'swarmer', at: 'a' }] },
      [6, 5, 4],
    );
    expect(fought.foes('swarmer')).toEqual([]);
    expect(fought.who('marine').actions).toBe(3);
  });

  rule('ES-ACH-6', 'kind B lasts until the end of the turn (W-ES-15)', () => {
    expect(isForbidden(earned('appat').t, 'makeNoise', 0)).toBe(true);
    expect(isForbidden(earned('armurier').t, 'jam', 0)).toBe(true);
    expect(isForbidden(earned('anguille').t, 'check', 0)).toBe(true);
    expect(isForbidden(earned('solitaire').t, 'beMarked', 0)).toBe(true);
    const more = earned('massacre');
    expect(numberFrom(more.t, 0, 'dice', 0)).toBe(1);
    more.choose('end');
    expect(numberFrom(more.t, 0, 'dice', 0)).toBe(0);
    expect(earned('maintien-de-l-ordre').who('marine').rerolls).toBe(1);
  });
});

describe('Refuge events', () => {
  /** A visit by two survivors; the named event is the next. */
  const visit = (event: string) => {
    const carried = (of: string) => ({
      class: of,
      seat: 0,
      alive: true,
      life: 4,
      resolve: 5,
      wounds: 1,
      cards: ['', '', 'pistol', '', '', '', '', ''],
      resolveCards: [],
      achievement: '',
    });
    const survivors = [carried('marine'), carried('medic')];
    const config = configSchema.parse({
      survivors: 2,
      campaign: {
        id: 'long-corridor',
        mission: 1,
        at: 'refuge',
        chosen: { survivors: 2 },
        isReplay: false,
        survivors,
        before: survivors,
        tokens: 0,
        past: [],
      },
    });
    const t = begin(endure, { seats: 1, seed: 'refuge', config }, true);
    const number = t.content.refuge.findIndex(({ id }) => id === event);
    t.refugeDeck = [number];
    const pick = (what: string): boolean => {
      const [decision] = t.open;
      const option = decision?.options.find((each) => each.do === what);
      if (decision && option) choose(endure, t, decision, option);
      return option !== undefined;
    };
    pick('visit');
    for (let n = 0; n < 2; n++) pick('end');
    return { t, pick };
  };
  const sum = (t: ReturnType<typeof visit>['t'], of: 'life' | 'resolve'): number =>
    t.survivors.reduce((total, survivor) => total + survivor[of], 0);

  test.each([
    ['repas-chaud', 'life', 8 + 1 + 2],
    ['plafond-instable', 'life', 8 - 1],
    ['harmonica', 'resolve', 10 + 2],
    ['cauchemars', 'resolve', 10 - 2],
  ] as const)('%s changes %s', (event, of, expected) => {
    // Hot Meal: the Medic heals 1 more of each healing, his own and the Marine's alike when he is first.
    const { t } = visit(event);
    const total = sum(t, of);
    if (event === 'repas-chaud') expect([10, 11, 12]).toContain(total);
    else expect(total).toBe(expected);
  });

  test.each([
    ['fausse-piste', -1],
    ['trahis-par-la-lumiere', 1],
  ])('%s changes the tokens of the next mission', (event, by) => {
    const { t } = visit(event);
    expect(t.tokensNext).toBe(by);
    expect(t.told).toContainEqual(
      expect.objectContaining({ event: 'nextTokensChanged', rule: 'ES-REFUGE-4', by }),
    );
  });

  test('a place is closed in the next round, the visit is cut short', () => {
    const places = (event: string) => {
      const { t } = visit(event);
      return t.closed.map((zone) => t.content.places[zone]);
    };
    expect(places('infirmerie-condamnee')).toEqual(['infirmary']);
    expect(places('couchettes-inondees')).toEqual(['bunks']);
    expect(visit('alerte').t.result).not.toBeNull();
  });

  test('somebody gains a card, loses one, has a wound treated', () => {
    expect(visit('caisse-oubliee').t.open[0]?.kind).toBe('gain');
    expect(
      visit('stock-de-pansements')
        .t.survivors.map(({ wounds }) => wounds)
        .sort(),
    ).toEqual([0, 1]);
    const { t } = visit('vol');
    expect(t.survivors.flatMap(({ cards }) => cards.filter((card) => card >= 0))).toHaveLength(1);
  });

  test('two leave a choice', () => {
    for (const event of ['conduit-ouvert', 'signal-de-detresse'])
      expect(visit(event).t.open[0]?.kind).toBe('mode');
  });

  test('a free trade from one place to another', () => {
    expect(visit('monte-charge').t.open[0]?.kind).toBe('offer');
  });

  test('those in the place named, and nobody else', () => {
    // At the Gate nobody is in the Stash, the Bunks or the Workshop.
    expect(visit('fond-de-tiroir').t.open[0]?.kind).toBe('act');
    expect(sum(visit('draps-propres').t, 'resolve')).toBe(10);
    expect(sum(visit('fuite-toxique').t, 'life')).toBe(8);
  });
});

describe('what effects may speak of', () => {
  const { properties, zones } = frame;

  test('a door is closed or open, and nothing else is either', () => {
    const { t } = at('AAbCC\ndoors: A-b closed, C-b open', { survivors: [{ class: 'marine', at: 'b' }] });
    const closed = properties.closed as { of(t: Endure, piece: number): boolean };
    expect([0, 1].map((door) => closed.of(t, PIECES.door + door))).toEqual([true, false]);
    expect(closed.of(t, PIECES.zone)).toBe(false);
  });

  test('whoever has lost Life is hurt, and nobody and nothing else', () => {
    const { t } = at('ab', {
      survivors: [
        { class: 'marine', at: 'a', life: 7 },
        { class: 'scout', at: 'a' },
      ],
    });
    const hurt = properties.hurt as { of(t: Endure, piece: number): boolean };
    expect([0, 1, PIECES.zone].map((piece) => hurt.of(t, piece))).toEqual([true, false, false]);
  });

  test('with several seats nothing is spoken of twice', () => {
    const table = at(
      'AAb\ndoors: A-b open',
      {
        survivors: [
          { class: 'marine', at: 'A', items: ['pistol'] },
          { class: 'engineer', at: 'A', seat: 1, items: ['pistol'] },
        ],
        enemies: [{ type: 'jaeger', at: 'b' }],
        tokens: [{ token: 'swarmer-2', at: 'b' }],
      },
      { seats: 2 },
    );
    for (const zone of Object.values(zones)) {
      const into: number[] = [];
      for (const seat of [0, 1] as Seat[]) zone.pieces(table.t, seat, into);
      expect(new Set(into).size).toBe(into.length);
    }
  });

  rule('ES-SKILL-10', 'a wall that was given a door is a wall no more', () => {
    const table = at('AABB', { survivors: [{ class: 'engineer', at: 'A' }] });
    const walls = (): number[] => {
      const into: number[] = [];
      zones.walls!.pieces(table.t, 0 as Seat, into);
      return into;
    };
    const before = walls();
    table.choose('crisis', 'target wall 1');
    expect([before.length, walls().length]).toEqual([1, 0]);
  });
});
