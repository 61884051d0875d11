import { test } from '@weathergage/web/e2e/crew/desk.ts';
import { sealed, simulated } from '@weathergage/web/e2e/crew/record.ts';
import { sameAnswersInPage } from '@weathergage/web/e2e/crew/same-answer.ts';
import { sameInPage } from '@weathergage/web/e2e/crew/same-hash.ts';
import { scenarios as wars } from '../data/scenarios.ts';
import { seaPower } from '../rules/index.ts';

test('Sea Power: journals recorded in Node lead to the same hash in the page', ({ page }) =>
  sameInPage(page, seaPower, [
    ...wars.map((scenario, i) => simulated(seaPower, scenario, i + 1)),
    simulated(seaPower, wars[2]!, 9, { seaTime: true, weather: true, capture: true, russians: true }),
    sealed(seaPower, wars[0]!, 7),
  ]));

test('Sea Power: the lord high admiral answers in the page as in Node, seed by seed', ({ page }) =>
  sameAnswersInPage(page, seaPower, wars[0]!, { bot: 'lord-high-admiral', met: 'sea-lord', after: 20 }));
