import { type Engagements, Type } from '@weathergage/kernel';
import { type PowderTypes, powderGame } from '@weathergage/store/testing/powder.ts';
import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue.ts';
import { powderEntry } from './testing/house.ts';

describe('what a server plays', () => {
  it('is nothing that would wait for a report nobody brings', () => {
    const engagements: Engagements<PowderTypes> = {
      results: Type.Any(),
      mayArise: (options) => 'rounds' in options,
      waits: () => false,
      open: () => [],
      choices: () => [],
      check: () => null,
      take: (state) => ({ state, happenings: [] }),
    };
    const catalogue = new Catalogue([{ ...powderEntry, game: { ...powderGame, engagements } }]);
    const served = catalogue.served(powderGame.id);
    expect(catalogue.options(served, {})).toEqual({});
    expect(() => catalogue.options(served, { rounds: 3 })).toThrow(/can not be fought out here/);
    const mapping = { hash: 'ab', table: {} };
    const leading = new Catalogue([], {
      mapping,
      bound: (game, options) => (game === powderGame.id ? { ...(options as object), bound: true } : null),
    });
    expect(
      leading.options({ ...powderEntry, game: { ...powderGame, engagements } } as never, { rounds: 3 }),
    ).toEqual({ rounds: 3, bound: true });
    expect(leading.listing).toEqual({ games: [], mapping });
    expect(catalogue.listing).not.toHaveProperty('mapping');
  });

  it('is told with which scenarios were made to learn by', () => {
    const [battle] = powderEntry.scenarios;
    const scenarios = [battle!, { ...battle!, id: 'first', tutorial: true }];
    const { games } = new Catalogue([{ ...powderEntry, scenarios }]).listing;
    expect(games[0]!.scenarios.map(({ id, tutorial }) => [id, tutorial])).toEqual([
      [battle!.id, undefined],
      ['first', true],
    ]);
  });
});
