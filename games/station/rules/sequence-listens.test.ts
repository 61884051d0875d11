import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { listen, open } from './sequence.ts';
import { executes } from './testing/orders.ts';
import { force, formationIn, stationAt } from './testing/station.ts';
import type { StationTold } from './told/index.ts';
import { finish } from './turn-end.ts';

const red = { kind: 'hired', rule: '12.31', side: 'red', on: true } as const;
const over: StationTold = { kind: 'impulse', rule: '4.22', impulse: 2 };

describe('what is told', () => {
  it('[3.14] to all, or to a side alone and otherwise to the others; news if it is said to be', () => {
    const world = stationAt();
    const { context, happenings } = listen(world, looseDice(1));
    context.tell(over);
    context.tell(over, { news: true });
    context.tellSide('red', red, null);
    context.tellSide('blue', red, over, { news: true });
    expect(happenings.map(({ truth, shown, news }) => ({ truth, shown, news }))).toEqual([
      { truth: over, shown: undefined, news: undefined },
      { truth: over, shown: undefined, news: true },
      { truth: red, shown: { others: null, seats: { red } }, news: undefined },
      { truth: red, shown: { others: over, seats: { blue: red } }, news: true },
    ]);
  });

  it('[2.21] a die shows nought to nine', () => {
    const { context } = listen(stationAt(), looseDice(1805));
    const faces = new Set(Array.from({ length: 300 }, () => context.d10()));
    expect([...faces].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('[9.38] an Order ended by whatever happens is ended for good', () => {
    const world = stationAt({ put: [force('red-flag x r-birch red-a red-b')] });
    executes(world, 'red-flag', 'red-cruise');
    const { context, happenings } = listen(world, looseDice(1));
    context.endOrder('red', 'red-flag', { what: 'failed' });
    expect(formationIn(world, 'red-flag').execution).toBeNull();
    expect(happenings.length).toBeGreaterThan(0);
  });
});

describe('counters of a stack', () => {
  it('[3.323] cannot be told from one another by their numbers when the match begins', () => {
    const first = (seed: number): string => {
      const put = [
        force('red-flag x r-birch red-a'),
        force('red-det-1 x r-cole red-b'),
        force('red-gf y r-ash red-c'),
      ];
      const { forces } = open(stationAt({ put }), looseDice(seed));
      return ['red-flag', 'red-det-1', 'red-gf'].map((id) => forces.red!.formations[id]!.token).join(' ');
    };
    const seeds = Array.from({ length: 16 }, (_, seed) => first(seed));
    // Only those that lie together change places.
    expect(new Set(seeds.map((tokens) => tokens.split(' ').slice(0, 2).join(' '))).size).toBe(2);
    expect(new Set(seeds.map((tokens) => tokens.split(' ')[2])).size).toBe(1);
  });
});

describe('what is left of a Contingent at the end', () => {
  const bonus = (endBonus: { contingent: string; sail: number; at: string[] }): number => {
    const world = stationAt({
      put: [force('red-flag x r-birch red-a:3 order-d:2')],
      ordinary: { 'kings-port': 'red-b:2' },
      scenario: { endBonus: [{ side: 'red', prestige: 4, ...endBonus }], prestige: { red: 5, blue: 5 } },
    });
    finish(world, listen(world, looseDice(1)).context);
    return world.prestige.red!;
  };
  it.each([
    ['as many as are wanted, at sea and in Port', 'Red', 5, ['x', 'kings-port'], 9],
    ['one more than there are', 'Red', 6, ['x', 'kings-port'], 5],
    ['none elsewhere', 'Red', 4, ['x'], 5],
    ['none of another Contingent', 'Red', 4, ['x', 'ville'], 5],
    ['the other Contingent’s own', 'Order', 2, ['x'], 9],
    ['those in Port', 'Red', 2, ['kings-port'], 9],
  ])('[12.1] M7.6: %s', (_, contingent, sail, at, prestige) => {
    expect(bonus({ contingent, sail, at })).toBe(prestige);
  });
});
