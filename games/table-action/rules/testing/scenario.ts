/** A small sound scenario in which everything that a file may say is said, and a way to spoil it. */
import type { Scenario, ScenarioShip } from '../scenario/scenario.ts';

/** The card that all its ships have, anew each time: tests spoil it. */
export const seventyFour = (): Omit<ScenarioShip, 'id' | 'name' | 'x' | 'y' | 'heading' | 'sail'> => ({
  nation: 'British',
  rate: '3rd-large',
  size: 'medium',
  guns: 74,
  broadside: { large: [12, 8, 4, 2], regular: [12, 8, 4, 2] },
  musketry: 9,
  hull: 140,
  rigging: 60,
  crew: 70,
  quality: 'average',
  points: 50,
});

const ship = (id: string, x: number, y: number, more: Partial<ScenarioShip> = {}): ScenarioShip => ({
  id,
  name: id.toUpperCase(),
  ...seventyFour(),
  x,
  y,
  heading: 900,
  sail: 'battle',
  ...more,
});

export const testScenario = (): Scenario => ({
  id: 'sound',
  title: 'Sound',
  date: '1805',
  place: 'Nowhere',
  briefing: '',
  table: { width: 72_000, height: 48_000 },
  wind: { toward: 1800 },
  sides: [
    {
      id: 'a',
      name: 'Side A',
      nation: 'British',
      flagship: 'x',
      seats: [
        { id: 'a-1', name: 'First of A' },
        { id: 'a-2', name: 'Second of A' },
      ],
    },
    { id: 'b', name: 'Side B', nation: 'French', seats: [{ id: 'b-1', name: 'First of B' }] },
  ],
  squadrons: [
    {
      id: 'van',
      name: 'Van',
      side: 'a',
      nation: 'British',
      ships: [
        ship('x', 20_000, 20_000, { marines: true, signals: true }),
        ship('v', 30_000, 20_000, { seat: 'a-1' }),
      ],
    },
    {
      id: 'rear',
      name: 'Rear',
      side: 'a',
      nation: 'British',
      seat: 'a-2',
      ships: [ship('w', 40_000, 20_000)],
    },
    {
      id: 'enemy',
      name: 'Enemy',
      side: 'b',
      nation: 'French',
      ships: [
        ship('y', 20_000, 40_000, {
          anchored: true,
          blockship: true,
          unready: { side: 'larboard', untilTurn: 3 },
        }),
      ],
    },
  ],
  batteries: [
    {
      id: 'fort',
      name: 'Fort',
      nation: 'French',
      side: 'b',
      seat: 'b-1',
      guns: 12,
      broadside: { large: [4, 3, 2, 1], regular: [0, 0, 0, 0] },
      musketry: 3,
      fort: 60,
      crew: 30,
      quality: 'poor',
      points: 16,
      x: 60_000,
      y: 40_000,
      arc: { from: 2700, to: 900 },
    },
  ],
  terrain: [
    {
      kind: 'land',
      name: 'Point',
      polygon: [
        [58_000, 38_000],
        [62_000, 38_000],
        [60_000, 44_000],
      ],
    },
    {
      kind: 'shoal',
      polygon: [
        [2000, 2000],
        [4000, 2000],
        [3000, 4000],
      ],
    },
  ],
  turnLimit: 12,
  victory: [
    { type: 'battery', side: 'a', batteries: ['fort'], atLeast: 1 },
    { type: 'exit', side: 'a', ships: ['x', 'v'], atLeast: 1, edge: 'east' },
    { type: 'fractionCrippled', side: 'a', of: 'b', percent: 50 },
    { type: 'survive', side: 'b', ships: ['y'], atLeast: 1, untilTurn: 12 },
    { type: 'hold', side: 'b', x: 1000, y: 1000 },
    { type: 'capture', side: 'a', ships: ['y'], atLeast: 1 },
    { type: 'sink', side: 'a', ships: ['y'], atLeast: 1 },
    { type: 'strike', side: 'a', ships: ['y'], atLeast: 1 },
    { type: 'flagship', side: 'b', ships: ['x'] },
    { type: 'points', margin: 10 },
  ],
  special: { noFireBefore: 2, flukyWind: true },
  provenance: { ships: 'constructed' },
});

/** The scenario with what stands at a path like `/sides/0/id` put there instead; `undefined` takes it away. */
export function spoilt(path: string, value: unknown): Scenario {
  const scenario = testScenario();
  const names = path.split('/').slice(1);
  const last = names.pop()!;
  const holder = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], scenario);
  if (value === undefined) delete (holder as Record<string, unknown>)[last];
  else (holder as Record<string, unknown>)[last] = value;
  return scenario;
}
