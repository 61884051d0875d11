import { expect, guest, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';
import { answer, openByLink } from './crew/hand.ts';

test('a captain who leaves is carried on for by the server, and finds why it stopped', async ({
  page: first,
  browser,
  faults,
}) => {
  await openByLink(first);
  const seat = await first.getByTestId('seat-link').first().inputValue();
  const second = await guest(browser, seat, faults);
  await expect(ask(first)).toBeVisible();
  const own = first.url();

  await first.getByTestId('stops').locator('summary').click();
  await first.getByTestId('stop-turn').check();
  await first.getByTestId('plot-input').fill('1');
  await first.getByTestId('carry-on').click();
  await expect(first.getByTestId('carrying')).toBeVisible();
  await first.goto('about:blank');

  // Whatever is asked of the other until the turn is over: nobody sits at the first one's board meanwhile.
  const turn = second.getByTestId('turn');
  const began = await turn.textContent();
  for (let n = 0; n < 60 && (await turn.textContent()) === began; n++)
    if (await ask(second).isVisible()) await answer(second);
    else await second.waitForTimeout(200);

  await first.goto(own);
  const halt = first.getByTestId('halt');
  await expect(halt).toContainText(/Stopped\./);
  await expect(ask(first)).toBeVisible();
  await expect(second.getByTestId('halt')).toHaveCount(0);
  await answer(first);
  await expect(halt).toHaveCount(0);
});
