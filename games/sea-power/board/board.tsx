/** The board of Sea Power: the world as a chart, the panel with the umpire's question, and the story of what happened. */

import { useSize } from '@weathergage/web/toolkit/at-sea/use-size.ts';
import { type AskMore, AskMoreContext } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { MiniMap } from '@weathergage/web/toolkit/camera/mini-map.tsx';
import { useCamera } from '@weathergage/web/toolkit/camera/use-camera.ts';
import {
  CarryingLeaf,
  carryOnOffer,
  HaltLine,
  StopFields,
} from '@weathergage/web/toolkit/carry/carry-parts.tsx';
import { useCarryOn } from '@weathergage/web/toolkit/carry/use-carry-on.ts';
import { stepSeenAgain } from '@weathergage/web/toolkit/contract.ts';
import { useDocked } from '@weathergage/web/toolkit/dock.tsx';
import { useKeys } from '@weathergage/web/toolkit/keys.ts';
import { type Point, Stage, type StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { StoryGuard } from '@weathergage/web/toolkit/story/story-guard.tsx';
import { useLayers } from '@weathergage/web/toolkit/theatre/layers.tsx';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { carryOn } from '../attention/carry-on.ts';
import { settledIds } from '../attention/settled.ts';
import { isAreaId } from '../data/areas.ts';
import type { Marker, Token } from '../rules/world/squadron.ts';
import { BattleScene, type PastBattle, pastBattles } from './battle/index.ts';
import { Cartouche, Margins } from './chart/cartouche.tsx';
import { eyeAt } from './chart/eye.ts';
import { namesIn } from './chart/markers.tsx';
import { mooringOf } from './chart/moorings.ts';
import { PaperDefs } from './chart/paper.tsx';
import { HOME, HOME_ON_A_PHONE, REGIONS } from './chart/regions.ts';
import { BOUNDS, GROUND, WORLD } from './chart/sight.ts';
import { pointOf } from './chart/standing.ts';
import { type Pressed, World } from './chart/world.tsx';
import { Chronicle, newsOf, YearReport } from './chronicle/index.ts';
import { MARKS } from './look/side-mark.tsx';
import type { ChartMarks, Props } from './look/types.ts';
import { PHASE_WORDS } from './look/words.ts';
import { AutopilotContext, useAutopilot } from './panels/autopilot.ts';
import { WIDE } from './panels/index.tsx';
import { SideSheet, ToldSheet } from './panels/side-sheet.tsx';
import { StandingLeaf } from './panels/standing-leaf.tsx';
import { Selected, subjectWords } from './selected.tsx';
import { situationOf } from './situation.ts';
import { StoryCard } from './story/story-card.tsx';
import { useStory } from './story/use-story.ts';
import { askedPoints, useAttention } from './use-attention.ts';
import { CounselledPanel, useCounsel } from './use-counsel.tsx';
import { useLand } from './use-land.ts';
import { useOrders } from './use-orders.ts';
import { useYearEnd } from './use-year-end.ts';
import { Waiting } from './waiting.tsx';
import '@weathergage/web/toolkit/theatre/board.css';
import './chart/paper.css';
import './chart/marks.css';
import './board.css';
import './panels/panel.css';
import { KEY_GROUPS } from '@weathergage/web/toolkit/board-words.ts';
import { OCEAN_LAYERS, OCEAN_WORDS } from './chart/chart-words.ts';
import { LEAF_WORDS } from './selected-words.ts';

/** A window narrower than this has its panel at the foot, as the style sheets have it. */
const PHONE = 700;
const NO_MARKS: ChartMarks = {};
/** The question at which it stops brings its own sea into sight; the leaf about that sea would lie over it. */
const STAY = (): void => {};
/** Halts for what is asked now, not for what has happened. */
const NO_POSES: ReadonlyMap<Token, Point> = new Map();

/** A squadron at sea begins its way in the area where it is. */
function wayOf(marks: ChartMarks, chosen: Marker | undefined): ChartMarks {
  const { path } = marks;
  if (chosen === undefined || path === undefined || path.length === 0 || !('area' in chosen.at)) return marks;
  return path[0] === chosen.at.area ? marks : { ...marks, path: [chosen.at.area, ...path] };
}

const subjectOf = (pressed: Pressed): string =>
  'area' in pressed ? pressed.area : 'port' in pressed ? pressed.port : pressed.token;

export function Board(props: Props): ReactNode {
  const { desk, story, readOnly, onFocus } = props;
  const { view } = desk;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const { without, control } = useLayers('sea-power', OCEAN_LAYERS);
  const lands = useLand();
  const telling = useStory(props);
  const world = telling?.world ?? view;
  const autopilot = useAutopilot(view);
  const { on, standing } = autopilot;
  const carry = useCarryOn(
    { ...props, onFocus: STAY },
    { game: 'sea-power', rules: carryOn, settled: settledIds(standing, on) },
  );
  const orders = useOrders(desk, {
    readOnly,
    hold: story !== null || carry.carrying,
    answer: props.answer,
    autopilot: on,
    standing,
    online: props.byServer !== undefined,
  });
  const [marks, setMarks] = useState<ChartMarks | null>(null);
  const [open, setOpen] = useState(true);
  const docked = useDocked();
  const told = telling !== null;
  const { width } = useSize(root);
  const home = width > 0 && width < PHONE ? HOME_ON_A_PHONE : HOME;
  const { camera, scales } = useCamera(root, stage, GROUND, { box: home });
  const { bring } = camera;
  useEffect(() => camera.begin({ box: home }), [camera, home]);
  const [eye, setEye] = useState(() => eyeAt(0.5));

  // What the board answers by itself is not put before anybody.
  const ask = orders.bySelf || carry.carrying ? null : orders.ask;
  const counsel = useCounsel({
    desk,
    // Before the enemy's eyes, and while a story is told, nobody is asked for advice.
    ask: told || readOnly ? null : ask,
    give: (answer) => void orders.give(answer),
    onAsk: () => setLeaf('orders'),
  });
  const more: AskMore = {
    advice: counsel.advice,
    above: carry.stopped === null ? null : <HaltLine stopped={carry.stopped} onPlace={onFocus} />,
    // Before the enemy's eyes nothing is settled for later.
    ...(props.openly === true
      ? {}
      : {
          below: <StopFields rules={carryOn} work={carry} />,
          also: {
            ...carryOnOffer(carry),
            // Before a squadron is taken in hand: nobody else sails.
            ...(ask?.kind === 'sail' ? { onAlone: () => carry.begin() } : {}),
          },
        }),
  };
  const wide = ask !== null && WIDE.has(ask.kind);
  const scene = telling?.scene ?? null;
  const { leaf, selected, setLeaf, select, look } = useAttention({
    props,
    ask,
    scene,
    inSight: told ? undefined : marks?.inSight,
    bring,
    setOpen,
  });

  useKeys(
    REGIONS.map(({ name, box }, i) => ({
      keys: String(i + 1),
      label: name,
      group: KEY_GROUPS.chart,
      run: () => camera.show({ box }),
    })),
    'back',
  );

  const battles = useMemo(() => pastBattles(props.past), [props.past]);
  const ended = useYearEnd(view.year, props.waits === true && !told && ask !== null, () => setLeaf('year'));
  const news = useMemo(
    () => (ended === null ? null : newsOf(view, props.past, battles, ended)),
    [view, props.past, battles, ended],
  );
  const [again, setAgain] = useState<PastBattle | null>(null);
  // The log asks for a battle by its step.
  const wanted = stepSeenAgain(props.focus);
  useEffect(() => {
    const battle = wanted === null ? undefined : battles.find(({ n }) => n === wanted);
    if (battle === undefined) return;
    setAgain(battle);
    onFocus(null);
  }, [wanted, battles, onFocus]);

  const nameOf = useMemo(() => namesIn(view), [view]);
  const shown = told ? NO_MARKS : (marks ?? NO_MARKS);
  const chosen =
    shown.chosenToken == null ? undefined : world.markers.find(({ token }) => token === shown.chosenToken);
  const drawn = useMemo(() => wayOf(shown, chosen), [shown, chosen]);
  const lit = !told && leaf === 'selected' && selected !== null && isAreaId(selected) ? selected : null;
  const { scenario } = view;

  const markers = useMemo(
    () =>
      world.markers.map((marker) => ({
        key: marker.token,
        ...pointOf(marker),
        colour: MARKS[marker.side].colour,
        own: marker.side === view.side,
      })),
    [world.markers, view.side],
  );
  const asked = useMemo(
    () => (ask === null || told ? [] : askedPoints(ask, shown, view)),
    [ask, told, shown, view],
  );
  const carryingLeaf = carry.carrying ? (
    <CarryingLeaf doing={PHASE_WORDS[view.phase]} onStop={carry.stop} />
  ) : null;

  return (
    <div
      ref={root}
      className="theatre-board sp-board"
      data-zoom={eye.zoom}
      data-panel={open && !told && !docked ? (wide ? 'wide' : '') : undefined}
      data-telling={told || undefined}
      data-by-self={orders.bySelf || undefined}
      data-step={desk.step}
      data-without={without}
    >
      <Stage
        ref={stage}
        bounds={BOUNDS}
        camera={camera}
        scales={scales}
        label={OCEAN_WORDS.chart(scenario.title, world.year)}
        tools={control}
        onScale={(scale) => {
          const seen = eyeAt(scale);
          setEye((was) => (was.unit === seen.unit ? was : seen));
        }}
        defs={<PaperDefs lands={lands} />}
        overlay={
          <nav className="sp-regions" data-covers aria-label={OCEAN_WORDS.regions}>
            {REGIONS.map(({ name, box }, i) => (
              <button
                key={name}
                type="button"
                title={OCEAN_WORDS.regionKey(i + 1)}
                onClick={() => camera.show({ box })}
              >
                {name}
              </button>
            ))}
          </nav>
        }
      >
        <Margins />
        <World
          world={world}
          eye={eye}
          marks={drawn}
          nameOf={nameOf}
          wayFrom={chosen === undefined || 'area' in chosen.at ? null : mooringOf(chosen.at.port, eye)}
          wayTo={shown.pathEnd === undefined ? null : mooringOf(shown.pathEnd, eye)}
          poses={telling?.poses ?? NO_POSES}
          stage={stage}
          lit={lit}
          onSelect={(pressed) => {
            select(subjectOf(pressed));
            onFocus(subjectOf(pressed));
          }}
        />
        <Cartouche title={scenario.title} date={scenario.date} />
      </Stage>
      <MiniMap bounds={WORLD} around={WORLD.width} camera={camera} marks={markers} asked={asked}>
        {lands !== null && <path className="mini-map-land" d={lands.land.whole.fill} />}
      </MiniMap>
      {told && docked && (
        <ToldSheet open={open} onOpen={setOpen}>
          {carryingLeaf}
        </ToldSheet>
      )}
      {!told && (
        <AutopilotContext value={autopilot}>
          <SideSheet
            leaf={
              (leaf === 'selected' && selected === null) || (leaf === 'year' && news === null)
                ? 'orders'
                : leaf
            }
            open={open}
            wide={wide}
            titles={{
              orders: ask === null ? LEAF_WORDS.umpire : LEAF_WORDS.orders,
              year: news === null ? null : String(news.year),
              selected: selected === null ? null : subjectWords(view, selected),
              standing: props.openly === true ? null : LEAF_WORDS.standing,
              chronicle: LEAF_WORDS.chronicle,
            }}
            situation={{
              lines: () => situationOf(view, shown.chosenToken ?? null),
              moment: `${ask?.id ?? desk.step} ${shown.chosenToken ?? ''}`,
            }}
            onLeaf={setLeaf}
            onOpen={setOpen}
          >
            {ask !== null && (
              <div className="theatre-leaf" hidden={leaf !== 'orders'}>
                <AskMoreContext value={more}>
                  <CounselledPanel
                    counsel={counsel}
                    view={view}
                    ask={ask}
                    given={orders.given}
                    readOnly={readOnly}
                    give={orders.give}
                    mark={setMarks}
                    onFocus={onFocus}
                  />
                </AskMoreContext>
              </div>
            )}
            {leaf === 'orders' && carryingLeaf}
            {ask === null && !carry.carrying && leaf === 'orders' && (
              <Waiting desk={desk} readOnly={readOnly} orders={orders} />
            )}
            {leaf === 'year' && news !== null && (
              <YearReport
                view={view}
                news={news}
                onPlace={look}
                onBattle={setAgain}
                onRead={() => setLeaf('orders')}
              />
            )}
            {leaf === 'selected' && selected !== null && (
              <Selected
                view={view}
                subject={selected}
                battles={battles.filter(({ area }) => area === selected)}
                onBattle={setAgain}
              />
            )}
            {leaf === 'standing' && <StandingLeaf readOnly={readOnly} />}
            {leaf === 'chronicle' && (
              <section className="theatre-page">
                <Chronicle view={view} ledgerOpen={false} />
              </section>
            )}
          </SideSheet>
        </AutopilotContext>
      )}
      {telling !== null && scene !== null && (
        <StoryGuard key={`${story?.n}/${telling.index}`} onTrouble={telling.skip}>
          {scene.kind === 'battle' ? (
            <div className="sp-battle-stage">
              <BattleScene
                view={view}
                before={scene.before}
                told={scene.told}
                speed={props.speed}
                waits={props.waits === true}
                onDone={telling.done}
              />
            </div>
          ) : (
            <StoryCard
              scene={scene}
              desk={desk}
              onSkip={telling.skip}
              onRead={telling.waits ? telling.done : undefined}
            />
          )}
        </StoryGuard>
      )}
      {again !== null && !told && (
        <div className="sp-battle-stage">
          <BattleScene
            key={`${again.year}/${again.area}`}
            view={again.after}
            before={again.before}
            told={again.told}
            speed="slow"
            waits
            onDone={() => setAgain(null)}
          />
        </div>
      )}
      <p className="theatre-toast sp-toast" role="status" data-on={orders.toast.on || undefined}>
        {orders.toast.words}
      </p>
    </div>
  );
}
