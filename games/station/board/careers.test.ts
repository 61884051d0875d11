import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { setup } from '../rules/scenario/setup.ts';
import { view as viewOf } from '../rules/umpire/view.ts';
import type { Options } from '../rules/world/options.ts';
import { careers } from './careers.ts';

const cruise = scenarios.find(({ id }) => id === 'first-cruise')!;
const viewWith = (options: Options) => viewOf(setup(cruise, options), 'crown');
const won = (crown: number, league: number, winner = 'crown') => ({
  winners: [winner],
  rule: '12.1',
  reason: 'marginal',
  points: { crown, league },
});

describe('Player Ranks on the page', () => {
  it('[12.413] [12.44] may be any of thirteen, and with an Inspectorate from the Admiral of the Blue on', () => {
    expect(careers.all).toHaveLength(1 + 13 + 2 * 7);
    expect(new Set(careers.all.map(careers.words)).size).toBe(careers.all.length);
    expect(careers.words(careers.all[0]!)).toBe('No rank');
    for (const career of careers.all) expect(careers.read(career)).toEqual(career);
    for (const other of [null, 'Captain', { rank: 14 }, { rank: 2, inspectorate: 'ordnance' }])
      expect(careers.read(other)).toBeNull();
  });

  it('[12.41] are worn by the side that they are chosen for', () => {
    const options = careers.optionsWith(cruise, { league: { rank: 7, inspectorate: 'dockyards' } });
    expect(options).toEqual({ careers: { B: { rank: 7, inspectorate: 'dockyards' } } });
    const view = viewWith(options as Options);
    expect([careers.wornBy(view, 'crown'), careers.wornBy(view, 'league')]).toEqual([
      { rank: 0 },
      { rank: 7, inspectorate: 'dockyards' },
    ]);
    expect(careers.optionsWith(cruise, {})).toEqual({});
  });

  it('[12.411] [12.412] the winner is offered what the difference pays for, the loser nothing', () => {
    const view = viewWith({ careers: { A: { rank: 1 } } });
    const offers = (crown: number, league: number, winner?: string) =>
      careers.onSale(view, 'crown', won(crown, league, winner)).map(({ label, cost }) => [label, cost]);
    expect(offers(10, 8)).toEqual([['Captain', 2]]);
    expect(offers(9, 8)).toEqual([]);
    expect(offers(8, 10, 'league')).toEqual([]);
    // Who resigned has not won, whatever his Prestige.
    expect(offers(10, 8, 'league')).toEqual([]);
  });

  it('[12.44] an Admiral may buy a rank or an Inspectorate, each with what it is worth', () => {
    const view = viewWith({ careers: { A: { rank: 7 } } });
    const offers = careers.onSale(view, 'crown', won(12, 6));
    expect(offers.map(({ label }) => label)).toEqual([
      'Rear Admiral of the White',
      'Inspector of Naval Ordnance',
      'Inspector of Dockyards',
    ]);
    expect(new Set(offers.map(({ note }) => note)).size).toBe(3);
    expect(offers.map(({ career }) => career)).toEqual([
      { rank: 8 },
      { rank: 7, inspectorate: 'ordnance' },
      { rank: 7, inspectorate: 'dockyards' },
    ]);
  });
});
