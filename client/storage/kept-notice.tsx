/** Said once a visit when the browser refuses to keep anything: better before the game than after it. */
import { useEffect, useState } from 'react';
import { useSay } from '../settings/index.ts';
import './kept-notice.css';
import { isKept } from './rows.ts';

export function KeptNotice() {
  const say = useSay();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let gone = false;
    void isKept().then((kept) => {
      if (!gone) setShown(!kept);
    });
    return () => {
      gone = true;
    };
  }, []);
  return (
    <div className="kept-notice-place" role="status">
      {isShown && (
        <div className="kept-notice">
          <p>
            {say({
              fr: 'Ce navigateur refuse d’enregistrer : vos parties dureront le temps de cet onglet. Une fenêtre normale, non privée, les gardera.',
              en: 'This browser refuses to save: your games will last as long as this tab. An ordinary window, not a private one, will keep them.',
            })}
          </p>
          <button type="button" className="button" onClick={() => setShown(false)}>
            {say({ fr: 'Compris', en: 'Understood' })}
          </button>
        </div>
      )}
    </div>
  );
}
