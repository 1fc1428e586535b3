import { openGame } from '@tablee/games/tables';
import { useLocation } from 'wouter';
import { useSay, useSettings } from '../settings/index.ts';
import { newTable, type Sitting, tables } from '../storage/index.ts';

export function SetUpPage({ game: id }: { game: string }) {
  const say = useSay();
  const { name } = useSettings();
  const [, go] = useLocation();
  const play = async () => {
    const opened = await openGame(id);
    if (!opened) return;
    const me: Sitting = { who: 'person', name: name || say({ fr: 'Moi', en: 'Me' }) };
    const others: Sitting[] = Array.from({ length: opened.game.seats.min - 1 }, () => ({
      who: 'bot',
      bot: 'greedy',
    }));
    const table = newTable({ game: opened.game, sitting: [me, ...others], config: {} });
    await tables.put(table);
    go(`/table/${table.id}`);
  };
  return (
    <button type="button" onClick={play}>
      {say({ fr: 'Jouer', en: 'Play' })}
    </button>
  );
}
