/** The round, the ship, the event, the objectives, the survivors, and every enemy with what it would do. */
import { type Drawing, type Scene, widthOf } from '@tablee/terminal';
import type { Content } from '../printed.ts';
import { RADAR } from '../printed.ts';
import { type Forecast, forecastOf } from '../readings.ts';
import { eventText, refugeText, skillTexts } from '../ready/text.ts';
import { type Attention, type EndureView, type Survivor, type Who, WOUNDS } from '../types.ts';
import { Speaker } from '../words/names.ts';
import { drawShip } from './ship.ts';

export type Ship = Scene<EndureView, Content>;

/** Columns of a line before it goes on in the next. */
const WIDTH = 98;
export const COLON = { fr: ' :', en: ':' } as const;

export const draw: Drawing = (scene) => {
  const on = scene as Ship;
  const s = new Speaker(on.seen, on.language, on.content);
  if (on.seen.table.survivors.length === 0 || on.seen.decisions[0]?.kind === 'muster') return briefing(on, s);
  return [
    banner(on, s),
    ...drawShip(on.seen.table, on.content, on.paint),
    ...legend(s).map((line) => on.paint.dim(line)),
    '',
    ...(on.content.isRefuge ? [] : goals(on, s)),
    ...on.seen.table.survivors.flatMap((survivor, who) => member(on, s, survivor, who as Who)),
    ...foes(on, s),
  ];
};

function legend(s: Speaker): string[] {
  const signs = s.say(
    '▯ ouverte  ▮ fermée  × verrouillée  ≈ passage étroit  ! bruit  ? jeton Radar  ◆ objectif  ▣ carte  ⇥ sortie',
    '▯ open  ▮ closed  × locked  ≈ narrow gap  ! noise  ? radar token  ◆ objective  ▣ card  ⇥ exit',
  );
  return lines(signs.split('  '), '  ');
}

/** Before the mission: what it is about, and who may be taken. */
function briefing({ content, language, paint, seen }: Ship, s: Speaker): string[] {
  const { mission } = content;
  return [
    paint.bold(mission.name[language]),
    ...wrapped(mission.briefing[language], ''),
    ...mission.objectives.map(({ name }) => `  ◆ ${name[language]}`),
    '',
    ...content.survivors.flatMap((survivor) => {
      const texts = skillTexts(content, survivor, language);
      const taken = seen.table.survivors.some((each) => each.class === survivor.number);
      const name = `${survivor.name[language]} · ${s.say('Vie', 'Life')} ${survivor.life}`;
      return [
        taken ? paint.dim(`${name} · ${s.say('pris', 'taken')}`) : paint.bold(name),
        ...[survivor.passive, survivor.active, survivor.crisis].flatMap((skill, n) =>
          wrapped(`${skill.name[language]}${COLON[language]} ${texts[n]}`, '  '),
        ),
      ];
    }),
  ];
}

function banner({ seen, content, paint, language }: Ship, s: Speaker): string {
  const { round, clock, phase, event, refugeSpent } = seen.table;
  const drawn = content.refuge[refugeSpent.at(-1) ?? -1];
  const news = content.isRefuge
    ? drawn && `${drawn.name[language]} — ${refugeText(content, drawn, language)}`
    : event >= 0 && `${s.event(event)} — ${eventText(content, content.events[event]!, language)}`;
  const phases = {
    muster: s.say('Mise en place', 'Setting up'),
    survivors: s.say('Phase Survivant', 'Survivor phase'),
    enemies: s.say('Phase Ennemi', 'Enemy phase'),
    resolution: s.say('Phase de Résolution', 'Resolution phase'),
    refuge: s.say('Refuge', 'Refuge'),
  };
  const first = seen.table.first < 0 ? '' : ` · ${s.say('premier :', 'first:')} ${s.who(seen.table.first)}`;
  const head = paint.bold(
    `${content.mission.name[language]} · Round ${round}/${clock} · ${phases[phase]}${first}`,
  );
  return news ? [head, ...wrapped(news, '  ').map((line) => paint.ink('red', line))].join('\n') : head;
}

function goals({ seen, content, paint, language }: Ship, s: Speaker): string[] {
  const { progress, achieved, poolSize, itemsLeft } = seen.table;
  const said = content.mission.objectives.map(({ name, count, kind }, n) => {
    if (achieved[n] === 1) return paint.ink('green', `✓ ${name[language]}`);
    return kind === 'exit' || count < 2
      ? `◆ ${name[language]}`
      : `◆ ${name[language]} ${progress[n]}/${count}`;
  });
  return [
    ...lines(said, '   '),
    paint.dim(
      s.say(`Réserve radar ${poolSize} · Objets ${itemsLeft}`, `Radar pool ${poolSize} · Items ${itemsLeft}`),
    ),
    '',
  ];
}

function member(
  { seen, content, paint, language }: Ship,
  s: Speaker,
  survivor: Survivor,
  who: Who,
): string[] {
  const { turn, resolveNumbers, jammed } = seen.table;
  const name = s.class(survivor.class);
  if (survivor.fate !== 'aboard') {
    const fate = survivor.fate === 'dead' ? s.say('mort', 'dead') : s.say('sorti', 'out');
    return [paint.dim(`  ${name} · ${fate}`)];
  }
  const wounds = WOUNDS.filter((_, n) => (survivor.wounds & (1 << n)) !== 0).map((wound) => s.wound(wound));
  const facts = [
    placed(s, survivor.zone),
    paint.ink('red', `${s.say('Vie', 'Life')} ${survivor.life}/${survivor.maxLife}`),
    `Resolve ${survivor.resolve} (${(resolveNumbers[who] ?? []).join(' ')})`,
    ...(turn === who ? [`${s.say('actions', 'actions')} ${survivor.actions}`] : []),
    ...(survivor.crisis === 1 ? [s.say('Crise', 'Crisis')] : []),
    ...(wounds.length > 0
      ? [paint.ink('orange', `${s.say('blessé :', 'wounded:')} ${wounds.join(', ')}`)]
      : []),
    ...(survivor.stunned > 0 ? [s.say('sonné', 'stunned')] : []),
    ...(survivor.lockedIn.includes(survivor.zone) ? [s.say('retenu ici', 'held here')] : []),
    ...(survivor.pilot === 1 ? ['Exo Loader'] : []),
  ];
  const goal = content.achievements[survivor.achievement];
  const carried = [
    ...survivor.cards
      .filter((card) => card >= 0)
      .map((card) => `${s.item(card)}${jammed.includes(card) ? s.say(' (enrayé)', ' (jammed)') : ''}`),
    ...seen.table.things.carrier.flatMap((by, thing) => (by === who ? [`◆ ${s.thing(thing)}`] : [])),
    ...(goal
      ? [`${goal.name[language]} ${survivor.unlocked === 1 ? '✓' : `${survivor.progress}/${goal.count}`}`]
      : []),
  ];
  return [
    ...lines([`${turn === who ? '▸' : ' '} ${paint.ink('cyan', paint.bold(name))}`, ...facts], ' · ', '    '),
    ...lines(carried, ', ', '    ').map((line, n) => (n === 0 ? `    ${line}` : line)),
  ];
}

/** `3A Salle de soins`: the label finds it on the drawing. */
const placed = (s: Speaker, zone: number): string => `${s.content.ship.zones[zone]!.label} ${s.zone(zone)}`;

/** Alike in kind, place and intent: one line. */
function foes({ seen, content, paint }: Ship, s: Speaker): string[] {
  const t = seen.table;
  const groups = new Map<string, number>();
  for (const foe of t.foes.live) {
    const type = t.foes.type[foe]!;
    const token = type === RADAR && t.foes.token[foe]! >= 0 ? ` (${s.token(t.foes.token[foe]!)})` : '';
    const life = type === RADAR ? '' : ` · ${s.say('Vie', 'Life')} ${t.foes.life[foe]}`;
    const line = `${paint.ink('red', s.type(type))}${token} · ${placed(s, t.foes.zone[foe]!)}${life} · ${intent(s, t, forecastOf(t, content, foe))}`;
    groups.set(line, (groups.get(line) ?? 0) + 1);
  }
  if (groups.size === 0) return [];
  return [
    '',
    paint.bold(s.say('Ennemis, si leur phase commençait maintenant', 'Enemies, if their phase began now')),
    ...[...groups].flatMap(([line, n]) => lines([`  ${n} × ${line}`], '', '    ')),
  ];
}

function intent(s: Speaker, t: EndureView, { why, target, isStunned, steps, attacks }: Forecast): string {
  if (isStunned) return s.say('sonné', 'stunned');
  if (why === 'none') return s.say('erre', 'drifts');
  const way = [...new Set(steps.map(({ to }) => s.content.ship.zones[to]!.label))];
  const drawn: Readonly<Record<Exclude<Attention, 'none'>, string>> = {
    lure: s.say('attiré par la diversion', 'drawn by the distraction'),
    sight: s.say(`voit ${nameOf(s, t, target)}`, `sees ${nameOf(s, t, target)}`),
    mark: s.say(`a repéré ${nameOf(s, t, target)}`, `has marked ${nameOf(s, t, target)}`),
    noise: s.say('entend un bruit', 'hears a noise'),
  };
  const goes = way.length > 0 ? ` → ${way.join(', ')}` : '';
  const hits = attacks.length > 0 ? ` ⚔ ${attacks.map((who) => s.who(who)).join(s.say(' ou ', ' or '))}` : '';
  return `${drawn[why]}${goes}${hits}`;
}

/** A target may be a survivor or, for noise and lures, a zone. */
function nameOf(s: Speaker, t: EndureView, target: number): string {
  return target >= 0 && target < t.survivors.length ? s.who(target) : s.say('un survivant', 'a survivor');
}

/** Items one after the other, in lines of so many columns. */
function lines(items: readonly string[], between: string, indent = ''): string[] {
  const found: string[] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last !== undefined && widthOf(last) + between.length + widthOf(item) <= WIDTH)
      found[found.length - 1] = `${last}${between}${item}`;
    else found.push(found.length === 0 ? item : `${indent}${item}`);
  }
  return found;
}

export function wrapped(text: string, indent: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const [first = '', ...rest] = lines(paragraph.split(' '), ' ', indent);
    return [`${indent}${first}`, ...rest];
  });
}
