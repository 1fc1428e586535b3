import { useSay } from '../settings/index.ts';
import { fitsQrCode, QrCode } from './qr-code.tsx';

export function QrCodeIfItFits({ text }: { readonly text: string }) {
  const say = useSay();
  if (!fitsQrCode(text)) {
    return (
      <p>
        {say({
          fr: 'Cette partie est trop longue pour un code à photographier : envoyez le lien.',
          en: 'This game is too long for a code to photograph: send the link.',
        })}
      </p>
    );
  }
  return (
    <QrCode
      text={text}
      label={say({
        fr: 'Code à photographier pour ouvrir la partie',
        en: 'Code to photograph to open the game',
      })}
    />
  );
}
