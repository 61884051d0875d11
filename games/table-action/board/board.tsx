/** The board of Table Action: the table, ships, overlays and the panel, and the story of what has just happened. */

import { useAdvice } from '@weathergage/web/toolkit/advice/use-advice.tsx';
import { useFreshDamage } from '@weathergage/web/toolkit/at-sea/use-fresh-damage.ts';
import { useRoseVeil } from '@weathergage/web/toolkit/at-sea/use-rose-veil.ts';
import { MiniMap } from '@weathergage/web/toolkit/camera/mini-map.tsx';
import { CarryingLeaf, HaltLine, StopFields } from '@weathergage/web/toolkit/carry/carry-parts.tsx';
import { useCarryOn } from '@weathergage/web/toolkit/carry/use-carry-on.ts';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useDocked } from '@weathergage/web/toolkit/dock.tsx';
import { Stage, type StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { StoryGuard } from '@weathergage/web/toolkit/story/story-guard.tsx';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { carryOn } from '../attention/carry-on.ts';
import { scenarios } from '../data/scenarios.ts';
import { isAfloat } from '../rules/aboard/crippled.ts';
import type { TableAction } from '../rules/types.ts';
import { GROUND, mapOf, moverOf, SHIP_REACH } from './chart/sights.ts';
import { chartDefs, seaOf, sheetOf, TableChart } from './chart/table-chart.tsx';
import { TapeButton, TapeGlass, TapeLine } from './chart/tape.tsx';
import { useEye } from './chart/use-eye.ts';
import { useSight } from './chart/use-sight.ts';
import { useTape } from './chart/use-tape.ts';
import { WindRose, WindStreaks } from './chart/wind-rose.tsx';
import { lieOf } from './fleet/threats.ts';
import { goalOf } from './goal.ts';
import { onChart } from './look/chart-units.ts';
import type { Props } from './look/types.ts';
import { nameOf } from './look/words.ts';
import { defaultAnswer } from './orders/defaults.ts';
import { OrderOverlay } from './orders/order-overlay.tsx';
import { GoalHandle, Path } from './orders/path-overlay.tsx';
import { unitsFor } from './orders/pick.ts';
import { SegmentHandles } from './orders/segment-handles.tsx';
import { useDivision } from './orders/use-division.ts';
import { useDrill } from './orders/use-drill.ts';
import { useOrders } from './orders/use-orders.ts';
import { useSegment } from './orders/use-segment.ts';
import { AskPanel } from './panels/ask-panel.tsx';
import { DrillPanel, StoppedNote } from './panels/drill-panel.tsx';
import { SideSheet } from './panels/side-sheet.tsx';
import { sameDamage } from './ships/damage.ts';
import { ShipLayer } from './ships/ship-layer.tsx';
import { StoryEffects } from './story/effects.tsx';
import { StoryCard } from './story/story-card.tsx';
import { useStory } from './story/use-story.ts';
import { useCommand } from './use-command.ts';
import { useHand } from './use-hand.ts';
import '@weathergage/web/toolkit/at-sea/chart.css';
import '@weathergage/web/toolkit/at-sea/ship.css';
import '@weathergage/web/toolkit/at-sea/overlay.css';
import '@weathergage/web/toolkit/board-panel/ask-frame.css';
import '@weathergage/web/toolkit/at-sea/panel.css';
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

export function Board(props: Props): ReactNode {
  const { desk, story, readOnly } = props;
  const { view } = desk;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const { scale, onScale } = useSight();
  const telling = useStory(props);
  const table = telling?.table ?? view;
  const orders = useOrders({ desk, readOnly: readOnly || story !== null, answer: props.answer });
  const { current, answer } = orders;
  const [open, setOpen] = useState(true);
  const docked = useDocked();
  const segment = useSegment(view, orders);
  const { sailing, whole, guns } = segment;
  const division = useDivision(view, orders);
  const drill = useDrill(props, orders);
  const carry = useCarryOn(props, { game: 'table-action', rules: carryOn });
  const gunOrder = division?.order.guns ?? segment.gunOrder;
  const mayCarry =
    drill.drill === null && !carry.carrying && (current?.kind === 'activate' || current?.kind === 'segment');
  const carryFrom = (): boolean => {
    if (!mayCarry) return false;
    carry.begin({ also: gunOrder === 'best' ? [] : [gunOrder] });
    return true;
  };
  const commanding = useCommand({ view, orders, segment, division }, drill);
  const { command } = commanding;
  const tape = useTape(view);
  const fresh = useFreshDamage(table.ships, sameDamage);

  const acting = unitsFor(current, answer).acting ?? (readOnly ? null : (view.activation?.ship ?? null));
  const told = telling !== null;
  const eye = useEye({
    root,
    stage,
    table: view,
    before: told ? (props.before?.view ?? null) : null,
    acting,
    step: desk.step,
  });
  const lying = useMemo(() => table.ships.filter(isAfloat).map(({ at }) => onChart(at)), [table.ships]);
  useRoseVeil(root, eye, lying, SHIP_REACH);

  const asked = drill.running || carry.carrying ? null : current;
  const advice = useAdvice<TableAction>({
    view,
    step: desk.step,
    current: told ? null : asked,
    draft: answer,
    asks: asked === null ? [] : [asked],
    // The panel lays moves out; sail, tacking and the like are given at once.
    lays: (order) => !('do' in order) || ['move', 'fire', 'bears', 'done', 'hold'].includes(order.do),
    lay: ([laid]) => {
      if (laid !== undefined) orders.change(laid.answer ?? defaultAnswer(view, laid.ask));
    },
    give: (order) => orders.send(order),
    onAsk: () => hand.setLeaf('orders'),
  });
  const hand = useHand({
    props,
    orders,
    segment,
    tape,
    acting,
    commanding,
    drill,
    carry: { ...carry, from: carryFrom },
    eye,
  });
  const unit = hand.picked ?? acting;

  const inHand = table.ships.find(({ id }) => id === unit);
  const goal = goalOf(view, unit, segment, division);
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
      className="sea-board ta-board"
      data-panel={(open && !docked) || undefined}
      data-far={scale < FINE || undefined}
      data-step={desk.step}
      data-telling={told || undefined}
      data-measuring={tape.out || undefined}
      onKeyDownCapture={hand.keys.onKeyDownCapture}
    >
      <Stage
        ref={stage}
        bounds={sheetOf(view)}
        camera={eye}
        scales={GROUND.scales}
        label={`The table: ${titles.title}`}
        onScale={onScale}
        onPress={hand.drop}
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
        {!told && asked !== null && division !== null && (
          <g>
            {division.planned.map(({ plan, ...each }) => (
              <Path key={plan.ship} {...each} inHand={plan.ship === unit} />
            ))}
          </g>
        )}
        {!told && asked !== null && whole !== null && whole.forecast.legs.length > 1 && (
          <Path ship={whole.ship} forecast={whole.forecast} shots={whole.shots} inHand={false} />
        )}
        {!told && asked !== null && answer !== null && (
          <OrderOverlay view={view} ask={asked} answer={answer} sailing={sailing} at={guns} scale={scale} />
        )}
        <ShipLayer
          table={table}
          selected={told ? null : unit}
          asked={askedUnits}
          far={scale < FAR}
          scale={scale}
          {...(telling === null ? {} : { poses: telling.poses })}
          grip={told || asked === null || goal === null ? null : onChart(goal.forecast.end.at)}
          lieOf={(ship) => (inHand === undefined || inHand.id === ship.id ? '' : lieOf(inHand, ship))}
          onPick={hand.pick}
        />
        {/* From afar they may lie on each other: the finer ones on top. */}
        {!told && asked !== null && goal !== null && <GoalHandle stage={stage} {...goal} />}
        {!told && asked !== null && sailing !== null && segment.leaf === 'sail' && (
          <SegmentHandles stage={stage} {...sailing} scale={scale} onChange={segment.change} />
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
      <MiniMap {...mapOf(table, desk.seat)} camera={eye} asked={moverOf(view, acting)} />
      <SideSheet
        desk={desk}
        table={table}
        orders={orders}
        leaf={hand.leaf}
        open={open}
        readOnly={readOnly}
        unit={unit}
        fresh={fresh}
        ask={
          drill.running && drill.drill !== null ? (
            <DrillPanel view={view} drill={drill.drill} onStop={drill.stop} />
          ) : carry.carrying ? (
            <CarryingLeaf doing={acting === null ? null : nameOf(view, acting)} onStop={carry.stop} />
          ) : asked === null || answer === null || command === null ? null : (
            <AskPanel
              view={view}
              orders={orders}
              ask={asked}
              answer={answer}
              segment={segment}
              division={division}
              above={
                <>
                  <StoppedNote work={drill} />
                  {carry.stopped !== null && <HaltLine stopped={carry.stopped} onPlace={props.onFocus} />}
                </>
              }
              advice={advice}
              below={
                mayCarry && (
                  <StopFields rules={carryOn} work={carry} manners={false}>
                    <Button shortcut="G" data-testid="carry-on" onClick={carryFrom}>
                      Carry on
                    </Button>
                  </StopFields>
                )
              }
              foot={{
                words: command.words,
                alone: command.alone?.words ?? null,
                straying:
                  commanding.asking && command.straying !== null
                    ? { words: command.straying.words, keep: command.straying.keep !== null }
                    : null,
                barred: command.order === answer,
                give: commanding.give,
                giveAlone: commanding.giveAlone,
                giveAnyway: commanding.giveAnyway,
              }}
            />
          )
        }
        story={
          telling === null ? null : (
            <StoryCard scene={telling.scene} t={telling.t} desk={desk} onSkip={telling.skip} />
          )
        }
        situation={hand.situation}
        onLeaf={hand.setLeaf}
        onOpen={setOpen}
        onPick={hand.show}
      />
    </div>
  );
}
