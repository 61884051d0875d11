/** 3.7/5: squadrons come to their ports one at a time. */

import { PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';

import { type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { proposedPlace, proposedPort } from '../../attention/stations.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { PortId, SquadronId } from '../../rules/world/squadron.ts';
import { placeAsk } from '../../rules/year/place.ts';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { SideFlag } from '../look/side-mark.tsx';
import type { PanelProps } from '../look/types.ts';
import { portName, squadronName } from '../look/words.ts';
import { AutopilotContext } from './autopilot.ts';
import { PLACE_WORDS as WORDS } from './panel-words.ts';
import { SquadronRow } from './squadron-row.tsx';

export function PlacePanel(panel: PanelProps<'place'>): ReactNode {
  const { view, ask, given, readOnly, mark } = panel;
  const autopilot = useContext(AutopilotContext);
  const choices = useMemo(() => [...placeAsk.choices(view, ask)], [view, ask]);
  const proposal = useMemo(() => given ?? proposedPlace(view, ask), [given, view, ask]);
  const [squadron, setSquadron] = useDrafted(`${ask.id} squadron`, proposal?.squadron ?? '');
  const [port, setPort] = useDrafted<string | null>(`${ask.id} port`, proposal?.port ?? null);
  const side = view.turn.side;
  const forces = view.forces[side];
  const inHand = forces?.squadrons.filter(({ id }) => forces.mustered.includes(id)) ?? [];
  const portsOf = useCallback(
    (id: SquadronId): PortId[] =>
      choices.filter((choice) => choice.squadron === id).map((choice) => choice.port as PortId),
    [choices],
  );
  const ports = useMemo(() => portsOf(squadron), [portsOf, squadron]);
  const answer: AnswerTo<'place'> | null = port === null ? null : { squadron, port };

  useEffect(() => {
    if (readOnly) return;
    mark({
      ports: new Map(ports.map((id) => [id, id === port ? squadronName(squadron) : ''])),
      onPort: setPort,
    });
    return () => mark(null);
  }, [mark, ports, port, squadron, readOnly, setPort]);

  const auto = autopilot.on.has('place');
  return (
    <AnswerFrame
      panel={panel}
      title={WORDS.title}
      answer={answer}
      confirm={WORDS.confirm(squadronName(squadron), portName(port ?? ''))}
      extra={
        <Button
          look={auto ? 'danger' : 'plain'}
          disabled={readOnly}
          data-testid="place-rest"
          onClick={() => autopilot.set('place', !auto)}
        >
          {WORDS.rest(auto)}
        </Button>
      }
    >
      <p className="ask-says">
        <SideFlag side={side} /> {WORDS.says(inHand.length)}
      </p>
      <div className="ask-rows" role="group" aria-label={WORDS.inHand}>
        {inHand.map((each) => (
          <SquadronRow
            key={each.id}
            view={view}
            squadron={each}
            where=""
            pressed={each.id === squadron}
            onPress={() => {
              setSquadron(each.id);
              setPort(proposedPort(view, ask, each.id, portsOf(each.id)));
            }}
          />
        ))}
      </div>
      <PickField
        label={WORDS.port}
        value={port ?? ''}
        options={ports.map((id) => ({ value: id, words: portName(id) }))}
        onPick={setPort}
      />
    </AnswerFrame>
  );
}
