/** A flaw's address in the file as a place on the bench: what it is called, and where a click should lead. */
import {
  type FlawPlace as AnyPlace,
  type Frame,
  placedFlaws,
  STORY_FRAME,
} from '@weathergage/web/toolkit/workshop/flaw-place.ts';
import { type Scenario, ScenarioSchema } from '../../../rules/scenario/scenario.ts';
import { RATE_WORDS } from '../../look/words.ts';
import type { Chosen } from './bench.ts';

export const LEAVES = ['unit', 'forces', 'table', 'victory', 'story'] as const;
export type LeafId = (typeof LEAVES)[number];

export type FlawPlace = AnyPlace<LeafId, Chosen>;

const FRAME: Frame<LeafId> = {
  ...STORY_FRAME,
  table: ['Table size', 'table'],
  wind: ['Wind', 'table'],
  turnLimit: ['Turn limit', 'table'],
  terrain: ['Coasts and shoals', 'table'],
  victory: ['Victory', 'victory'],
  sides: ['Sides', 'forces'],
  squadrons: ['Squadrons', 'forces'],
  batteries: ['Batteries', 'forces'],
};

export function placeOfFlaw(scenario: Scenario, path: string): FlawPlace {
  const [list = '', at = '', under, inner = ''] = path.split('/').slice(1);
  const index = Number(at);
  if (list === 'squadrons') {
    const squadron = scenario.squadrons[index];
    const ship = under === 'ships' ? squadron?.ships[Number(inner)] : undefined;
    if (ship !== undefined && inner !== '')
      return { where: ship.name, leaf: 'unit', chosen: { kind: 'ship', id: ship.id } };
    if (squadron !== undefined && at !== '')
      return { where: `Squadron ${squadron.name}`, leaf: 'forces', chosen: null };
  }
  const battery = list === 'batteries' && at !== '' ? scenario.batteries[index] : undefined;
  if (battery !== undefined)
    return { where: battery.name, leaf: 'unit', chosen: { kind: 'battery', id: battery.id } };
  const ground = list === 'terrain' && at !== '' ? scenario.terrain[index] : undefined;
  if (ground !== undefined)
    return {
      where: ground.name ?? 'A coast without a name',
      leaf: 'unit',
      chosen: { kind: 'ground', index, corner: null },
    };
  const side = list === 'sides' && at !== '' ? scenario.sides[index] : undefined;
  if (side !== undefined) return { where: `Side ${side.name}`, leaf: 'forces', chosen: null };
  const [where, leaf] = FRAME[list] ?? ['The scenario', 'story'];
  return { where: list === 'victory' && at !== '' ? `Victory test ${index + 1}` : where, leaf, chosen: null };
}

export const namesIn = (scenario: Scenario) => [
  ...scenario.squadrons.flatMap(({ ships }) => ships),
  ...scenario.batteries,
  ...scenario.sides,
];

export const flawsOf = placedFlaws({ schema: ScenarioSchema, namesIn, placeOf: placeOfFlaw });

/** What a ship of the lists is called. */
export const shipWords = ({
  guns,
  rate,
}: {
  readonly guns: number;
  readonly rate: keyof typeof RATE_WORDS;
}): string => `${RATE_WORDS[rate]}, ${guns} guns`;
