/** The match: the board fills the screen; above it what is asked, beside it the log and the match. */
import { type Desk, GALLERY, type Told } from '@weathergage/kernel';
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBattles } from '../campaign/use-battles.ts';
import { useCampaignLesson } from '../campaign/use-campaign-lesson.ts';
import { wayBack } from '../campaign/way-back.ts';
import { PauseLine } from '../clock/pause-line.tsx';
import type { LoadedGame } from '../games.ts';
import { FirstLesson } from '../lessons/first-lesson.tsx';
import { LessonCard } from '../lessons/lesson-card.tsx';
import { LessonOver } from '../lessons/lesson-over.tsx';
import { nextLesson, useTaken } from '../lessons/taken.ts';
import { useLesson } from '../lessons/use-lesson.ts';
import { PuzzleCard, type PuzzlePlayed } from '../puzzles/puzzle-card.tsx';
import { useSettings } from '../settings.ts';
import { useCall, useSounds } from '../sound/use-sounds.ts';
import type { Table, TableNow } from '../tables/table.ts';
import { AdviserContext } from '../toolkit/advice/adviser.ts';
import { Button, RuleOpener } from '../toolkit/controls.tsx';
import { DockContext } from '../toolkit/dock.tsx';
import { type Drafts, DraftsContext } from '../toolkit/drafts.ts';
import { useKeys } from '../toolkit/keys.ts';
import { NotesContext } from '../toolkit/notes.ts';
import { SoundContext } from '../toolkit/sound/sounds.ts';
import { Worded } from '../toolkit/worded.tsx';
import { ActionBar } from './action-bar.tsx';
import { adviserFor } from './adviser.ts';
import { WITNESS_WORDS } from './dice-words.ts';
import { glanceAt, keepGlance } from './glances.ts';
import { Curtain } from './hot-seat/curtain.tsx';
import { draftOf, forgetPapers, keepDraft } from './kept-drafts.ts';
import { CaptainsLog } from './log/captains-log.tsx';
import { linesOf } from './log/log-lines.ts';
import { MatchTab } from './match-tab.tsx';
import { BAR_WORDS, MATCH_WORDS as WORDS } from './match-words.ts';
import { seatName, subjectName } from './names.ts';
import { OutcomeBanner } from './outcome-banner.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { SafeBoard } from './safe-board.tsx';
import { type PanelTab, SidePanel } from './side-panel.tsx';
import { turnOf, useTitle, useTurnIcon } from './title.ts';
import { QuietBar, TopBar } from './top-bar.tsx';
import { takeBackOf } from './undo.ts';
import { UndoQuestion } from './undo-question.tsx';
import { type OpenDesk, type Sitting, sharedBook, useSitting } from './use-sitting.ts';
import { WitnessWait } from './witness-wait.tsx';

const ChairLines = lazy(() => import('../clock/chair-lines.tsx'));

interface MatchScreenProps {
  readonly table: Table;
  readonly loaded: LoadedGame;
  onReplay(): void;
  /** Null for a game that writes no report. */
  readonly onReport: (() => void) | null;
  onRematch(): void;
  /** It is a puzzle: it is decided by its task. */
  readonly puzzle?: PuzzlePlayed;
}

export function MatchScreen(props: MatchScreenProps): ReactNode {
  const sitting = useSitting(props.table, props.loaded.board);
  const { now, screen, open, notes, takeSpyglass } = sitting;
  const [tab, setTab] = useState<PanelTab>('log');
  const turn = turnOf(now, screen);
  useTitle(turn === null ? now.title : `${turn} · ${now.title}`);
  useTurnIcon(turn !== null);
  useCall(turn !== null, props.table.kind === 'online');
  const hear = useSounds(props.loaded.board.sounds);
  const drafts = useKeptDrafts(props.table.id, open);
  const openly = open?.openly === true;
  const isPuzzle = props.puzzle !== undefined;
  const adviser = useMemo(
    () => (isPuzzle ? null : adviserFor(props.table, openly)),
    [props.table, openly, isPuzzle],
  );
  if (screen.curtain !== null)
    return (
      <div className="match-page">
        <QuietBar now={now} />
        <Curtain key={screen.curtain} name={seatName(now, screen.curtain)} onContinue={takeSpyglass} />
      </div>
    );
  if (open === null) return null;
  return (
    <SoundContext value={hear}>
      <NotesContext value={notes}>
        <DraftsContext value={drafts}>
          <AdviserContext value={adviser}>
            <OpenMatch
              key={`${open.seat} ${open.openly}`}
              {...props}
              sitting={sitting}
              open={open}
              tab={tab}
              onTab={setTab}
            />
          </AdviserContext>
        </DraftsContext>
      </NotesContext>
    </SoundContext>
  );
}

const TalkPanel = lazy(() => import('../talk/talk-panel.tsx'));
const BattleCard = lazy(() => import('../campaign/battle-card.tsx'));
const WarTab = lazy(() => import('../campaign/war-tab.tsx'));
const WarLine = lazy(() => import('../campaign/war-line.tsx'));

/** Talk, where there is anybody to talk to, and how much of it was said while it was not looked at. */
function useTalkTab(
  table: Table,
  now: TableNow,
  open: boolean,
): { readonly content: ReactNode; readonly unread: number } | null {
  const said = now.talk?.lines.length ?? 0;
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (open) setRead(said);
  }, [open, said]);
  if (table.say === undefined || now.talk === undefined) return null;
  return {
    unread: open ? 0 : Math.max(0, said - read),
    content: (
      <Suspense>
        <TalkPanel table={table} now={now} />
      </Suspense>
    ),
  };
}

/** While a story is told the orders' place keeps its height, so that nothing beside it jumps from step to step. */
function useHeldHeight(dock: HTMLElement | null, telling: boolean): CSSProperties {
  const height = useRef(0);
  useEffect(() => {
    if (dock === null || telling) return;
    const sizes = new ResizeObserver(() => {
      height.current = dock.offsetHeight;
    });
    sizes.observe(dock);
    return () => sizes.disconnect();
  }, [dock, telling]);
  return telling ? ({ '--held': `${height.current}px` } as CSSProperties) : {};
}

/** What the open seat thinks over; what is answered needs no draft. */
function useKeptDrafts(match: string, open: OpenDesk | null): Drafts {
  const seat = open === null ? null : open.openly ? sharedBook(open.seat) : open.seat;
  const step = open?.desk.step ?? -1;
  const asked = open?.desk.asks.some(({ answer }) => answer === null) === true;
  return useMemo(
    () => ({
      read: (key) => (seat === null || !asked ? undefined : draftOf(match, seat, step, key)),
      keep: (key, value) => {
        if (seat !== null) keepDraft(match, seat, step, key, value);
      },
    }),
    [match, seat, step, asked],
  );
}

/** What is asked, for whoever counts the questions. */
const openAsks = ({ step, asks }: Desk): string =>
  asks.flatMap(({ ask, answer }) => (answer === null ? [`${step}/${ask.id}`] : [])).join(' ');

type OpenProps = MatchScreenProps & {
  readonly sitting: Sitting;
  readonly open: OpenDesk;
  readonly tab: PanelTab;
  onTab(tab: PanelTab): void;
};

function OpenMatch(props: OpenProps): ReactNode {
  const { table, loaded, puzzle, onReplay, onReport, onRematch, open } = props;
  const { now } = props.sitting;
  const { board } = loaded;
  const { seat, desk, scene } = open;
  const about = { loaded, now, desk, onReplay, onReport };
  const [focus, setFocus] = useState<string | null>(null);
  /** What the lesson has shown last. */
  const [glanced, setGlanced] = useState<string | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const [closed, setClosed] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const speed = useSettings((settings) => settings.speed);
  const verdictsWait = useSettings(({ verdicts }) => verdicts === 'wait');
  const telling = scene.story !== null;
  const { standing } = now;
  const byServer = useMemo(
    () =>
      table.instruct === undefined || seat === GALLERY
        ? undefined
        : {
            standing,
            instruct: (ticked: readonly string[] | null) => table.instruct?.(ticked) ?? Promise.resolve(null),
          },
    [table, seat, standing],
  );
  const held = useHeldHeight(dock, telling);
  const alone = now.persons.length === 0 && table.pause !== undefined;
  // Machines that play alone wait for the story, or the match would be over before half of it was told; so does a clock.
  const waits = alone || loaded.game.clock !== undefined;
  useEffect(() => {
    if (!waits || !telling) return;
    table.tell?.(true);
    return () => table.tell?.(false);
  }, [table, waits, telling]);
  const takeBack = now.persons.includes(seat) ? takeBackOf(desk, open.chapters) : null;
  const lines = linesOf(board, open.chapters);
  const told: readonly Told[] = open.chapters.flatMap((chapter) => chapter.told);
  // Nobody is taught at a server: there others wait, and one of them would be told what to do.
  const pupil = table.kind === 'local' && now.persons.includes(seat);
  const ofCampaign = useCampaignLesson(now);
  const lecture = useLesson(
    (pupil && puzzle === undefined
      ? (ofCampaign ?? board.lessons.find(({ scenario }) => scenario === now.scenarioId))
      : null) ?? null,
    {
      gameId: loaded.id,
      matchId: table.id,
      side: now.seats.find(({ id }) => id === seat)?.side ?? '',
      telling,
      seen: { desk: scene.desk, told },
    },
  );
  const [stays, setStays] = useState(false);
  const over = desk.outcome !== null && !telling;
  const taken = useTaken((lessons) => lessons.taken);
  const welcomed =
    table.kind === 'local' &&
    puzzle === undefined &&
    now.persons.length === 1 &&
    lecture === null &&
    nextLesson(loaded.id, loaded.board.lessons, taken) !== undefined;
  // What waits for a witness that is of no use can't be changed, and should not look as if it could.
  const isHeldUp = desk.witness !== undefined && (now.witness?.trouble ?? null) !== null;
  const taught = lecture !== null && lecture.end !== null;
  // What the last card spoke of is ringed no longer than the lesson goes on.
  useEffect(() => {
    if (taught) setFocus((was) => (was === glanced ? null : was));
  }, [taught, glanced]);
  const lessonOver = lecture !== null && lecture.end !== null && (
    <LessonOver
      lecture={lecture}
      loaded={loaded}
      onTrouble={setRefused}
      onStay={over ? null : () => setStays(true)}
    />
  );
  const asPut = puzzle?.on;
  const verdict = useMemo(() => {
    if (asPut === undefined || telling) return null;
    const since = open.chapters.filter(({ n }) => n > asPut.from);
    return asPut.judge({ desk, told: since.flatMap((chapter) => chapter.told) });
  }, [asPut, telling, desk, open.chapters]);
  const talk = useTalkTab(table, now, props.tab === 'talk');
  const back = useMemo(() => wayBack(table, now), [table, now]);
  const isFought = useBattles(table).list.some(({ reported }) => !reported);
  const awaitsReport =
    isFought && desk.asks.length === 0 && desk.outcome === null && desk.waitingFor.length === 0
      ? WORDS.warWaits
      : null;
  const war = table.battles !== undefined && (
    <Suspense>
      <WarTab table={table} now={now} onTrouble={setRefused} />
    </Suspense>
  );
  const newest = lines.at(-1)?.text ?? '';
  useEffect(() => {
    const news = lines.findLast(({ weight }) => weight !== 'heading')?.text ?? '';
    const glance = telling ? null : glanceAt(loaded, now, desk, news);
    if (glance !== null) keepGlance(table.id, glance);
  }, [table, loaded, now, desk, lines, telling]);

  const onTakeBack = async (): Promise<void> => {
    if (takeBack === null) return;
    const refusal =
      takeBack.how === 'retract'
        ? await table.retract(seat, takeBack.ask)
        : takeBack.how === 'undo'
          ? await table.undo(seat, takeBack.to)
          : await table.requestUndo(seat, takeBack.to);
    setRefused(refusal?.message ?? null);
  };

  useKeys(
    [
      { keys: 'u', label: BAR_WORDS.undo, group: WORDS.group, run: () => void onTakeBack() },
      { keys: 's', label: WORDS.skipStory, group: WORDS.group, run: () => telling && open.onStoryTold() },
    ],
    'back',
  );

  return (
    <RuleOpener value={setRule}>
      <div className="match-page" data-asked={telling ? undefined : openAsks(desk)}>
        <TopBar
          title={now.title}
          headline={board.headline(telling && scene.before !== null ? scene.before : desk)}
          connection={now.connection}
          unsent={now.unsent}
          since={table.kind === 'online' && now.status === 'playing' ? now.lastStep : null}
        />
        <ActionBar
          loaded={loaded}
          now={refused === null ? now : { ...now, trouble: refused }}
          seat={seat}
          desk={desk}
          telling={telling ? scene : null}
          settled={
            verdict !== null
              ? verdict.solved
                ? WORDS.solved
                : WORDS.unsolved
              : desk.witness === undefined
                ? (awaitsReport ?? undefined)
                : WITNESS_WORDS.toSign
          }
          takeBack={takeBack}
          onTakeBack={() => void onTakeBack()}
          onSkip={open.onStoryTold}
          onPause={alone ? (on) => table.pause?.(on) : null}
          onAskPause={
            table.pauseClock === undefined
              ? null
              : () =>
                  void table
                    .pauseClock?.('ask', (now.pause?.asked ?? 0) + 1)
                    .then((no) => setRefused(no?.message ?? null))
          }
          onHold={table.holdClock === undefined ? null : (on) => table.holdClock?.(on)}
        />
        {back !== null && (
          <Suspense>
            <WarLine back={back} over={over} dropped={now.of?.dropped === true} />
          </Suspense>
        )}
        <PauseLine
          now={now}
          seat={seat}
          onWord={
            now.persons.includes(seat) && table.pauseClock !== undefined
              ? (act, number) =>
                  void table.pauseClock?.(act, number).then((no) => setRefused(no?.message ?? null))
              : null
          }
        />
        {now.tableClock !== undefined && !over && !telling && (
          <Suspense>
            <ChairLines
              loaded={loaded}
              now={now}
              clock={now.tableClock}
              seat={seat}
              onWord={
                now.persons.includes(seat) && table.chairWord !== undefined
                  ? (word) => void table.chairWord?.(word).then((no) => setRefused(no?.message ?? null))
                  : null
              }
            />
          </Suspense>
        )}
        {desk.witness !== undefined && !telling && (
          <WitnessWait
            key={desk.witness.step}
            now={now}
            seat={seat}
            witness={desk.witness}
            onGoOn={
              now.persons.includes(seat) && table.goOnUnwitnessed !== undefined
                ? () =>
                    void table
                      .goOnUnwitnessed?.(desk.witness!.step)
                      .then((no) => setRefused(no?.message ?? null))
                : null
            }
          />
        )}
        <div className="match-middle">
          {lecture !== null && lecture.end === null && (
            <LessonCard
              lecture={lecture}
              onShow={(subject) => {
                setGlanced(subject);
                setFocus(subject);
              }}
            />
          )}
          {(over ? closed : !stays) && lessonOver}
          {puzzle !== undefined && (
            <PuzzleCard
              {...puzzle}
              desk={scene.desk}
              verdict={verdict}
              telling={telling}
              onOrders={(orders) => void open.answer(orders)}
            />
          )}
          <main className="match-board" aria-label={WORDS.chart}>
            {open.openly && !telling && (
              <p className="openly-bar" data-testid="openly">
                <span>
                  <Worded text={WORDS.openly} parts={{ name: <b>{seatName(now, seat)}</b> }} />
                </span>
                <Button look="quiet" data-testid="go-private" onClick={props.sitting.goPrivate}>
                  {WORDS.goPrivate}
                </Button>
              </p>
            )}
            <div className="neatline">
              <SafeBoard
                moment={scene.desk.n}
                onFailed={() => {
                  // What was thought over may be what brought it down.
                  for (const book of [seat, sharedBook(seat)]) forgetPapers(table.id, book);
                  open.onStoryTold();
                }}
              >
                {/* Not before there is a dock: a panel that moved into it would forget what it held. */}
                {dock !== null && (
                  <DockContext value={dock}>
                    <board.Board
                      desk={scene.desk}
                      before={scene.before}
                      story={scene.story}
                      past={open.chapters}
                      onStoryTold={open.onStoryTold}
                      speed={speed}
                      waits={verdictsWait}
                      title={now.title}
                      readOnly={open.readOnly || verdict !== null || isHeldUp || now.of?.dropped === true}
                      openly={open.openly}
                      {...(byServer === undefined ? {} : { byServer })}
                      answer={open.answer}
                      focus={focus}
                      glance={focus !== null && focus === glanced}
                      onFocus={setFocus}
                    />
                  </DockContext>
                )}
              </SafeBoard>
            </div>
            {table.battles !== undefined && !telling && (
              <Suspense>
                <BattleCard table={table} asked={desk.asks.some(({ answer }) => answer === null)} />
              </Suspense>
            )}
            {over && puzzle === undefined && !closed && desk.outcome !== null && (
              <OutcomeBanner
                {...about}
                back={back}
                outcome={desk.outcome}
                matchId={table.id}
                onRematch={onRematch}
                onClose={() => setClosed(true)}
                lesson={lessonOver}
              />
            )}
          </main>
          <div className="dock" ref={setDock} style={held} />
          <SidePanel
            tab={props.tab}
            onTab={props.onTab}
            verdict={over}
            newest={newest}
            {...(welcomed ? { before: WORDS.first } : {})}
            log={
              <CaptainsLog
                lines={lines}
                nameOf={(subject) => subjectName(board, subject, desk)}
                onFocus={setFocus}
                welcome={welcomed && <FirstLesson loaded={loaded} onTrouble={setRefused} />}
              />
            }
            {...(talk === null ? {} : { talk })}
            {...(war === false ? {} : { war })}
            match={
              <MatchTab
                {...about}
                table={table}
                seat={seat}
                takeBack={takeBack}
                onTakeBack={() => void onTakeBack()}
                onTrouble={setRefused}
              />
            }
          />
        </div>
        <UndoQuestion table={table} now={now} seat={seat} desk={desk} />
        <RuleDialog
          board={board}
          rule={rule}
          lines={lines}
          onFocus={setFocus}
          onClose={() => setRule(null)}
        />
      </div>
    </RuleOpener>
  );
}
