/** What a zone, a foe or a survivor pointed at means, in a line. The words of what the overlays draw. */
import { list } from '@tablee/kernel';
import { RADAR } from '../../printed.ts';
import {
  checkOdds,
  type Forecast,
  isTrapped,
  type NoiseReading,
  noiseAt,
  type ShotReading,
  seenBy,
  sightFrom,
  testOdds,
} from '../../readings.ts';
import { usedIn } from '../../rules/board.ts';
import { type Attention, type EndureOption, NONE, PIECES, type Who } from '../../types.ts';
import type { Speaker } from '../../words/names.ts';
import type { Play } from '../play.tsx';
import { isFoe, isZone, piecesIn, zoneOf } from '../reading.ts';
import { OVERLAYS, type OverlayMode } from './modes.ts';

/** `58 %`, `58%`. */
export const percent = (s: Speaker, odds: number): string =>
  `${Math.round(odds * 100)}${s.fr ? '\u202f' : ''}%`;
/** `1,3`, `1.3`. */
export const decimal = (s: Speaker, n: number): string => {
  const text = (Math.round(n * 10) / 10).toString();
  return s.fr ? text.replace('.', ',') : text;
};

export const colon = (s: Speaker): string => s.say(' : ', ': ');

/** Any piece of the ship. */
export function zoneLine(play: Play, piece: number): string {
  if (isFoe(piece)) return foeLine(play, piece - PIECES.foe);
  if (!isZone(piece) && piece < PIECES.foe) return survivorLine(play, piece as Who);
  const zone = zoneOf(play.seen, piece);
  const { s, content, seen } = play;
  const { isRoom, capacity } = content.ship.zones[zone]!;
  const kind = isRoom ? s.say('salle', 'room') : s.say('couloir', 'corridor');
  const there = namesIn(play, zone);
  const parts = [
    `${s.zone(zone)} (${kind}, ${usedIn(seen, content, zone)}/${capacity})${there ? `${colon(s)}${there}` : ''}`,
    ...outlook(play, zone),
    ...overlayLine(play, zone),
  ];
  return `${parts.join(' · ')}`;
}

/** Who and what is in a zone. */
export function namesIn(play: Play, zone: number): string {
  const { s, seen } = play;
  const names = piecesIn(seen, zone).map((piece) =>
    piece < PIECES.foe ? s.who(piece) : isFoe(piece) ? s.foe(piece - PIECES.foe) : s.thing(piece - 8000),
  );
  if (seen.loader === zone) names.push('Exo Loader');
  if (seen.noise[zone]! > 0) names.push(s.say(`bruit ${seen.noise[zone]}`, `noise ${seen.noise[zone]}`));
  return list(s.language, names);
}

/** What the options on this zone would meet. */
function outlook(play: Play, zone: number): string[] {
  const { s, readings, acting } = play;
  const options = play.optionsAt(PIECES.zone + zone);
  const lines: string[] = [];
  if (options.some(({ do: does }) => does === 'move')) {
    const checks = readings.reach(acting).find((each) => each.zone === zone)?.checks ?? 0;
    if (checks > 0)
      lines.push(
        s.say(
          `essai pour quitter la zone : ${percent(s, checkOdds(readings.t, acting))}`,
          `check to leave the zone: ${percent(s, checkOdds(readings.t, acting))}`,
        ),
      );
  }
  for (const option of options) {
    const shot = shotOf(play, option);
    if (shot) lines.push(shotLine(s, shot));
  }
  return lines.slice(0, 3);
}

export function shotOf({ readings, acting }: Play, option: EndureOption): ShotReading | undefined {
  if (option.do !== 'attack') return undefined;
  return readings
    .shots(acting)
    .find(
      ({ option: one }) =>
        one.weapon === option.weapon &&
        one.pair === option.pair &&
        one.zone === option.zone &&
        one.lane === option.lane,
    );
}

/** `Pistolet : 2 dés à 4+, 1 réussite attendue, Medic exposé à 1 raté, bruit 3 : réveille Jaeger 4`. */
export function shotLine(s: Speaker, shot: ShotReading): string {
  const { option, dice, threshold, hits, misses, atRisk, noise } = shot;
  const pair = option.pair ? s.say(' (paire)', ' (pair)') : '';
  const parts = [
    s.say(
      `${s.item(option.weapon)}${pair} : ${dice} dés à ${threshold}+, ${decimal(s, hits)} réussite(s) attendue(s)`.replace(
        'réussite(s) attendue(s)',
        hits < 2 ? 'réussite attendue' : 'réussites attendues',
      ),
      `${s.item(option.weapon)}${pair}: ${dice} dice at ${threshold}+, ${decimal(s, hits)} ${hits === 1 ? 'success' : 'successes'} expected`,
    ),
  ];
  if (atRisk.length > 0) {
    const names = list(
      s.language,
      atRisk.map((who) => s.who(who)),
      'or',
    );
    parts.push(
      s.say(
        `${decimal(s, misses)} ${misses < 2 ? 'raté' : 'ratés'} à craindre pour ${names}`,
        `${decimal(s, misses)} ${misses === 1 ? 'miss' : 'misses'} to fear for ${names}`,
      ),
    );
  }
  if (noise.wakes.length > 0) parts.push(wakesLine(s, noise));
  return parts.join(', ');
}

export function wakesLine(s: Speaker, { wakes, isDrowned }: NoiseReading): string {
  if (isDrowned) return s.say('couvert par un bruit aussi fort', 'drowned by a noise as loud');
  if (wakes.length === 0) return s.say('ne réveille personne', 'wakes nobody');
  const names = list(
    s.language,
    wakes.map((foe) => s.foe(foe)),
  );
  return s.say(`réveille ${names}`, `wakes ${names}`);
}

/** At most so many shots are told at once. */
const SHOTS_TOLD = 3;

/** What an overlay that was just laid over the ship shows, for whoever acts. */
export function overlaySays(play: Play, overlay: OverlayMode): string {
  const { s, readings, acting } = play;
  const says = s.text(OVERLAYS[overlay].says);
  const home = acting < 0 ? NONE : zoneOf(play.seen, acting);
  if (home < 0 || overlay === 'enemies' || overlay === 'reach') return says;
  if (overlay !== 'shots')
    return [`${s.zone(home)}${colon(s)}`, overlayLine({ ...play, overlay }, home).join(' · ')].join('');
  const shots = readings.shots(acting).filter(({ option }) => option.zone !== home);
  if (shots.length === 0)
    return s.say(`${s.who(acting)} n’a aucun tir possible.`, `${s.who(acting)} has no possible shot.`);
  return shots
    .slice(0, SHOTS_TOLD)
    .map((shot) => shotLine(s, shot))
    .join(' · ');
}

function overlayLine(play: Play, zone: number): string[] {
  const { s, seen, content, overlay, readings, acting, loudness } = play;
  switch (overlay) {
    case 'sight': {
      const zones = sightFrom(seen, content, zone).filter((other) => other !== zone);
      const zonesSeen = s.count(zones.length, ['zone', 'zones', 'zone', 'zones']);
      return [s.say(`voit ${zonesSeen}`, `sees ${zonesSeen}`)];
    }
    case 'seen': {
      const foes = seenBy(seen, content, zone);
      if (foes.length === 0) return [s.say('vue par aucun ennemi', 'seen by no enemy')];
      const names = list(
        s.language,
        foes.map((foe) => s.foe(foe)),
      );
      return [s.say(`vue par ${names}`, `seen by ${names}`)];
    }
    case 'noise': {
      const level = Math.max(seen.noise[zone]!, loudness);
      const { zones, wakes } = noiseAt({ ...seen, noise: seen.noise.map(() => 0) }, content, zone, level);
      const reading = { zones, wakes, isDrowned: false };
      const covered = s.count(zones.length, ['zone', 'zones', 'zone', 'zones']);
      return [
        s.say(
          `un bruit ${level} y couvre ${covered} et ${wakesLine(s, reading)}`,
          `a noise ${level} there covers ${covered} and ${wakesLine(s, reading)}`,
        ),
      ];
    }
    case 'reach': {
      const found = acting < 0 ? undefined : readings.reach(acting).find((each) => each.zone === zone);
      if (!found) return [];
      const actions = s.count(found.actions, ['action', 'actions', 'action', 'actions']);
      const checks =
        found.checks > 0
          ? s.say(
              `, ${found.checks} essai${found.checks > 1 ? 's' : ''}`,
              `, ${found.checks} check${found.checks > 1 ? 's' : ''}`,
            )
          : '';
      return [s.say(`à ${actions}${checks}`, `${actions} away${checks}`)];
    }
    default:
      return [];
  }
}

const WHY: Readonly<Record<Attention, readonly [string, string]>> = {
  lure: ['attiré par la diversion', 'lured by the distraction'],
  sight: ['voit', 'sees'],
  mark: ['a repéré', 'has seen'],
  noise: ['entend le bruit', 'hears the noise'],
  none: ['', ''],
};

/** `Passif`, `Actif : voit Marine`, `Actif : entend le bruit`, `Sonné`. */
export function badge(s: Speaker, { why, target, isStunned }: Forecast): string {
  if (isStunned) return s.say('Sonné', 'Stunned');
  if (why === 'none') return s.say('Passif', 'Passive');
  const about = isAboutSomebody(why) ? ` ${s.who(target)}` : '';
  return s.say(`Actif : ${WHY[why][0]}${about}`, `Active: ${WHY[why][1]}${about}`);
}

/** The same, and where what it goes to is. */
function badgeAndPlace(s: Speaker, forecast: Forecast): string {
  const { why, target, isStunned } = forecast;
  const isSaid = isStunned || why === 'none' || isAboutSomebody(why);
  return isSaid ? badge(s, forecast) : `${badge(s, forecast)} (${s.zone(target)})`;
}

const isAboutSomebody = (why: Attention): boolean => why === 'sight' || why === 'mark';

/** What it is, what it would do, and whom it could hit. */
export function foeLine({ s, seen, content, readings }: Play, foe: number): string {
  const { foes } = seen;
  const type = foes.type[foe]!;
  const forecast = readings.forecast(foe);
  const facts: string[] = [];
  if (type === RADAR) {
    const token = foes.token[foe]!;
    if (token !== NONE) facts.push(s.token(token));
  } else {
    const { actions, damage, range } = content.enemies[type]!;
    facts.push(
      s.say(
        `Vie ${foes.life[foe]}, ${actions} actions, dégâts ${damage}, portée ${range}`,
        `Life ${foes.life[foe]}, ${actions} actions, damage ${damage}, range ${range}`,
      ),
    );
  }
  facts.push(badgeAndPlace(s, forecast));
  if (forecast.attacks.length > 0) {
    const names = list(
      s.language,
      forecast.attacks.map((who) => s.who(who)),
      'or',
    );
    facts.push(s.say(`peut frapper ${names}`, `may strike ${names}`));
  }
  return `${s.foe(foe)}${colon(s)}${facts.join(' · ')}`;
}

export function survivorLine({ s, seen, content, readings }: Play, who: Who): string {
  const { zone, life, maxLife, resolve } = seen.survivors[who]!;
  const facts = [
    s.say(`Vie ${life}/${maxLife}, Resolve ${resolve}`, `Life ${life}/${maxLife}, Resolve ${resolve}`),
    s.say(
      `test réussi à ${percent(s, testOdds(readings.t, who))}`,
      `passes a test at ${percent(s, testOdds(readings.t, who))}`,
    ),
  ];
  if (zone >= 0) facts.push(s.zone(zone));
  if (isTrapped(readings.t, content, who)) facts.push(s.say('Piégé', 'Trapped'));
  return `${s.who(who)}${colon(s)}${facts.join(' · ')}`;
}
