/** A quiet bar when a newer version of the app waits. Nothing is lost by reloading: every choice is saved. */
import type { Text } from '@tablee/kernel';
import { useState, useSyncExternalStore } from 'react';
import { useSay } from '../settings/index.ts';
import { isUpdateWaiting, onUpdate, takeUpdate } from './updates.ts';
import './update-notice.css';

const NEWS: Text = {
  fr: 'Une nouvelle version est prête. Vos parties sont enregistrées.',
  en: 'A new version is ready. Your games are saved.',
};
const RELOAD: Text = { fr: 'Recharger', en: 'Reload' };
const LATER: Text = { fr: 'Plus tard', en: 'Later' };

export function UpdateNotice() {
  const say = useSay();
  const isWaiting = useSyncExternalStore(onUpdate, isUpdateWaiting);
  const [isPutOff, setPutOff] = useState(false);
  return (
    <div className="update-notice-place" role="status">
      {isWaiting && !isPutOff && (
        <div className="update-notice">
          <p>{say(NEWS)}</p>
          <button type="button" className="update-notice-reload" onClick={takeUpdate}>
            {say(RELOAD)}
          </button>
          <button type="button" onClick={() => setPutOff(true)}>
            {say(LATER)}
          </button>
        </div>
      )}
    </div>
  );
}
