/** Before the first fight (OV-SETUP): who the heroes are, their Novice cards, Essences and equipment; decks and piles. */
import { done, pick, procedure, type Seat, seatsOf, shuffle } from '@tablee/kernel';
import { noEffects } from '@tablee/kernel/effect';
import {
  type BareTable,
  HERO,
  type Hero,
  type HeroCard,
  NOBODY,
  PIECES,
  type SetupOption,
  SQUARES,
  type Veiel,
} from '../types.ts';
import { addFigure } from './board.ts';
import { newCard } from './card.ts';
import { equip, equipCompulsory, SLOTS } from './equip.ts';
import { heroCard, heroId, shownCard } from './table.ts';

/** A table with nothing on it. */
export function emptyTable(bare: BareTable): Veiel {
  return {
    // Field by field: a state that begins with a spread stays slow for the rest of the game.
    game: bare.game,
    seats: bare.seats,
    config: bare.config,
    content: bare.content,
    brought: bare.brought,
    flow: bare.flow,
    open: bare.open,
    asked: bare.asked,
    random: bare.random,
    result: bare.result,
    told: bare.told as Veiel['told'],
    phase: 'setup',
    fight: 0,
    round: 0,
    heroes: [],
    figures: {
      kind: [],
      of: [],
      square: [],
      twin: [],
      block: [],
      kept: [],
      yellow: [],
      red: [],
      summoner: [],
      acted: [],
      pending: [],
      is: [],
    },
    standing: Array.from({ length: SQUARES }, () => NOBODY),
    corpses: Array.from({ length: SQUARES }, () => 0),
    cards: [],
    owners: [],
    gear: { of: [], hero: [], armed: [], ammo: [], locked: [], under: [], charged: [] },
    piles: [],
    pilesUsed: [],
    revealed: [],
    actions: [],
    bossesMet: [],
    fieldsMet: [],
    field: NOBODY,
    scenario: NOBODY,
    active: NOBODY,
    acting: NOBODY,
    acts: 0,
    amorce: true,
    plays: [],
    spent: [],
    unit: { moves: 0, damage: 0, lives: 0, kills: 0 },
    finishing: false,
    preview: false,
    effects: noEffects(),
  };
}

/** Five reward piles, shared by all heroes (R-OV-37). */
export function dealPiles(t: Veiel): void {
  t.piles = t.content.rewards.map((pile) => pile.map((design) => newCard(t, design, NOBODY)));
  t.pilesUsed = t.piles.map(() => []);
  for (const pile of t.piles) shuffle(t, pile);
}

/** A hero joins: his figures, and nothing in his zones yet. */
export function addHero(t: Veiel, design: number, seat: Seat): number {
  const hero: Hero = {
    design,
    seat,
    deck: [],
    hand: [],
    discard: [],
    wounds: [],
    exile: [],
    removed: [],
    inPlay: [],
    row: [],
    reserve: [],
    gear: [],
    figures: [],
    played: false,
    dead: false,
    essences: 0,
    gained: [],
    actions: 0,
  };
  t.heroes.push(hero);
  const number = t.heroes.length - 1;
  const figures = t.content.heroes[design]!.twins ? 2 : 1;
  for (let twin = 0; twin < figures; twin++) hero.figures.push(addFigure(t, HERO, number, twin));
  return number;
}

/** D-2: the heroes not named in the config are chosen, each by the seat that leads it. All different (R-OV-2). */
export const choosingHeroes = procedure<Veiel, object, SetupOption>()('heroes', {
  next: (t) => {
    const number = t.heroes.length;
    if (number >= t.config.heroes) return done;
    const named = t.config.party[number];
    if (named === undefined) return 'choose';
    join(t, named);
    return 'next';
  },
  choose: {
    kind: 'hero',
    rule: 'OV-GAME-8',
    seat: (t) => seatsOf(t.seats)[t.config.leads[t.heroes.length]!]!,
    options: (t, _, options) => {
      for (const { id, number } of t.content.heroes) {
        const isTaken = t.heroes.some(({ design }) => design === number) || t.config.party.includes(id);
        if (!isTaken) options.push({ do: 'hero', hero: id });
      }
    },
    chosen: (t, _, option) => {
      if (option.do === 'hero') join(t, option.hero);
      return 'next';
    },
  },
});

function join(t: Veiel, id: string): void {
  const design = t.content.by.hero.get(id)!;
  addHero(t, design, seatsOf(t.seats)[t.config.leads[t.heroes.length]!]!);
  t.told?.push({ event: 'heroChosen', hero: id, rule: 'OV-GAME-8' });
}

/** 10 base cards and the Initié (OV-SETUP-2); la Maîtresse's Initiés lie in front of her (OV-HEROES-5). */
export function dealHero(t: Veiel, hero: number): void {
  const card = heroCard(t, hero);
  const { deck } = t.heroes[hero]!;
  card.base.forEach((count, colour) => {
    for (let n = 0; n < count; n++) deck.push(newCard(t, t.content.base[colour]!, hero));
  });
  if (card.initie) deck.push(newCard(t, t.content.by.card.get(card.initie)!, hero));
  if (card.row) layRow(t, hero, 'initie');
  equipCompulsory(t, hero, 'locked');
}

/** In front of la Maîtresse: Initiés from the start, Adeptes after fight 1, Maîtres after fight 2. */
export function layRow(t: Veiel, hero: number, level: keyof typeof ROW_RULES): void {
  for (const id of heroCard(t, hero).row![level]) {
    const piece = newCard(t, t.content.by.card.get(id)!, hero);
    t.heroes[hero]!.row.push(piece);
    t.told?.push({
      event: 'rowGained',
      hero: heroId(t, hero),
      ...shownCard(t, piece),
      rule: ROW_RULES[level],
    });
  }
}
const ROW_RULES = { initie: 'OV-HEROES-5', adepte: 'OV-HEROES-6', maitre: 'OV-HEROES-7' } as const;

const isMaitresse = (card: HeroCard): boolean => card.row !== undefined;

/** OV-SETUP-3: two Novices of two different kinds among his colours and colourless; la Maîtresse any two coloured ones (OV-HEROES-28). */
function novicesFor(t: Veiel, hero: number): number[] {
  const card = heroCard(t, hero);
  const taken = t.heroes[hero]!.deck.map((piece) => t.content.cards[t.cards[piece - PIECES.card]!]!).filter(
    ({ kind }) => kind === 'novice',
  );
  const kinds = isMaitresse(card)
    ? [0, 1, 2, 3]
    : [...card.colours.map((colour) => COLOUR_NUMBERS[colour]!), 4];
  const open = isMaitresse(card)
    ? kinds
    : kinds.filter((kind) => !taken.some(({ colourNumber }) => colourNumber === kind));
  return open.flatMap((kind) => t.content.novices[kind]!);
}
const COLOUR_NUMBERS: Readonly<Record<string, number>> = {
  rouge: 0,
  bleu: 1,
  vert: 2,
  jaune: 3,
  incolore: 4,
};

/** Equipments a hero chooses at set-up (OV-SETUP-7): l'Étranger none, l'Artificière one, the others two. */
function freeSlots(card: HeroCard): number {
  return card.freeSlots ?? SLOTS - (card.equipment?.length ?? 0) - (card.adepteEquipment ? 1 : 0);
}

interface Outfitting {
  readonly seat: Seat;
  /** Heroes of this seat still to be outfitted, the first one now. */
  readonly heroes: number[];
  novices: number;
  slots: number;
}

/** D-3, D-4, D-5 for each hero of a seat; all seats at the same time. */
export const outfitting = procedure<Veiel, Outfitting, SetupOption>()('outfit', {
  begin: (t, f) => {
    const [hero] = f.heroes;
    if (hero === undefined) return done;
    f.novices = 2;
    f.slots = t.config.ext6 ? freeSlots(heroCard(t, hero)) : 0;
    return 'novice';
  },
  novice: {
    kind: 'novice',
    rule: 'OV-SETUP-3',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      for (const design of novicesFor(t, f.heroes[0]!))
        options.push({ do: 'novice', card: t.content.cards[design]!.id });
    },
    chosen: (t, f, option) => {
      const hero = f.heroes[0]!;
      if (option.do === 'novice') {
        t.heroes[hero]!.deck.push(newCard(t, t.content.by.card.get(option.card)!, hero));
        t.told?.push({ event: 'noviceChosen', hero: heroId(t, hero), card: option.card, rule: 'OV-SETUP-3' });
      }
      f.novices--;
      if (f.novices > 0) return 'novice';
      return t.config.ext3 && t.config.mode === 'standard' ? 'essence' : 'slot';
    },
  },
  /** OV-SETUP-6: none to three, each design at most once (R-OV-38). */
  essence: {
    kind: 'essence',
    rule: 'OV-SETUP-6',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      const { deck, essences } = t.heroes[f.heroes[0]!]!;
      if (essences < 3) {
        for (const design of t.content.essences) {
          const isTaken = deck.some((piece) => t.cards[piece - PIECES.card] === design);
          if (!isTaken) options.push({ do: 'essence', card: t.content.cards[design]!.id });
        }
      }
      options.push({ do: 'enough' });
    },
    chosen: (t, f, option) => {
      const hero = f.heroes[0]!;
      if (option.do === 'essence') {
        t.heroes[hero]!.deck.push(newCard(t, t.content.by.card.get(option.card)!, hero));
        t.heroes[hero]!.essences++;
        t.told?.push({ event: 'essenceTaken', hero: heroId(t, hero), card: option.card, rule: 'OV-SETUP-6' });
        return 'essence';
      }
      if (t.heroes[hero]!.essences > 0) afflict(t, hero, 1, 'deck', 'OV-SETUP-6');
      return 'slot';
    },
  },
  slot: (t, f) => (f.slots > 0 && t.config.mode === 'standard' && poolLeft(t).length > 0 ? 'equip' : 'next'),
  equip: {
    kind: 'equip',
    rule: 'OV-SETUP-7',
    seat: (_, f) => f.seat,
    options: (t, _, options) => {
      for (const number of poolLeft(t))
        options.push({ do: 'equip', equipment: t.content.equipment[number]!.id });
    },
    chosen: (t, f, option) => {
      if (option.do === 'equip') equip(t, f.heroes[0]!, t.content.by.equipment.get(option.equipment)!);
      f.slots--;
      return 'slot';
    },
    none: () => 'next',
  },
  next: (_, f) => {
    f.heroes.shift();
    return 'begin';
  },
});

/** The common pool without duplicates (R-OV-66). */
function poolLeft(t: Veiel): number[] {
  return t.content.pool.filter((number) => !t.gear.of.includes(number));
}

/** R-OV-38: an Affliction at random of its level, into the deck or, after a fight, into what becomes the deck. */
export function afflict(
  t: Veiel,
  hero: number,
  level: 1 | 2 | 3,
  zone: 'deck' | 'discard',
  rule: 'OV-SETUP-6' | 'OV-ENDFIGHT-8' | 'OV-ENDFIGHT-10' | 'OV-SCEN-14',
): number {
  const designs = t.content.afflictions[level - 1]!;
  if (designs.length === 0) return NOBODY;
  const piece = newCard(t, pick(t, designs), hero);
  t.heroes[hero]![zone].push(piece);
  t.told?.push({ event: 'afflicted', hero: heroId(t, hero), ...shownCard(t, piece), rule });
  return piece;
}
