/** Which battle is next (4.0/12), which ports are attacked and which stands the attack (6.23). */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { captureOdds } from '../../rules/battle/odds.ts';
import { markersAtSea } from '../../rules/chart/chart.ts';
import { assaultAsk, canStorm, defendAsk, portsToTake } from '../../rules/ports/assault.ts';
import type { AreaId, PortId } from '../../rules/world/squadron.ts';
import { percent } from '../look/search-odds.ts';
import type { PanelProps } from '../look/types.ts';
import {
  areaName,
  counted,
  listed,
  portName,
  squadronOfToken,
  strengthOf,
  theArea,
  tokenName,
} from '../look/words.ts';

export function BattleOrderPanel({
  view,
  ask,
  given,
  readOnly,
  give,
  mark,
}: PanelProps<'battle-order'>): ReactNode {
  const [area, setArea] = useState<AreaId | null>(
    (given?.area as AreaId | undefined) ?? ask.areas[0] ?? null,
  );
  useEffect(() => {
    mark({
      areas: new Map(ask.areas.map((id) => [id, id === area ? 'next' : ''])),
      ...(readOnly ? {} : { onArea: setArea }),
    });
    return () => mark(null);
  }, [mark, ask, area, readOnly]);
  return (
    <AskFrame
      title="The next battle"
      rule={ask.rule}
      kind={ask.kind}
      readOnly={readOnly}
      {...(area === null ? {} : { confirm: `Fight in ${theArea(area)}`, onConfirm: () => give({ area }) })}
    >
      <p className="sp-says">
        The order matters: ships that leave a battle may not pass through waters that the enemy alone holds.
      </p>
      <div className="sp-rows" role="radiogroup" aria-label="Battles">
        {ask.areas.map((id) => (
          <button
            key={id}
            type="button"
            className="sp-row"
            role="radio"
            aria-checked={id === area}
            onClick={() => setArea(id)}
          >
            <span className="sp-row-words">
              <strong>{areaName(id)}</strong>
              <small>
                {listed(
                  view.markers
                    .filter(({ at }) => 'area' in at && at.area === id)
                    .map(({ token }) => tokenName(view, token)),
                  'against',
                )}
              </small>
            </span>
          </button>
        ))}
      </div>
    </AskFrame>
  );
}

export function AssaultPanel({ view, ask, given, readOnly, give, mark }: PanelProps<'assault'>): ReactNode {
  const side = view.side ?? view.turn.side;
  const [areas, setAreas] = useState<readonly string[]>(
    given?.areas ?? ask.areas.filter((area) => canStorm(view, side, area)),
  );
  const answer = { areas: [...areas] };
  const fault = assaultAsk.check(view, ask, answer);
  useEffect(() => {
    const toggle = (id: AreaId): void =>
      setAreas((was) => (was.includes(id) ? was.filter((each) => each !== id) : [...was, id]));
    mark({
      areas: new Map(ask.areas.map((id) => [id, areas.includes(id) ? 'attack' : 'let be'])),
      ...(readOnly ? {} : { onArea: toggle }),
    });
    return () => mark(null);
  }, [mark, ask, areas, readOnly]);
  return (
    <AskFrame
      title="Attack ports"
      rule={ask.rule}
      kind={ask.kind}
      readOnly={readOnly}
      fault={fault}
      confirm={areas.length === 0 ? 'Attack nothing' : `Attack in ${counted(areas.length, 'area')}`}
      onConfirm={() => give(answer)}
    >
      <p className="sp-says">
        A die and your leader against a die and the port; equal totals leave it as it is. Its owner picks the
        port.
      </p>
      {ask.areas.map((area) => {
        const [marker] = markersAtSea(view, area, side);
        const squadron = marker === undefined ? null : squadronOfToken(view, marker.token);
        const can = canStorm(view, side, area);
        const rating = squadron === null ? 0 : strengthOf(view, squadron).rating;
        return (
          <label key={area} className="sp-check sp-assault">
            <input
              type="checkbox"
              checked={areas.includes(area)}
              disabled={readOnly || !can}
              onChange={(event) =>
                setAreas(event.target.checked ? [...areas, area] : areas.filter((each) => each !== area))
              }
            />
            <span>
              <b>{areaName(area)}</b>{' '}
              {can ? (
                portsToTake(view, side, area)
                  .map((port) => `${portName(port)} ${percent(captureOdds(rating, port))}`)
                  .join(', ')
              ) : (
                <>
                  it takes two ships and a leader <RuleLink rule="6.23/1" />
                </>
              )}
            </span>
          </label>
        );
      })}
    </AskFrame>
  );
}

export function DefendPanel({ view, ask, given, readOnly, give, mark }: PanelProps<'defend'>): ReactNode {
  const [ports, setPorts] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        given?.ports.map(({ area, port }) => [area, port]) ??
          ask.areas.map(({ area, ports: open }) => [area, strongest(open)]),
      ),
  );
  const answer = { ports: [...ports].map(([area, port]) => ({ area, port })) };
  const fault = defendAsk.check(view, ask, answer);
  useEffect(() => {
    const open = ask.areas.flatMap(({ area, ports: each }) => each.map((port) => [port, area] as const));
    mark({
      ports: new Map(open.map(([port, area]) => [port, ports.get(area) === port ? 'stands' : ''])),
      ...(readOnly
        ? {}
        : {
            onPort: (port: PortId) => {
              const area = open.find(([id]) => id === port)?.[1];
              if (area !== undefined) setPorts((was) => new Map(was).set(area, port));
            },
          }),
    });
    return () => mark(null);
  }, [mark, ask, ports, readOnly]);
  return (
    <AskFrame
      title="Ports under attack"
      rule={ask.rule}
      kind={ask.kind}
      readOnly={readOnly}
      fault={fault}
      confirm="Stand to"
      onConfirm={() => give(answer)}
    >
      <p className="sp-says">The enemy attacks one port in each of these areas: you say which.</p>
      {ask.areas.map(({ area, ports: open }) => (
        <fieldset key={area} className="sp-ends">
          <legend>{areaName(area)}</legend>
          {open.map((port) => (
            <button
              key={port}
              type="button"
              role="radio"
              aria-checked={ports.get(area) === port}
              disabled={readOnly}
              onClick={() => setPorts(new Map(ports).set(area, port))}
            >
              {portName(port)}
            </button>
          ))}
        </fieldset>
      ))}
    </AskFrame>
  );
}

/** The port that is hardest to take, against any leader. */
const strongest = (ports: readonly PortId[]): PortId =>
  ports.reduce((best, port) => (captureOdds(3, port) < captureOdds(3, best) ? port : best));
