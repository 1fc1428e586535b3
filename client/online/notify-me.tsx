import { useSay } from '../settings/index.ts';
import { useNotifications } from './notify.ts';

/** Offers to say when it is my turn; says so once it is settled. */
export function NotifyMe() {
  const say = useSay();
  const { permission, ask } = useNotifications();
  if (permission === 'impossible') return null;
  if (permission === 'default') {
    return (
      <button type="button" className="button button-quiet" onClick={ask}>
        {say({ fr: 'Me prévenir quand c’est à moi', en: 'Tell me when it is my turn' })}
      </button>
    );
  }
  return (
    <p className="online-notify">
      {permission === 'granted'
        ? say({
            fr: 'Vous serez prévenu quand ce sera à vous, tant que cette page reste ouverte.',
            en: 'You will be told when it is your turn, as long as this page stays open.',
          })
        : say({
            fr: 'Les notifications sont refusées dans les réglages du navigateur.',
            en: 'Notifications are refused in the browser’s settings.',
          })}
    </p>
  );
}
