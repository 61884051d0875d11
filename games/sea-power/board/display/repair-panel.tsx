/** 9.2: what the yards mend, port by port; the proposal brings as many ships as it can back to full strength. */

import { Meter } from '@weathergage/web/toolkit/board-panel/meter.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';

import { type ReactNode, useMemo } from 'react';
import { type PortId, portOf } from '../../data/ports.ts';
import { choices } from '../../rules/answers.ts';
import { isFriendly } from '../../rules/chart/chart.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { sideOf } from '../../rules/world/phase.ts';
import { warOf } from '../../rules/world/war.ts';
import type { PanelProps } from '../look/types.ts';
import { portName } from '../look/words.ts';
import { type Muster, musterOf, worthOf } from './draft.ts';
import { PointSteps } from './point-steps.tsx';
import './panels.css';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { YARD_WORDS as WORDS } from './display-words.ts';

type Answer = AnswerTo<'repair'>;
const mapOf = ({ repairs }: Answer): ReadonlyMap<string, number> =>
  new Map(repairs.map(({ ship, points }) => [ship, points]));

interface Yard {
  readonly port: PortId;
  readonly ships: readonly string[];
  /** Why nothing is mended here, if nothing is. */
  readonly idle: string | null;
}

/** Damaged ships by the port they lie in, the best ships first. */
function yardsOf(muster: Muster): Yard[] {
  const { view, side, forces } = muster;
  const byPort = new Map<PortId, string[]>();
  for (const [ship, { port, damage }] of Object.entries(forces.ships))
    if (port !== null && damage > 0) byPort.set(port, [...(byPort.get(port) ?? []), ship]);
  return [...byPort].map(([port, ships]) => ({
    port,
    ships: ships.sort((a, b) => worthOf(muster, b) - worthOf(muster, a)),
    idle: isFriendly(view, side, port) ? null : WORDS.notYours,
  }));
}

export function RepairPanel(panel: PanelProps<'repair'>): ReactNode {
  const { view, ask, given, readOnly } = panel;
  const muster = useMemo(() => musterOf(view, sideOf(view, ask.seat)!), [view, ask]);
  const yards = useMemo(() => yardsOf(muster), [muster]);
  const ways = useMemo(() => [...choices(view, ask)] as Answer[], [view, ask]);
  const [points, setPoints] = useDrafted(`${ask.id} points`, () =>
    mapOf(given ?? ways[0] ?? { repairs: [] }),
  );
  const answer: Answer = {
    repairs: [...points].filter(([, each]) => each > 0).map(([ship, each]) => ({ ship, points: each })),
  };
  const sum = answer.repairs.reduce((all, each) => all + each.points, 0);
  return (
    <AnswerFrame panel={panel} title={WORDS.repairs} answer={answer} confirm={WORDS.repair(sum)}>
      {yards.length === 0 && <p className="ask-says">{WORDS.noneHurt}</p>}
      {yards.length > 0 && (
        <div className="spd-tools">
          {WORDS.ways.map(
            (way, index) =>
              ways[index] !== undefined && (
                <Button
                  key={way}
                  className="spd-small"
                  disabled={readOnly}
                  onClick={() => setPoints(mapOf(ways[index]!))}
                >
                  {way}
                </Button>
              ),
          )}
        </div>
      )}
      {yards.map((yard) => {
        const { number } = portOf(yard.port);
        const spent = yard.ships.reduce((all, ship) => all + (points.get(ship) ?? 0), 0);
        return (
          <fieldset key={yard.port} className="spd-nation">
            <legend>
              {portName(yard.port)}
              <small data-over={spent > number || undefined}>
                {yard.idle ?? (
                  <>
                    {WORDS.spent(spent, number)} <Meter share={spent / number} />
                  </>
                )}
              </small>
            </legend>
            <ul className="spd-roll">
              {yard.ships.map((ship) => {
                const { damage } = muster.forces.ships[ship]!;
                const each = points.get(ship) ?? 0;
                return (
                  <li key={ship}>
                    <PointSteps
                      ship={ship}
                      war={warOf(view)}
                      damage={damage - each}
                      points={each}
                      most={yard.idle === null ? Math.min(damage, each + Math.max(0, number - spent)) : 0}
                      readOnly={readOnly}
                      onPoints={(next) => setPoints(new Map(points).set(ship, next))}
                    />
                  </li>
                );
              })}
            </ul>
          </fieldset>
        );
      })}
    </AnswerFrame>
  );
}
