/** The page as a whole: an address leads to a screen, and a sheet may lie over it. */
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useCrossing } from './campaign/crossing.ts';
import { WaitingRoom } from './lobby/waiting-room.tsx';
import { useLooking } from './match/looking.ts';
import { MatchScreen } from './match/match-screen.tsx';
import { useTableNow } from './match/use-sitting.ts';
import { askVersion } from './offline/version.ts';
import { PAGE_WORDS as WORDS } from './page-words.ts';
import { goTo, type ReplayOf, type Route, routeOf, useAddress } from './router.ts';
import { Salvage, troubleOf } from './salvage.tsx';
import { useSettings } from './settings.ts';
import { useOnTable, useOpenSheet } from './sheets.ts';
import {
  claimedTable,
  OpenElsewhere,
  type OpenedTable,
  openHome,
  openLocal,
  openOnline,
} from './tables/open-table.ts';
import { beginRematch } from './tables/rematch.ts';
import { SignsOpener } from './toolkit/controls.tsx';
import { useKeys } from './toolkit/keys.ts';
import { InAnotherTab, Lost, Nowhere, Unrolling, Wrecked } from './unrolling.tsx';

/** What is only there when called comes over the wire only when called. */
const OverPage = lazy(() => import('./lobby/over-page.tsx'));
const CrossingVeil = lazy(() => import('./campaign/crossing-veil.tsx'));
const ReplayLoader = lazy(() => import('./replay/replay-loader.tsx'));
const ReportLoader = lazy(() => import('./report/report-loader.tsx'));
const WorkshopScreen = lazy(() => import('./workshop/workshop-screen.tsx'));
const Explained = lazy(() => import('./rules/explained.tsx'));
const RulesScreen = lazy(() => import('./rules/rules-screen.tsx'));
const DocsScreen = lazy(() => import('./docs/docs-screen.tsx'));
const PuzzlesScreen = lazy(() => import('./puzzles/puzzles-screen.tsx'));
const PuzzleScreen = lazy(() => import('./puzzles/puzzle-screen.tsx'));
const AccountScreen = lazy(() => import('./people/account/account-screen.tsx'));
const LobbyScreen = lazy(() => import('./people/lobby-screen.tsx'));
const ModerationScreen = lazy(() => import('./people/moderation/moderation-screen.tsx'));
const TournamentsScreen = lazy(() => import('./standing/tournaments-screen.tsx'));
const TournamentScreen = lazy(() => import('./standing/tournament-screen.tsx'));
const RatingsScreen = lazy(() => import('./standing/ratings-screen.tsx'));
const NoticesScreen = lazy(() => import('./notices/notices-screen.tsx'));
const SeatScreen = lazy(() => import('./notices/seat-screen.tsx'));
const PersonScreen = lazy(() => import('./people/person-screen.tsx'));
const VerifyScreen = lazy(() => import('./replay/verify-screen.tsx'));

export function App(): ReactNode {
  const address = useAddress();
  const route = routeOf(address);
  const { shown, gameId, open, close } = useOpenSheet();
  const crossing = useCrossing((one) => one.crossing);
  const explained = useSettings(({ words }) => words === 'explained');
  const openSigns = useCallback(() => open('words'), [open]);
  useKeys(
    [
      { keys: '?', label: WORDS.thisList, run: () => open('help') },
      { keys: 'n', label: WORDS.newMatch, run: () => open('new-match') },
      { keys: 'h', label: WORDS.rulebook, run: () => open('rules') },
      { keys: 'w', label: WORDS.signs, run: () => open('words') },
    ],
    'back',
  );
  return (
    <>
      <Salvage key={address} after={(words) => <Wrecked words={words} />}>
        <Suspense fallback={<Unrolling />}>
          <SignsOpener value={openSigns}>
            <Screen route={route} />
          </SignsOpener>
        </Suspense>
      </Salvage>
      <Salvage key={shown} after={(words) => <Lost words={words} onClose={close} />}>
        <Suspense>{shown !== null && <OverPage />}</Suspense>
      </Salvage>
      <Suspense>{crossing !== null && <CrossingVeil crossing={crossing} />}</Suspense>
      <Salvage key={gameId} after={() => null}>
        <Suspense>{gameId !== null && explained && <Explained gameId={gameId} />}</Suspense>
      </Salvage>
    </>
  );
}

function Screen({ route }: { readonly route: Route }): ReactNode {
  switch (route.at) {
    case 'verify':
      return <VerifyScreen />;
    case 'account':
      return <AccountScreen letter={route.letter} />;
    case 'notices':
      return <NoticesScreen key={route.stop} stop={route.stop} />;
    case 'seat':
      return <SeatScreen key={`${route.id}/${route.seat}`} id={route.id} seat={route.seat} />;
    case 'person':
      return <PersonScreen id={route.id} />;
    case 'lobby':
      return <LobbyScreen />;
    case 'moderation':
      return <ModerationScreen />;
    case 'tournaments':
      return <TournamentsScreen />;
    case 'tournament':
      return <TournamentScreen key={route.id} id={route.id} />;
    case 'ratings':
      return <RatingsScreen wanted={route.game} />;
    case 'puzzles':
      return <PuzzlesScreen />;
    case 'puzzle':
      return <PuzzleScreen key={`${route.game}/${route.id}`} gameId={route.game} id={route.id} />;
    case 'replay':
      return <ReplayLoader of={route.of} frame={route.frame ?? 0} seat={route.seat ?? null} />;
    case 'report':
      return <ReportLoader of={route.of} />;
    case 'workshop':
      return <WorkshopScreen game={route.game} />;
    case 'rules':
      return <RulesScreen game={route.game} rule={route.rule} />;
    case 'docs':
      return <DocsScreen path={route.path} section={route.section} />;
    case 'nowhere':
      return <Nowhere address={route.address} />;
    default:
      return <TableScreen route={route} />;
  }
}

type TableRoute = Extract<Route, { at: 'home' | 'local' | 'match' | 'watch' }>;

function openRoute(route: TableRoute): Promise<OpenedTable> {
  switch (route.at) {
    case 'home':
      return openHome();
    case 'local':
      return openLocal(route.id);
    case 'match':
      return openOnline(route.id, route.token, false);
    case 'watch':
      return openOnline(route.id, route.token, true);
  }
}

/** What stands on the screen while there is no table: it is on its way, it can't be had, or another tab has it. */
type Instead =
  | { readonly why: 'opening' }
  | { readonly why: 'trouble'; readonly words: string }
  | { readonly why: 'elsewhere'; readonly id: string };

const insteadAfter = (error: unknown): Instead =>
  error instanceof OpenElsewhere
    ? { why: 'elsewhere', id: error.id }
    : { why: 'trouble', words: troubleOf(error) };

const leave = ({ table, claim }: OpenedTable): void => {
  table.close();
  claim?.release();
};

function TableScreen({ route }: { readonly route: TableRoute }): ReactNode {
  const [opened, setOpened] = useState<OpenedTable | null>(null);
  const [instead, setInstead] = useState<Instead>({ why: 'opening' });
  const left = useRef(false);
  const open = (opening: Promise<OpenedTable>): void => {
    setInstead({ why: 'opening' });
    opening.then(
      (found) => (left.current ? leave(found) : setOpened(found)),
      (error: unknown) => !left.current && setInstead(insteadAfter(error)),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a route is one address, and the screen is keyed by it
  useEffect(() => {
    left.current = false;
    open(openRoute(route));
    return () => {
      left.current = true;
    };
  }, []);
  useEffect(() => {
    if (opened === null) return;
    let kept = true;
    void opened.claim?.lost.then(() => {
      if (!kept) return;
      setInstead({ why: 'elsewhere', id: opened.table.id });
      setOpened(null);
    });
    return () => {
      kept = false;
      leave(opened);
    };
  }, [opened]);
  if (opened !== null)
    return <OpenTable key={opened.table.id} opened={opened} route={route} onOpened={setOpened} />;
  if (instead.why === 'trouble') return <Wrecked words={instead.words} />;
  if (instead.why === 'elsewhere') return <InAnotherTab onTake={() => open(openLocal(instead.id, true))} />;
  return <Unrolling />;
}

interface OpenTableProps {
  readonly opened: OpenedTable;
  readonly route: TableRoute;
  onOpened(opened: OpenedTable): void;
}

function OpenTable({ opened: { table, loaded }, route, onOpened }: OpenTableProps): ReactNode {
  const now = useTableNow(table);
  const openSheet = useOpenSheet((sheets) => sheets.open);
  useOnTable(loaded.id);
  useLooking(table.id, route.at === 'match' ? route.token : null);
  const isOnline = now.connection === 'open';
  useEffect(() => {
    if (isOnline) askVersion();
  }, [isOnline]);
  if (now.chairs.size === 0) {
    const joins = loaded.game.together !== undefined;
    return <WaitingRoom table={table} machine={loaded.machine} joins={joins} />;
  }
  const token = route.at === 'match' || route.at === 'watch' ? route.token : null;
  const film: ReplayOf =
    table.kind === 'local' ? { kind: 'local', id: table.id } : { kind: 'online', id: table.id, token };
  return (
    <MatchScreen
      table={table}
      loaded={loaded}
      onReplay={() => goTo({ at: 'replay', of: film })}
      onReport={loaded.board.Report === undefined ? null : () => goTo({ at: 'report', of: film })}
      onRematch={() => {
        if (table.kind === 'online') {
          // Who only looked on, or is known to nobody, chooses a match of his own.
          void import('./people/rematch-online.ts')
            .then(({ rematchOnline }) => rematchOnline(table.id))
            .catch(() => openSheet('new-match'));
          return;
        }
        const again = beginRematch(loaded, table.id);
        if (again === null) openSheet('new-match');
        else if (route.at === 'home') void claimedTable(again, loaded).then(onOpened);
        else {
          again.close();
          goTo({ at: 'local', id: again.id });
        }
      }}
    />
  );
}
