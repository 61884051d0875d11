/** Everything that can be changed about a ship of the scenario. */
import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import {
  asOptions,
  Choice,
  NumberField,
  ReadField,
  TextField,
  Tick,
  Wrong,
} from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { ReactNode } from 'react';
import { classOf } from '../../../data/classes.ts';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { ANCHORINGS, SHOT } from '../../../rules/sea/advanced-log.ts';
import { NATIONS } from '../../../rules/sea/ship.ts';
import { ANCHORING_WORDS, SAIL_WORDS, SHOT_WORDS } from '../../look/words-advanced.ts';
import { DirectionRose } from '../chart/direction-rose.tsx';
import { type Change, changed, type Edit, type ScenarioShip } from '../edits/chosen.ts';
import { fullLog, shipPoints } from '../edits/designs.ts';
import { removeChosen, setLog, setQuality, setShip } from '../edits/edit-ships.ts';
import { assignShips, changeSide, setSquadron } from '../edits/edit-sides.ts';
import { readHexes } from '../edits/hex-sets.ts';
import { classWordsOf } from '../edits/words.ts';
import { CrewChoice } from './crew-choice.tsx';
import { LogEditor } from './log-editor.tsx';

interface ShipCardProps {
  readonly ship: ScenarioShip;
  readonly scenario: Scenario;
  edit(change: Edit, stroke?: string): void;
}

/** One hex as it is typed. */
export const readHex = (text: string): string | null => {
  const hexes = readHexes(text);
  return hexes?.length === 1 ? hexes[0]! : null;
};

const NONE = '';

function Belonging({ ship, scenario, edit }: ShipCardProps): ReactNode {
  const { id } = ship;
  const path = `/ships/${scenario.ships.indexOf(ship)}`;
  const side = scenario.sides.find((each) => each.id === ship.side);
  const squadrons = side?.squadrons ?? [];
  const squadron = squadrons.find((each) => each.id === ship.squadron);
  return (
    <>
      <div className="ws-pair">
        <Choice
          label="Side"
          path={`${path}/side`}
          value={ship.side}
          options={scenario.sides.map((each) => ({ value: each.id, label: each.name }))}
          onChange={(next) => edit(changeSide(id, next))}
        />
        {squadrons.length > 0 && (
          <Choice
            label="Squadron"
            path={`${path}/squadron`}
            value={squadron === undefined ? NONE : squadron.id}
            options={[
              ...(squadron === undefined ? [{ value: NONE, label: '–' }] : []),
              ...squadrons.map((each) => ({ value: each.id, label: each.name })),
            ]}
            onChange={(next) => edit(assignShips(id, next))}
          />
        )}
        {squadrons.length === 0 && (side?.seats.length ?? 0) > 1 && (
          <Choice
            label="Commanded by"
            path={`${path}/seat`}
            value={ship.seat ?? NONE}
            options={[
              { value: NONE, label: 'the first seat' },
              ...(side?.seats ?? []).map((seat) => ({ value: seat.id, label: seat.name })),
            ]}
            onChange={(seat) => edit(setShip(id, { seat: seat === NONE ? undefined : seat }))}
          />
        )}
        <Choice
          label="Nation"
          path={`${path}/nation`}
          value={ship.nation ?? NONE}
          options={[{ value: NONE, label: 'that of her class' }, ...asOptions(NATIONS)]}
          onChange={(nation) => edit(setShip(id, { nation: nation === NONE ? undefined : nation }))}
        />
      </div>
      {squadron !== undefined && (
        <Tick
          label={`flagship of ${squadron.name}`}
          checked={squadron.flagship === id}
          testId="flagship"
          onChange={() => edit(setSquadron(squadron.id, { flagship: id }))}
        />
      )}
    </>
  );
}

const DAMAGE = [
  ['hull', 'Hull lost'],
  ['crew', 'Crew lost'],
  ['guns', 'Guns lost'],
  ['rigging', 'Rigging lost'],
] as const;

/** How she begins: sail, anchor, shot, what she has already suffered, when she comes. */
function Beginning({ ship, scenario, edit }: ShipCardProps): ReactNode {
  const set = (change: Change<ScenarioShip>, stroke?: string): void => edit(setShip(ship.id, change), stroke);
  const damage = ship.damage ?? {};
  const advanced = scenario.edition === 'advanced';
  return (
    <>
      <div className="ws-pair">
        <Choice
          label="Enters"
          value={ship.entryTurn === undefined ? 'now' : 'later'}
          testId="ship-enters"
          options={[
            { value: 'now', label: 'is there at the start' },
            { value: 'later', label: 'on a later turn' },
          ]}
          onChange={(when) => set({ entryTurn: when === 'now' ? undefined : 2 })}
        />
        {ship.entryTurn !== undefined && (
          <NumberField
            label="On turn"
            value={ship.entryTurn}
            least={1}
            most={200}
            testId="ship-entry"
            onChange={(entryTurn) => set({ entryTurn }, `entry ${ship.id}`)}
          />
        )}
        {advanced && (
          <>
            <Choice
              label="Sails"
              value={ship.sail ?? 'battle'}
              options={asOptions(['battle', 'full'] as const, SAIL_WORDS)}
              onChange={(sail) => set({ sail: sail === 'battle' ? undefined : sail })}
            />
            <Choice
              label="Anchored"
              value={ship.anchored ?? NONE}
              testId="ship-anchored"
              options={[{ value: NONE, label: 'no' }, ...asOptions(ANCHORINGS, ANCHORING_WORDS)]}
              onChange={(how) => set({ anchored: how === NONE ? undefined : how })}
            />
            <Choice
              label="Loaded with"
              value={ship.unloaded ? 'none' : (ship.shot ?? 'R')}
              options={[...asOptions(SHOT, SHOT_WORDS), { value: 'none', label: 'nothing yet' }]}
              onChange={(shot) =>
                set(
                  shot === 'none'
                    ? { unloaded: true, shot: undefined }
                    : { unloaded: undefined, shot: shot === 'R' ? undefined : shot },
                )
              }
            />
          </>
        )}
      </div>
      {!advanced && (
        <Tick
          label="her guns are not loaded yet"
          checked={ship.unloaded ?? false}
          onChange={(on) => set({ unloaded: on || undefined })}
        />
      )}
      <details className="ws-fold">
        <summary>{Object.keys(damage).length === 0 ? 'Begins unhurt' : 'Begins with damage'}</summary>
        <div className="hw-small">
          {DAMAGE.map(([key, label]) => (
            <NumberField
              key={key}
              label={label}
              value={damage[key] ?? 0}
              least={0}
              most={40}
              onChange={(squares) => {
                const next = changed(damage, { [key]: squares === 0 ? undefined : squares });
                set(
                  { damage: Object.keys(next).length === 0 ? undefined : next },
                  `damage ${ship.id} ${key}`,
                );
              }}
            />
          ))}
        </div>
      </details>
    </>
  );
}

export function ShipCard(props: ShipCardProps): ReactNode {
  const { ship, scenario, edit } = props;
  const { id } = ship;
  const path = `/ships/${scenario.ships.indexOf(ship)}`;
  const class_ = classOf(ship.class);
  const nation = ship.nation ?? (class_?.nation === 'any' ? undefined : class_?.nation);
  return (
    <section className="ws-card" aria-label={ship.name}>
      <header>
        {nation !== undefined && <EnsignIcon nation={nation} />}
        <div>
          <h2>{ship.name}</h2>
          <p>
            {capital(classWordsOf(ship.class))} · <span data-testid="ship-points">{shipPoints(ship)}</span>{' '}
            points
            {ship.log !== undefined && ', of your own design'}
          </p>
          <Wrong path={`${path}/class`} />
          <Wrong path={`${path}/id`} />
        </div>
      </header>
      <TextField
        label="Name"
        path={`${path}/name`}
        value={ship.name}
        testId="ship-name"
        onChange={(name) => edit(setShip(id, { name }), `name ${id}`)}
      />
      <div className="hw-lying">
        <div className="hw-column">
          <ReadField
            label="Bow in hex"
            path={`${path}/bow`}
            value={ship.bow}
            read={readHex}
            testId="ship-bow"
            onChange={(bow) => edit(setShip(id, { bow }), `bow ${id}`)}
          />
          <CrewChoice
            quality={ship.quality}
            testId="ship-quality"
            onChange={(quality) => edit(setQuality(id, quality))}
          />
        </div>
        <DirectionRose
          label="Heads"
          value={ship.heading}
          testId="heading"
          onChange={(heading) => edit(setShip(id, { heading }))}
        />
        <Wrong path={`${path}/heading`} />
      </div>
      <Belonging {...props} />
      <Beginning {...props} />
      {class_ !== undefined && (
        <details className="ws-fold">
          <summary>{ship.log === undefined ? 'Her log is her class’s' : 'Her log is her own'}</summary>
          <LogEditor
            class_={ship.class}
            log={fullLog(class_, ship.log)}
            quality={ship.quality}
            path={`${path}/log`}
            onChange={(log) => edit(setLog(id, log), `log ${id}`)}
          />
          <Wrong path={`${path}/log/rigging`} />
        </details>
      )}
      <Button look="danger" shortcut="Del" onClick={() => edit(removeChosen({ kind: 'ship', id }))}>
        Take her off the chart
      </Button>
    </section>
  );
}
