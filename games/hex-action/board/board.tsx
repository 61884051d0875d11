/** The board of Hex Action: chart, ships, overlays and the panel, and the story of what has just happened. */
import { Stage, type StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { scenarios } from '../data/scenarios.ts';
import type { AnswerTo } from '../rules/asks.ts';
import { hexName } from '../rules/hex.ts';
import { shipOf } from '../rules/state.ts';
import { Chart, chartDefs, HexNames, sheetOf } from './chart.tsx';
import { homeFor, spanFor } from './chart-span.ts';
import { CompassRose, WindStreaks } from './compass-rose.tsx';
import { FireOverlay } from './fire-overlay.tsx';
import { hexPath, middleOf, type Span } from './geometry.ts';
import { type Leaf, SideSheet } from './panels/side-sheet.tsx';
import { bloomsOf, choicesFor } from './plot-choices.ts';
import { PlotOverlay } from './plot-overlay.tsx';
import { Bonds, ShipLayer } from './ship-layer.tsx';
import { StoryEffects } from './story/effects.tsx';
import { StoryGuard } from './story/guard.tsx';
import { StoryCard } from './story/story-card.tsx';
import { useStory } from './story/use-story.ts';
import type { Props } from './types.ts';
import { useFreshDamage } from './use-fresh-damage.ts';
import { useOrders } from './use-orders.ts';
import { useBoardKeys } from './use-plot-keys.ts';
import { besidePanel, holds, useSight } from './use-sight.ts';
import './chart.css';
import './ship.css';
import './overlay.css';
import './panel.css';
import './plot-panel.css';
import './orders.css';
import './log-sheet.css';

const FAR = 0.3;
const NEAR = 1.15;
const FINE = 0.75;
/** As the style sheet has them: the panel's width, and its share of a phone's height. */
const PANEL = 330;
const PHONE = 700;
/** Pixels at the foot that the line being told takes on a phone, and the verdict everywhere. */
const STORY_SHEET = 190;
const VERDICT = 270;

const NOBODY: ReadonlySet<string> = new Set();

const sameSpan = (a: Span, b: Span): boolean =>
  a.left === b.left && a.right === b.right && a.top === b.top && a.bottom === b.bottom;

function useSpan(view: Props['desk']['view']): Span {
  const [span, setSpan] = useState(() => spanFor(view, null));
  const next = spanFor(view, span);
  if (sameSpan(next, span)) return span;
  setSpan(next);
  return next;
}

export function Board(props: Props): ReactNode {
  const { desk, story, readOnly, focus } = props;
  const { view } = desk;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  /** What the hand has pressed on the chart is in sight already. */
  const pressed = useRef<string | null>(null);
  const { size, scale, inSight, onMove } = useSight(root, stage);
  const telling = useStory(props);
  const sea = telling?.sea ?? view;
  const orders = useOrders({ desk, readOnly: readOnly || story !== null, answer: props.answer });
  const { current } = orders;
  const [picked, setPicked] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [leaf, setLeaf] = useState<Leaf>('orders');
  const [open, setOpen] = useState(true);
  const fresh = useFreshDamage(sea.ships);
  const span = useSpan(view);

  const own = view.ships.find((ship) => ship.seat === desk.seat) ?? view.ships[0];
  const selected = picked ?? current?.ship ?? null;
  const shown = sea.ships.find(({ id }) => id === (selected ?? own?.id)) ?? null;
  const phone = size.width > 0 && size.width < PHONE;
  const told = telling !== null;
  const over = desk.outcome !== null && !told;
  const sheet = told ? STORY_SHEET : open ? size.height * 0.52 : 52;
  const covered = {
    // Half of the rose: a ship may come near it, but not under it.
    top: phone ? 48 : 66,
    right: open && !phone ? PANEL : 0,
    bottom: over ? VERDICT : phone ? sheet : 0,
  };
  // A story needs the sea where it begins as well as where it ends.
  const shownShips = told ? [...view.ships, ...(props.before?.view.ships ?? [])] : view.ships;
  const home = besidePanel(homeFor({ ships: shownShips }, span), size, covered);

  // A new question turns the eye back to the ship that it is about.
  const asked = current?.id ?? null;
  useEffect(() => {
    setPicked(null);
    setHovered(null);
    if (asked !== null) setLeaf('orders');
  }, [asked]);

  const draft = current?.kind === 'plot' ? (orders.answer as AnswerTo<'plot'>).plot : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed draft ends the hover, whatever it is
  useEffect(() => setHovered(null), [draft]);

  // The chart follows the ships until a hand has moved it; then only when one has sailed out of sight.
  const seen = useRef(false);
  const handled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the eye moves with a step or the room there is, not with every redraw
  useEffect(() => {
    const box = root.current?.getBoundingClientRect();
    if (box === undefined || size.width === 0 || stage.current === null) return;
    const from = stage.current.toStage({ clientX: box.left, clientY: box.top });
    const to = stage.current.toStage({
      clientX: box.right - covered.right,
      clientY: box.bottom - covered.bottom,
    });
    const window_ = { ...from, width: to.x - from.x, height: to.y - from.y };
    const lost = view.ships.some((ship) => ship.presence === 'afloat' && !holds(window_, middleOf(ship)));
    if (!handled.current || lost) stage.current.fit(home, { instant: !seen.current });
    seen.current = true;
  }, [desk.step, size, open, told, over]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the focus that calls the eye, not a ship that moves
  useEffect(() => {
    const ship = view.ships.find(({ id }) => id === focus);
    if (ship === undefined) return;
    setPicked(ship.id);
    const byHand = pressed.current === focus;
    pressed.current = null;
    if (byHand) return;
    const { x, y } = middleOf(ship);
    stage.current?.centreOn({ x: x + covered.right / 2 / scale, y: y + covered.bottom / 2 / scale });
  }, [focus]);

  const select = (id: string): void => {
    const ask = orders.asks.find((each) => each.ship === id);
    if (ask !== undefined && current !== null) orders.goTo(ask.id);
    setPicked(id);
    setLeaf(ask === undefined || current === null ? 'log' : 'orders');
    pressed.current = id;
    props.onFocus(id);
  };
  const keys = useBoardKeys(orders, () => {
    if (picked === null) return false;
    setPicked(null);
    setLeaf('orders');
    return true;
  });

  const plotting = telling === null && current?.kind === 'plot' ? shipOf(view, current.ship) : null;
  const blooms = useMemo(
    () => (plotting === null ? [] : bloomsOf(choicesFor(view, plotting))),
    [view, plotting],
  );
  const firing = telling === null && current?.kind === 'fire' ? shipOf(view, current.ship) : null;
  const { title, place, date } = scenarios.find(({ id }) => id === view.scenario) ?? {
    title: 'Hex Action',
    place: '',
    date: '',
  };
  const askedShips = useMemo(
    () =>
      current === null
        ? NOBODY
        : new Set(orders.asks.filter(({ id }) => !orders.settled.has(id)).map(({ ship }) => ship)),
    [orders.asks, orders.settled, current],
  );

  return (
    <div
      ref={root}
      className="hx-board"
      data-panel={open || undefined}
      data-far={scale < FINE || undefined}
      data-step={desk.step}
      data-telling={telling !== null || undefined}
      onKeyDownCapture={keys.onKeyDownCapture}
      onWheelCapture={() => {
        handled.current = true;
      }}
      onPointerMoveCapture={({ buttons }) => {
        if (buttons !== 0) handled.current = true;
      }}
    >
      <Stage
        ref={stage}
        bounds={sheetOf(span)}
        home={home}
        scales={[0.12, 5]}
        label={`Chart of ${title}`}
        onScale={onMove}
        onPress={() => picked !== null && setPicked(null)}
        defs={chartDefs}
        overlay={
          <>
            <WindStreaks wind={sea.wind} />
            <CompassRose wind={sea.wind} />
          </>
        }
      >
        <Chart
          span={span}
          land={view.land}
          marks={view.marks}
          fixed={view.board.fixed}
          title={title}
          place={place}
          date={date}
        />
        {scale >= NEAR && inSight !== null && <HexNames span={inSight} />}
        {plotting !== null && (
          <PlotOverlay
            ship={plotting}
            sea={view}
            blooms={blooms}
            draft={draft ?? ''}
            laid={orders.laid}
            hovered={hovered}
            onChoose={(plot) => orders.change({ plot })}
            onHover={setHovered}
          />
        )}
        {telling === null && current?.kind === 'contested' && (
          <path className="hx-contested" d={hexPath(current.hex, 2)}>
            <title>{`Contested: ${hexName(current.hex)}`}</title>
          </path>
        )}
        {firing !== null && (
          <FireOverlay sea={view} ship={firing} answer={orders.answer as AnswerTo<'fire'>} />
        )}
        <Bonds sea={sea} />
        <ShipLayer
          sea={sea}
          selected={telling === null ? selected : null}
          asked={askedShips}
          far={scale < FAR}
          plotted={plotting?.id ?? null}
          scale={scale}
          {...(telling === null ? {} : { poses: telling.poses })}
          onSelect={select}
          onConfirm={orders.confirm}
        />
        {telling !== null && (
          <StoryGuard key={story?.n} onTrouble={telling.skip}>
            <StoryEffects scene={telling.scene} t={telling.t} past={telling.past} sea={telling.sea} />
          </StoryGuard>
        )}
      </Stage>
      <SideSheet
        desk={desk}
        sea={sea}
        orders={orders}
        leaf={leaf}
        open={open}
        readOnly={props.readOnly}
        ship={shown}
        before={shown === null ? null : (fresh.get(shown.id) ?? shown)}
        hovered={hovered}
        story={telling !== null && <StoryCard scene={telling.scene} desk={desk} onSkip={telling.skip} />}
        onLeaf={setLeaf}
        onOpen={setOpen}
        onHover={setHovered}
      />
    </div>
  );
}
