/** The board of Hex Action: chart, ships, overlays and the panel, and the story of what has just happened. */

import { useAdvice } from '@weathergage/web/toolkit/advice/use-advice.tsx';
import { useFreshDamage } from '@weathergage/web/toolkit/at-sea/use-fresh-damage.ts';
import { useRoseVeil } from '@weathergage/web/toolkit/at-sea/use-rose-veil.ts';
import { type AskMore, AskMoreContext } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { MiniMap } from '@weathergage/web/toolkit/camera/mini-map.tsx';
import {
  CarryingLeaf,
  carryOnOffer,
  HaltLine,
  StopFields,
} from '@weathergage/web/toolkit/carry/carry-parts.tsx';
import { useCarryOn } from '@weathergage/web/toolkit/carry/use-carry-on.ts';
import { useDocked } from '@weathergage/web/toolkit/dock.tsx';
import { Stage, type StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { StoryGuard } from '@weathergage/web/toolkit/story/story-guard.tsx';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { carryOn } from '../attention/carry-on.ts';
import { scenarios } from '../data/scenarios.ts';
import type { HexAction } from '../rules/types.ts';
import { Chart, chartDefs, HexNames, sheetOf } from './chart/chart.tsx';
import { frameOf, spanFor } from './chart/chart-span.ts';
import { CompassRose, WindStreaks } from './chart/compass-rose.tsx';
import { mapOf } from './chart/map-of.ts';
import { GROUND } from './chart/steering.ts';
import { useEye } from './chart/use-eye.ts';
import { useRoom, useSight } from './chart/use-sight.ts';
import { useSteady } from './chart/use-steady.ts';
import { WorksLayer } from './chart/works-layer.tsx';
import { fleetLines, situationOf } from './fleet/threats.ts';
import { middleOf, type Span } from './look/geometry.ts';
import type { Props } from './look/types.ts';
import { northOf } from './look/wind-words.ts';
import { PHASE_WORDS } from './look/words.ts';
import { AimTags, coveredBy } from './orders/aim-tag.tsx';
import { defaultAnswer } from './orders/defaults.ts';
import { FireKey } from './orders/fire-key.tsx';
import { aimsOf, askedPlaces, OrdersOverlay } from './orders/orders-overlay.tsx';
import { useFleet } from './orders/use-fleet.ts';
import { useHelm } from './orders/use-helm.ts';
import { useOrders } from './orders/use-orders.ts';
import { useBoardKeys } from './orders/use-plot-keys.ts';
import { FleetBar } from './panels/fleet-bar.tsx';
import { sameDamage } from './ships/damage.ts';
import { roomBeside } from './ships/label-spots.ts';
import { Bonds, ShipLayer } from './ships/ship-layer.tsx';
import { type Leaf, SideSheet } from './side-sheet.tsx';
import { StoryEffects } from './story/effects.tsx';
import { StoryCard } from './story/story-card.tsx';
import { useStory } from './story/use-story.ts';
import '@weathergage/web/toolkit/at-sea/chart.css';
import '@weathergage/web/toolkit/at-sea/ship.css';
import '@weathergage/web/toolkit/at-sea/overlay.css';
import '@weathergage/web/toolkit/board-panel/ask-frame.css';
import '@weathergage/web/toolkit/at-sea/panel.css';
import './chart/chart.css';
import './ships/ship.css';
import './ships/ship-layer.css';
import './orders/plot-overlay.css';
import './orders/fire-overlay.css';
import './panels/panel.css';
import './panels/plot-panel.css';
import './panels/orders.css';
import './log/log-sheet.css';
import './panels/fleet.css';
import './panels/notes.css';

/** Scales from which on more of the chart is drawn. */
const SCALE = { ships: 0.3, fine: 0.75, names: 1.15 };
const PHONE = 700;
/** From here on the list of the fleet has room beside the chart. */
const WIDE = 1280;
/** Own ships from which on a list of them is worth its room. */
const FLEET = 4;

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
  const { size, scale, inSight, onMove } = useSight(root, stage);
  const telling = useStory(props);
  const sea = telling?.sea ?? view;
  const carry = useCarryOn(props, { game: 'hex-action', rules: carryOn });
  const orders = useOrders({
    desk,
    readOnly: readOnly || story !== null || carry.carrying,
    past: props.past,
    answer: props.answer,
    online: props.byServer !== undefined,
  });
  const { current } = orders;
  const fleet = useFleet(desk, orders);
  const [picked, setPicked] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [aheadAt, setAheadAt] = useState(0);
  const [leaf, setLeaf] = useState<Leaf>('orders');
  const [open, setOpen] = useState(true);
  const docked = useDocked();
  const [barOpen, setBarOpen] = useState(true);
  const helm = useHelm(view, orders, aheadAt);
  const fresh = useFreshDamage(sea.ships, sameDamage);
  const span = useSpan(view);

  const own = view.ships.find((ship) => ship.seat === desk.seat) ?? view.ships[0];
  const selected = picked ?? current?.ship ?? null;
  const inHand = view.ships.find(({ id }) => id === (current?.ship ?? own?.id)) ?? null;
  const shown = sea.ships.find(({ id }) => id === (selected ?? own?.id)) ?? null;
  const phone = size.width > 0 && size.width < PHONE;
  const told = telling !== null;
  const many = current !== null && !told && orders.asks.length >= FLEET;
  const firing = !told && current?.kind === 'fire';
  const bar = many && size.width >= WIDE;
  const covers = open && !docked;
  // A story needs the sea where it begins as well as where it ends.
  const shownShips = told ? [...view.ships, ...(props.before?.view.ships ?? [])] : view.ships;
  const { answer } = orders;
  const aimed = useMemo(() => aimsOf(view, { current, answer }), [view, current, answer]);
  const place = told ? [] : askedPlaces(view, current, helm, aimed);
  const question = current === null || told ? null : `${current.id}/${aheadAt}`;
  const eye = useEye({
    root,
    stage,
    home: frameOf({ ships: shownShips }, span, desk.seat),
    ships: view.ships,
    seat: desk.seat,
    focus,
    asked: place,
    current: many && question !== null ? { ask: question, step: desk.step, near: firing } : null,
    when: [desk.step, told, many ? null : question],
    onFocus: setPicked,
  });
  const room = useRoom(eye.camera);
  const lying = useMemo(
    () => sea.ships.filter(({ presence }) => presence === 'afloat').map(middleOf),
    [sea.ships],
  );
  useRoseVeil(root, eye.camera, lying, GROUND.reach);

  const clear = useMemo(
    () => (room === null || aimed.length === 0 ? room : roomBeside(room, coveredBy(aimed, scale))),
    [room, aimed, scale],
  );

  // A new question turns the eye back to the ship that it is about.
  const asked = current?.id ?? null;
  useEffect(() => {
    setPicked(null);
    setHovered(null);
    setAheadAt(0);
    if (asked !== null) setLeaf((leaf) => (leaf === 'fleet' ? leaf : 'orders'));
  }, [asked]);

  // A fleet is looked at as a whole first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(() => {
    if (many) setLeaf('fleet');
  }, [desk.step, many]);

  const advice = useAdvice<HexAction>({
    view,
    step: desk.step,
    current: told ? null : current,
    draft: answer,
    asks: orders.asks,
    onAsk: () => setLeaf('orders'),
    lay: (laid) =>
      orders.changeMany(
        laid.map(({ ask, answer: order }) => ({ ask, answer: order ?? defaultAnswer(view, ask) })),
      ),
  });
  const more: AskMore = {
    advice,
    above: carry.stopped === null ? null : <HaltLine stopped={carry.stopped} onPlace={props.onFocus} />,
    below: <StopFields rules={carryOn} work={carry} />,
    also: carryOnOffer(carry),
  };
  const command = { view, orders, fleet };
  const draft = helm?.order.plot ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed draft ends the hover, whatever it is
  useEffect(() => setHovered(null), [draft]);

  /** Another ship is steered to when her question comes on the table; this one's lies there already. */
  const steerIfAsked = (ask: string | undefined): void => {
    if (ask !== undefined && ask === asked) eye.steer(place);
  };
  const select = useSteady((id: string): void => {
    const ask = orders.asks.find((each) => each.ship === id);
    steerIfAsked(ask?.id);
    if (ask !== undefined && current !== null) orders.goTo(ask.id);
    setPicked(id);
    setLeaf(ask === undefined || current === null ? 'log' : 'orders');
    eye.pressed(id);
    props.onFocus(id);
  });
  const confirm = useSteady(orders.confirm);
  const pick = useSteady((ask: string): void => {
    steerIfAsked(ask);
    orders.goTo(ask);
    setLeaf('orders');
  });
  const mayCarry = orders.asks.every(({ id }) => id === current?.id || orders.settled.has(id));
  const carryFrom = (): boolean => {
    if (current === null || orders.busy || orders.fault !== null || !mayCarry) return false;
    carry.begin({ byHand: true });
    orders.confirm();
    return true;
  };
  const keys = useBoardKeys(orders, helm, fleet, carryFrom, () => {
    if (carry.carrying) {
      carry.stop();
      return true;
    }
    if (picked === null) return false;
    setPicked(null);
    setLeaf('orders');
    return true;
  });

  const {
    title,
    place: where,
    date,
  } = scenarios.find(({ id }) => id === view.scenario) ?? {
    title: props.title,
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
      className="sea-board hx-board"
      data-panel={covers || undefined}
      data-leaf={leaf}
      data-far={scale < SCALE.fine || undefined}
      data-step={desk.step}
      data-telling={told || undefined}
      data-bar={(bar && barOpen) || undefined}
      onKeyDownCapture={keys.onKeyDownCapture}
    >
      <Stage
        ref={stage}
        bounds={sheetOf(span)}
        camera={eye.camera}
        scales={GROUND.scales}
        label={`Chart of ${title}`}
        onScale={onMove}
        onPress={() => picked !== null && setPicked(null)}
        defs={chartDefs}
        overlay={
          <>
            <WindStreaks wind={sea.wind} />
            <CompassRose
              north={northOf(view.scenario)}
              wind={sea.wind}
              {...(sea.advanced === undefined ? {} : { advanced: sea.advanced })}
            />
          </>
        }
      >
        <Chart
          span={span}
          land={view.land}
          marks={view.marks}
          fixed={view.board.fixed}
          title={title}
          place={where}
          date={date}
        />
        <WorksLayer sea={sea} asked={askedShips} />
        {scale >= SCALE.names && inSight !== null && <HexNames span={inSight} />}
        {!told && <OrdersOverlay {...command} helm={helm} hovered={hovered} onHover={setHovered} />}
        <Bonds sea={sea} />
        <ShipLayer
          sea={sea}
          selected={told ? null : selected}
          inHand={inHand}
          asked={askedShips}
          far={scale < SCALE.ships}
          plotted={told ? null : (helm?.ship.id ?? null)}
          scale={scale}
          inSight={inSight}
          room={clear}
          {...(telling === null ? {} : { poses: telling.poses })}
          onSelect={select}
          onConfirm={confirm}
        />
        {!told && <AimTags aims={aimed} />}
        {telling !== null && (
          <StoryGuard key={story?.n} onTrouble={telling.skip}>
            <StoryEffects scene={telling.scene} t={telling.t} past={telling.past} sea={telling.sea} />
          </StoryGuard>
        )}
      </Stage>
      <MiniMap {...mapOf(sea, span, desk.seat)} camera={eye.camera} asked={place} />
      {firing && <FireKey advanced={view.advanced !== undefined} folded={phone} />}
      <AskMoreContext value={more}>
        {bar && <FleetBar {...command} open={barOpen} onOpen={setBarOpen} onPick={pick} />}
        <SideSheet
          desk={desk}
          sea={sea}
          orders={orders}
          fleet={many && !bar ? fleet : null}
          nextLeader={fleet.nextLeader}
          leaf={leaf}
          open={open}
          readOnly={props.readOnly}
          ship={shown}
          before={shown === null ? null : (fresh.get(shown.id) ?? shown)}
          carrying={
            carry.carrying ? <CarryingLeaf doing={PHASE_WORDS[view.phase]} onStop={carry.stop} /> : null
          }
          hovered={hovered}
          aheadAt={aheadAt}
          situation={{
            lines: () =>
              told || inHand?.presence !== 'afloat'
                ? null
                : [
                    ...situationOf(view, inHand),
                    ...fleetLines(view, inHand, new Set(orders.asks.map(({ ship }) => ship)), [
                      ...askedShips,
                    ]),
                  ],
            moment: current?.id ?? desk.step,
          }}
          story={telling !== null && <StoryCard scene={telling.scene} desk={desk} onSkip={telling.skip} />}
          onLeaf={(to) => {
            // From the list of the fleet to one ship: she is taken in hand.
            if (to === 'orders' && leaf === 'fleet') steerIfAsked(asked ?? undefined);
            setLeaf(to);
          }}
          onOpen={setOpen}
          onHover={setHovered}
          onAheadAt={setAheadAt}
          onPick={pick}
        />
      </AskMoreContext>
    </div>
  );
}
