/** A flaw's address in the file as a place on the bench: what it is called, and where a click should lead. */
import {
  type FlawPlace as AnyPlace,
  type PlacedFlaw as AnyPlaced,
  type Frame,
  placedFlaws,
  STORY_FRAME,
} from '@weathergage/web/toolkit/workshop/flaw-place.ts';
import { type Scenario, ScenarioSchema } from '../../../rules/scenario/scenario.ts';
import type { Chosen } from './chosen.ts';

export const LEAVES = ['unit', 'forces', 'sea', 'rules', 'victory', 'story'] as const;
export type LeafId = (typeof LEAVES)[number];

type FlawPlace = AnyPlace<LeafId, Chosen>;
export type PlacedFlaw = AnyPlaced<LeafId, Chosen>;

const FRAME: Frame<LeafId> = {
  ...STORY_FRAME,
  board: ['Board', 'sea'],
  wind: ['Wind', 'sea'],
  velocity: ['Wind', 'sea'],
  windChange: ['Wind', 'sea'],
  windSchedule: ['Wind schedule', 'sea'],
  land: ['Land', 'sea'],
  depths: ['Depths', 'sea'],
  booms: ['Booms', 'sea'],
  anchoring: ['Anchoring', 'sea'],
  turnLimit: ['Last turn', 'victory'],
  victory: ['Victory', 'victory'],
  edition: ['Rules', 'rules'],
  rules: ['Optional rules', 'rules'],
  tables: ['Tables', 'rules'],
  special: ['Special rules', 'rules'],
  noCombat: ['Rules', 'rules'],
  sides: ['Sides', 'forces'],
  ships: ['Ships', 'forces'],
  muster: ['Fleets by points', 'forces'],
  batteries: ['Batteries', 'forces'],
};

function placeOf(scenario: Scenario, path: string): FlawPlace {
  const [list = '', at = '', under = '', inner = ''] = path.split('/').slice(1);
  const index = Number(at);
  const ship = list === 'ships' && at !== '' ? scenario.ships[index] : undefined;
  if (ship !== undefined)
    return { where: ship.name || 'A ship', leaf: 'unit', chosen: { kind: 'ship', id: ship.id } };
  const battery = list === 'batteries' && at !== '' ? scenario.batteries?.[index] : undefined;
  if (battery !== undefined)
    return { where: battery.name || 'A battery', leaf: 'unit', chosen: { kind: 'battery', id: battery.id } };
  if (list === 'muster' && under === 'berths' && inner !== '')
    return {
      where: `Berth ${Number(inner) + 1}`,
      leaf: 'unit',
      chosen: { kind: 'berth', muster: index, at: Number(inner) },
    };
  const side = list === 'sides' && at !== '' ? scenario.sides[index] : undefined;
  if (side !== undefined) {
    const squadron = under === 'squadrons' ? side.squadrons?.[Number(inner)] : undefined;
    return { where: squadron?.name || side.name || 'A side', leaf: 'forces', chosen: null };
  }
  const rule = list === 'special' && at !== '' ? scenario.special?.[index] : undefined;
  if (rule !== undefined) return { where: `Special rule ${index + 1}`, leaf: 'rules', chosen: null };
  const [where, leaf] = FRAME[list] ?? ['The scenario', 'story'];
  return { where, leaf, chosen: null };
}

const namesIn = (scenario: Scenario) => [
  ...scenario.ships,
  ...(scenario.batteries ?? []),
  ...scenario.sides,
  ...scenario.sides.flatMap(({ squadrons }) => squadrons ?? []),
];

export const flawsOf = placedFlaws({ schema: ScenarioSchema, namesIn, placeOf });
