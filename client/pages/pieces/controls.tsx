import key from 'icon:skeleton-key';
import { Chip, Icon, useLanguage } from '@tablee/ui';
import { Room } from './room.tsx';

export function Controls() {
  const language = useLanguage();
  return (
    <Room
      title={{ fr: 'Boutons et étiquettes', en: 'Buttons and chips' }}
      about={{
        fr: 'Un accent pour ce qu’on peut faire, un pour le danger, les mêmes partout.',
        en: 'One accent for what can be done, one for danger, the same everywhere.',
      }}
    >
      <div className="pieces-row">
        <button type="button" className="button button-primary">
          {{ fr: 'Fin du tour', en: 'End the turn' }[language]}
        </button>
        <button type="button" className="button">
          {{ fr: 'Défausser 2 cartes', en: 'Discard 2 cards' }[language]}
        </button>
        <button type="button" className="button button-quiet">
          <Icon path={key} /> {{ fr: 'Regarder', en: 'Look' }[language]}
        </button>
        <button type="button" className="button button-danger">
          {{ fr: 'Abandonner', en: 'Resign' }[language]}
        </button>
        <button type="button" className="button" aria-disabled="true">
          {{ fr: 'Pas maintenant', en: 'Not now' }[language]}
        </button>
      </div>
      <div className="pieces-row">
        <Chip>{{ fr: 'Étiquette', en: 'Chip' }[language]}</Chip>
        <Chip tone="#e0b13d">{{ fr: 'Trésor', en: 'Treasure' }[language]}</Chip>
        <Chip tone="#6fb2d8" onPress={() => {}}>
          {{ fr: 'On peut l’ouvrir', en: 'It opens' }[language]}
        </Chip>
        <Icon path={key} label={{ fr: 'Clef', en: 'Key' }[language]} />
      </div>
    </Room>
  );
}
