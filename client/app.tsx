/** The pages by their addresses. Only the home page comes with the first load. */
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import './app.css';
import { Home } from './pages/home.tsx';
import { TroubleBoundary } from './pages/trouble.tsx';

const SetUpPage = page(() => import('./pages/set-up.tsx'), 'SetUpPage');
const RulesPage = page(() => import('./pages/rules.tsx'), 'RulesPage');
const RulesList = page(() => import('./pages/rules-list.tsx'), 'RulesList');
const NotFound = page(() => import('./pages/not-found.tsx'), 'NotFound');
const TablePage = page(() => import('./pages/table.tsx'), 'TablePage');

export function App() {
  const [at] = useLocation();
  return (
    <TroubleBoundary at={at}>
      <Suspense fallback={<div className="app-waiting" aria-busy="true" />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/jouer/:game">{({ game }) => <SetUpPage game={game} key={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <TablePage id={id} key={id} />}</Route>
          <Route path="/regles">
            <RulesList />
          </Route>
          <Route path="/regles/:game/:rule?">
            {({ game, rule }) => <RulesPage game={game} rule={rule ?? null} key={game} />}
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </TroubleBoundary>
  );
}

/** A page that is loaded when somebody goes there. */
function page<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
