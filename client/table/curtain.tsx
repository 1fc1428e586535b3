/** Falls between two people who share a screen. Nothing behind it is private: the table is drawn as a passer-by sees it. */

import curtains from 'icon:theater-curtains';
import { Icon } from '@tablee/ui';
import { useEffect, useRef } from 'react';
import { useSay } from '../settings/index.ts';
import './curtain.css';

export function Curtain({ name, raise }: { readonly name: string; raise(): void }) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="curtain" aria-label={say({ fr: 'Rideau', en: 'Curtain' })}>
      <div className="curtain-cloth" aria-hidden="true" />
      <div className="curtain-card">
        <Icon path={curtains} className="curtain-icon" />
        <h2>{say({ fr: `Passez l’appareil à ${name}`, en: `Hand the device to ${name}` })}</h2>
        <p>
          {say({
            fr: 'Les mains restent cachées tant que le rideau est baissé.',
            en: 'Hands stay hidden while the curtain is down.',
          })}
        </p>
        <button type="button" className="button button-primary" onClick={raise} ref={button}>
          {say({ fr: `Je suis ${name} : lever le rideau`, en: `I am ${name}: raise the curtain` })}
        </button>
      </div>
    </section>
  );
}
