import type { Text } from '@tablee/kernel';
import type { PageProps } from './cards.tsx';

type Line = readonly [name: Text, says: Text];

const PHASES: readonly Line[] = [
  [
    { fr: 'Phase Survivant', en: 'Survivor phase' },
    {
      fr: 'Chacun son tour, trois actions : se déplacer d’une zone, attaquer, fouiller, interagir, utiliser un objet ou sa compétence active, échanger, faire du bruit, se réorganiser.',
      en: 'Each in turn, three actions: move one zone, attack, search, interact, use an object or the active skill, trade, make noise, reorganise.',
    },
  ],
  [
    { fr: 'Phase Ennemi', en: 'Enemy phase' },
    {
      fr: 'Qui est attiré est Actif : diversion, puis survivant vu, puis bruit entendu. Les autres errent au dé de direction. Un Actif avance, puis attaque s’il lui reste une action.',
      en: 'Whoever is drawn is Active: a distraction, then a survivor seen, then a noise heard. The others drift by the direction die. An Active one advances, then attacks if it has an action left.',
    },
  ],
  [
    { fr: 'Phase de Résolution', en: 'Resolution phase' },
    {
      fr: 'Les bruits disparaissent, un événement est pioché, le premier joueur change.',
      en: 'Noise goes, an event is drawn, the first-player token passes on.',
    },
  ],
  [
    { fr: 'Voir un ennemi', en: 'Seeing an enemy' },
    {
      fr: 'Un nouveau type d’ennemi en vue : test de Resolve, deux dés, il faut faire moins que sa Resolve. Raté, elle baisse d’un point, et les cartes Resolve de ce numéro se retournent.',
      en: 'A new kind of enemy in sight: a Resolve test, two dice, below your Resolve. Failed, it drops by one, and Resolve cards of that number turn up.',
    },
  ],
  [
    { fr: 'Quitter une zone occupée', en: 'Leaving an occupied zone' },
    {
      fr: 'Un essai de Resolve d’abord. Raté : vous restez jusqu’à la fin du tour, sans rien perdre d’autre.',
      en: 'A Resolve check first. Failed: you stay until your turn ends, and lose nothing else.',
    },
  ],
  [
    { fr: 'Attaquer', en: 'Attacking' },
    {
      fr: 'Autant de dés que l’arme en donne ; une réussite par dé au seuil ou plus. Chaque attaque pose le bruit de l’arme chez l’attaquant. À distance, les dés ratés touchent l’ami qui se tient sur la trajectoire.',
      en: 'As many dice as the weapon gives; a success for each at its threshold or more. Every attack leaves the weapon’s noise with the attacker. At range, missed dice hit the friend who stands in the lane.',
    },
  ],
];

export function Turn({ language }: PageProps) {
  return (
    <dl className="theme-endure es-glance">
      {PHASES.map(([name, says]) => (
        <div key={name.en}>
          <dt>{name[language]}</dt>
          <dd>{says[language]}</dd>
        </div>
      ))}
    </dl>
  );
}
