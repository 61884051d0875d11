/** 9.1: every squadron at sea comes home; the proposal is the nearest port of one's own with room. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isPortId, PORTS } from '../../data/ports.ts';
import { areaOfMarker, isFriendly, mayEnter } from '../../rules/chart/chart.ts';
import { returnAsk } from '../../rules/ports/return.ts';
import type { PortId, Token } from '../../rules/world/squadron.ts';
import type { PanelProps } from '../look/types.ts';
import { areaName, portName } from '../look/words.ts';
import { SquadronRow } from './squadron-row.tsx';

export function ReturnPanel({ view, ask, given, readOnly, give, mark }: PanelProps<'return'>): ReactNode {
  const side = view.side ?? view.turn.side;
  const proposal = useMemo(() => {
    for (const choice of returnAsk.choices(view, ask)) return choice;
    return { ports: [] };
  }, [view, ask]);
  const [ports, setPorts] = useState<ReadonlyMap<Token, string>>(
    () => new Map((given ?? proposal).ports.map(({ token, port }) => [token, port])),
  );
  const squadrons = useMemo(
    () =>
      view.forces[side]?.squadrons.flatMap((squadron) => {
        const marker = view.markers.find(({ token, at }) => token === squadron.token && 'area' in at);
        return marker === undefined ? [] : [{ squadron, marker }];
      }) ?? [],
    [view, side],
  );
  const [chosen, setChosen] = useState<Token | null>(squadrons[0]?.marker.token ?? null);
  const current = squadrons.find(({ marker }) => marker.token === chosen);
  const answer = { ports: [...ports].map(([token, port]) => ({ token, port })) };
  const fault = returnAsk.check(view, ask, answer);
  const open = useMemo(
    () =>
      current === undefined
        ? []
        : PORTS.filter(({ id }) => mayEnter(view, side, id, current.marker.fromNeutral)).map(({ id }) => id),
    [view, side, current],
  );

  useEffect(() => {
    if (readOnly || current === undefined) return;
    const home = ports.get(current.marker.token);
    mark({
      ports: new Map(open.map((id) => [id, home === id ? 'home' : ''])),
      tokens: new Map(squadrons.map(({ marker }) => [marker.token, portName(ports.get(marker.token) ?? '')])),
      chosenToken: current.marker.token,
      path: [areaOfMarker(current.marker)],
      ...(home !== undefined && isPortId(home) ? { pathEnd: home } : {}),
      onPort: (port: PortId) => setPorts((was) => new Map(was).set(current.marker.token, port)),
      onToken: (token: Token) => setChosen(token),
    });
    return () => mark(null);
  }, [mark, open, ports, squadrons, current, readOnly]);

  return (
    <AskFrame
      title="Return to port"
      rule={ask.rule}
      kind={ask.kind}
      readOnly={readOnly}
      fault={fault}
      confirm={squadrons.length === 0 ? 'Nobody is at sea' : 'Bring them all home'}
      onConfirm={() => give(answer)}
    >
      <p className="sp-says">
        However far it is. Only your own ports repair; who lies in a neutral one must leave it next year.
        Choose a squadron, then press a port, or drag it there.
      </p>
      <div className="sp-rows" role="group" aria-label="Squadrons at sea">
        {squadrons.map(({ squadron, marker }) => (
          <SquadronRow
            key={marker.token}
            view={view}
            squadron={squadron}
            where={`${areaName(areaOfMarker(marker))} → ${portName(ports.get(marker.token) ?? '')}`}
            pressed={marker.token === chosen}
            onPress={() => setChosen(marker.token)}
          />
        ))}
      </div>
      {current !== undefined && (
        <label className="sp-field">
          Port
          <select
            value={ports.get(current.marker.token) ?? ''}
            disabled={readOnly}
            onChange={(event) => setPorts(new Map(ports).set(current.marker.token, event.target.value))}
          >
            {open.map((id) => (
              <option key={id} value={id}>
                {portName(id)}
                {isFriendly(view, side, id) ? '' : ' (neutral)'}
              </option>
            ))}
          </select>
        </label>
      )}
    </AskFrame>
  );
}
