import {
  inNames,
  namedScenario,
  writeFile as writeScenario,
} from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { describe, expect, it } from 'vitest';
import { fleetPoints } from '../../../data/build.ts';
import { roster } from '../../../data/roster.ts';
import { scenarios } from '../../../data/scenarios.ts';
import { readScenario } from '../../testing/scenario-file.ts';
import type { Edit } from './bench.ts';
import { discharge, emptyFleets, enlist, fillRest, keptDesigns, leftOf } from './designs.ts';
import {
  addGround,
  insertCorner,
  moveCorner,
  moveGround,
  removeCorner,
  removeGround,
  setGround,
} from './edit-table.ts';
import { namesIn, placeOfFlaw } from './flaw-place.ts';
import { keptFleets, writeFleets } from './fleets-kept.ts';
import { copyOf, emptyTable, layable, quickMeeting } from './starts.ts';

const TRIANGLE = [
  { x: 0, y: 0 },
  { x: 1000, y: 0 },
  { x: 0, y: 1000.4 },
];
const drawn = (...edits: readonly Edit[]) =>
  [addGround('shoal', TRIANGLE), ...edits].reduce((scenario, edit) => edit(scenario), emptyTable())
    .terrain[0]!;

describe('coasts and shoals', () => {
  it('are laid down in whole thousandths and have a name', () => {
    expect(drawn()).toEqual({
      kind: 'shoal',
      name: 'Shoal 1',
      polygon: [
        [0, 0],
        [1000, 0],
        [0, 1000],
      ],
    });
  });

  it('are shaped corner by corner', () => {
    expect(drawn(moveCorner(0, 1, { x: 500, y: 250 })).polygon[1]).toEqual([500, 250]);
    expect(drawn(insertCorner(0, 2)).polygon).toEqual([
      [0, 0],
      [1000, 0],
      [0, 1000],
      [0, 500],
    ]);
    expect(drawn(insertCorner(0, 0), removeCorner(0, 0)).polygon[0]).toEqual([500, 0]);
    expect(drawn(moveGround(0, { x: 10, y: -20 })).polygon[1]).toEqual([1010, -20]);
  });

  it('keep three corners', () => {
    expect(drawn(removeCorner(0, 1)).polygon.length).toBe(3);
  });

  it('are renamed, made land, and taken away', () => {
    expect(drawn(setGround(0, { name: 'Les Minquiers', kind: 'land' }))).toMatchObject({
      kind: 'land',
      name: 'Les Minquiers',
    });
    expect(drawn(setGround(0, { name: '' }))).not.toHaveProperty('name');
    expect(removeGround(0)(addGround('land', TRIANGLE)(emptyTable())).terrain).toEqual([]);
  });
});

describe('a start', () => {
  it('from a meeting is sound and within its points on both sides', () => {
    for (const nations of [
      ['British', 'French'],
      ['Danish', 'Danish'],
    ] as const) {
      const scenario = quickMeeting({ budget: 150, nations, windToward: 1800 }, roster)!;
      expect(readScenario(writeScenario(namedScenario(scenario)))).toMatchObject({ ok: true });
      for (const side of scenario.sides) {
        const ships = scenario.squadrons
          .filter((each) => each.side === side.id)
          .flatMap((each) => each.ships);
        expect(ships.reduce((sum, ship) => sum + ship.points, 0)).toBeLessThanOrEqual(150);
      }
    }
    expect(quickMeeting({ budget: 4, nations: ['British', 'French'], windToward: 0 }, roster)).toBeNull();
  });

  it('from a known action is a copy with an id of its own that is still sound', () => {
    for (const scenario of scenarios) {
      const copy = namedScenario(copyOf(scenario));
      expect(copy.id).not.toBe(scenario.id);
      expect(readScenario(writeScenario(copy))).toMatchObject({ ok: true });
    }
  });

  it('may be unfinished, but not of the wrong kind', () => {
    expect(layable(emptyTable())).toBe(true);
    expect(layable({ ...emptyTable(), title: '' })).toBe(true);
    expect(layable({ ...emptyTable(), wind: 'north' })).toBe(false);
    expect(layable({ ...scenarios[0], sides: [emptyTable().sides[0], emptyTable().sides[1]] })).toBe(false);
  });
});

describe('a flaw', () => {
  const scenario = scenarios.find(({ terrain, batteries }) => terrain.length > 0 && batteries.length > 0)!;
  it.each([
    ['/squadrons/0/ships/0/x', 'unit', scenario.squadrons[0]!.ships[0]!.name],
    ['/squadrons/0/ships', 'forces', `Squadron ${scenario.squadrons[0]!.name}`],
    ['/batteries/0/y', 'unit', scenario.batteries[0]!.name],
    ['/terrain/0/polygon', 'unit', scenario.terrain[0]!.name],
    ['/victory/0/ships/1', 'victory', 'Victory test 1'],
    ['/sides/1/flagship', 'forces', `Side ${scenario.sides[1]!.name}`],
    ['/squadrons', 'forces', 'Squadrons'],
    ['/title', 'story', 'Title'],
    ['/', 'story', 'The scenario'],
  ])('at %s leads to the leaf %s', (path, leaf, where) => {
    expect(placeOfFlaw(scenario, path)).toMatchObject({ leaf, where });
  });
});

describe('the words of a flaw', () => {
  it('name ships as people do', () => {
    const ship = scenarios[0]!.squadrons[0]!.ships[0]!;
    expect(inNames(namesIn(scenarios[0]!), `a place where ${ship.id} does not lie`)).toBe(
      `a place where ${ship.name} does not lie`,
    );
  });
});

describe('fleets', () => {
  const [british] = emptyFleets.companies;
  const victory = roster.find(({ id }) => id === 'bri-victory')!;
  it('take a ship of the roster once, sisters of a design as often as one likes', () => {
    const one = enlist(british, victory, false);
    expect(enlist(one, victory, false)).toBe(one);
    expect(enlist(one, victory, true).ships.map(({ name }) => name)).toEqual(['Victory', 'Victory 2']);
    expect(one.flagship).toBe('bri-victory');
    expect(discharge(one, 'bri-victory')).toMatchObject({ ships: [], flagship: '' });
  });

  it('are filled up to their points and never beyond', () => {
    for (const fleet of [british, enlist(british, victory, false)]) {
      const full = fillRest(fleet, roster, 200);
      expect(fleetPoints(full)).toBeLessThanOrEqual(200);
      expect(leftOf(full, 200)).toBeLessThan(5);
      expect(full.ships.every(({ nation }) => nation === 'British')).toBe(true);
    }
  });

  it('are kept by the ids of their ships and come back without those that are no more', () => {
    const fleets = {
      budget: 321,
      companies: [enlist(enlist(british, victory, true), victory, true), emptyFleets.companies[1]],
    } as const;
    const draft = (content: unknown) =>
      [{ id: 'fleets', kind: 'roster', title: '', content, touched: 1 }] as const;
    expect(keptFleets(draft(writeFleets(fleets)), roster)).toEqual(fleets);
    expect(keptFleets(draft(writeFleets(fleets)), []).companies[0].ships).toEqual([]);
    for (const nonsense of [null, 3, { companies: [4, null], budget: -1 }])
      expect(keptFleets(draft(nonsense), roster)).toEqual(emptyFleets);
  });

  it('use the designs that were kept, and pass over what is none', () => {
    const design = { name: 'A', nation: 'French', armament: '30x24', quality: 'good', specials: [] };
    const draft = (id: string, content: unknown) =>
      ({ id, kind: 'roster', title: id, content, touched: 1 }) as const;
    const kept = keptDesigns([draft('a', design), draft('b', { ...design, armament: '30x99' })]);
    expect(kept.map(({ ship }) => [ship.name, ship.guns])).toEqual([['A', 30]]);
  });
});
