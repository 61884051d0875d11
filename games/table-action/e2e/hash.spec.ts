import { test } from '@weathergage/web/e2e/crew/desk.ts';
import { sealed, simulated } from '@weathergage/web/e2e/crew/record.ts';
import { sameInPage } from '@weathergage/web/e2e/crew/same-hash.ts';
import { scenarios as tables } from '../data/scenarios.ts';
import { tableAction } from '../rules/index.ts';

test('Table Action: fifty matches recorded in Node lead to the same hash in the page', ({ page }) =>
  sameInPage(
    page,
    tableAction,
    Array.from({ length: 50 }, (_, i) => {
      const scenario = tables[i % tables.length]!;
      return i % 10 === 9 ? sealed(tableAction, scenario, i) : simulated(tableAction, scenario, i);
    }),
  ));
