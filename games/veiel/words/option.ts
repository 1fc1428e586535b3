/** What an option does, as one would say it. */
import type { Language, Option, View } from '@tablee/kernel';
import { heroAsked } from '../asked.ts';
import type { Config } from '../config.ts';
import type { Content, ShownFigure, VeielView } from '../types.ts';
import type { AnyOption } from './notation.ts';
import { Speaker } from './speaker.ts';

export function optionText(
  view: View<VeielView>,
  option: Option,
  language: Language,
  content: Content,
): string {
  const s = new Speaker(language, content);
  const o = option as AnyOption;
  const by =
    o.figure !== undefined && o.do !== 'twin' && isTwins(view.table, o.figure, content)
      ? ` (${s.figure(figureOf(view.table, o.figure, content))})`
      : '';
  return `${said(s, view, o, content)}${by}`;
}

function said(s: Speaker, view: View<VeielView>, o: AnyOption, content: Content): string {
  const { table } = view;
  const card = o.card === undefined ? '' : s.card(o.card);
  const hero = typeof o.hero === 'number' ? heroName(s, table, o.hero, content) : s.hero(o.hero ?? '');
  const gear = s.equipment(o.equipment ?? '');
  const square = o.square === undefined ? '' : s.square(o.square);
  switch (o.do) {
    case 'hero':
      return s.say(`Mener ${hero}`, `Lead ${hero}`);
    case 'take':
    case 'bless':
      return hero;
    case 'novice':
    case 'essence':
    case 'reward':
    case 'loot':
      return card;
    case 'equip':
    case 'wear':
    case 'lootGear':
      return gear;
    case 'enough':
      return o.hero === undefined
        ? s.say('Cela suffit', 'That is enough')
        : s.say(`${hero} : cela suffit`, `${hero}: that is enough`);
    case 'deploy':
      return s.say(
        `${s.figure(figureOf(table, o.figure!, content))} en ${square}`,
        `${s.figure(figureOf(table, o.figure!, content))} at ${square}`,
      );
    case 'play':
    case 'interrupt':
      return s.say(`Jouer ${card}`, `Play ${card}`);
    case 'stride':
      return s.say(`Défausser ${card} pour se déplacer`, `Discard ${card} to move`);
    case 'discard':
    case 'shed':
      return s.say(`Défausser ${card}`, `Discard ${card}`);
    case 'trigger':
      return s.say(`Déclencher ${gear}`, `Trigger ${gear}`);
    case 'charge':
      return o.equipment
        ? s.say(`Charger ${card} sous ${gear}`, `Charge ${card} under ${gear}`)
        : s.say(`Charger ${card}`, `Charge ${card}`);
    case 'ally':
      return s.say(
        `Faire appel à ${s.figure(figureOf(table, o.figure!, content))}`,
        `Call on ${s.figure(figureOf(table, o.figure!, content))}`,
      );
    case 'twin':
      return s.figure(figureOf(table, o.figure!, content));
    case 'fuse':
      return s.say(`Fusionner : ${card}`, `Fuse: ${card}`);
    case 'end':
      return s.say('Terminer le tour', 'End the turn');
    case 'add':
      return s.say(`Ajouter ${card}`, `Add ${card}`);
    case 'go':
    case 'put':
    case 'return':
      return s.say(`Aller en ${square}`, `Go to ${square}`);
    case 'stop':
      return s.say('S’arrêter là', 'Stop there');
    case 'turn':
      return s.in(DIRECTIONS[o.turn!]!);
    case 'axis':
      return o.axis === 'column'
        ? s.say('Le long de la colonne', 'Along the column')
        : s.say('Le long de la rangée', 'Along the row');
    case 'substitute':
      return s.say(`${card} à la place`, `${card} instead`);
    case 'deck':
      return s.say('La carte du dessus du deck', 'The top card of the deck');
    case 'suffer':
      return s.say(`Perdre ${card}`, `Lose ${card}`);
    case 'heal':
      return s.say(`Soigner ${card}`, `Heal ${card}`);
    case 'exile':
      return s.say(`Exiler ${card}`, `Exile ${card}`);
    case 'exileTop':
      return s.say('Exiler la carte du dessus du deck', 'Exile the top card of the deck');
    case 'recover':
      return s.say(`Récupérer ${card}`, `Recover ${card}`);
    case 'assign':
      return card;
    case 'reinforce':
      return s.say(`${hero} se renforce`, `${hero} reinforces`);
    case 'healInstead':
      return healing(s, view);
    case 'give':
      return s.say(`Rendre ${gear}`, `Give up ${gear}`);
    case 'include':
      return s.say(`Prendre ${card}`, `Take ${card}`);
    case 'leaveOut':
      return s.say(`Laisser ${card}`, `Leave ${card}`);
    case 'ready':
      return table.heroes[heroAsked(view)]?.discard.length === 0
        ? s.say('Prendre le deck proposé', 'Take the proposed deck')
        : s.say('Le deck est prêt', 'The deck is ready');
    case 'decline':
      return s.say('Rien', 'Nothing');
    case 'order':
      return o.ability ?? '';
    case 'choose':
    case 'target':
      return chosen(s, table, o, content);
    case 'mode':
      return s.say(`Effet ${o.mode}`, `Effect ${o.mode}`);
    case 'number':
      return `${o.n}`;
    default:
      return s.in(PLAIN[o.do] ?? { fr: o.do, en: o.do });
  }
}

/** OV-REINF-5: as many as the action heals, or as there are. */
function healing(s: Speaker, view: View<VeielView>): string {
  const { reinforcementHeal } = view.config as Config;
  const wounds = view.table.heroes[heroAsked(view)]?.wounds.length ?? reinforcementHeal;
  if (wounds === 0) return s.say('Ne rien prendre', 'Take nothing');
  const healed = s.wounds(Math.min(wounds, reinforcementHeal));
  return s.say(`Soigner ${healed}`, `Heal ${healed}`);
}

const DIRECTIONS = [
  { fr: 'Vers le haut', en: 'Up' },
  { fr: 'Vers la droite', en: 'Right' },
  { fr: 'Vers le bas', en: 'Down' },
  { fr: 'Vers la gauche', en: 'Left' },
];
const PLAIN: Readonly<Record<string, { fr: string; en: string }>> = {
  yes: { fr: 'Oui', en: 'Yes' },
  no: { fr: 'Non', en: 'No' },
  done: { fr: 'C’est tout', en: 'That is all' },
  pass: { fr: 'Passer', en: 'Pass' },
  back: { fr: 'Revenir', en: 'Back' },
};

function chosen(s: Speaker, table: VeielView, o: AnyOption, content: Content): string {
  if (o.card !== undefined) return s.card(o.card);
  if (o.equipment !== undefined) return s.equipment(o.equipment);
  if (o.figure !== undefined) return `${s.figure(figureOf(table, o.figure, content))} ${s.square(o.square!)}`;
  return o.square === undefined ? `${o.piece}` : s.square(o.square);
}

function figureOf({ figures, heroes }: VeielView, figure: number, content: Content): ShownFigure {
  const of = figures.of[figure]!;
  const kind = figures.kind[figure];
  const id =
    kind === 0
      ? content.heroes[heroes[of]!.design]!.id
      : (kind === 1 ? content.enemies : content.entities)[of]!.id;
  return figures.twin[figure] === 1 ? { figure, id, twin: true } : { figure, id };
}

function isTwins({ figures, heroes }: VeielView, figure: number, content: Content): boolean {
  return (
    figures.kind[figure] === 0 && content.heroes[heroes[figures.of[figure]!]!.design]!.twins !== undefined
  );
}

function heroName(s: Speaker, table: VeielView, hero: number, content: Content): string {
  const seen = table.heroes[hero];
  return seen ? s.in(content.heroes[seen.design]!.name) : `${hero + 1}`;
}
