/** Which battle is next (4.0/12), which ports are attacked and which stands the attack (6.23). */

import { Check, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Pill, Row, Rows } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';

import { type ReactNode, useCallback, useEffect } from 'react';
import { captureOdds } from '../../rules/battle/odds.ts';
import { markersAtSea } from '../../rules/chart/chart.ts';
import { canStorm, portsToTake } from '../../rules/ports/assault.ts';
import type { AreaId, PortId } from '../../rules/world/squadron.ts';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { percent } from '../look/search-odds.ts';
import type { PanelProps } from '../look/types.ts';
import { areaName, portName, squadronOfToken, strengthOf, tokenName } from '../look/words.ts';
import { COMBAT_WORDS as WORDS } from './panel-words.ts';
import { useAreaChoice, useMarkedAreas } from './use-marked-areas.ts';

export function BattleOrderPanel(panel: PanelProps<'battle-order'>): ReactNode {
  const { view, ask } = panel;
  const [area, setArea] = useAreaChoice(panel, ask.areas, ask.areas[0] ?? null, WORDS.mark);
  return (
    <AnswerFrame
      panel={panel}
      title={WORDS.next}
      answer={area === null ? null : { area }}
      confirm={WORDS.fightIn(area ?? '')}
    >
      <p className="ask-says">{WORDS.order}</p>
      <Rows label={WORDS.battles}>
        {ask.areas.map((id) => (
          <Row key={id} chosen={id === area} onClick={() => setArea(id)}>
            <strong>{areaName(id)}</strong>
            <small>
              {WORDS.against(
                view.markers
                  .filter(({ at }) => 'area' in at && at.area === id)
                  .map(({ token }) => tokenName(view, token)),
              )}
            </small>
          </Row>
        ))}
      </Rows>
    </AnswerFrame>
  );
}

export function AssaultPanel(panel: PanelProps<'assault'>): ReactNode {
  const { view, ask, given, readOnly } = panel;
  const side = view.side ?? view.turn.side;
  const [areas, setAreas] = useDrafted<readonly string[]>(
    `${ask.id} areas`,
    given?.areas ?? ask.areas.filter((area) => canStorm(view, side, area)),
  );
  const answer = { areas: [...areas] };
  const wordOf = useCallback((id: AreaId) => WORDS.attacked(areas.includes(id)), [areas]);
  const toggle = useCallback((id: AreaId) => setAreas((was) => toggled(was, id)), [setAreas]);
  useMarkedAreas(panel, ask.areas, wordOf, toggle);
  return (
    <AnswerFrame panel={panel} title={WORDS.assault} answer={answer} confirm={WORDS.attack(areas.length)}>
      <p className="ask-says">{WORDS.assaultSays}</p>
      {ask.areas.map((area) => {
        const [marker] = markersAtSea(view, area, side);
        const squadron = marker === undefined ? null : squadronOfToken(view, marker.token);
        const can = canStorm(view, side, area);
        const rating = squadron === null ? 0 : strengthOf(view, squadron).rating;
        return (
          <Check
            key={area}
            checked={areas.includes(area)}
            disabled={readOnly || !can}
            onChange={() => setAreas(toggled(areas, area))}
          >
            <span>
              <b>{areaName(area)}</b>{' '}
              {can ? (
                portsToTake(view, side, area)
                  .map((port) => `${portName(port)} ${percent(captureOdds(rating, port))}`)
                  .join(', ')
              ) : (
                <>
                  {WORDS.tooWeak} <RuleLink rule="6.23/1" />
                </>
              )}
            </span>
          </Check>
        );
      })}
    </AnswerFrame>
  );
}

export function DefendPanel(panel: PanelProps<'defend'>): ReactNode {
  const { ask, given, readOnly, mark } = panel;
  const [ports, setPorts] = useDrafted<ReadonlyMap<string, string>>(
    `${ask.id} ports`,
    () =>
      new Map(
        given?.ports.map(({ area, port }) => [area, port]) ??
          ask.areas.map(({ area, ports: open }) => [area, strongest(open)]),
      ),
  );
  const answer = { ports: [...ports].map(([area, port]) => ({ area, port })) };
  useEffect(() => {
    const open = ask.areas.flatMap(({ area, ports: each }) => each.map((port) => [port, area] as const));
    mark({
      ports: new Map(open.map(([port, area]) => [port, ports.get(area) === port ? WORDS.stands : ''])),
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
  }, [mark, ask, ports, readOnly, setPorts]);
  return (
    <AnswerFrame panel={panel} title={WORDS.defend} answer={answer} confirm={WORDS.standTo}>
      <p className="ask-says">{WORDS.defendSays}</p>
      {ask.areas.map(({ area, ports: open }) => (
        <fieldset key={area} className="ask-pills">
          <legend>{areaName(area)}</legend>
          {open.map((port) => (
            <Pill
              key={port}
              chosen={ports.get(area) === port}
              disabled={readOnly}
              onClick={() => setPorts(new Map(ports).set(area, port))}
            >
              {portName(port)}
            </Pill>
          ))}
        </fieldset>
      ))}
    </AnswerFrame>
  );
}

/** The port that is hardest to take, against any leader. */
const strongest = (ports: readonly PortId[]): PortId =>
  ports.reduce((best, port) => (captureOdds(3, port) < captureOdds(3, best) ? port : best));
