/** The board of Station: the theatre as a chart, the admiral's desk beside it, and what the umpire asks now. */
import { BoardPanel } from '@weathergage/web/toolkit/board-panel/board-panel.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { type Point, Stage, type StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { StoryGuard } from '@weathergage/web/toolkit/story/story-guard.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { theatreOf } from '../rules/theatre.ts';
import type { BattleTold } from '../rules/told/battle.ts';
import { BattleNews, newsAfter } from './battle/battle-news.ts';
import { BattleScene } from './battle/battle-scene.tsx';
import { Chart } from './chart/chart.tsx';
import { eyeAt } from './chart/eye.ts';
import { besidePanel, homeOf, seenWhole } from './chart/home.ts';
import { pointOf, type Sheet, sheetOf } from './chart/projection.ts';
import { SheetDefs } from './chart/sheet.tsx';
import { annalsAfter, type Line } from './chronicle/annals.ts';
import { Chronicle } from './chronicle/chronicle.tsx';
import { AdmiralsDesk } from './desk/admirals-desk.tsx';
import { AskPanel } from './panels/index.tsx';
import { sentence } from './sentence.ts';
import { BattleTale } from './story/battle-tale.tsx';
import { placeOf } from './story/script.ts';
import { StoryCard } from './story/story-card.tsx';
import { useStory } from './story/use-story.ts';
import { placeOfSubject } from './subjects.ts';
import type { ChartMarks, Props } from './types.ts';
import { useOrders } from './use-orders.ts';
import './board.css';
import './chart/chart.css';
import './panels/panel.css';

const LEAVES = ['orders', 'desk', 'chronicle'] as const;
type Leaf = (typeof LEAVES)[number];
const NO_MARKS: ChartMarks = {};

/** The coasts come in a file of their own: the sea is there before them. */
function useLand(sheet: Sheet): string | null {
  const [land, setLand] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void import('./chart/land.ts').then(({ landOf }) => {
      if (!gone) setLand(landOf(sheet));
    });
    return () => {
      gone = true;
    };
  }, [sheet]);
  return land;
}

const PHONE = 700;

/** Moves the chart only if the place is not to be seen beside the panel and the slip of paper. */
function bringIntoSight(root: HTMLElement | null, stage: StageHandle | null, { x, y }: Point): void {
  if (root === null || stage === null) return;
  const { left, top, right, bottom, width, height } = root.getBoundingClientRect();
  const phone = width < PHONE;
  const from = stage.toStage({ clientX: left + 20, clientY: top + (phone ? 130 : 30) });
  const to = stage.toStage({
    clientX: right - (phone ? 20 : 400),
    clientY: bottom - (phone ? height * 0.35 : 110),
  });
  if (x < from.x || x > to.x || y < from.y || y > to.y) stage.centreOn({ x, y });
}

/** What the stories have told so far: of the Battle now fought, and for the chronicle. */
function useMemory({ story, desk }: Props): {
  readonly news: readonly BattleTold[];
  readonly annals: readonly Line[];
} {
  const [memory, setMemory] = useState<{ n: number; news: readonly BattleTold[]; annals: readonly Line[] }>({
    n: -1,
    news: [],
    annals: [],
  });
  if (story !== null && story.n !== memory.n)
    setMemory({
      n: story.n,
      news: newsAfter(memory.news, story.told),
      annals: annalsAfter(memory.annals, story, desk.view),
    });
  return memory;
}

export function Board(props: Props): ReactNode {
  const { desk, story, readOnly, focus, onFocus } = props;
  const { view } = desk;
  const sheet = sheetOf(theatreOf(view));
  const land = useLand(sheet);
  const stage = useRef<StageHandle>(null);
  /** How large the chart was at first, and is now. */
  const scales = useRef({ first: 0, now: 1 });
  const shown = useRef(view);
  useEffect(() => {
    shown.current = view;
  });
  const orders = useOrders(desk, { readOnly: readOnly || story !== null, answer: props.answer });
  const [marks, setMarks] = useState<ChartMarks | null>(null);
  const [leaf, setLeaf] = useState<Leaf>('orders');
  const [open, setOpen] = useState(true);
  const [eye, setEye] = useState(() => eyeAt(0.5, sheet));
  const { ask } = orders;

  const telling = useStory(props);
  const scene = telling?.scene ?? null;
  const { news, annals } = useMemory(props);
  const staged = scene?.kind === 'battle';

  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = scene === null ? null : placeOf(scene);
    if (at !== null) bringIntoSight(root.current, stage.current, pointOf(sheet, at));
  }, [scene, sheet]);

  const asked = ask?.id ?? null;
  useEffect(() => {
    if (asked !== null) setLeaf('orders');
  }, [asked]);

  useEffect(() => {
    const at = focus === null ? null : placeOfSubject(shown.current, focus);
    const { first, now } = scales.current;
    if (at === null || (now <= first && seenWhole(shown.current, sheet))) return;
    stage.current?.centreOn(besidePanel(pointOf(sheet, at), now));
  }, [focus, sheet]);

  return (
    <div
      ref={root}
      className="st-board"
      data-panel={open || undefined}
      data-telling={telling !== null || undefined}
      data-step={desk.step}
    >
      <Stage
        ref={stage}
        bounds={sheet.bounds}
        home={homeOf(view, sheet)}
        scales={[0.12, 4]}
        label={`Chart of ${theatreOf(view).module.theatre}: ${view.scenario.title}`}
        onScale={(scale) => {
          scales.current = { first: scales.current.first === 0 ? scale : scales.current.first, now: scale };
          const seen = eyeAt(scale, sheet);
          setEye((was) => (was.unit === seen.unit && was.near === seen.near ? was : seen));
        }}
        defs={<SheetDefs sheet={sheet} />}
      >
        <Chart
          view={telling?.world ?? view}
          sheet={sheet}
          land={land}
          marks={telling === null ? (marks ?? NO_MARKS) : NO_MARKS}
          eye={eye}
          telling={telling?.shown ?? null}
        />
      </Stage>
      <BattleNews value={news}>
        {view.battle !== null && !staged && (telling === null || telling.world.battle !== null) && (
          <BattleScene view={view} battle={view.battle} />
        )}
        <BoardPanel<Leaf>
          className="st-panel"
          label="Orders, desk and chronicle"
          tabsLabel="Orders, desk or chronicle"
          leaves={LEAVES}
          titles={{ orders: ask === null ? 'Umpire' : 'Orders', desk: 'Desk', chronicle: 'Chronicle' }}
          leaf={leaf}
          open={open}
          onLeaf={setLeaf}
          onOpen={setOpen}
        >
          {ask !== null && (
            <div className="st-leaf" hidden={leaf !== 'orders'}>
              <AskPanel
                view={view}
                ask={ask}
                given={orders.given as never}
                readOnly={readOnly || story !== null}
                give={orders.give as never}
                mark={setMarks}
                onFocus={onFocus}
              />
            </div>
          )}
          {ask === null && leaf === 'orders' && (
            <section className="st-waiting">
              <p className="st-says">{sentence(desk)}</p>
              {orders.settled && !readOnly && (
                <Button data-testid="orders-change" onClick={orders.reopen}>
                  Change the orders
                </Button>
              )}
            </section>
          )}
          {leaf === 'desk' && <AdmiralsDesk view={view} onFocus={onFocus} />}
          {leaf === 'chronicle' && <Chronicle view={view} annals={annals} />}
        </BoardPanel>
      </BattleNews>
      {telling !== null && scene !== null && (
        <StoryGuard key={`${story?.n}/${telling.index}`} onTrouble={telling.skip}>
          {scene.kind === 'battle' ? (
            <BattleTale view={view} told={scene.told} speed={props.speed} onDone={telling.done} />
          ) : (
            <StoryCard scene={scene} desk={desk} onSkip={telling.skip} />
          )}
        </StoryGuard>
      )}
      <p className="st-toast" role="status" data-on={orders.toast !== '' || undefined}>
        {orders.toast}
      </p>
    </div>
  );
}
