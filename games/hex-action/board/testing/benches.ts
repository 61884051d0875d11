/** Scenarios for the tests of the bench. */
import { namedShips } from '../../data/ships/index.ts';
import type { Scenario } from '../../rules/scenario/scenario.ts';
import type { Edit } from '../workshop/edits/chosen.ts';
import { addShip } from '../workshop/edits/edit-ships.ts';
import { emptySea } from '../workshop/edits/starts.ts';

export const shipNamed = (name: string) => namedShips.find((ship) => ship.name === name)!;

export const afterEdits = (scenario: Scenario, ...edits: readonly Edit[]): Scenario =>
  edits.reduce((now, edit) => edit(now), scenario);

/** A ship a side, as somebody would take them from the list. */
export const twoShips = (): Scenario =>
  afterEdits(
    { ...emptySea(), title: 'Off the Lizard' },
    addShip(shipNamed('Pallas'), 'first'),
    addShip(shipNamed('Dido'), 'second'),
  );
