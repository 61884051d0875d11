/** Spaces as roundels, Straits deeper, Ports as anchors with their owner's flag, Sea Zones as cartouches. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { marksOf } from '../look/side-mark.ts';
import type { OnSheet } from './eye.ts';
import { zoneBox } from './names.ts';
import { pointOf } from './projection.ts';
import type { Lettered } from './use-names.ts';

const ANCHOR = 'M0 -9V7M-4.5 -5.5H4.5M-7.5 2C-6.5 6.5 -3 8 0 8C3 8 6.5 6.5 7.5 2';

interface PlaceMarkProps {
  readonly kind: 'space' | 'strait' | 'minor' | 'key';
  /** Whose a Port is; none where it is neutral. */
  readonly colour?: string | undefined;
}

/** A Space as a roundel, a Port as an anchor. */
export const PlaceMark = ({ kind, colour }: PlaceMarkProps): ReactNode =>
  kind === 'space' || kind === 'strait' ? (
    <circle className="st-roundel" r={kind === 'strait' ? 11 : 8} />
  ) : (
    <>
      <circle
        className="st-port"
        r={kind === 'key' ? 13 : 10}
        style={{ fill: colour }}
        data-neutral={colour === undefined || undefined}
      />
      <path className="st-anchor" d={ANCHOR} transform={kind === 'key' ? undefined : 'scale(0.78)'} />
    </>
  );

export const Places = memo(function Places({
  view,
  sheet,
  eye,
  names,
}: OnSheet & { readonly view: View; readonly names: Lettered }): ReactNode {
  const { module, ports } = theatreOf(view);
  const within = view.scenario.only?.map;
  return (
    <g className="st-places" {...DECOR}>
      {module.zones.map(({ id, name }) => {
        const { x, y } = pointOf(sheet, id);
        const { width, height } = zoneBox(name, eye, names.has(id));
        return (
          <g
            key={id}
            className="st-zone"
            data-out={(within !== undefined && !within.includes(id)) || undefined}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${eye.unit.toFixed(3)})`}
          >
            <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={7} />
            {(eye.near || names.has(id)) && (
              <text y={eye.near ? -4 : 4} textAnchor="middle" data-far={!eye.near || undefined}>
                {name}
              </text>
            )}
            {eye.near && (
              <>
                <text className="st-zone-box" x={-36} y={14} textAnchor="middle">
                  in
                </text>
                <text className="st-zone-box" x={36} y={14} textAnchor="middle">
                  out
                </text>
              </>
            )}
          </g>
        );
      })}
      {module.spaces.map(({ id, kind }) => {
        if (kind === 'small') return null;
        const { x, y } = pointOf(sheet, id);
        const port = ports.get(id);
        const side = view.ports[id]?.side ?? null;
        const out = within !== undefined && !within.includes(id);
        const unit = eye.unit * (port?.kind === 'key' ? 1 : eye.lesser);
        return (
          <g
            key={id}
            className="st-space"
            data-kind={kind}
            data-out={out || undefined}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${unit.toFixed(3)})`}
          >
            <PlaceMark
              kind={port === undefined ? (kind === 'strait' ? 'strait' : 'space') : port.kind}
              colour={side === null ? undefined : marksOf(view, side).colour}
            />
          </g>
        );
      })}
      <g transform={`scale(${eye.unit.toFixed(4)})`}>
        {module.spaces.map(({ id, kind, name }) => {
          const at = names.get(id);
          return (
            at !== undefined && (
              <text
                key={id}
                className="lettering st-place-name"
                data-great={ports.get(id)?.kind === 'key' || undefined}
                data-open={(kind !== 'port' && kind !== 'strait') || undefined}
                data-out={(within !== undefined && !within.includes(id)) || undefined}
                x={at.x.toFixed(1)}
                y={at.y.toFixed(1)}
                textAnchor="middle"
              >
                {name}
              </text>
            )
          );
        })}
      </g>
    </g>
  );
});
