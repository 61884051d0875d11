/** The roster builder: designs of one's own, and two fleets within a budget that can be set on a table. */
import { Button, Dialog } from '@weathergage/web/toolkit/controls.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import { NumberField } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { WorkshopProps } from '@weathergage/web/toolkit/workshop.ts';
import { type ReactNode, useState } from 'react';
import { type Design, fleetFlaws } from '../../data/build.ts';
import { meetingScenario } from '../../data/meeting.ts';
import { type RosterShip, roster } from '../../data/roster.ts';
import type { Scenario } from '../../rules/scenario/scenario.ts';
import { Designer } from './designer.tsx';
import { enlist, type Fleets, fillRest, type Kept, withCompany } from './edits/designs.ts';
import { shipWords } from './edits/flaw-place.ts';
import { FLEETS_DRAFT, writeFleets } from './edits/fleets-kept.ts';
import { FleetList } from './fleet-list.tsx';
import { ShipPicker } from './leaves/ship-picker.tsx';
import { WindPicker } from './leaves/table-leaf.tsx';

interface RosterBenchProps {
  readonly means: WorkshopProps;
  readonly kept: readonly Kept[];
  readonly design: Design;
  readonly fleets: Fleets;
  onDesign(design: Design): void;
  onFleets(fleets: Fleets): void;
  /** The drafts have changed. */
  onKept(): void;
  onMeeting(scenario: Scenario): void;
}

function KeptDesigns({
  kept,
  onOpen,
  onRemove,
}: {
  readonly kept: readonly Kept[];
  onOpen(design: Design): void;
  onRemove(draft: string): void;
}): ReactNode {
  if (kept.length === 0) return null;
  return (
    <section aria-label="Your designs" className="tw-kept">
      <h2>Your designs</h2>
      <ul className="ws-ships">
        {kept.map(({ draft, design, ship }) => (
          <li key={draft}>
            <span>
              <strong>{ship.name}</strong>
              <small>
                {ship.nation} · {capital(shipWords(ship))} · {ship.armament}
              </small>
            </span>
            <Button aria-label={`Alter ${ship.name}`} onClick={() => onOpen(design)}>
              Alter
            </Button>
            <Button look="quiet" aria-label={`Throw away ${ship.name}`} onClick={() => onRemove(draft)}>
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RosterBench(props: RosterBenchProps): ReactNode {
  const { means, kept, design, fleets, onDesign, onFleets, onKept, onMeeting } = props;
  const [adding, setAdding] = useState<0 | 1 | null>(null);
  const [said, setSaid] = useState('');
  const [fleetsSaid, setFleetsSaid] = useState('');
  const [toward, setToward] = useState(1800);
  const own = kept.map(({ ship }) => ship);
  const { budget, companies } = fleets;
  const ready = companies.every((fleet) => fleetFlaws(fleet, budget).length === 0);
  const save = (made: Design, ship: RosterShip): void => {
    const trouble = means.drafts.save({
      id: `design-${ship.id}`,
      kind: 'roster',
      title: made.name,
      content: made,
    });
    setSaid(trouble ?? `${made.name} is in your roster.`);
    if (trouble === null) onKept();
  };
  const saveFleets = (): void => {
    const content = writeFleets(fleets);
    const trouble = means.drafts.save({ id: FLEETS_DRAFT, kind: 'roster', title: 'Fleets', content });
    setFleetsSaid(trouble ?? 'Both fleets are saved in this browser.');
  };
  return (
    <div className="tw-yard">
      <Designer
        design={design}
        said={said}
        onChange={(next) => {
          setSaid('');
          onDesign(next);
        }}
        onSave={save}
      />
      <KeptDesigns
        kept={kept}
        onOpen={onDesign}
        onRemove={(draft) => {
          means.drafts.remove(draft);
          onKept();
        }}
      />
      <section className="tw-fleets" aria-label="Fleets by points">
        <header>
          <h2>Fleets by points</h2>
          <NumberField
            label="Points a side"
            value={budget}
            least={10}
            most={1500}
            testId="fleet-budget"
            onChange={(points) => onFleets({ ...fleets, budget: Math.round(points) })}
          />
        </header>
        <div className="tw-fleet-pair">
          {([0, 1] as const).map((side) => (
            <FleetList
              key={side}
              side={side}
              fleet={companies[side]}
              budget={budget}
              onChange={(fleet) => onFleets(withCompany(fleets, side, fleet))}
              onAdd={() => setAdding(side)}
              onFill={() =>
                onFleets(withCompany(fleets, side, fillRest(companies[side], [...own, ...roster], budget)))
              }
            />
          ))}
        </div>
        <div className="tw-meet">
          <WindPicker toward={toward} onChange={setToward} />
          <Button
            look="brass"
            disabled={!ready}
            data-testid="fleets-meet"
            onClick={() =>
              onMeeting(
                meetingScenario({
                  title: `${companies[0].name} against ${companies[1].name}`.slice(0, 80),
                  fleets: companies,
                  windToward: toward,
                  turnLimit: 15,
                }),
              )
            }
          >
            Set them on a table
          </Button>
          <Button data-testid="fleets-save" onClick={saveFleets}>
            Save both fleets
          </Button>
          <span role="status">{fleetsSaid}</span>
          {!ready && (
            <p className="ws-soft">Both fleets want at least one ship and no more than their points.</p>
          )}
        </div>
      </section>
      <Dialog open={adding !== null} title="A ship for the fleet" onClose={() => setAdding(null)} wide>
        {adding !== null && (
          <ShipPicker
            own={own}
            nation={companies[adding].nation}
            taken={
              new Set(companies[adding].ships.filter((ship) => roster.includes(ship)).map(({ id }) => id))
            }
            onPick={(ship) =>
              onFleets(withCompany(fleets, adding, enlist(companies[adding], ship, own.includes(ship))))
            }
          />
        )}
      </Dialog>
    </div>
  );
}
