/** Laying up: Squadrons at anchor that go into ordinary, to be repaired. */

import { Check, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import type { ReactNode } from 'react';
import { ownForces } from '../../rules/umpire/phase.ts';
import { stateOf, topOf } from '../../rules/world/formations.ts';
import { SquadronLine } from '../desk/fleet-display.tsx';
import type { PanelProps } from '../look/types.ts';
import { formationName, placeName } from '../look/words.ts';
import { AnswerFrame } from './answer-frame.tsx';

export function LayUpPanel(panel: PanelProps<'lay-up'>): ReactNode {
  const { view, ask, given } = panel;
  const forces = ownForces(view);
  const [squadrons, setSquadrons] = useDrafted<readonly string[]>(
    `${ask.id} squadrons`,
    given?.squadrons ?? [],
  );
  const able = Object.values(forces.squadrons).filter((one) => stateOf(forces, one) === 'FittingOut');
  const answer = { squadrons: [...squadrons] };
  return (
    <AnswerFrame
      panel={panel}
      title="Laying up"
      answer={answer}
      confirm={squadrons.length === 0 ? 'Lay up nothing' : 'Lay them up'}
    >
      <p className="ask-says">
        In ordinary a Squadron can be repaired, and can do nothing else: it leaves its Flotilla, and the yards
        mend it from next Turn on.
      </p>
      <ul className="ask-rows">
        {able.map((squadron) => {
          const where = squadron.port?.at ?? topOf(forces, squadron.formation!).place.at;
          return (
            <li key={squadron.id} className="st-yard">
              <ul>
                <SquadronLine view={view} squadron={squadron} />
              </ul>
              <Check
                checked={squadrons.includes(squadron.id)}
                data-testid={`lay-up-${squadron.id}`}
                onChange={() => setSquadrons(toggled(squadrons, squadron.id))}
              >
                {placeName(view, where)}
                {squadron.formation === null ? '' : `, ${formationName(view, squadron.formation)}`}
              </Check>
            </li>
          );
        })}
      </ul>
    </AnswerFrame>
  );
}
