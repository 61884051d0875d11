/** Dockyards: which Squadrons come out of ordinary, which have the repair rolls, which ships are hulked. */

import { Check, NumberField, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import type { ReactNode } from 'react';
import { ownForces } from '../../rules/umpire/phase.ts';
import { lyingAt } from '../../rules/world/formations.ts';
import { rollsAt } from '../../rules/yards/dockyard.ts';
import { SquadronLine } from '../desk/fleet-display.tsx';
import type { PanelProps } from '../look/types.ts';
import { count, placeName, squadronName } from '../look/words.ts';
import { AnswerFrame } from './answer-frame.tsx';
import { useAnswer } from './use-answer.ts';

export function DockyardPanel(panel: PanelProps<'dockyard'>): ReactNode {
  const { view } = panel;
  const side = view.side!;
  const forces = ownForces(view);
  // What the yards would do by themselves: the worst damaged first.
  const [answer, setAnswer] = useAnswer(panel);
  const ports = [
    ...new Set(
      Object.values(forces.squadrons).flatMap(({ port }) => (port?.state === 'InOrdinary' ? [port.at] : [])),
    ),
  ];
  const repairsAt = (port: string): readonly string[] =>
    answer.repair.find((one) => one.port === port)?.squadrons ?? [];
  const setRepairs = (port: string, squadrons: string[]): void =>
    setAnswer({
      ...answer,
      repair: [
        ...answer.repair.filter((one) => one.port !== port),
        ...(squadrons.length === 0 ? [] : [{ port, squadrons }]),
      ],
    });
  return (
    <AnswerFrame panel={panel} title="Dockyards" answer={answer} confirm="Set the yards to work">
      {ports.length === 0 && <p className="ask-says">None of your Squadrons is in ordinary.</p>}
      {ports.map((port) => (
        <section key={port}>
          <h3 className="st-port-head">
            {placeName(view, port)} <small>{count(rollsAt(view, side, port), 'repair roll')}</small>
          </h3>
          <ul className="ask-rows">
            {lyingAt(forces, port, 'InOrdinary').map((squadron) => (
              <li key={squadron.id} className="st-yard">
                <ul>
                  <SquadronLine view={view} squadron={squadron} />
                </ul>
                <Check
                  checked={repairsAt(port).includes(squadron.id)}
                  data-testid={`repair-${squadron.id}`}
                  onChange={() => {
                    setAnswer({ ...answer, back: answer.back.filter((one) => one !== squadron.id) });
                    setRepairs(port, toggled(repairsAt(port), squadron.id));
                  }}
                >
                  Repair
                </Check>
                <Check
                  aria-label={`${squadronName(view, squadron.id)} out of ordinary`}
                  checked={answer.back.includes(squadron.id)}
                  data-testid={`fit-out-${squadron.id}`}
                  onChange={() =>
                    setAnswer({
                      ...answer,
                      back: toggled(answer.back, squadron.id),
                      repair: answer.repair.map((one) => ({
                        ...one,
                        squadrons: one.squadrons.filter((id) => id !== squadron.id),
                      })),
                    })
                  }
                >
                  Fit out
                </Check>
                <Check
                  checked={answer.hulk.some((one) => one.squadron === squadron.id)}
                  onChange={() =>
                    setAnswer({
                      ...answer,
                      hulk: answer.hulk.some((one) => one.squadron === squadron.id)
                        ? answer.hulk.filter((one) => one.squadron !== squadron.id)
                        : [...answer.hulk, { squadron: squadron.id, sail: 1 }],
                    })
                  }
                >
                  Hulk one ship
                </Check>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {ports.length > 0 && (
        <NumberField
          label="Prestige spent on three more rolls each"
          value={answer.prestige}
          most={view.prestige[side] ?? 0}
          onChange={(prestige) => setAnswer({ ...answer, prestige })}
        />
      )}
    </AnswerFrame>
  );
}
