/** What the hand takes hold of: the ghost for how far, the knob on the fan for how much she turns. The wheel turns too. */
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Preview } from '../../attention/segment-preview.ts';
import type { MoveOrder } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { degrees, onChart, outwards, tableLength, turnBetween } from '../look/chart-units.ts';
import type { AskOf } from '../look/types.ts';
import { changedDistance, changedTurn } from './move-draft.ts';
import { fanAt, tagOf } from './segment-overlay.tsx';
import { useDrag } from './use-drag.ts';

interface SegmentHandlesProps {
  readonly stage: RefObject<StageHandle | null>;
  readonly ship: Ship;
  readonly ask: AskOf<'segment'>;
  readonly order: MoveOrder;
  readonly preview: Preview;
  readonly scale: number;
  onChange(order: MoveOrder): void;
}

/** What is taken hold of, upright at any zoom, its mark along a heading. */
const Knob = ({ heading, mark }: { readonly heading: number; readonly mark: string }): ReactNode => (
  <>
    <circle className="ta-hit" />
    <g className="ta-upright">
      <circle className="ta-knob" r={11} />
      <path className="ta-knob-mark" transform={`rotate(${degrees(heading)})`} d={mark} />
    </g>
  </>
);

export function SegmentHandles({
  stage,
  ship,
  ask,
  order,
  preview,
  scale,
  onChange,
}: SegmentHandlesProps): ReactNode {
  const group = useRef<SVGGElement>(null);
  const from = onChart(ship.at);
  const run = onChart(preview.run.at);
  const knob = outwards(run, degrees(preview.run.heading + order.turn), fanAt(scale));
  const radians = (degrees(ship.heading) * Math.PI) / 180;

  const far = useDrag(stage, ({ x, y }) => {
    const ahead = (x - from.x) * Math.sin(radians) - (y - from.y) * Math.cos(radians);
    onChange(changedDistance(ask, order, tableLength(ahead)));
  });
  const swing = useDrag(stage, ({ x, y }) => {
    const angle = (Math.atan2(x - run.x, run.y - y) * 180) / Math.PI;
    onChange(changedTurn(ask, order, Math.round(turnBetween(degrees(ship.heading), angle)) * 10));
  });

  // The wheel over the ghost turns her; the chart would else zoom, so it must be caught before the chart hears it.
  const latest = useRef({ ask, order, onChange });
  useEffect(() => {
    latest.current = { ask, order, onChange };
  });
  useEffect(() => {
    const element = group.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      const now = latest.current;
      now.onChange(
        changedTurn(
          now.ask,
          now.order,
          now.order.turn + Math.sign(event.deltaY) * (event.shiftKey ? 10 : 50),
        ),
      );
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  return (
    <g ref={group} className="ta-handles" data-steer="">
      {ask.most > 0 && (
        <g
          className="ta-handle-far"
          data-grab=""
          data-testid="drag-distance"
          transform={`translate(${run.x} ${run.y})`}
          {...far}
        >
          <Knob heading={ship.heading} mark="M0 -6L4 -1H-4ZM0 6L4 1H-4Z" />
        </g>
      )}
      {ask.turn > 0 && preview.meeting?.kind !== 'boards' && (
        <g
          className="ta-handle-turn"
          data-grab=""
          data-testid="drag-turn"
          transform={`translate(${knob.x} ${knob.y})`}
          {...swing}
        >
          <Knob heading={preview.run.heading + order.turn} mark="M-6 0L-1 -4V4ZM6 0L1 -4V4Z" />
        </g>
      )}
      <g transform={`translate(${run.x} ${run.y})`} className="ta-tag">
        <g className="ta-upright">
          <text y={34} textAnchor="middle">
            {tagOf(preview)}
          </text>
          {preview.meeting !== null && (
            <text
              y={52}
              textAnchor="middle"
              className={preview.meeting.kind === 'boards' ? undefined : 'ta-tag-bad'}
            >
              {preview.meeting.words}
            </text>
          )}
          {preview.meeting === null && preview.next === 'aback' && ask.segment < ask.segments && (
            <text y={52} textAnchor="middle" className="ta-tag-bad">
              Taken aback next
            </text>
          )}
        </g>
      </g>
    </g>
  );
}
