/** What a scenario can begin as: an empty sea, a copy of a known one, or a meeting of fleets chosen by points. */
import { flawsInWords } from '@weathergage/web/toolkit/workshop/faults.ts';
import { type Scenario, ScenarioSchema } from '../../../rules/scenario/scenario.ts';
import { setup } from '../../../rules/scenario/setup.ts';
import type { Direction } from '../../../rules/sea/hex.ts';
import type { Nation } from '../../../rules/sea/ship.ts';
import { withoutKeys } from './chosen.ts';
import { lineOf } from './edit-sides.ts';

export const NAVIES: Readonly<Record<Nation, string>> = {
  British: 'Royal Navy',
  French: 'French Navy',
  Spanish: 'Spanish Navy',
  American: 'United States Navy',
  Dutch: 'Dutch Navy',
  Danish: 'Danish Navy',
  Ottoman: 'Ottoman Fleet',
  Russian: 'Russian Navy',
  Swedish: 'Swedish Navy',
  Portuguese: 'Portuguese Navy',
  Venetian: 'Venetian Fleet',
  Barbary: 'Barbary Fleet',
};

const side = (id: string, name: string): Scenario['sides'][number] => ({
  id,
  name,
  seats: [{ id: `${id}-1`, name: `${name}, commander` }],
});

export const emptySea = (): Scenario => ({
  id: 'own',
  title: '',
  date: '',
  place: 'Open sea',
  briefing: '',
  edition: 'advanced',
  board: { columns: 51, rows: 35, fixed: false },
  wind: 3,
  velocity: 3,
  windChange: 11,
  sides: [side('first', NAVIES.British), side('second', NAVIES.French)],
  ships: [],
  turnLimit: 30,
  victory: { type: 'points', margin: 1 },
  provenance: { ships: 'constructed', positions: 'constructed' },
});

/** A copy to work on: no lesson any more, and a balance that only holds for the original is not said of it. */
export const copyOf = (scenario: Scenario): Scenario => ({
  ...withoutKeys(scenario, 'tutorial', 'balance'),
  title: `${scenario.title}, altered`.slice(0, 80),
});

export interface MeetingPlan {
  readonly budget: number;
  /** Those that each side may choose from. */
  readonly nations: readonly [readonly Nation[], readonly Nation[]];
  /** Ships a side at the most. */
  readonly ships: number;
  readonly wind: Direction;
  readonly turns: number;
}

const navyOf = (nations: readonly Nation[]): string =>
  nations.length === 1 ? NAVIES[nations[0]!] : nations.join(' and ');

/** Both sides choose in secret within a budget; two lines ahead, side by side across the chart. */
export function meetingByPoints({ budget, nations, ships, wind, turns }: MeetingPlan): Scenario {
  const base = emptySea();
  const names = nations.map(navyOf);
  const alike = names[0] === names[1];
  const sides = base.sides.map((each, place) =>
    side(each.id, alike ? `${names[place]}, ${place === 0 ? 'red' : 'blue'}` : names[place]!.slice(0, 60)),
  );
  return {
    ...base,
    title: `Fleets for ${budget} points`,
    briefing: `${budget} points for each side, and nobody knows what the other will bring. Choose, and meet.`,
    wind,
    sides,
    muster: sides.map(({ id }, place) => ({
      side: id,
      budget,
      nations: [...nations[place === 0 ? 0 : 1]],
      berths: lineOf(base.board, place === 0 ? 0 : 1, ships, 1),
    })),
    turnLimit: turns,
    victory: { type: 'points', margin: Math.max(1, Math.round(budget / 20)) },
  };
}

/** Too few ships or an empty name can be mended on the bench; a thing of the wrong kind cannot even be drawn. */
const MENDABLE = /(entries|characters); found/;

/** As the chart draws it: every scenario with all that the Advanced Game knows of. */
export const seaDrawn = (scenario: Scenario) => setup({ ...scenario, edition: 'advanced' }, {});

/** A draft or a file that may not be sound but can be put on the bench. */
export function layable(value: unknown): value is Scenario {
  if (!flawsInWords(ScenarioSchema, value).every(({ expected }) => MENDABLE.test(expected))) return false;
  try {
    seaDrawn(value as Scenario);
    return true;
  } catch {
    return false;
  }
}
