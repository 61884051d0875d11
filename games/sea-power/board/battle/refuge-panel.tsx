/** 7.31/2: ships that must leave a battle and have several ports as near as one another. */

import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { SelectOptions } from '@weathergage/web/toolkit/select-options.tsx';
import type { ReactNode } from 'react';
import { portOf } from '../../data/ports.ts';
import type { PortId } from '../../rules/world/squadron.ts';
import { warOf } from '../../rules/world/war.ts';
import { ShipChip } from '../display/chips.tsx';
import { firstChoice } from '../display/first-choice.ts';
import type { PanelProps } from '../look/types.ts';
import { areaName, portName, shipName } from '../look/words.ts';
import './panels.css';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { GAUGE_WORDS as WORDS } from './battle-words.ts';

export function RefugePanel(panel: PanelProps<'refuge'>): ReactNode {
  const { view, ask, given, readOnly } = panel;
  const [ports, setPorts] = useDrafted<ReadonlyMap<string, string>>(
    `${ask.id} ports`,
    () => new Map((given ?? firstChoice(view, ask))?.ports.map(({ ship, port }) => [ship, port]) ?? []),
  );
  const answer = {
    ports: ask.ships.map(({ ship, ports: open }) => ({ ship, port: ports.get(ship) ?? open[0]! })),
  };
  const marks = [...(view.battle?.lines?.english ?? []), ...(view.battle?.lines?.european ?? [])];
  const damageOf = (ship: string): number => marks.find((one) => one.ship === ship)?.damage ?? 0;
  const all = [...new Set(ask.ships.flatMap(({ ports: open }) => open))];
  /** What the yard of a port will have to do, if it takes these ships. */
  const work = (port: PortId): number =>
    answer.ports.reduce((sum, each) => sum + (each.port === port ? damageOf(each.ship) : 0), 0);
  return (
    <AnswerFrame
      panel={panel}
      title={WORDS.refuge(areaName(ask.area))}
      answer={answer}
      confirm={WORDS.makeForPort}
    >
      <p className="ask-says">{WORDS.refugeSays}</p>
      <div className="spd-tools">
        {all.map((port) => (
          <Button
            key={port}
            className="spd-small"
            disabled={readOnly}
            onClick={() =>
              setPorts(
                new Map(
                  ask.ships.map(({ ship, ports: open }) => [ship, open.includes(port) ? port : open[0]!]),
                ),
              )
            }
          >
            {WORDS.allTo(portName(port), work(port), portOf(port).number)}
          </Button>
        ))}
      </div>
      <ul className="spb-order">
        {ask.ships.map(({ ship, ports: open }) => (
          <li key={ship}>
            <ShipChip ship={ship} war={warOf(view)} damage={damageOf(ship)}>
              <label className="spb-port">
                <span className="spb-hidden">{WORDS.portFor(shipName(ship))}</span>
                <select
                  value={ports.get(ship) ?? open[0]}
                  disabled={readOnly}
                  onChange={(event) => setPorts(new Map(ports).set(ship, event.target.value))}
                >
                  <SelectOptions of={open} words={portName} />
                </select>
              </label>
            </ShipChip>
          </li>
        ))}
      </ul>
    </AnswerFrame>
  );
}
