import body from 'icon:chest';
import head from 'icon:cracked-mask';
import legs from 'icon:leg';
import blank from 'icon:shield-reflect';
import type { Text } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import type { PageProps } from './cards.tsx';

const LINES: readonly (readonly [path: string, name: Text, says: Text])[] = [
  [blank, { fr: 'Blanc (1 à 3)', en: 'Blank (1 to 3)' }, { fr: 'Rien.', en: 'Nothing.' }],
  [
    head,
    { fr: 'Tête', en: 'Head' },
    { fr: 'Portée des armes −1, jamais sous 0.', en: 'Range of weapons −1, never below 0.' },
  ],
  [
    body,
    { fr: 'Corps', en: 'Body' },
    {
      fr: 'Au début de chaque tour, un dé : sur 1 à 3, 1 Vie perdue.',
      en: 'At the start of each turn, a die: on 1 to 3, 1 Life lost.',
    },
  ],
  [
    legs,
    { fr: 'Jambes', en: 'Legs' },
    {
      fr: 'Mouvement maximum −1 ; −2 pendant une défaillance de la gravité.',
      en: 'Movement allowance −1; −2 while gravity fails.',
    },
  ],
];

export function Wounds({ language }: PageProps) {
  return (
    <ul className="theme-endure es-reference">
      {LINES.map(([path, name, says]) => (
        <li key={name.en} className="es-entry">
          <span className="es-entry-art" data-kind="wound">
            <Icon path={path} />
          </span>
          <div>
            <b>{name[language]}</b>
            <p>{says[language]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
