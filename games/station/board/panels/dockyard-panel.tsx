/** Dockyards: which Squadrons come out of ordinary, which have the repair rolls, which ships are hulked. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useState } from 'react';
import { check, choices } from '../../rules/answers.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { lyingAt } from '../../rules/world/formations.ts';
import { rollsAt } from '../../rules/yards/dockyard.ts';
import { SquadronLine } from '../desk/fleet-display.tsx';
import type { PanelProps } from '../look/types.ts';
import { count, placeName, squadronName } from '../look/words.ts';

type Answer = AnswerTo<'dockyard'>;

const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

export function DockyardPanel({ view, ask, given, readOnly, give }: PanelProps<'dockyard'>): ReactNode {
  const side = view.side!;
  const forces = ownForces(view);
  // What the yards would do by themselves: the worst damaged first.
  const [answer, setAnswer] = useState<Answer>(() => given ?? ([...choices(view, ask)][0] as Answer));
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
  const fault = check(view, ask, answer);
  return (
    <AskFrame
      title="Dockyards"
      rule={ask.rule}
      kind={ask.kind}
      fault={fault}
      confirm="Set the yards to work"
      readOnly={readOnly}
      onConfirm={() => give(answer)}
    >
      {ports.length === 0 && <p className="st-says">None of your Squadrons is in ordinary.</p>}
      {ports.map((port) => (
        <section key={port}>
          <h3 className="st-port-head">
            {placeName(view, port)} <small>{count(rollsAt(view, side, port), 'repair roll')}</small>
          </h3>
          <ul className="st-rows">
            {lyingAt(forces, port, 'InOrdinary').map((squadron) => (
              <li key={squadron.id} className="st-yard">
                <ul>
                  <SquadronLine view={view} squadron={squadron} />
                </ul>
                <label className="st-check">
                  <input
                    type="checkbox"
                    checked={repairsAt(port).includes(squadron.id)}
                    onChange={() => {
                      setAnswer({ ...answer, back: answer.back.filter((one) => one !== squadron.id) });
                      setRepairs(port, toggled(repairsAt(port), squadron.id));
                    }}
                  />
                  Repair
                </label>
                <label className="st-check">
                  <input
                    type="checkbox"
                    aria-label={`${squadronName(view, squadron.id)} out of ordinary`}
                    checked={answer.back.includes(squadron.id)}
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
                  />
                  Fit out
                </label>
                <label className="st-check">
                  <input
                    type="checkbox"
                    checked={answer.hulk.some((one) => one.squadron === squadron.id)}
                    onChange={() =>
                      setAnswer({
                        ...answer,
                        hulk: answer.hulk.some((one) => one.squadron === squadron.id)
                          ? answer.hulk.filter((one) => one.squadron !== squadron.id)
                          : [...answer.hulk, { squadron: squadron.id, sail: 1 }],
                      })
                    }
                  />
                  Hulk one ship
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {ports.length > 0 && (
        <label className="st-field">
          Prestige spent on three more rolls each
          <input
            type="number"
            min={0}
            max={view.prestige[side] ?? 0}
            value={answer.prestige}
            onChange={(event) => setAnswer({ ...answer, prestige: Number(event.target.value) })}
          />
        </label>
      )}
    </AskFrame>
  );
}
