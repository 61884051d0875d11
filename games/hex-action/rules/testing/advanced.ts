/** Small seas of the Advanced Game for tests: those of the Basic Game with the other columns of the log filled in. */
import { freshLog } from '../scenario/launch.ts';
import type { AdvancedLog } from '../sea/advanced-log.ts';
import type { AdvancedSea, Squadron } from '../sea/advanced-sea.ts';
import { type AdvancedShip, type AdvancedState, isAdvanced } from '../sea/edition.ts';
import { PLAIN_RULES, type RuleSet } from '../sea/rule-set.ts';
import type { AdvancedSpec } from '../sea/ship.ts';
import type { State } from '../sea/state.ts';
import { type TestShip, testSea, testShip } from './sea.ts';

const SPEC: AdvancedSpec = {
  fullSpeed: 6,
  depth: 13,
  foreAndAft: false,
  traits: [],
  rowSpeed: 0,
  mortars: 0,
};

export interface AdvancedTestShip extends Omit<TestShip, 'advanced'> {
  readonly advanced?: Partial<AdvancedLog>;
  readonly special?: Partial<AdvancedSpec>;
}

/** A fresh ship under battle sails, both broadsides loaded with roundshot. */
export function advancedShip({ advanced, special, ...stated }: AdvancedTestShip): AdvancedShip {
  const built = testShip(stated);
  const spec = { ...built.spec, advanced: { ...SPEC, ...special } };
  const ship = { ...built, spec };
  return { ...ship, advanced: { ...freshLog(ship), ...advanced } };
}

type Changes = Omit<Partial<State>, 'advanced' | 'ships'> & {
  readonly advanced?: Partial<Omit<AdvancedSea, 'rules'>>;
  /** Optional rules in force. */
  readonly rules?: Partial<RuleSet>;
};

/** A normal breeze that never changes, anchoring allowed, no optional rule unless the test says so. */
export function advancedSea(
  ships: readonly AdvancedShip[],
  { advanced, rules, ...changes }: Changes = {},
): AdvancedState {
  const built = testSea({ ships: [], ...changes });
  return {
    ...built,
    ships: [...ships],
    advanced: {
      rules: { ...PLAIN_RULES, ...rules },
      initialWind: built.wind,
      velocity: 3,
      changeNumber: null,
      schedule: [],
      anchoringAllowed: true,
      squadrons: [],
      flags: {},
      written: {},
      depths: {},
      sounded: {},
      batteries: [],
      booms: [],
      special: [],
      criticals: [],
      scored: {},
      visited: {},
      fixedUntilTurn: null,
      muster: null,
      ...advanced,
    },
  };
}

/** A sea that is known to be one of the Advanced Game. */
export function advancedOf(state: State): AdvancedState {
  if (!isAdvanced(state)) throw new Error(`${state.scenario} is played by the rules of the Basic Game`);
  return state;
}

/** A squadron of the first side, its first ship the flagship. */
export const squadronOf = (id: string, ships: string[]): Squadron => ({
  id,
  name: id,
  side: 'a',
  seat: 'a-1',
  ships,
  flagship: ships[0]!,
});
