/** The board of Table Action: the table, ships, overlays and the panel, and the story of what has just happened. */
import { Stage, type StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { StoryGuard } from '@weathergage/web/toolkit/story/story-guard.tsx';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { scenarios } from '../data/scenarios.ts';
import { nextOf, placeOf, unitsOn } from './chart/places.ts';
import { chartDefs, seaOf, sheetOf, TableChart } from './chart/table-chart.tsx';
import { TapeButton, TapeGlass, TapeLine } from './chart/tape.tsx';
import { useEye } from './chart/use-eye.ts';
import { useSight } from './chart/use-sight.ts';
import { useTape } from './chart/use-tape.ts';
import { WindRose, WindStreaks } from './chart/wind-rose.tsx';
import { onChart } from './look/chart-units.ts';
import type { Props } from './look/types.ts';
import { nameOf } from './look/words.ts';
import { steered } from './orders/move-draft.ts';
import { OrderOverlay } from './orders/order-overlay.tsx';
import { pickUnit, unitsFor } from './orders/pick.ts';
import { SegmentHandles } from './orders/segment-handles.tsx';
import type { SegmentLeaf } from './orders/segment-leaf.ts';
import { useBoardKeys } from './orders/use-board-keys.ts';
import { useOrders } from './orders/use-orders.ts';
import { useSegment } from './orders/use-segment.ts';
import { AskPanel, confirmOf } from './panels/ask-panel.tsx';
import { type Leaf, SideSheet } from './panels/side-sheet.tsx';
import { ShipLayer } from './ships/ship-layer.tsx';
import { useFreshDamage } from './ships/use-fresh-damage.ts';
import { StoryEffects } from './story/effects.tsx';
import { StoryCard } from './story/story-card.tsx';
import { useStory } from './story/use-story.ts';
import '@weathergage/web/toolkit/at-sea/chart.css';
import '@weathergage/web/toolkit/at-sea/ship.css';
import '@weathergage/web/toolkit/at-sea/overlay.css';
import './chart/table-chart.css';
import './ships/ship.css';
import './ships/ship-layer.css';
import './orders/segment-overlay.css';
import './orders/fire-overlay.css';
import './chart/tape.css';
import './panels/panel.css';
import './panels/orders.css';
import './panels/card.css';
import './story/story.css';

const FAR = 0.13;
const FINE = 0.6;
/** As the style sheet has them: the panel's width, and where a phone begins. */
const PANEL = 340;
const PHONE = 700;
/** Pixels at the foot that the line being told takes on a phone, and the verdict everywhere. */
const STORY_SHEET = 190;
const VERDICT = 270;

export function Board(props: Props): ReactNode {
  const { desk, story, readOnly, focus } = props;
  const { view } = desk;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const pressed = useRef<string | null>(null);
  const { size, scale, onScale } = useSight(root);
  const telling = useStory(props);
  const table = telling?.table ?? view;
  const orders = useOrders({ desk, readOnly: readOnly || story !== null, answer: props.answer });
  const { current, answer } = orders;
  const [picked, setPicked] = useState<string | null>(null);
  const [leaf, setLeaf] = useState<Leaf>('orders');
  const [open, setOpen] = useState(true);
  const segment = useSegment(view, orders);
  const { sailing, guns } = segment;
  const tape = useTape(view);
  const fresh = useFreshDamage(table.ships);

  // A new question turns the eye back to the ship that it is about.
  const asked = current?.id ?? null;
  useEffect(() => {
    setPicked(null);
    if (asked !== null) setLeaf('orders');
  }, [asked]);

  const acting = unitsFor(current, answer).acting ?? (readOnly ? null : (view.activation?.ship ?? null));
  const told = telling !== null;
  const phone = size.width > 0 && size.width < PHONE;
  const over = desk.outcome !== null && !told;
  const sheet = told ? STORY_SHEET : open ? size.height * 0.52 : 52;
  const covered = {
    // The zoom buttons stand there.
    left: phone ? 0 : 62,
    top: phone ? 40 : 30,
    right: open && !phone ? PANEL : 0,
    bottom: over ? VERDICT : phone ? sheet : 0,
  };
  const eye = useEye({
    root,
    stage,
    table: view,
    before: told ? (props.before?.view ?? null) : null,
    size,
    covered,
    acting,
    step: desk.step,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the focus that calls the eye, not a ship that moves
  useEffect(() => {
    const place = placeOf(view, focus);
    if (focus === null || place === null) return;
    setPicked(focus);
    const byHand = pressed.current === focus;
    pressed.current = null;
    if (byHand) return;
    const { x, y } = onChart(place);
    stage.current?.centreOn({ x: x + covered.right / 2 / scale, y: y + covered.bottom / 2 / scale });
  }, [focus]);

  const confirm =
    current === null || answer === null
      ? null
      : confirmOf(current, answer, { on: guns.firing, at: guns.gunsAt }, (id) => nameOf(view, id));

  const show = (id: string): void => {
    setPicked(id);
    setLeaf('card');
    pressed.current = id;
    props.onFocus(id);
  };
  const pick = (id: string): void => {
    const next = current === null || answer === null ? null : pickUnit(view, current, answer, id, guns);
    if (next === null) {
      show(id);
      return;
    }
    setPicked(null);
    setLeaf('orders');
    orders.change(next);
  };
  const stepTo = (back: boolean): boolean => {
    const units = unitsFor(current, answer, view, guns);
    const next = tape.out
      ? nextOf(unitsOn(view), picked, back)
      : nextOf(units.list, units.chosen ?? picked, back);
    if (next === null) return false;
    if (tape.out) {
      setPicked(next);
      tape.layBetween(acting ?? view.ships[0]?.id ?? null, next);
    } else pick(next);
    return true;
  };
  const toggle = (wanted: SegmentLeaf): boolean => {
    if (sailing === null) return false;
    setLeaf('orders');
    segment.setLeaf(segment.leaf === wanted ? 'sail' : wanted);
    return true;
  };
  const keys = useBoardKeys({
    steer: (key, large) => {
      const next = sailing === null ? null : steered(sailing.ask, sailing.order, key, large);
      if (next === null) return false;
      orders.change(next);
      return true;
    },
    next: stepTo,
    guns: () => toggle('guns'),
    special: () => toggle('special'),
    card: () => {
      if (picked === null && acting === null) return false;
      setLeaf((now) => (now === 'card' ? 'orders' : 'card'));
      return true;
    },
    tape: tape.toggle,
    confirm: () => {
      if (confirm === null) return false;
      orders.send(confirm.order);
      return true;
    },
    escape: () => {
      if (tape.out) {
        setPicked(null);
        return tape.toggle();
      }
      if (picked === null && leaf === 'orders') return segment.leaf === 'sail' ? false : toggle('sail');
      setPicked(null);
      setLeaf('orders');
      return true;
    },
  });

  const askedUnits = useMemo(() => new Set(unitsFor(current, answer).asked), [current, answer]);
  const titles = scenarios.find(({ id }) => id === view.scenario) ?? {
    title: props.title,
    place: '',
    date: '',
  };
  const { size: tableSize, terrain } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet is printed once, with its title where the sea was empty at first
  const laidOut = useMemo(() => view, [tableSize, terrain]);

  return (
    <div
      ref={root}
      className="ta-board"
      data-panel={open || undefined}
      data-far={scale < FINE || undefined}
      data-step={desk.step}
      data-telling={told || undefined}
      data-measuring={tape.out || undefined}
      onKeyDownCapture={keys.onKeyDownCapture}
      onWheelCapture={eye.touched}
      onPointerMoveCapture={({ buttons }) => {
        if (buttons !== 0) eye.touched();
      }}
    >
      <Stage
        ref={stage}
        bounds={sheetOf(view)}
        home={eye.home}
        scales={[0.04, 4]}
        label={`The table: ${titles.title}`}
        onScale={onScale}
        onPress={() => picked !== null && setPicked(null)}
        defs={chartDefs}
        overlay={
          <>
            <WindStreaks wind={view.wind} sea={seaOf(view)} />
            <WindRose wind={view.wind} />
            <TapeButton out={tape.out} tape={tape.tape} onToggle={tape.toggle} />
          </>
        }
      >
        <TableChart table={laidOut} title={titles.title} place={titles.place} date={titles.date} />
        {!told && current !== null && answer !== null && (
          <OrderOverlay
            view={view}
            ask={current}
            answer={answer}
            preview={sailing?.preview ?? null}
            at={guns}
            scale={scale}
          />
        )}
        <ShipLayer
          table={table}
          selected={told ? null : (picked ?? acting)}
          asked={askedUnits}
          far={scale < FAR}
          scale={scale}
          {...(telling === null ? {} : { poses: telling.poses })}
          onPick={pick}
        />
        {!told && sailing !== null && segment.leaf === 'sail' && (
          <SegmentHandles stage={stage} {...sailing} scale={scale} onChange={orders.change} />
        )}
        {telling !== null && (
          <StoryGuard key={story?.n} onTrouble={telling.skip}>
            <StoryEffects scene={telling.scene} t={telling.t} past={telling.past} />
          </StoryGuard>
        )}
        {tape.tape !== null && <TapeLine tape={tape.tape} />}
        {tape.out && (
          <TapeGlass table={view} sheet={sheetOf(view)} scale={scale} stage={stage} onTape={tape.lay} />
        )}
      </Stage>
      <SideSheet
        desk={desk}
        table={table}
        orders={orders}
        leaf={leaf}
        open={open}
        readOnly={readOnly}
        unit={picked ?? acting}
        fresh={fresh}
        ask={
          current === null || answer === null || confirm === null ? null : (
            <AskPanel
              view={view}
              orders={orders}
              ask={current}
              answer={answer}
              confirm={confirm}
              segment={
                sailing === null
                  ? null
                  : {
                      leaf: segment.leaf,
                      gunsAt: guns.gunsAt,
                      preview: sailing.preview,
                      onLeaf: segment.setLeaf,
                      onGunsAt: segment.setGunsAt,
                    }
              }
            />
          )
        }
        story={
          telling === null ? null : (
            <StoryCard scene={telling.scene} t={telling.t} desk={desk} onSkip={telling.skip} />
          )
        }
        onLeaf={setLeaf}
        onOpen={setOpen}
        onPick={show}
      />
    </div>
  );
}
