/** The pages by their addresses. Only the home page comes with the first load. */
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import './app.css';
import { Home } from './pages/home.tsx';

const SetUpPage = lazy(() => import('./pages/set-up.tsx').then(({ SetUpPage: page }) => ({ default: page })));

/** Written by others: there as soon as their files are. */
const LATER = import.meta.glob<Record<string, ComponentType<{ id: string }>>>(
  './pages/{table,replay,pieces}.tsx',
);
const later = (file: string, name: string) =>
  lazy(async () => {
    const found = await LATER[file]?.();
    return { default: found?.[name] ?? ((_: { id: string }) => <p>{file}</p>) };
  });
const TablePage = later('./pages/table.tsx', 'TablePage');
const ReplayPage = later('./pages/replay.tsx', 'ReplayPage');
const PiecesPage = later('./pages/pieces.tsx', 'PiecesPage') as ComponentType;

export function App() {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/jouer/:game">{({ game }) => <SetUpPage game={game} />}</Route>
        <Route path="/table/:id">{({ id }) => <TablePage id={id} key={id} />}</Route>
        <Route path="/rejouer/:id">{({ id }) => <ReplayPage id={id} key={id} />}</Route>
        <Route path="/pieces">
          <PiecesPage />
        </Route>
      </Switch>
    </Suspense>
  );
}
