/** Formations as flags on the chart: face down a colour, face up a name; those in one place fan out. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode, useMemo } from 'react';
import type { Marker, Token, View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { marksOf } from '../look/side-mark.ts';
import type { Eye } from './eye.ts';
import { aloneAt, boxOfFan, type Fan, footings, type Spot } from './fans.ts';
import { nameLine } from './flag-names.ts';
import { pointBetween, pointOf, type Sheet } from './projection.ts';
import type { ChartTelling } from './telling.ts';
import type { ChartNames } from './use-names.ts';

const SQUARE = 'M0 -30H24V-14H0Z';
const SWALLOWTAIL = 'M0 -30H27L20 -22L27 -14H0Z';

interface FlagMarkProps {
  readonly colour: string;
  readonly square: boolean;
  /** Stripes of a Command; none where a side has but one. */
  readonly stripes?: 0 | 1 | 2;
  readonly text?: ReactNode;
}

/** The flag by itself, its foot at nought. */
export const FlagMark = ({ colour, square, stripes = 0, text = '' }: FlagMarkProps): ReactNode => (
  <>
    <ellipse className="st-flag-foot" rx={7} ry={2.6} />
    <path className="st-pole" d="M0 0V-31" />
    <path className="st-cloth" d={square ? SQUARE : SWALLOWTAIL} style={{ fill: colour }} />
    {stripes > 0 && <path className="st-stripe" d={stripes === 1 ? 'M1 -26H22' : 'M1 -26H22M1 -18H22'} />}
    <text className="st-flag-text" x={11} y={-18} textAnchor="middle">
      {text}
    </text>
  </>
);

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
      <FlagMark
        colour={colour}
        square={shape === 'square'}
        stripes={stripe < 0 ? 0 : stripe === 0 ? 1 : 2}
        text={face === null ? '' : face.convoy !== null ? '⛵' : face.squadrons}
      />
    </g>
  );
}

/** A scout: its kind by a letter, once it is known. */
export const ScoutMark = ({
  colour,
  letter,
}: {
  readonly colour: string;
  readonly letter: string;
}): ReactNode => (
  <>
    <circle r={8.5} style={{ fill: colour }} />
    <text y={4.6} textAnchor="middle">
      {letter}
    </text>
  </>
);

/** Where it stands, or where it is on its way while that is told. */
function poseOf(
  sheet: Sheet,
  token: Token,
  standing: Spot,
  unit: number,
  telling: ChartTelling | null,
): Spot {
  const leg = telling?.legs?.get(token.id);
  if (leg === undefined) return standing;
  return pointBetween(aloneAt(sheet, leg.from, unit), aloneAt(sheet, leg.to, unit), telling!.t);
}

/** The one in hand lies uppermost. */
const uppermost = (tokens: readonly Token[], chosen: string | null): readonly Token[] =>
  tokens.toSorted((a, b) => Number(a.id === chosen) - Number(b.id === chosen));

function Count({ fan, at }: { readonly fan: Fan; readonly at: Spot }): ReactNode {
  return (
    <g className="st-fan-count" transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <circle r={9} />
      <text y={4.2} textAnchor="middle">
        {fan.tokens.length}
      </text>
    </g>
  );
}

export const Flags = memo(function Flags({
  view,
  fans,
  sheet,
  chosen,
  eye,
  telling,
  names,
}: {
  readonly view: View;
  readonly fans: readonly Fan[];
  readonly sheet: Sheet;
  readonly chosen: string | null;
  readonly eye: Eye;
  readonly telling: ChartTelling | null;
  readonly names: ChartNames['flags'];
}): ReactNode {
  const { unit } = eye;
  const feet = useMemo(() => footings(fans, sheet, unit), [fans, sheet, unit]);
  const legs = telling?.legs;
  const standing = ({ tokens: all }: Fan): boolean => !all.some(({ id }) => legs?.has(id) === true);
  return (
    <g className="st-flags" {...DECOR}>
      {fans.map((fan) =>
        uppermost(fan.tokens, chosen).map((token) => {
          const { x, y } = poseOf(sheet, token, feet.get(token.id)!, unit, telling);
          return (
            <g
              key={`${fan.key}/${token.id}`}
              className="st-token"
              data-chosen={token.id === chosen || undefined}
              data-shadowed={token.shadow !== null || undefined}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${unit.toFixed(3)})`}
            >
              <Flag view={view} token={token} turning={telling?.turning === token.id} />
            </g>
          );
        }),
      )}
      <g transform={`scale(${unit.toFixed(4)})`}>
        {fans.filter(standing).map((fan) => {
          const { right, top } = boxOfFan(fan, sheet, unit);
          const name = names.get(fan.key);
          return (
            <g key={fan.key}>
              {name !== undefined && (
                <text className="lettering st-token-name" y={name.at.y} textAnchor="middle">
                  {name.lines.map((line, index) => (
                    <tspan key={line} x={name.at.x} dy={index === 0 ? 0 : nameLine()}>
                      {line}
                    </tspan>
                  ))}
                </text>
              )}
              {fan.counted && <Count fan={fan} at={{ x: right, y: top + 2 }} />}
            </g>
          );
        })}
      </g>
      {view.markers.map((marker: Marker, index) => {
        const { x, y } = pointOf(sheet, marker.at);
        return (
          <g
            key={marker.id}
            className="st-marker"
            transform={`translate(${(x + (14 + (index % 3) * 9) * unit).toFixed(1)} ${(y + 15 * unit).toFixed(1)}) scale(${unit.toFixed(3)})`}
          >
            <ScoutMark colour={marksOf(view, marker.side).colour} letter={marker.class?.[0] ?? '?'} />
          </g>
        );
      })}
    </g>
  );
});
