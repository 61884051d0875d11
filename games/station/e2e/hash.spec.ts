import { test } from '@weathergage/web/e2e/crew/desk.ts';
import { sealed, simulated } from '@weathergage/web/e2e/crew/record.ts';
import { sameAnswersInPage } from '@weathergage/web/e2e/crew/same-answer.ts';
import { sameInPage } from '@weathergage/web/e2e/crew/same-hash.ts';
import { scenarios as theatres } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';

test('Station: journals recorded in Node lead to the same hash in the page', ({ page }) =>
  sameInPage(page, station, [
    ...theatres.filter((_, i) => i % 2 === 0).map((scenario, i) => simulated(station, scenario, i + 1)),
    simulated(station, theatres.at(-1)!, 10),
    simulated(station, theatres[1]!, 11, { movement: 'blind' }),
    sealed(station, theatres[0]!, 12),
  ]));

test('Station: the admiral of the fleet answers in the page as in Node, seed by seed', ({ page }) =>
  sameAnswersInPage(page, station, theatres.find(({ id }) => id === 'valdoro-trade')!, {
    bot: 'admiral-of-the-fleet',
    met: 'rear-admiral',
  }));
