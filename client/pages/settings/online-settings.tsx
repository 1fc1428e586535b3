/** What the server keeps of me: as a file, in this browser alone, and not any more. Only for those it knows. */
import { plural, type Text } from '@tablee/kernel';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../online/api.ts';
import { connection } from '../../online/connection.ts';
import { forgetGuest, wasGuest } from '../../online/guest.ts';
import { wordsOf } from '../../online/invitation.tsx';
import { useSay } from '../../settings/index.ts';
import { download } from '../../table/download.ts';

interface Known {
  readonly name: string;
  readonly tables: number;
}

export function OnlineSettings() {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const [known, setKnown] = useState<Known | null>(null);
  const [said, setSaid] = useState<Text | null>(null);

  useEffect(() => {
    if (!wasGuest()) return;
    let left = false;
    const read = async () => {
      const me = await api.me();
      const tables = me ? (await api.myTables()).length : 0;
      if (!left) setKnown(me && { name: me.name, tables });
    };
    // Without a server there is nothing to look after.
    read().catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);

  const trying = (does: () => Promise<Text>) => () => {
    does().then(setSaid, (error: unknown) => setSaid(wordsOf(error)));
  };
  const save = trying(async () => {
    download('tablee.json', await api.mine());
    return SAVED;
  });
  const signOut = trying(async () => {
    await api.signOut();
    return SIGNED_OUT;
  });
  const forget = trying(async () => {
    dialog.current?.close();
    await api.forgetMe();
    forgetGuest();
    connection.reopen();
    setKnown(null);
    return FORGOTTEN;
  });

  if (!known && !said) return null;
  return (
    <section className="settings-online" aria-labelledby="online">
      <h2 id="online">{say({ fr: 'En ligne', en: 'Online' })}</h2>
      {known && (
        <>
          <p>{say(whatIsKept(known))}</p>
          <div className="settings-doing">
            <button type="button" className="button" onClick={save}>
              {say({ fr: 'Tout télécharger', en: 'Download it all' })}
            </button>
            <button type="button" className="button" onClick={signOut}>
              {say({ fr: 'Déconnecter mes autres appareils', en: 'Sign out my other devices' })}
            </button>
            <button type="button" className="button button-quiet" onClick={() => dialog.current?.showModal()}>
              {say({ fr: 'M’oublier…', en: 'Forget me…' })}
            </button>
          </div>
        </>
      )}
      <p role="status">{said && say(said)}</p>
      <dialog className="settings-confirm" ref={dialog} aria-labelledby="forget">
        <h2 id="forget">{say({ fr: 'Se faire oublier du serveur ?', en: 'Be forgotten by the server?' })}</h2>
        <p>
          {say({
            fr: 'Vos places en ligne seront rendues : un bot jouera à votre place dans les parties en cours. Votre nom disparaîtra de toutes les tables. Cela ne se défait pas.',
            en: 'Your seats online are given up: a bot plays on in running games. Your name goes out of every table. This can’t be undone.',
          })}
        </p>
        <div className="settings-doing">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {say({ fr: 'Ne rien changer', en: 'Change nothing' })}
          </button>
          <button type="button" className="button button-danger" onClick={forget}>
            {say({ fr: 'M’oublier', en: 'Forget me' })}
          </button>
        </div>
      </dialog>
    </section>
  );
}

const SAVED: Text = {
  fr: 'C’est dans vos téléchargements.',
  en: 'It is in your downloads.',
};
const SIGNED_OUT: Text = {
  fr: 'Seul ce navigateur est encore à votre nom.',
  en: 'Only this browser still goes by your name.',
};
const FORGOTTEN: Text = {
  fr: 'Le serveur ne garde plus rien de vous.',
  en: 'The server keeps nothing of you any more.',
};

function whatIsKept({ name, tables }: Known): Text {
  return {
    fr: `Le serveur garde votre nom, « ${name} », et ${tables} ${plural('fr', tables, 'table', 'tables')} où vous avez une place.`,
    en: `The server keeps your name, “${name}”, and ${tables} ${plural('en', tables, 'table', 'tables')} where you have a seat.`,
  };
}
