/** Says that it is my turn, in a notification, when nobody is looking at the page. Only if the player asked for it. */
import type { Text } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { currentSettings } from '../settings/index.ts';

export type Permission = 'granted' | 'denied' | 'default' | 'impossible';

export function useNotifications(): { readonly permission: Permission; ask(): void } {
  const [permission, setPermission] = useState<Permission>(now);
  return {
    permission,
    ask: () => void Notification.requestPermission().then(setPermission),
  };
}

function now(): Permission {
  return typeof Notification === 'undefined' ? 'impossible' : Notification.permission;
}

const YOUR_TURN: Text = { fr: 'C’est à vous de jouer.', en: 'It is your turn.' };

/** `isMyTurn` going from no to yes is worth a word. */
export function useTurnNotice(isMyTurn: boolean, title: string): void {
  useEffect(() => {
    if (!isMyTurn || !document.hidden || now() !== 'granted') return;
    const note = new Notification(title, {
      body: YOUR_TURN[currentSettings().language],
      icon: '/icon-192.png',
      tag: title,
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return () => note.close();
  }, [isMyTurn, title]);
}
