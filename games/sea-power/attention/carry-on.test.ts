import type { Halt } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { testSea } from '../rules/testing/seas.ts';
import { view as viewOf } from '../rules/view.ts';
import type { AskKind, SeaAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import { carryOn } from './carry-on.ts';
import { NO_STANDING, type Standing, settledIds } from './settled.ts';

const view = viewOf(
  testSea({
    squadrons: [
      { token: 'E1', at: 'portsmouth', ships: 6, ratings: [4] },
      { token: 'E3', at: 'azores' },
      { token: 'P1', at: 'bay-of-biscay', ships: 5, ratings: [3] },
    ],
  }),
  'english',
);
const askOf = <K extends AskKind>(kind: K, more: object = {}): SeaAsk =>
  ({ id: kind, seat: 'english', kind, rule: '1', ...more }) as unknown as SeaAsk;
const search = askOf('search', { area: 'bay-of-biscay', mine: 'E1', theirs: 'P1' });

const ALL = carryOn.stops.map(({ id }) => id);
const on = (ask: SeaAsk, ticked: readonly string[] = ALL, since: View = view) =>
  carryOn.carry({ since, now: view, told: [], asks: [ask] }, new Set(ticked));
const answer = (ask: SeaAsk, ticked?: readonly string[]): unknown => {
  const carried = on(ask, ticked);
  return 'answers' in carried ? carried.answers[0] : null;
};
const halt = (ask: SeaAsk, ticked?: readonly string[], since?: View): Halt | null => {
  const carried = on(ask, ticked, since);
  return 'halt' in carried ? carried.halt : null;
};

describe('carrying on until something happens', () => {
  it('sails nobody else, and leaves alone what is never decided by itself', () => {
    expect(answer(askOf('sail'))).toEqual({ order: null });
    for (const kind of ['organise', 'reorganise', 'demobilise', 'place'] as const)
      expect(halt(askOf(kind), []), kind).toMatchObject({ stop: 'asked', words: 'This is yours to decide' });
  });

  it('stops for what was ticked, and says why', () => {
    expect(halt(search)).toEqual({
      stop: 'met',
      words: 'The enemy is met in Bay of Biscay',
      at: 'bay-of-biscay',
    });
    expect(halt(askOf('gauge', { area: 'azores' }))?.words).toBe('A battle is to be fought');
    expect(halt(askOf('sail'), ALL, { ...view, year: view.year - 1 })?.words).toBe(
      `${view.year - 1} is over`,
    );
    const more = { ...view.forces.english!.ships, gone: {}, sunk: {} };
    const richer = { ...view, forces: { ...view.forces, english: { ...view.forces.english!, ships: more } } };
    expect(halt(askOf('sail'), ALL, richer as unknown as View)?.words).toBe('2 ships of yours are lost');
    expect(halt(askOf('sail'))).toBeNull();
  });

  it('goes past what was not ticked', () => {
    expect(answer(search, [])).toEqual({ choice: 'avoid' });
    expect(halt(search, [], { ...view, year: view.year - 1 })).toBeNull();
  });

  describe('with what was settled before', () => {
    const settled = (standing: Partial<Standing>, place = false): string[] => [
      ...ALL,
      ...settledIds({ ...NO_STANDING, ...standing }, new Set(place ? ['place' as const] : [])),
    ];

    it('[6.5/2] a meeting stops nobody whose answer is settled, one voyage before all', () => {
      expect(halt(search)).toMatchObject({ stop: 'met' });
      expect(answer(search, settled({ meeting: 'fight' }))).toEqual({ choice: 'fight' });
      expect(answer(search, settled({ meeting: 'avoid' }))).toEqual({ choice: 'avoid' });
      const voyages = new Map([['E1', 'fight']] as const);
      expect(answer(search, settled({ meeting: 'avoid', voyages }))).toEqual({ choice: 'fight' });
      expect(halt(search, settled({ voyages: new Map([['E2', 'fight']]) }))).toMatchObject({ stop: 'met' });
      // Markers are dealt anew each year.
      const before = { ...view, year: view.year - 1 };
      const unticked = settled({ voyages }).filter((id) => id !== 'year');
      expect(halt(search, unticked, before)).toMatchObject({ stop: 'met' });
    });

    it('what has come about still stops it', () => {
      const before = { ...view, year: view.year - 1 };
      expect(halt(search, settled({ meeting: 'fight' }), before)).toMatchObject({ stop: 'year' });
    });

    it('knows its own ids and no others, so that a server takes them', () => {
      const all: Standing = {
        frigates: true,
        meeting: 'fight',
        voyages: new Map([['E1', 'avoid']]),
        onward: true,
        home: true,
        yards: true,
      };
      const ids = settledIds(all, new Set(['place']));
      expect(ids).toHaveLength(7);
      for (const id of ids) expect(carryOn.settles?.(id), id).toBe(true);
      for (const id of ['loss', 'settled-', 'settled-ask', 'settled-fight-', 'settled-fight-E1x', 'fight'])
        expect(carryOn.settles?.(id), id).toBe(false);
      expect(settledIds(NO_STANDING, new Set())).toEqual([]);
    });
  });
});
