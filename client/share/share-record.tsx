/** Hands a finished game on: a link that carries all of it, to copy or to photograph. */
import { Sheet } from '@tablee/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSay } from '../settings/index.ts';
import { linkOf } from './record-link.ts';
import './share.css';

const QrCode = lazy(() =>
  import('./qr-code-if-it-fits.tsx').then((part) => ({ default: part.QrCodeIfItFits })),
);

export function ShareRecord({ record }: { readonly record: () => string }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {say({ fr: 'Partager la partie', en: 'Share the game' })}
      </button>
      <Sheet
        open={open}
        close={() => setOpen(false)}
        title={say({ fr: 'Partager la partie', en: 'Share the game' })}
      >
        {open && <Shared record={record()} />}
      </Sheet>
    </>
  );
}

function Shared({ record }: { readonly record: string }) {
  const say = useSay();
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  useEffect(() => {
    let gone = false;
    linkOf(record, location.origin).then((made) => !gone && setLink(made));
    return () => {
      gone = true;
    };
  }, [record]);
  if (link === null) return <p role="status">{say({ fr: 'On prépare le lien…', en: 'Making the link…' })}</p>;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <div className="share">
      <p>
        {say({
          fr: 'Toute la partie est dans ce lien, choix par choix : il s’ouvre n’importe où, sans compte ni serveur.',
          en: 'The whole game is in this link, choice by choice: it opens anywhere, without account or server.',
        })}
      </p>
      <label className="share-link">
        <span>{say({ fr: 'Lien', en: 'Link' })}</span>
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button button-primary" onClick={() => void copy()}>
        {say({ fr: 'Copier le lien', en: 'Copy the link' })}
      </button>
      <p role="status">
        {copied === 'yes' && say({ fr: 'Copié.', en: 'Copied.' })}
        {copied === 'no' &&
          say({
            fr: 'Le navigateur ne l’a pas permis : sélectionnez le lien et copiez-le.',
            en: 'The browser did not allow it: select the link and copy it.',
          })}
      </p>
      <Suspense fallback={<div className="qr-code" aria-busy="true" />}>
        <QrCode text={link} />
      </Suspense>
    </div>
  );
}
