import { test } from '@weathergage/web/e2e/crew/desk.ts';
import { sealed, simulated } from '@weathergage/web/e2e/crew/record.ts';
import { sameAnswersInPage } from '@weathergage/web/e2e/crew/same-answer.ts';
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

test('Table Action: the commodore answers in the page as in Node', ({ page }) =>
  sameAnswersInPage(page, tableAction, tables.find(({ id }) => id === 'learning-three')!, {
    bot: 'commodore',
    met: 'captain',
    diceless: true,
  }));

test('Table Action: the vice-admiral answers in the page as in Node', ({ page }) =>
  sameAnswersInPage(page, tableAction, tables.find(({ id }) => id === 'constitution-guerriere')!, {
    bot: 'vice-admiral',
    met: 'captain',
    diceless: true,
  }));
