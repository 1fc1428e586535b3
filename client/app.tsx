/** The pages by their addresses. Only the home page comes with the first load. */
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import './app.css';
import { UpdateNotice } from './offline/index.ts';
import { useArrival } from './pages/arrival.ts';
import { Home } from './pages/home.tsx';
import { TroubleBoundary } from './pages/trouble.tsx';
import { KeptNotice } from './storage/kept-notice.tsx';

const SetUpPage = page(() => import('./pages/set-up.tsx'), 'SetUpPage');
const RulesPage = page(() => import('./pages/rules.tsx'), 'RulesPage');
const RulesList = page(() => import('./pages/rules-list.tsx'), 'RulesList');
const NotFound = page(() => import('./pages/not-found.tsx'), 'NotFound');
const TablesPage = page(() => import('./pages/tables.tsx'), 'TablesPage');
const SettingsPage = page(() => import('./pages/settings.tsx'), 'SettingsPage');
const CreditsPage = page(() => import('./pages/credits.tsx'), 'CreditsPage');
const PiecesPage = page(() => import('./pages/pieces.tsx'), 'PiecesPage');
const ReplayPage = page(() => import('./pages/replay.tsx'), 'ReplayPage');
const OnlinePage = page(() => import('./pages/online.tsx'), 'OnlinePage');
const VerifyPage = page(() => import('./pages/verify.tsx'), 'VerifyPage');
const LessonPage = page(() => import('./pages/lesson.tsx'), 'LessonPage');
const ReviewPage = page(() => import('./pages/review.tsx'), 'ReviewPage');
const StatisticsPage = page(() => import('./pages/statistics.tsx'), 'StatisticsPage');
const SharedPage = page(() => import('./pages/shared.tsx'), 'SharedPage');
const WorkshopPage = page(() => import('./pages/workshop.tsx'), 'WorkshopPage');
const BenchPage = page(() => import('./pages/bench.tsx'), 'BenchPage');
const TablePage = page(() => import('./pages/table.tsx'), 'TablePage');

export function App() {
  const [at] = useLocation();
  useArrival(at);
  return (
    <TroubleBoundary at={at}>
      <Suspense fallback={<div className="app-waiting" aria-busy="true" />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/jouer/:game">{({ game }) => <SetUpPage game={game} key={game} />}</Route>
          <Route path="/apprendre/:game">{({ game }) => <LessonPage game={game} key={game} />}</Route>
          <Route path="/atelier/:game">{({ game }) => <WorkshopPage game={game} key={game} />}</Route>
          <Route path="/atelier/:game/:work">
            {({ game, work }) => <BenchPage game={game} work={work} key={`${game} ${work}`} />}
          </Route>
          <Route path="/table/:id">{({ id }) => <TablePage id={id} key={id} />}</Route>
          <Route path="/rejouer/:id">{({ id }) => <ReplayPage id={id} key={id} />}</Route>
          <Route path="/analyse/:id">{({ id }) => <ReviewPage id={id} key={id} />}</Route>
          <Route path="/statistiques">
            <StatisticsPage />
          </Route>
          <Route path="/partie">
            <SharedPage />
          </Route>
          <Route path="/en-ligne/:id">{({ id }) => <OnlinePage id={id} key={id} />}</Route>
          <Route path="/verifier/:table">{({ table }) => <VerifyPage table={table} key={table} />}</Route>
          <Route path="/tables">
            <TablesPage />
          </Route>
          <Route path="/regles">
            <RulesList />
          </Route>
          <Route path="/regles/:game/:rule?">
            {({ game, rule }) => <RulesPage game={game} rule={rule ?? null} key={game} />}
          </Route>
          <Route path="/reglages">
            <SettingsPage />
          </Route>
          <Route path="/credits">
            <CreditsPage />
          </Route>
          <Route path="/pieces">
            <PiecesPage />
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
      <KeptNotice />
      <UpdateNotice />
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
