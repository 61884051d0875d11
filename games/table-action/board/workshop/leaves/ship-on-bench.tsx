/** Everything that can be changed about a ship on the bench. */

import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import { asOptions, Choice, NumberField, Tick } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { Dispatch, ReactNode } from 'react';
import { QUALITIES, SAILS } from '../../../data/words.ts';
import { SIDES } from '../../../rules/geometry/arc.ts';
import { disposition } from '../../../rules/geometry/wind.ts';
import type { Scenario, ScenarioShip, ScenarioSquadron } from '../../../rules/scenario/scenario.ts';
import { DISPOSITION_WORDS, QUALITY_WORDS, SAIL_WORDS } from '../../look/words.ts';
import type { Deed, Edit } from '../edits/bench.ts';
import {
  assign,
  removeUnit,
  setFlagship,
  setShip,
  setUnready,
  turnShip,
  withoutKey,
} from '../edits/edit-forces.ts';
import { shipWords } from '../edits/flaw-place.ts';
import { DegreeField } from './measures.tsx';
import { Statistics } from './statistics.tsx';
import { UnitCard } from './unit-card.tsx';
import { Whereabouts } from './whereabouts.tsx';

interface ShipCardProps {
  readonly ship: ScenarioShip;
  readonly squadron: ScenarioSquadron;
  readonly scenario: Scenario;
  readonly dispatch: Dispatch<Deed>;
}

const QUARTER = 150;
const USUAL_TURN = 4;
const LAST_TURN = 200;

/** A broadside that rolls half its dice at first. */
function Unready({
  ship: { id, unready },
  edit,
}: {
  readonly ship: ScenarioShip;
  edit(change: Edit, stroke?: string): void;
}): ReactNode {
  return (
    <div className="ws-pair">
      <Choice
        label="Guns not cleared"
        value={unready?.side ?? 'none'}
        testId="unit-unready"
        options={[{ value: 'none', label: 'All cleared' }, ...asOptions(SIDES)]}
        onChange={(side) =>
          edit(setUnready(id, side === 'none' ? null : { side, untilTurn: unready?.untilTurn ?? USUAL_TURN }))
        }
      />
      {unready !== undefined && (
        <NumberField
          label="Half its dice before turn"
          value={unready.untilTurn}
          least={1}
          most={LAST_TURN}
          testId="unit-unready-turn"
          onChange={(turn) =>
            edit(setUnready(id, { ...unready, untilTurn: Math.round(turn) }), `unready ${id}`)
          }
        />
      )}
    </div>
  );
}

export function ShipCard({ ship, squadron, scenario, dispatch }: ShipCardProps): ReactNode {
  const { id } = ship;
  const edit = (change: Edit, stroke?: string): void =>
    dispatch({ type: 'edit', edit: change, ...(stroke === undefined ? {} : { stroke }) });
  const set = (change: Partial<ScenarioShip>): void => edit(setShip(id, change));
  const flagged = scenario.sides.find((side) => side.id === squadron.side)?.flagship === id;
  const sideOf = (side: string): string => scenario.sides.find((info) => info.id === side)?.name ?? side;
  const seats = scenario.sides.find((side) => side.id === squadron.side)?.seats ?? [];
  return (
    <UnitCard
      unit={ship}
      words={`${capital(shipWords(ship))} · ${ship.points} points · ${DISPOSITION_WORDS[disposition(ship.heading, scenario.wind.toward)]}`}
      pronoun="her"
      onName={(name) => edit(setShip(id, { name }), `name ${id}`)}
      onRemove={() => edit(removeUnit(id))}
    >
      <div className="ws-pair">
        <Whereabouts unit={ship} scenario={scenario} edit={edit} />
      </div>
      <div className="tw-turning">
        <Button
          aria-label="Turn 15 degrees to larboard"
          onClick={() => edit(turnShip(id, ship.heading - QUARTER))}
        >
          ↺ 15°
        </Button>
        <DegreeField
          label="Heading"
          value={ship.heading}
          testId="unit-heading"
          onChange={(heading) => edit(turnShip(id, heading), `turn ${id}`)}
        />
        <Button
          aria-label="Turn 15 degrees to starboard"
          onClick={() => edit(turnShip(id, ship.heading + QUARTER))}
        >
          15° ↻
        </Button>
      </div>
      <div className="ws-pair">
        <Choice
          label="Squadron"
          value={squadron.id}
          options={scenario.squadrons.map((each) => ({
            value: each.id,
            label: `${each.name} (${sideOf(each.side)})`,
          }))}
          onChange={(to) => edit(assign(id, to))}
        />
        <Choice
          label="Sail"
          value={ship.sail}
          options={asOptions(SAILS, SAIL_WORDS)}
          onChange={(sail) => set({ sail })}
        />
        <Choice
          label="Crew"
          value={ship.quality}
          options={asOptions(QUALITIES, QUALITY_WORDS)}
          onChange={(quality) => set({ quality })}
        />
        {seats.length > 1 && (
          <Choice
            label="Commanded by"
            value={ship.seat ?? ''}
            options={[
              { value: '', label: 'As her squadron' },
              ...seats.map((seat) => ({ value: seat.id, label: seat.name })),
            ]}
            onChange={(seat) =>
              edit((now) => (seat === '' ? bared(now, id, 'seat') : setShip(id, { seat })(now)))
            }
          />
        )}
      </div>
      <fieldset className="ws-ticks">
        <legend>She is</legend>
        <Tick
          label="flagship of her side"
          checked={flagged}
          onChange={(on) => edit(setFlagship(squadron.side, on ? id : null))}
        />
        <Tick label="with marines" checked={ship.marines ?? false} onChange={(marines) => set({ marines })} />
        <Tick label="with signals" checked={ship.signals ?? false} onChange={(signals) => set({ signals })} />
        <Tick
          label="at anchor"
          checked={ship.anchored ?? false}
          onChange={(anchored) => set(anchored ? { anchored, sail: 'easy' } : { anchored, blockship: false })}
        />
        <Tick
          label="a blockship, without masts"
          checked={ship.blockship ?? false}
          onChange={(blockship) =>
            set(blockship ? { blockship, anchored: true, sail: 'easy' } : { blockship })
          }
        />
      </fieldset>
      <Unready ship={ship} edit={edit} />
      <Statistics ship={ship} />
    </UnitCard>
  );
}

/** A ship without one of the things a file may leave unsaid. */
function bared(scenario: Scenario, id: string, key: 'seat'): Scenario {
  return {
    ...scenario,
    squadrons: scenario.squadrons.map((squadron) => ({
      ...squadron,
      ships: squadron.ships.map((ship) => (ship.id === id ? withoutKey(ship, key) : ship)),
    })),
  };
}
