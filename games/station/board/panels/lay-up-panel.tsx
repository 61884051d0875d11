/** Laying up: Squadrons at anchor that go into ordinary, to be repaired. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useState } from 'react';
import { check } from '../../rules/answers.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import { stateOf, topOf } from '../../rules/world/formations.ts';
import { SquadronLine } from '../desk/fleet-display.tsx';
import type { PanelProps } from '../look/types.ts';
import { formationName, placeName } from '../look/words.ts';

export function LayUpPanel({ view, ask, given, readOnly, give }: PanelProps<'lay-up'>): ReactNode {
  const forces = ownForces(view);
  const [squadrons, setSquadrons] = useState<readonly string[]>(given?.squadrons ?? []);
  const able = Object.values(forces.squadrons).filter((one) => stateOf(forces, one) === 'FittingOut');
  const answer = { squadrons: [...squadrons] };
  return (
    <AskFrame
      title="Laying up"
      rule={ask.rule}
      kind={ask.kind}
      fault={check(view, ask, answer)}
      confirm={squadrons.length === 0 ? 'Lay up nothing' : 'Lay them up'}
      readOnly={readOnly}
      onConfirm={() => give(answer)}
    >
      <p className="st-says">In ordinary a Squadron can be repaired, and can do nothing else.</p>
      <ul className="st-rows">
        {able.map((squadron) => {
          const where = squadron.port?.at ?? topOf(forces, squadron.formation!).place.at;
          return (
            <li key={squadron.id} className="st-yard">
              <ul>
                <SquadronLine view={view} squadron={squadron} />
              </ul>
              <label className="st-check">
                <input
                  type="checkbox"
                  checked={squadrons.includes(squadron.id)}
                  onChange={() =>
                    setSquadrons(
                      squadrons.includes(squadron.id)
                        ? squadrons.filter((id) => id !== squadron.id)
                        : [...squadrons, squadron.id],
                    )
                  }
                />
                {placeName(view, where)}
                {squadron.formation === null ? '' : `, ${formationName(view, squadron.formation)}`}
              </label>
            </li>
          );
        })}
      </ul>
    </AskFrame>
  );
}
