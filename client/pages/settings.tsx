/** `/reglages`: how the player likes it, seen at once. */
import type { Language, Text } from '@tablee/kernel';
import {
  changeSettings,
  LONGEST_NAME,
  MOTIONS,
  type Motion,
  PACES,
  type Pace,
  TEXT_SCALES,
  type TextScale,
  useSay,
  useSettings,
} from '../settings/index.ts';
import { Choices } from './choices.tsx';
import { Page } from './page.tsx';
import { OnlineSettings } from './settings/online-settings.tsx';
import { Preview } from './settings/preview.tsx';
import './settings/settings.css';
import { StorageSettings } from './settings/storage-settings.tsx';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' };
const MOTION_NAMES: Readonly<Record<Motion, Text>> = {
  system: { fr: 'Comme le système', en: 'As the system says' },
  full: { fr: 'Toutes', en: 'All of them' },
  reduced: { fr: 'Réduites', en: 'Reduced' },
};
const SCALE_NAMES: Readonly<Record<TextScale, Text>> = {
  0.9: { fr: 'Petit', en: 'Small' },
  1: { fr: 'Normal', en: 'Normal' },
  1.15: { fr: 'Grand', en: 'Large' },
  1.3: { fr: 'Très grand', en: 'Very large' },
};
const PACE_NAMES: Readonly<Record<Pace, Text>> = {
  slow: { fr: 'Lent', en: 'Slow' },
  usual: { fr: 'Normal', en: 'Usual' },
  fast: { fr: 'Rapide', en: 'Fast' },
  instant: { fr: 'Immédiat', en: 'Instant' },
};
const ON_OFF = [
  { value: true, name: { fr: 'Oui', en: 'On' } },
  { value: false, name: { fr: 'Non', en: 'Off' } },
] as const;

export function SettingsPage() {
  const say = useSay();
  const settings = useSettings();
  const title = say({ fr: 'Réglages', en: 'Settings' });
  const onOff = ON_OFF.map(({ value, name }) => ({ value, name: say(name) }));
  return (
    <Page title={title} className="settings">
      <div className="settings-list">
        <h1>{title}</h1>
        <label className="settings-name">
          {say({ fr: 'Votre nom à la table', en: 'Your name at the table' })}
          <input
            type="text"
            value={settings.name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            spellCheck={false}
            placeholder={say({ fr: 'Moi', en: 'Me' })}
            onChange={({ target }) => changeSettings({ name: target.value })}
          />
        </label>
        <Choices
          label={say({ fr: 'Langue', en: 'Language' })}
          values={(['fr', 'en'] as const).map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
          value={settings.language}
          change={(language) => changeSettings({ language })}
        />
        <Choices
          label={say({ fr: 'Taille du texte', en: 'Text size' })}
          values={TEXT_SCALES.map((value) => ({ value, name: say(SCALE_NAMES[value]) }))}
          value={settings.textScale}
          change={(textScale) => changeSettings({ textScale })}
        />
        <Choices
          label={say({ fr: 'Animations', en: 'Animations' })}
          values={MOTIONS.map((value) => ({ value, name: say(MOTION_NAMES[value]) }))}
          value={settings.motion}
          change={(motion) => changeSettings({ motion })}
        />
        <Choices
          label={say({ fr: 'Rythme des coups de l’ordinateur', en: 'Pace of the computer’s moves' })}
          values={PACES.map((value) => ({ value, name: say(PACE_NAMES[value]) }))}
          value={settings.pace}
          change={(pace) => changeSettings({ pace })}
        />
        <Choices
          label={say({ fr: 'Sons', en: 'Sounds' })}
          values={onOff}
          value={settings.sound}
          change={(sound) => changeSettings({ sound })}
        />
        <Choices
          label={say({
            fr: 'Motifs sur les pièces, en plus des couleurs',
            en: 'Patterns on the pieces, besides colours',
          })}
          values={onOff}
          value={settings.colourSafe}
          change={(colourSafe) => changeSettings({ colourSafe })}
        />
      </div>
      <div className="settings-aside">
        <Preview />
        <StorageSettings />
        <OnlineSettings />
      </div>
    </Page>
  );
}
