import { expect, it } from 'vitest';
import { testSea, viewOf } from '../../rules/testing/sea.ts';
import { plotToCloseInCompany } from './closing.ts';

const plotted = (foe: string, turn: number) =>
  plotToCloseInCompany(
    viewOf(
      testSea({
        ships: [
          { id: 'own', at: 'M18', heading: 2 },
          { id: 'friend', at: 'K20', heading: 2 },
          { id: 'foe', at: foe, heading: 2, side: 'b', seat: 'b-1' },
        ],
        victory: { type: 'points', margin: 1 },
        turn,
      }),
    ),
    'own',
  );

it('ships sailed by eye make for an enemy who keeps his distance, when they have waited long enough', () => {
  expect(plotted('W13', 20)).toMatch(/^[2-9]/);
  expect(plotted('W13', 5)).toBeNull();
  expect(plotted('O17', 20)).toBeNull();
});
