/** A round at a glance. */
import type { Language, Text } from '@tablee/kernel';
import './reference.css';

const STEPS: readonly (readonly [Text, Text])[] = [
  [
    { fr: 'Phase des héros', en: 'Hero phase' },
    {
      fr: 'Chaque héros joue un tour complet, dans l’ordre que vous voulez : jouer des cartes, en défausser pour se déplacer d’une case chacune, se servir de l’équipement et des alliés.',
      en: 'Each hero plays one whole turn, in the order you like: play cards, discard cards to move one square each, use equipment and allies.',
    },
  ],
  [
    { fr: 'Fin du tour d’un héros', en: 'End of a hero’s turn' },
    {
      fr: 'Il pioche jusqu’à cinq cartes. S’il ne peut pas en réunir cinq, il meurt : main, pioche et défausse sont sa vie.',
      en: 'The hero draws up to five cards. One who cannot make up five dies: hand, deck and discard are the life left.',
    },
  ],
  [
    { fr: 'Phase des ennemis', en: 'Enemy phase' },
    {
      fr: 'Ils agissent dans l’ordre de lecture, ligne par ligne de leur carte. Une attaque sur une cible vise la plus proche, puis la plus haute Menace, puis les épées.',
      en: 'They act in reading order, line by line of their card. A single attack aims at the nearest, then the highest Threat, then swords.',
    },
  ],
  [
    { fr: 'Une blessure', en: 'A wound' },
    {
      fr: 'Chaque dégât que le blocage n’arrête pas prend la carte du dessus du deck.',
      en: 'Each damage that block does not stop takes the top card of the deck.',
    },
  ],
  [
    { fr: 'Un ennemi touché', en: 'An enemy hit' },
    {
      fr: 'Le dé jaune descend ; à zéro il perd une vie (dé rouge), le jaune remonte, et ce qui reste des dégâts continue sur la vie suivante.',
      en: 'The yellow die goes down; at zero it loses a life (red die), the yellow starts anew, and what is left of the damage goes on to the next life.',
    },
  ],
  [
    { fr: 'Fin du tour de jeu', en: 'End of the round' },
    {
      fr: 'Le blocage disparaît, sauf s’il est conservé ; les héros pourront jouer de nouveau.',
      en: 'Block goes, unless it is kept; heroes may play again.',
    },
  ],
  [
    { fr: 'Entre deux affrontements', en: 'Between two fights' },
    {
      fr: 'Trois actions de renforcement par héros : une récompense, ou soigner quatre blessures. Les blessures restent d’un affrontement à l’autre.',
      en: 'Three reinforcement actions for each hero: a reward, or heal four wounds. Wounds stay from fight to fight.',
    },
  ],
];

export function Round({ language }: { readonly language: Language }) {
  return (
    <ol className="theme-veiel veiel-reference veiel-round">
      {STEPS.map(([name, says]) => (
        <li key={name.en}>
          <b>{name[language]}</b>
          <p>{says[language]}</p>
        </li>
      ))}
    </ol>
  );
}
