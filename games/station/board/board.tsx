/** The board of Station: the theatre as a chart, the admiral's desk beside it, and what the umpire asks now. */

import { useAdvice } from '@weathergage/web/toolkit/advice/use-advice.tsx';
import { type AskMore, AskMoreContext } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { BoardPanel } from '@weathergage/web/toolkit/board-panel/board-panel.tsx';
import { MiniMap } from '@weathergage/web/toolkit/camera/mini-map.tsx';
import { useCamera } from '@weathergage/web/toolkit/camera/use-camera.ts';
import { useHidden } from '@weathergage/web/toolkit/camera/use-hidden.ts';
import {
  CarryingLeaf,
  carryOnOffer,
  HaltLine,
  StopFields,
} from '@weathergage/web/toolkit/carry/carry-parts.tsx';
import { useCarryOn } from '@weathergage/web/toolkit/carry/use-carry-on.ts';
import { seenAgain, stepSeenAgain } from '@weathergage/web/toolkit/contract.ts';
import { useDocked } from '@weathergage/web/toolkit/dock.tsx';
import { DraftsContext } from '@weathergage/web/toolkit/drafts.ts';
import { Stage, type StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { StoryGuard } from '@weathergage/web/toolkit/story/story-guard.tsx';
import { useLayers } from '@weathergage/web/toolkit/theatre/layers.tsx';
import { WaitingLeaf } from '@weathergage/web/toolkit/theatre/waiting-leaf.tsx';
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { carryOn } from '../attention/carry-on.ts';
import type { BattleTold } from '../rules/told/battle.ts';
import type { Station } from '../rules/types.ts';
import type { StationAsk } from '../rules/world/asks.ts';
import type { StepId, View } from '../rules/world/state.ts';
import { theatreOf } from '../rules/world/theatre.ts';
import { AskPanel } from './ask-panel.tsx';
import { BattleNews, earlierIn, newsAfter, newsOf } from './battle/battle-news.ts';
import { BattleScene } from './battle/battle-scene.tsx';
import { Chart } from './chart/chart.tsx';
import { eyeAt, isSameEye } from './chart/eye.ts';
import { allOf, groundOf, homeOf, mapOf } from './chart/home.ts';
import { pointOf, type Sheet, sheetOf } from './chart/projection.ts';
import { SheetDefs } from './chart/sheet.tsx';
import { annalsOf, type Line } from './chronicle/annals.ts';
import { Chronicle } from './chronicle/chronicle.tsx';
import { turnReport } from './chronicle/turn-report.ts';
import { TurnSheet } from './chronicle/turn-sheet.tsx';
import { AdmiralsDesk } from './desk/admirals-desk.tsx';
import { PerilNotice } from './desk/perils.tsx';
import { askTitle } from './look/answer-words.ts';
import { placeOfSubject } from './look/subjects.ts';
import type { ChartMarks, Props } from './look/types.ts';
import { sentence } from './sentence.ts';
import { situationOf } from './situation.ts';
import { BattleTale } from './story/battle-tale.tsx';
import { pastBattles } from './story/past-battles.ts';
import { placeOf } from './story/script.ts';
import { StoryCard } from './story/story-card.tsx';
import { useStory } from './story/use-story.ts';
import { isLaid, useLaid } from './use-laid.ts';
import { useOrders } from './use-orders.ts';
import '@weathergage/web/toolkit/theatre/board.css';
import './board.css';
import './chart/chart.css';
import './panels/panel.css';

const LEAVES = ['orders', 'desk', 'chronicle'] as const;
type Leaf = (typeof LEAVES)[number];
const NO_MARKS: ChartMarks = {};
const NOTHING: readonly BattleTold[] = [];
/** Steps in which something can still be done for ships in danger. */
const PRESSING: ReadonlySet<StepId> = new Set<StepId>(['plot', 'dockyard', 'lay-up']);

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

/** What has been told: of the Battle now fought, and for the chronicle. */
function useMemory({ story, past, desk: { view } }: Props): {
  readonly earlier: readonly BattleTold[];
  readonly news: readonly BattleTold[];
  readonly annals: () => readonly Line[];
} {
  const earlier = useMemo(() => newsOf(past), [past]);
  const news = useMemo(() => (story === null ? earlier : newsAfter(earlier, story.told)), [earlier, story]);
  return { earlier, news, annals: () => annalsOf(past, view) };
}

/** The Turn whose report waits to be read: the last one when a new one begins, and the very last at the end. */
function reportDue(view: View, ask: StationAsk | null, read: number): number | null {
  if (view.side === null) return null;
  const opening = ask?.kind === 'plot' && view.impulse === 1 && view.increment === 1;
  const turn = view.outcome !== null ? view.turn : opening ? view.turn - 1 : -1;
  return turn >= 0 && turn > read ? turn : null;
}

/** What the chart can be read without. */
const LAYERS = [
  { id: 'names', label: 'Names' },
  { id: 'winds', label: 'Winds and gales' },
  { id: 'courses', label: 'Courses laid' },
  { id: 'scouts', label: 'Scouts' },
] as const;

export function Board(props: Props): ReactNode {
  const { desk, story, past, readOnly, focus, onFocus } = props;
  const { view } = desk;
  const sheet = sheetOf(theatreOf(view));
  const land = useLand(sheet);
  const stage = useRef<StageHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const ground = useMemo(() => groundOf(sheet), [sheet]);
  const [home] = useState(() => homeOf(view, sheet));
  const { camera, scales } = useCamera(root, stage, ground, allOf(view, sheet));
  useEffect(() => camera.begin(home), [camera, home]);
  const hidden = useHidden(camera);
  const shown = useRef(view);
  useEffect(() => {
    shown.current = view;
  });
  const carry = useCarryOn(props, { game: 'station', rules: carryOn });
  const orders = useOrders(desk, {
    readOnly: readOnly || story !== null,
    answer: props.answer,
    hold: carry.carrying,
    online: props.byServer !== undefined,
  });
  const [marks, setMarks] = useState<ChartMarks | null>(null);
  const [leaf, setLeaf] = useState<Leaf>('orders');
  const [open, setOpen] = useState(true);
  const docked = useDocked();
  const { without, control } = useLayers('station', LAYERS);
  const [eye, setEye] = useState(() => eyeAt(0.5, sheet));
  const [read, setRead] = useState(-1);
  const { ask } = orders;
  const reported = story === null && !carry.carrying ? reportDue(view, ask, read) : null;

  const telling = useStory(props);
  const scene = telling?.scene ?? null;
  const { earlier, news, annals } = useMemory(props);
  const staged = scene?.kind === 'battle';

  useEffect(() => {
    const at = scene === null ? null : placeOf(scene);
    if (at !== null) camera.bring([pointOf(sheet, at)]);
  }, [scene, sheet, camera]);

  const wanted = stepSeenAgain(focus);
  const again = useMemo(
    () => (wanted === null ? undefined : pastBattles(past).find(({ n }) => n === wanted)),
    [past, wanted],
  );

  const focused = focus === null ? null : placeOfSubject(view, focus);
  const lit = useMemo(
    () => [...new Set([...(marks?.lit ?? []), ...(focused === null ? [] : [focused])])],
    [marks?.lit, focused],
  );
  const laid = useLaid(useContext(DraftsContext));
  const advice = useAdvice<Station>({
    view,
    step: desk.step,
    current: orders.bySelf || carry.carrying || reported !== null || story !== null || readOnly ? null : ask,
    draft: null,
    asks: ask === null ? [] : [ask],
    // At the desk one thing is done after the other, at once.
    lays: () => ask !== null && isLaid(ask),
    lay: ([one]) => one !== undefined && laid.lay(one.ask, one.answer),
    give: (answer) => void orders.give(answer),
    onAsk: () => setLeaf('orders'),
  });
  const more: AskMore = {
    advice,
    notice: PRESSING.has(view.step) ? <PerilNotice view={view} onPlace={onFocus} /> : null,
    above: carry.stopped === null ? null : <HaltLine stopped={carry.stopped} onPlace={onFocus} />,
    below: <StopFields rules={carryOn} work={carry} />,
    also: carryOnOffer(carry),
  };
  const { carrying } = carry;

  const asked = ask?.id ?? null;
  useEffect(() => {
    if (asked !== null) setLeaf('orders');
  }, [asked]);

  useEffect(() => {
    const at = focus === null ? null : placeOfSubject(shown.current, focus);
    if (at !== null) camera.bring([pointOf(sheet, at)]);
  }, [focus, sheet, camera]);

  // What an open question marks on the chart is seen with it.
  const marked = JSON.stringify([...(marks?.lit ?? []), ...(marks?.asked ?? [])]);
  useEffect(() => {
    const places = JSON.parse(marked) as string[];
    if (places.length > 0) camera.bring(places.map((at) => pointOf(sheet, at)));
  }, [marked, sheet, camera]);

  const map = useMemo(() => mapOf(telling?.world ?? view, sheet), [telling?.world, view, sheet]);
  const askedAt = useMemo(() => {
    const lying = view.tokens.filter(({ id }) => marks?.tokens?.has(id)).map(({ place }) => place.at);
    const all = [...(marks?.lit ?? []), ...(marks?.asked ?? []), ...(marks?.places?.keys() ?? []), ...lying];
    return all.map((at) => pointOf(sheet, at));
  }, [marks, view.tokens, sheet]);

  return (
    <div
      ref={root}
      className="theatre-board st-board"
      data-panel={(open && !docked) || undefined}
      data-telling={telling !== null || undefined}
      data-step={desk.step}
      data-without={without}
    >
      <Stage
        ref={stage}
        bounds={sheet.bounds}
        camera={camera}
        scales={scales}
        label={`Chart of ${theatreOf(view).module.theatre}: ${view.scenario.title}`}
        onScale={(scale) => {
          const seen = eyeAt(scale, sheet);
          setEye((was) => (isSameEye(was, seen) ? was : seen));
        }}
        tools={control}
        defs={<SheetDefs sheet={sheet} />}
      >
        <Chart
          view={telling?.world ?? view}
          sheet={sheet}
          land={land}
          marks={telling === null ? (marks ?? NO_MARKS) : NO_MARKS}
          eye={eye}
          hidden={hidden}
          telling={telling?.shown ?? null}
          lit={lit}
        />
      </Stage>
      <MiniMap {...map} camera={camera} asked={askedAt}>
        {land !== null && <path className="mini-map-land" d={land} />}
      </MiniMap>
      <BattleNews value={news}>
        {view.battle !== null && !staged && (telling === null || telling.world.battle !== null) && (
          <BattleScene view={view} battle={view.battle} />
        )}
        <BoardPanel<Leaf>
          className="theatre-panel st-panel"
          label="Orders, desk and chronicle"
          tabsLabel="Orders, desk or chronicle"
          leaves={LEAVES}
          titles={{ orders: ask === null ? 'Umpire' : 'Orders', desk: 'Desk', chronicle: 'Chronicle' }}
          leaf={leaf}
          open={open}
          situation={{ lines: () => situationOf(view, ask), moment: asked ?? desk.step }}
          onLeaf={setLeaf}
          onOpen={setOpen}
        >
          {reported !== null && leaf === 'orders' && (
            <TurnSheet
              view={view}
              turn={reported}
              report={turnReport(props.past, view, reported)}
              onPlace={onFocus}
              onClose={() => setRead(reported)}
            />
          )}
          {carrying && leaf === 'orders' && (
            <CarryingLeaf doing={ask === null ? null : askTitle(ask)} onStop={carry.stop} />
          )}
          {ask !== null && reported === null && !carrying && (
            <div className="theatre-leaf" hidden={leaf !== 'orders'}>
              <AskMoreContext value={more}>
                <DraftsContext value={laid.draftsFor(ask)}>
                  <AskPanel
                    key={laid.answerTo(ask) === null ? 'own' : 'officer'}
                    view={view}
                    ask={ask}
                    given={(laid.answerTo(ask) ?? orders.given) as never}
                    readOnly={readOnly || story !== null}
                    give={orders.give as never}
                    mark={setMarks}
                    onFocus={onFocus}
                  />
                </DraftsContext>
              </AskMoreContext>
            </div>
          )}
          {ask === null && reported === null && !carrying && leaf === 'orders' && (
            <WaitingLeaf says={sentence(desk)} readOnly={readOnly} orders={orders} />
          )}
          {leaf === 'desk' && <AdmiralsDesk view={view} onFocus={onFocus} />}
          {leaf === 'chronicle' && (
            <Chronicle
              view={view}
              annals={annals()}
              onPlace={onFocus}
              onBattle={(n) => onFocus(seenAgain(n))}
            />
          )}
        </BoardPanel>
      </BattleNews>
      {telling !== null && scene !== null && (
        <StoryGuard key={`${story?.n}/${telling.index}`} onTrouble={telling.skip}>
          {scene.kind === 'battle' ? (
            <BattleTale
              view={view}
              earlier={earlierIn(earlier, scene.told)}
              told={scene.told}
              speed={props.speed}
              onDone={telling.done}
            />
          ) : (
            <StoryCard scene={scene} desk={desk} onSkip={telling.skip} />
          )}
        </StoryGuard>
      )}
      {again !== undefined && telling === null && (
        <BattleTale
          key={again.n}
          view={again.view}
          earlier={NOTHING}
          told={again.told}
          speed="slow"
          again
          onDone={() => onFocus(null)}
        />
      )}
      <p className="theatre-toast st-toast" role="status" data-on={orders.toast.on || undefined}>
        {orders.toast.words}
      </p>
    </div>
  );
}
