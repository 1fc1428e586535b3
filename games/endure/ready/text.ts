/** The printed texts, made from the data: what a card says is what it does. */
import { type Language, plural, type Text } from '@tablee/kernel';
import { cardText, effectsText } from '@tablee/kernel/effect';
import type {
  Content,
  EnemyCard,
  Mission,
  ReadyAchievement,
  ReadyEvent,
  ReadyItem,
  ReadyObjective,
  ReadyRefuge,
  ReadyResolve,
  ReadySurvivor,
  ReadyTitan,
  Weapon,
  Wear,
} from '../printed.ts';

/** A weapon's four values (ES-COMBAT-2), then what is special about it; a paragraph a line. */
export function itemText(content: Content, item: ReadyItem, language: Language): string[] {
  const lines: string[] = [];
  if (item.weapon) lines.push(weaponText(item.weapon, language));
  if (item.weapon?.pairable)
    lines.push(say(language, 'Peut se porter par paire.', 'May be carried as a pair.'));
  if (item.wear) lines.push(...wearText(item.wear, language));
  if (item.text) lines.push(item.text[language]);
  if (item.use !== '') lines.push(...cardText(content.book, item.id, language));
  if (item.noise) lines.push(noiseText(item.noise, language));
  if (item.singleUse) lines.push(say(language, 'Usage unique.', 'Single use.'));
  return lines;
}

function weaponText({ range, dice, threshold, noise }: Weapon, language: Language): string {
  const [d, die] = [plural(language, dice, 'dé', 'dés'), plural(language, dice, 'die', 'dice')];
  return say(
    language,
    `Portée ${range} · ${dice} ${d} · ${threshold}+ · bruit ${noise}.`,
    `Range ${range} · ${dice} ${die} · ${threshold}+ · noise ${noise}.`,
  );
}

function wearText(wear: Wear, language: Language): string[] {
  const lines: string[] = [];
  const add = (fr: string, en: string): void => void lines.push(say(language, fr, en));
  if (wear.save) add(`Absorbe une attaque sur ${wear.save}+.`, `Absorbs an attack on ${wear.save}+.`);
  if (wear.slows) {
    add(
      `Mouvement maximum −${wear.slows}, même portée sans être équipée.`,
      `Movement allowance −${wear.slows}, even carried unequipped.`,
    );
  }
  if (wear.breathes) {
    add(
      'Son porteur ne perd pas de Vie par Life Support Failure.',
      'Its wearer loses no Life to Life Support Failure.',
    );
  }
  if (wear.clearsHead)
    add('Une blessure à la tête ne réduit pas la portée.', 'A head wound does not reduce range.');
  if (wear.steadiesChecks) {
    add(
      `Essais pour quitter une zone comme si la Resolve était plus haute de ${wear.steadiesChecks}.`,
      `Leave checks as if Resolve were ${wear.steadiesChecks} higher.`,
    );
  }
  if (wear.scans) {
    add(
      `Au début du tour, vous pouvez regarder un jeton Radar à une distance de bruit de ${wear.scans} ou moins, et le montrer à tous.`,
      `At the start of your turn you may look at one radar token at noise distance ${wear.scans} or less and show it to all.`,
    );
  }
  return lines;
}

function noiseText(level: number, language: Language): string {
  return say(
    language,
    `Placez un bruit de niveau ${level} dans la salle fouillée.`,
    `Place a level ${level} noise in the room searched.`,
  );
}

/** What each of the three skills says. */
export function skillTexts(
  content: Content,
  survivor: ReadySurvivor,
  language: Language,
): readonly [string, string, string] {
  const [active = '', crisis = ''] = cardText(content.book, survivor.id, language);
  return [survivor.passive.text[language], active, crisis];
}

export function eventText(content: Content, event: ReadyEvent, language: Language): string {
  if (event.text) return event.text[language];
  return effectsText(content.book, event.does, language);
}

export function resolveText(content: Content, card: ReadyResolve, language: Language): string {
  return effectsText(content.book, card.does, language);
}

export function rewardText(content: Content, card: ReadyAchievement, language: Language): string {
  return cardText(content.book, card.rewardAt.replace(/\/1$/, ''), language).join(' ');
}

export function refugeText(content: Content, event: ReadyRefuge, language: Language): string {
  return effectsText(content.book, event.does, language);
}

/** What a switch does besides; empty for nothing. */
export function objectiveText(content: Content, { does }: ReadyObjective, language: Language): string {
  return does === '' ? '' : effectsText(content.book, does, language);
}

/** An attack's numbers and condition, or what a Mood changes. */
export function titanText({ attack, mood, text }: ReadyTitan, language: Language): string[] {
  const lines: string[] = [];
  const add = (fr: string, en: string): void => void lines.push(say(language, fr, en));
  if (attack) {
    const { range, dice, threshold } = attack;
    const radial = attack.radial ? say(language, 'Radiale · ', 'Radial · ') : '';
    lines.push(
      radial +
        say(
          language,
          `Portée ${range} · ${dice} dés · ${threshold}+.`,
          `Range ${range} · ${dice} dice · ${threshold}+.`,
        ),
    );
    if (attack.condition === 'mostLife')
      add('Vise le survivant qui a le plus de Vie.', 'Targets the survivor with the most Life.');
    if (attack.condition === 'leastResolve') {
      add('Vise le survivant qui a le moins de Resolve.', 'Targets the survivor with the least Resolve.');
    }
    if (attack.targets === 'all')
      add('Touche tous les survivants à portée.', 'Hits every survivor in range.');
    if (attack.actions) add(`+${attack.actions} action ce tour-ci.`, `+${attack.actions} action this turn.`);
    if (attack.tests) {
      add(
        'Chaque survivant à portée fait un test de Resolve, touché ou non.',
        'Each survivor in range makes a Resolve test, damaged or not.',
      );
    }
    if (attack.stuns)
      add('Un survivant qui perd de la Vie est sonné.', 'A survivor who loses Life is stunned.');
  }
  if (mood) {
    const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
    if (mood.dice) add(`${signed(mood.dice)} dé à ses attaques.`, `${signed(mood.dice)} die to its attacks.`);
    if (mood.actions) {
      add(
        `${signed(mood.actions)} action${mood.actions < 0 ? ', au moins 1' : ''}.`,
        `${signed(mood.actions)} action${mood.actions < 0 ? ', at least 1' : ''}.`,
      );
    }
    if (mood.range) {
      add(
        `${signed(mood.range)} en portée à ses attaques non radiales.`,
        `${signed(mood.range)} range to its non-radial attacks.`,
      );
    }
    if (mood.threshold)
      add(`Seuil de réussite ${signed(mood.threshold)}.`, `Threshold ${signed(mood.threshold)}.`);
    if (mood.radialRange) {
      add(
        `${signed(mood.radialRange)} en portée à ses attaques radiales.`,
        `${signed(mood.radialRange)} range to its radial attacks.`,
      );
    }
    if (mood.checks) {
      add(
        `Dans sa zone, les essais pour partir échouent sur ${mood.checks} de moins.`,
        `In its zone leave checks fail on ${mood.checks} less.`,
      );
    }
  }
  if (text) lines.push(text[language]);
  return lines;
}

/** `2 actions · Vie 1 · dégâts 1 · portée 0`. */
export function enemyText(enemy: EnemyCard, language: Language): string {
  const life = enemy.lifePerSurvivor
    ? say(
        language,
        `${enemy.life} + ${enemy.lifePerSurvivor} par survivant`,
        `${enemy.life} + ${enemy.lifePerSurvivor} per survivor`,
      )
    : String(enemy.life);
  const blows = enemy.boss
    ? say(language, 'attaque par cartes', 'attacks by cards')
    : say(
        language,
        `dégâts ${enemy.damage} · portée ${enemy.range}`,
        `damage ${enemy.damage} · range ${enemy.range}`,
      );
  return say(
    language,
    `${enemy.actions} actions · Vie ${life} · ${blows}.`,
    `${enemy.actions} actions · Life ${life} · ${blows}.`,
  );
}

/** `Dernier round : 14. De 2 à 6 survivants, dont Medic.` */
export function missionFacts(
  mission: Mission,
  classes: readonly { readonly id: string; readonly name: Text }[],
  language: Language,
): string {
  const needed = (mission.requiredClasses ?? []).map(
    (id) => classes.find((one) => one.id === id)!.name[language],
  );
  const { minSurvivors: from, maxSurvivors: to, clock } = mission;
  const fr = `Dernier round : ${clock}. De ${from} à ${to} survivants${needed.length > 0 ? `, dont ${needed.join(', ')}` : ''}.`;
  const en = `Last round: ${clock}. ${from} to ${to} survivors${needed.length > 0 ? `, with ${needed.join(', ')}` : ''}.`;
  return say(language, fr, en);
}

function say(language: Language, fr: string, en: string): string {
  return language === 'fr' ? fr : en;
}
