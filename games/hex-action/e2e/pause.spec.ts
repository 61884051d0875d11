import type { CreatedReply } from '@weathergage/kernel/protocol.ts';
import { expect, guest, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';
import { answer } from './crew/hand.ts';
import { twoFrigatesInTheRoads } from './crew/roads.ts';

test('two captains stop their clock by consent', async ({ browser, request, faults }) => {
  const made = await request.post('/api/matches', {
    data: {
      game: 'hex-action',
      scenario: twoFrigatesInTheRoads,
      options: { rules: { timedMoves: true } },
      gallery: 'closed',
    },
  });
  const { match, tokens } = (await made.json()) as CreatedReply;
  const [one, two] = Object.values(tokens);
  const first = await guest(browser, `/#/match/${match.id}/${one}`, faults);
  const second = await guest(browser, `/#/match/${match.id}/${two}`, faults);
  const line = (page: typeof first) => page.getByTestId('pause-line');
  // Canvas is not timed; what is written is.
  for (const page of [first, second]) {
    await expect(ask(page)).toBeVisible();
    await answer(page);
  }
  await expect(first.getByTestId('countdown')).toBeVisible();

  await first.getByTestId('ask-pause').click();
  await expect(line(first)).toContainText('You ask for a pause');
  await second.getByTestId('pause-refuse').click();
  await expect(line(first)).toContainText('did not agree');

  await first.getByTestId('ask-pause').click();
  await second.getByTestId('pause-agree').click();
  for (const page of [first, second]) await expect(line(page)).toContainText('Paused since');
  const stood = await first.getByTestId('countdown').textContent();
  // On a phone the line and its button are within reach, and nothing is wider than the screen.
  await second.setViewportSize({ width: 390, height: 844 });
  await expect(second.getByTestId('pause-end')).toBeInViewport();
  expect(await second.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await first.reload();
  await expect(line(first)).toContainText('Paused since');
  await expect(first.getByTestId('countdown')).toHaveText(stood!);
  await second.getByTestId('pause-end').click();
  await expect(first.getByTestId('pause-left')).toContainText(/goes on in \d+ s/);
});
