/** 9.1: every squadron at sea comes home; the proposal is the nearest port of one's own with room. */

import { PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { isPortId, PORTS } from '../../data/ports.ts';
import { areaOfMarker, isFriendly, mayEnter } from '../../rules/chart/chart.ts';
import { returnAsk } from '../../rules/ports/return.ts';
import type { PortId, Token } from '../../rules/world/squadron.ts';
import { AnswerFrame } from '../look/answer-frame.tsx';
import type { PanelProps } from '../look/types.ts';
import { areaName, portName } from '../look/words.ts';
import { PLACE_WORDS, RETURN_WORDS as WORDS } from './panel-words.ts';
import { SquadronRow } from './squadron-row.tsx';

export function ReturnPanel(panel: PanelProps<'return'>): ReactNode {
  const { view, ask, given, readOnly, mark } = panel;
  const side = view.side ?? view.turn.side;
  const proposal = useMemo(() => {
    for (const choice of returnAsk.choices(view, ask)) return choice;
    return { ports: [] };
  }, [view, ask]);
  const [ports, setPorts] = useDrafted<ReadonlyMap<Token, string>>(
    `${ask.id} ports`,
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
  const [chosen, setChosen] = useDrafted<Token | null>(
    `${ask.id} chosen`,
    squadrons[0]?.marker.token ?? null,
  );
  const current = squadrons.find(({ marker }) => marker.token === chosen);
  const answer = { ports: [...ports].map(([token, port]) => ({ token, port })) };
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
      ports: new Map(open.map((id) => [id, home === id ? WORDS.home : ''])),
      tokens: new Map(squadrons.map(({ marker }) => [marker.token, portName(ports.get(marker.token) ?? '')])),
      chosenToken: current.marker.token,
      path: [areaOfMarker(current.marker)],
      inSight: [areaOfMarker(current.marker), ...(home !== undefined && isPortId(home) ? [home] : [])],
      ...(home !== undefined && isPortId(home) ? { pathEnd: home } : {}),
      onPort: (port: PortId) => setPorts((was) => new Map(was).set(current.marker.token, port)),
      onToken: (token: Token) => setChosen(token),
    });
    return () => mark(null);
  }, [mark, open, ports, squadrons, current, readOnly, setPorts, setChosen]);

  return (
    <AnswerFrame panel={panel} title={WORDS.title} answer={answer} confirm={WORDS.confirm(squadrons.length)}>
      <p className="ask-says">{WORDS.says}</p>
      <div className="ask-rows" role="group" aria-label={WORDS.atSea}>
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
        <PickField
          label={PLACE_WORDS.port}
          value={ports.get(current.marker.token) ?? ''}
          options={open.map((id) => ({
            value: id,
            words: isFriendly(view, side, id) ? portName(id) : WORDS.neutral(portName(id)),
          }))}
          disabled={readOnly}
          onPick={(value) => setPorts(new Map(ports).set(current.marker.token, value))}
        />
      )}
    </AnswerFrame>
  );
}
