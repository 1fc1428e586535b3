/** Hands on what somebody made: a link that carries all of it, a code, a list in words; to copy or to photograph. */
import { Sheet } from '@tablee/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useSay } from '../settings/index.ts';
import '../share/share.css';
import './share-work.css';

const QrCode = lazy(async () => ({ default: (await import('../share/qr-code.tsx')).QrCode }));

interface Props {
  readonly title: string;
  readonly link: string;
  readonly code: string;
  readonly list: string;
  readonly open: boolean;
  close(): void;
}

export function ShareWork({ title, link, code, list, open, close }: Props) {
  const say = useSay();
  return (
    <Sheet open={open} close={close} title={title}>
      <div className="share share-work">
        <p>
          {say({
            fr: 'Tout tient dans le lien : aucun compte, aucun serveur.',
            en: 'All of it is in the link: no account, no server.',
          })}
        </p>
        <Copied label={say({ fr: 'Lien', en: 'Link' })} text={link} primary />
        <Copied label={say({ fr: 'Code', en: 'Code' })} text={code} />
        <Suspense fallback={<div className="qr-code" aria-busy="true" />}>
          <QrCode text={link} label={say({ fr: 'Code à photographier', en: 'Code to photograph' })} />
        </Suspense>
        <Copied label={say({ fr: 'Liste', en: 'List' })} text={list} long />
      </div>
    </Sheet>
  );
}

interface CopiedProps {
  readonly label: string;
  readonly text: string;
  readonly primary?: boolean;
  readonly long?: boolean;
}

function Copied({ label, text, primary = false, long = false }: CopiedProps) {
  const say = useSay();
  const id = useId();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className="share-copied">
      <div className="share-link">
        <label htmlFor={id}>{label}</label>
        {long ? (
          <textarea id={id} readOnly rows={8} value={text} onFocus={({ target }) => target.select()} />
        ) : (
          <input id={id} readOnly value={text} onFocus={({ target }) => target.select()} />
        )}
      </div>
      <button
        type="button"
        className={`button ${primary ? 'button-primary' : ''}`}
        aria-label={say({ fr: `Copier : ${label}`, en: `Copy: ${label}` })}
        onClick={() => void copy()}
      >
        {say({ fr: 'Copier', en: 'Copy' })}
      </button>
      <p role="status">
        {copied === true && say({ fr: 'Copié.', en: 'Copied.' })}
        {copied === false &&
          say({
            fr: 'Le navigateur ne l’a pas permis : sélectionnez et copiez.',
            en: 'The browser did not allow it: select and copy.',
          })}
      </p>
    </div>
  );
}
