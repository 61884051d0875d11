/** Coasts and shoals under the hand: press one to choose it, drag its corners, press a plus for a new corner. */

import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { asToken } from '@weathergage/web/toolkit/workshop/token.ts';
import type { Dispatch, ReactNode, RefObject } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { closedPath, inchesText, onChart } from '../../look/chart-units.ts';
import type { Chosen, Deed } from '../edits/bench.ts';
import { type Ground, insertCorner, moveCorner, moveGround } from '../edits/edit-table.ts';
import { Knob } from './knob.tsx';
import { grained, useTableDrag } from './use-table-drag.ts';

type ChosenGround = Extract<Chosen, { kind: 'ground' }>;

interface Hands {
  readonly dispatch: Dispatch<Deed>;
  readonly stage: RefObject<StageHandle | null>;
}

const pointsOf = ({ polygon }: Ground) => polygon.map(([x, y]) => ({ x, y }));

interface CornerProps extends Hands {
  readonly index: number;
  readonly corner: number;
  readonly place: { readonly x: number; readonly y: number };
  readonly selected: boolean;
}

function Corner({ index, corner, place, selected, dispatch, stage }: CornerProps): ReactNode {
  const choose = (): void => dispatch({ type: 'choose', chosen: { kind: 'ground', index, corner } });
  const drag = useTableDrag(stage, {
    start: () => {
      choose();
      return place;
    },
    move: (to) =>
      dispatch({
        type: 'edit',
        edit: moveCorner(index, corner, grained(to)),
        stroke: `corner ${index} ${corner}`,
      }),
    end: () => dispatch({ type: 'lift' }),
  });
  const { x, y } = onChart(place);
  return (
    <g
      className="tw-corner"
      {...asToken(
        `Corner ${corner + 1}, at ${inchesText(place.x)} from the left, ${inchesText(place.y)} from the top`,
        selected,
        choose,
      )}
      data-testid={`corner-${index}-${corner}`}
      transform={`translate(${x} ${y})`}
      {...drag}
    >
      <g className="ta-upright">
        <circle className="tw-hit" r={20} />
        <circle className="tw-corner-dot" r={8} />
      </g>
    </g>
  );
}

function Shaping({
  ground,
  chosen,
  dispatch,
  stage,
}: Hands & { readonly ground: Ground; readonly chosen: ChosenGround }): ReactNode {
  const points = pointsOf(ground);
  const { index } = chosen;
  const middle = {
    x: Math.round(points.reduce((sum, { x }) => sum + x, 0) / points.length),
    y: Math.round(points.reduce((sum, { y }) => sum + y, 0) / points.length),
  };
  const anchor = points[0]!;
  const drag = useTableDrag(stage, {
    start: () => anchor,
    move: (to) => {
      const { x, y } = grained(to);
      const stroke = `ground ${index}`;
      dispatch({
        type: 'edit',
        stroke,
        edit: (scenario) => {
          const [left, top] = scenario.terrain[index]!.polygon[0]!;
          return moveGround(index, { x: x - left, y: y - top })(scenario);
        },
      });
    },
    end: () => dispatch({ type: 'lift' }),
  });
  const heart = onChart(middle);
  return (
    <g className="tw-shaping">
      <path className="tw-outline" d={closedPath(points.map(onChart))} />
      {points.map((from, corner) => {
        const to = points[(corner + 1) % points.length]!;
        const { x, y } = onChart({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
        return (
          <g
            key={corner}
            className="tw-plus"
            transform={`translate(${x} ${y})`}
            onClick={(event) => {
              event.preventDefault();
              dispatch({
                type: 'edit',
                edit: insertCorner(index, corner),
                choose: { kind: 'ground', index, corner: corner + 1 },
              });
            }}
          >
            <g className="ta-upright">
              <circle className="tw-hit" r={14} />
              <circle className="tw-plus-disc" r={7} />
              <path d="M-4 0H4M0 -4V4" />
            </g>
          </g>
        );
      })}
      {points.map((place, corner) => (
        <Corner
          key={corner}
          index={index}
          corner={corner}
          place={place}
          selected={chosen.corner === corner}
          dispatch={dispatch}
          stage={stage}
        />
      ))}
      <g
        className="tw-heart"
        transform={`translate(${heart.x} ${heart.y})`}
        data-testid="ground-heart"
        {...drag}
        onClick={(event) => event.preventDefault()}
      >
        {/* Below the middle, where the name stands. */}
        <Knob
          radius={12}
          reach={20}
          sign="M-7 0H7M0 -7V7M-7 0l2.5 -2M-7 0l2.5 2M7 0l-2.5 -2M7 0l-2.5 2"
          transform="translate(0 24)"
        />
      </g>
    </g>
  );
}

export function GroundLayer(
  props: Hands & {
    readonly scenario: Scenario;
    readonly chosen: ChosenGround | null;
    readonly quiet: boolean;
  },
): ReactNode {
  const { scenario, chosen, dispatch, stage, quiet } = props;
  const shaped = chosen === null ? undefined : scenario.terrain[chosen.index];
  return (
    <>
      {scenario.terrain.map((ground, index) => {
        const kind = ground.kind === 'land' ? 'coast' : 'shoal';
        const choose = (): void =>
          dispatch({ type: 'choose', chosen: { kind: 'ground', index, corner: null } });
        return (
          <path
            key={index}
            className="tw-ground"
            d={closedPath(pointsOf(ground).map(onChart))}
            {...asToken(
              `${ground.name ?? 'Nameless'}, ${kind} of ${ground.polygon.length} corners`,
              chosen?.index === index,
              choose,
              choose,
            )}
            data-testid={`ground-${index}`}
            data-quiet={quiet || undefined}
          />
        );
      })}
      {chosen !== null && shaped !== undefined && !quiet && (
        <Shaping ground={shaped} chosen={chosen} dispatch={dispatch} stage={stage} />
      )}
    </>
  );
}
