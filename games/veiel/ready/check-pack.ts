/** What a schema can't see in a pack: ids that are there twice, things that are not there, chains of summons, drawings. */
import { closest } from '@tablee/kernel';
import type { Box, LineData } from '../content/types.ts';
import { BadDrawing, readDrawing } from './area.ts';
import { objectsIn } from './walk.ts';

export type Refuse = (path: string, expected: string, got: unknown) => never;

const ROOMS = [
  'cards',
  'heroes',
  'enemies',
  'bosses',
  'battlefields',
  'equipment',
  'entities',
  'scenarios',
] as const;

export function checkPack(box: Box, added: Box, all: Box, refuse: Refuse): void {
  checkIds(box, added, refuse);
  checkAreas(box, added, refuse);
  checkUsedAreas(added, all, refuse);
  checkWords(added, all, refuse);
  checkHeroes(added, all, refuse);
  checkCards(added, refuse);
  checkSummons(added, all, refuse);
  checkScenarios(added, all, refuse);
}

function checkIds(box: Box, added: Box, refuse: Refuse): void {
  for (const room of ROOMS) {
    const seen = new Set(box[room].map(({ id }) => id));
    added[room].forEach(({ id }, n) => {
      if (seen.has(id)) refuse(`${room}[${n}].id`, 'an id that nothing else has', id);
      seen.add(id);
    });
  }
}

function checkAreas(box: Box, added: Box, refuse: Refuse): void {
  for (const [name, drawn] of Object.entries(added.areas)) {
    if (name in box.areas) refuse(`areas.${name}`, 'a name that no other area has', name);
    try {
      readDrawing(drawn);
    } catch (error) {
      if (error instanceof BadDrawing) refuse(`areas.${name}`, `a drawing (${error.message})`, drawn);
      throw error;
    }
  }
}

/** Wherever an area is named, in lines, filters and words. */
function checkUsedAreas(added: Box, all: Box, refuse: Refuse): void {
  for (const room of ROOMS) {
    for (const { path, part } of objectsIn(added[room], room)) {
      const { area } = part;
      if (typeof area === 'string' && area !== 'aimed' && !(area in all.areas))
        refuse(`${path}.area`, `an area: ${Object.keys(all.areas).join(', ')}`, area);
    }
  }
}

/** What a word names must be there, and only ammunition is counted downwards. */
function checkWords(added: Box, all: Box, refuse: Refuse): void {
  const ids = (items: readonly { readonly id: string }[]) => new Set(items.map(({ id }) => id));
  const named = {
    summon: { field: 'enemy', known: ids([...all.enemies, ...all.bosses]) },
    place: { field: 'entity', known: ids(all.entities) },
    gainCard: { field: 'card', known: ids(all.cards) },
  } as const;
  for (const room of ROOMS) {
    for (const { path, part } of objectsIn(added[room], room)) {
      const { do: word, n } = part;
      if (typeof n === 'number' && n < 0 && word !== 'ammo') refuse(`${path}.n`, 'a number from 0', n);
      if (typeof word !== 'string' || !(word in named)) continue;
      const { field, known } = named[word as keyof typeof named];
      const id = part[field] as string;
      if (!known.has(id))
        refuse(`${path}.${field}`, `the id of ${FIELD_SAID[field]}${closest(id, [...known])}`, id);
    }
  }
}
const FIELD_SAID = { enemy: 'an enemy', entity: 'an entity', card: 'a card' } as const;

function checkHeroes(added: Box, all: Box, refuse: Refuse): void {
  added.heroes.forEach((hero, n) => {
    const path = `heroes[${n}]`;
    const sum = hero.base.reduce((total, count) => total + count, 0);
    const [first, second] = hero.colours;
    if (hero.colours.length !== 2 || first === second || hero.colours.includes('incolore'))
      refuse(`${path}.colours`, 'two different colours of rouge, bleu, vert, jaune (R-OV-4)', hero.colours);
    if (sum !== 10) refuse(`${path}.base`, 'ten cards in all', hero.base);
    for (const kind of ['initie', 'adepte', 'maitre'] as const) {
      const card = all.cards.find(({ id }) => id === hero[kind]);
      if (card?.kind !== kind) refuse(`${path}.${kind}`, `the id of a card of kind ${kind}`, hero[kind]);
    }
    for (const id of hero.equipment ?? [])
      if (!all.equipment.some((item) => item.id === id))
        refuse(`${path}.equipment`, 'the id of an equipment', id);
  });
}

function checkCards(added: Box, refuse: Refuse): void {
  added.cards.forEach((card, n) => {
    if (card.kind === 'affliction' && card.level === undefined)
      refuse(`cards[${n}].level`, 'a level from 1 to 3, for it is an Affliction', card.level);
    if (card.kind === 'base')
      refuse(`cards[${n}].kind`, 'another kind: the base deck is the box’s', card.kind);
  });
}

/** What an enemy summons is there, is named among its summons, and never leads back to itself (R-OV-97). */
function checkSummons(added: Box, all: Box, refuse: Refuse): void {
  const summons = new Map([...all.enemies, ...all.bosses].map((enemy) => [enemy.id, enemy.summons ?? []]));
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (summons.get(from) ?? []).some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  for (const room of ['enemies', 'bosses'] as const) {
    added[room].forEach((enemy, n) => {
      for (const { part } of objectsIn(enemy)) {
        if (part.do === 'summon' && !(enemy.summons ?? []).includes(part.enemy as string))
          refuse(`${room}[${n}].summons`, `a list that names ${JSON.stringify(part.enemy)}`, enemy.summons);
      }
      for (const id of enemy.summons ?? [])
        if (!summons.has(id)) refuse(`${room}[${n}].summons`, 'ids of enemies', id);
      if (reaches(enemy.id, enemy.id, new Set()))
        refuse(`${room}[${n}].summons`, 'no chain of summons back to itself (R-OV-97)', enemy.summons);
      checkLines(enemy.lines, `${room}[${n}]`, refuse);
    });
  }
  added.bosses.forEach(({ actions }, n) => {
    actions.forEach(({ lines }, k) => {
      checkLines(lines, `bosses[${n}].actions[${k}]`, refuse);
    });
  });
}

function checkLines(lines: readonly LineData[], path: string, refuse: Refuse): void {
  lines.forEach(({ icon, area, effects, move }, n) => {
    const at = `${path}.lines[${n}]`;
    if (icon && area === undefined) refuse(`${at}.area`, 'an area, for the line has an icon', area);
    if (icon && effects === undefined) refuse(`${at}.effects`, 'what the attack does', effects);
    if (!icon && effects === undefined && move === undefined)
      refuse(at, 'an attack, a move, or effects', lines[n]);
  });
}

function checkScenarios(added: Box, all: Box, refuse: Refuse): void {
  const enemies = new Set([...all.enemies, ...all.bosses].map(({ id }) => id));
  const entities = new Set(all.entities.map(({ id }) => id));
  added.scenarios.forEach((scenario, n) => {
    scenario.enemies.forEach(({ enemy }, k) => {
      if (!enemies.has(enemy)) refuse(`scenarios[${n}].enemies[${k}].enemy`, 'the id of an enemy', enemy);
    });
    scenario.entities.forEach(({ entity }, k) => {
      if (!entities.has(entity))
        refuse(`scenarios[${n}].entities[${k}].entity`, 'the id of an entity', entity);
    });
  });
}
