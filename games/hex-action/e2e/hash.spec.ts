import { test } from '@weathergage/web/e2e/crew/desk.ts';
import { sealed, simulated } from '@weathergage/web/e2e/crew/record.ts';
import { sameAnswersInPage } from '@weathergage/web/e2e/crew/same-answer.ts';
import { sameInPage } from '@weathergage/web/e2e/crew/same-hash.ts';
import { duels } from '../data/duels.ts';
import { squadronActions } from '../data/squadrons.ts';
import { hexAction } from '../rules/index.ts';

test('Hex Action: journals recorded in Node lead to the same hash in the page', ({ page }) =>
  sameInPage(page, hexAction, [
    simulated(hexAction, duels[0]!, 1),
    simulated(hexAction, duels[1]!, 2),
    simulated(hexAction, duels.at(-1)!, 3),
    simulated(hexAction, squadronActions[0]!, 4),
    sealed(hexAction, duels[2]!, 5),
    sealed(hexAction, squadronActions.at(-1)!, 6),
  ]));

test('Hex Action: the post-captain answers in the page as in Node, seed by seed', ({ page }) =>
  sameAnswersInPage(page, hexAction, duels[0]!, { bot: 'post-captain', met: 'captain' }));

test('Hex Action: so he does at the head of a squadron', ({ page }) =>
  sameAnswersInPage(page, hexAction, squadronActions[0]!, { bot: 'post-captain', met: 'captain', after: 6 }));
