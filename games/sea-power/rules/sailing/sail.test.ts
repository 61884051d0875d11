import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { PortId } from '../../data/ports.ts';
import { invariants } from '../invariants.ts';
import { Table, type TestSquadron, testSea } from '../testing/seas.ts';

const ENGLISH: readonly PortId[] = ['portsmouth', 'nore', 'gibraltar', 'halifax', 'port-royal', 'lisbon'];
const EUROPEAN: readonly PortId[] = ['brest', 'toulon', 'rochefort', 'fort-royal', 'pondicherry', 'dunkirk'];

/** Six squadrons a side, of all sizes, decoys among them. */
const fleets = (seed: number): TestSquadron[] =>
  [ENGLISH, EUROPEAN].flatMap((ports, side) =>
    ports.map((at, index): TestSquadron => {
      const token = `${side === 0 ? 'E' : 'P'}${index + 1}`;
      const ships = (index * 5 + seed) % 7;
      return ships === 0 ? { token, at } : { token, at, ships, ratings: [1 + ((index + seed) % 3)] };
    }),
  );

describe('random movement', () => {
  it('[4.0/10] every choice proposed is legal, the world stays sound, and movement ends', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const dice = looseDice(seed);
      const options = { seaTime: seed % 2 === 0, weather: seed % 3 === 0 };
      const table = new Table(
        testSea({ year: seed % 4 === 0 ? 1778 : 1781, options, squadrons: fleets(seed) }),
        dice,
      );
      for (let steps = 0; table.progress === 'waits'; steps++) {
        expect(steps).toBeLessThan(500);
        const answers = table.asks.map((ask, index) => {
          const choices = table.choices(index);
          expect(choices.length).toBeGreaterThan(0);
          // Passing at once would make a dull year: it is left for when there is nothing else.
          const some = choices.filter((choice) => !('order' in choice) || choice.order !== null);
          const picked = (some.length > 0 ? some : choices)[dice.below(Math.min(256, some.length || 1))]!;
          seen.add(ask.kind);
          if ('order' in picked && picked.order?.under !== undefined) seen.add('under');
          if ('order' in picked && picked.order?.onStation === true) seen.add('station');
          for (let look = 0; look < 20; look++) {
            const choice = choices[dice.below(Math.min(256, choices.length))]!;
            expect(table.check(choice, index)).toBeNull();
          }
          return picked;
        });
        table.answer(...answers);
        expect(invariants(table.world)).toEqual([]);
      }
      for (const { truth } of table.happenings) seen.add(truth.kind);
    }
    for (const kind of [
      'sail',
      'search',
      'onward',
      'wear',
      'combined',
      'decoy',
      'put-in',
      'hove-to',
      'weather',
    ])
      expect(seen).toContain(kind);
  });

  it('the choices hold courses of every kind', () => {
    const world = testSea({
      year: 1778,
      options: { seaTime: true },
      squadrons: [
        { token: 'E1', at: 'gibraltar', ships: 2, ratings: [1] },
        { token: 'E2', at: 'eastern-med', ships: 2 },
        { token: 'E3', at: 'portsmouth', ships: 2, ratings: [4] },
      ],
    });
    const orders = new Table(world).choices<'sail'>().map(({ order }) => order);
    const has = (is: (order: NonNullable<(typeof orders)[number]>) => boolean) =>
      expect(orders.some((order) => order !== null && is(order))).toBe(true);
    has(({ end }) => end === 'sea');
    has(({ end }) => end === 'port-mahon');
    has(({ under }) => under === 'E1');
    has(({ under }) => under === 'E2');
    has(({ onStation }) => onStation === true);
    has(({ path }) => path.length > 5);
    // Out of the way and back, and past a friend beyond the points.
    has(({ path }) => new Set(path).size < path.length);
    has(({ path, end }) => path.join() === 'western-med,eastern-med,western-med' && end === 'gibraltar');
    expect(orders).toContain(null);
  });
});
