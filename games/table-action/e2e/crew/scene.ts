/** Six of the line a side, a division under orders: its flag can be drawn over the table. */
import type { Scene } from '@weathergage/web/e2e/crew/sizes.ts';
import { scenarios } from '../../data/scenarios.ts';
import { tableAction } from '../../rules/index.ts';
import type { TableAction } from '../../rules/types.ts';

export const divisionScene: Scene<TableAction> = {
  game: tableAction,
  scenario: scenarios.find(({ id }) => id === 'collingwood')!,
  seat: 'british-1',
  machine: 'midshipman',
  wanted: (_, { kind }) => kind === 'activate',
  asked: '.ta-handles .ta-hit',
};
