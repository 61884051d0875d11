/** Formations as flags on the chart: face down a colour, face up a name; stacks fan out. */

import { memo, type ReactNode } from 'react';
import type { Marker, Token, View } from '../../rules/state.ts';
import { theatreOf } from '../../rules/theatre.ts';
import { marksOf } from '../side-mark.ts';
import { DECOR } from './decor.ts';
import type { Eye } from './eye.ts';
import { faceWords, ownName } from './flag-words.ts';
import { between, pointOf, type Sheet } from './projection.ts';
import type { ChartTelling } from './telling.ts';

/** Where the n-th counter of a stack stands, beside its place. */
export function standing(
  sheet: Sheet,
  token: Pick<Token, 'place'>,
  index: number,
  of: number,
  unit: number,
): { readonly x: number; readonly y: number } {
  const { x, y } = pointOf(sheet, token.place.at);
  const shift = (index - (of - 1) / 2) * 26 * unit;
  const { berth } = token.place;
  if (berth === 'harbour') return { x: x + (16 + index * 15) * unit, y: y - 14 * unit };
  if (berth === 'in') return { x: x - 40 * unit + shift, y: y + 2 * unit };
  if (berth === 'out') return { x: x + 40 * unit + shift, y: y + 2 * unit };
  return { x: x + shift, y: y - 6 * unit };
}

const SQUARE = 'M0 -30H24V-14H0Z';
const SWALLOWTAIL = 'M0 -30H27L20 -22L27 -14H0Z';

function Flag({
  view,
  token,
  turning,
}: {
  readonly view: View;
  readonly token: Token;
  readonly turning: boolean;
}): ReactNode {
  const { colour, shape } = marksOf(view, token.side);
  const { face } = token;
  const commands = theatreOf(view).sides.get(token.side)?.commands ?? [];
  const stripe = commands.findIndex(({ id }) => id === token.command);
  return (
    <g
      className="st-flag"
      data-up={face !== null || undefined}
      data-convoy={face?.convoy ?? undefined}
      data-turning={turning || undefined}
    >
      <ellipse className="st-flag-foot" rx={7} ry={2.6} />
      <path className="st-pole" d="M0 0V-31" />
      <path className="st-cloth" d={shape === 'square' ? SQUARE : SWALLOWTAIL} style={{ fill: colour }} />
      {stripe >= 0 && <path className="st-stripe" d={stripe === 0 ? 'M1 -26H22' : 'M1 -26H22M1 -18H22'} />}
      <text className="st-flag-text" x={11} y={-18} textAnchor="middle">
        {face === null ? '' : face.convoy !== null ? '⛵' : face.squadrons}
      </text>
    </g>
  );
}

/** Where it stands, or where it is on its way while that is told. */
function poseOf(
  sheet: Sheet,
  token: Token,
  index: number,
  of: number,
  unit: number,
  telling: ChartTelling | null,
): { readonly x: number; readonly y: number } {
  const leg = telling?.legs?.get(token.id);
  if (leg === undefined) return standing(sheet, token, index, of, unit);
  const at = (place: Token['place']) => standing(sheet, { place }, 0, 1, unit);
  return between(at(leg.from), at(leg.to), telling!.t);
}

export interface Stack {
  readonly key: string;
  readonly tokens: readonly Token[];
}

export function stacksOf(tokens: readonly Token[]): Stack[] {
  const stacks = new Map<string, Token[]>();
  for (const token of tokens) {
    const { at, berth } = token.place;
    const key = `${at}/${berth}`;
    stacks.set(key, [...(stacks.get(key) ?? []), token]);
  }
  return [...stacks].map(([key, list]) => ({ key, tokens: list }));
}

export const Flags = memo(function Flags({
  view,
  sheet,
  chosen,
  eye,
  telling,
}: {
  readonly view: View;
  readonly sheet: Sheet;
  readonly chosen: string | null;
  readonly eye: Eye;
  readonly telling: ChartTelling | null;
}): ReactNode {
  return (
    <g className="st-flags" {...DECOR}>
      {stacksOf(view.tokens).map(({ key, tokens }) =>
        tokens.map((token, index) => {
          const { x, y } = poseOf(sheet, token, index, tokens.length, eye.unit, telling);
          const own = ownName(view, token);
          const name = own ?? (token.face === null ? null : faceWords(view, token.face));
          return (
            <g
              key={`${key}/${token.id}`}
              className="st-token"
              data-chosen={token.id === chosen || undefined}
              data-shadowed={token.shadow !== null || undefined}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${eye.unit.toFixed(3)})`}
            >
              <Flag view={view} token={token} turning={telling?.turning === token.id} />
              {name !== null && (eye.near || tokens.length === 1) && (
                <text className="st-token-name" x={4} y={-35 - (index % 2) * 12} textAnchor="middle">
                  {name}
                </text>
              )}
            </g>
          );
        }),
      )}
      {view.markers.map((marker: Marker, index) => {
        const { x, y } = pointOf(sheet, marker.at);
        return (
          <g
            key={marker.id}
            className="st-marker"
            transform={`translate(${(x + (14 + (index % 3) * 9) * eye.unit).toFixed(1)} ${(y + 15 * eye.unit).toFixed(1)}) scale(${eye.unit.toFixed(3)})`}
          >
            <circle r={6.5} style={{ fill: marksOf(view, marker.side).colour }} />
            <text y={3.4} textAnchor="middle">
              {marker.class?.[0] ?? '?'}
            </text>
          </g>
        );
      })}
    </g>
  );
});
