import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { noBarriers } from './crew/barriers.ts';
import { chooseScenario, expect, guest, settle, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { ask } from './crew/panel.ts';
import { overhang, PHONE } from './crew/phone.ts';
import { CREW_PASSWORD, PostOffice } from './crew/post-office.ts';
import { TimedServer } from './crew/timed-server.ts';

const program = fileURLToPath(new URL('../../cli/testing/timed-server-worker.ts', import.meta.url));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Where a page sits: the match and the key of the seat. */
const seatOf = (page: Page): { id: string; token: string } => {
  const [, id = '', token = ''] = /#\/match\/([^/]+)\/([^/?]+)/.exec(page.url()) ?? [];
  return { id, token };
};

/** Leaves a match for the lobby; who is known to be gone from it is called. */
async function leaveForLobby(page: Page): Promise<void> {
  const gone = page.waitForResponse(
    (response) =>
      response.url().endsWith('/people/looking') && response.request().postDataJSON().looking === false,
  );
  await page.goto(`${new URL(page.url()).origin}/#/lobby`);
  await gone;
}

test('a match by post: letters, quiet hours, a missed turn, days off, a machine in the chair, and another person', async ({
  browser,
  faults,
}) => {
  const server = new TimedServer();
  const post = await PostOffice.open(server);
  await server.start(program, post.settings);
  // It is seven minutes to five in the morning of 14 March 2027, and goes on from there as the test says.
  const ann = await guest(browser, `${server.address}/#/verify`, faults);
  try {
    await test.step('the clock is chosen in plain words', async () => {
      await expect(ann.getByTestId('journal-file')).toBeAttached();
      await ann.keyboard.press('n');
      const sheet = ann.getByTestId('new-match-sheet');
      await chooseScenario(ann, example.scenario.id);
      await sheet.getByTestId('choice-online').click();
      await sheet.getByTestId('choice-anybody').click();
      await sheet.getByTestId('choice-live').click();
      await expect(sheet.getByTestId('clock-words')).toContainText('45 minutes');
      await sheet.getByTestId('choice-post').click();
      await sheet.getByTestId('clock-preset').selectOption('half-day');
      await sheet.getByTestId('clock-own').click();
      await sheet.getByLabel('Days in reserve').fill('0');
      await sheet.getByLabel('By the clocks of').selectOption('UTC');
      await expect(sheet.getByTestId('clock-words')).toContainText(
        '12 hours for each turn. Not counted: the night',
      );
      await noBarriers(ann, 'choosing a clock', 'dialog[open]');
      await sheet.getByTestId('begin').click();
      await expect(ann.getByTestId('clock-note')).toContainText('12 hours for each turn');
    });

    const ben = await guest(browser, `${server.address}/#/notices`, faults);
    const email = await post.signIn(ben.context(), 'Ben');
    const calls = () => post.lettersTo(email, 'Your turn:').length;
    await test.step('the other says when he wants to sleep, and where', async () => {
      await ben.reload();
      const terms = ben.getByTestId('notice-terms');
      await expect(terms).toContainText(email);
      await terms.getByLabel('Keep quiet at night').check();
      await terms.getByLabel('Time zone').selectOption('America/New York');
      await terms.getByRole('button', { name: 'Save' }).click();
      await expect(terms).toContainText('Saved.');
    });

    await ben.goto(`${server.address}/#/lobby`);
    await expect(ben.getByTestId('table-clock')).toHaveText('Clock: 12 hours a turn');
    await ben
      .getByTestId('open-table')
      .getByRole('button', { name: /^Sit down/ })
      .click();
    await expect(ask(ben)).toBeVisible();
    await expect(ann.getByTestId('turn-time')).toContainText('15 h');
    const { id } = seatOf(ann);
    const answer = (page: Page) => server.answer(example.game, id, seatOf(page).token);
    const clockOf = (page: Page) => page.getByTestId('clock-card').locator('.clock-seats');
    await ann.getByRole('tab', { name: 'Match' }).click();
    await expect(clockOf(ann)).toContainText('left, until');

    await test.step('it is his turn at night: no letter comes before his morning, and then one', async () => {
      await answer(ben);
      await leaveForLobby(ben);
      await answer(ann);
      await expect(ann.getByTestId('clock-card').locator('.clock-seats')).toContainText('left, until');
      // Seven in New York was noon here the day before: clocks there were put forward tonight.
      await server.pass(6 * HOUR + 6 * MINUTE);
      expect(calls()).toBe(0);
      await server.pass(2 * MINUTE);
      expect(calls()).toBe(1);
    });

    await test.step('its link leads to the decision, on another device too', async () => {
      const context = await browser.newContext({ ...PHONE });
      await settle(context);
      const phone = await context.newPage();
      await phone.goto(post.linkIn(post.lettersTo(email, 'Your turn:')[0]!, 'seat'));
      await noBarriers(phone, 'signing in to a match');
      const form = phone.getByTestId('sign-in');
      await form.getByLabel('E-mail').fill(email);
      await form.getByLabel('Password').fill(CREW_PASSWORD);
      await form.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(ask(phone)).toBeVisible();
      expect(await overhang(phone)).toBeLessThanOrEqual(0);
      await context.close();
    });

    await test.step('a turn is missed when its twelve hours of daylight are over, and the match goes on', async () => {
      await answer(ann);
      // It is a minute past eleven, his turn began before eight, and at eight in the evening twelve hours of it have counted.
      await server.pass(8 * HOUR + 58 * MINUTE);
      await expect(clockOf(ann)).not.toContainText('missed');
      await server.pass(MINUTE);
      await expect(clockOf(ann)).toContainText('1 turn missed');
      await expect(clockOf(ann)).toContainText('who has missed turns is waited for less: 6 h a turn');
    });

    await test.step('the night does not count, nor do days off', async () => {
      await answer(ann);
      await ben.goto(`${server.address}/#/lobby`);
      await ben.reload();
      await expect(ben.getByTestId('my-time')).toContainText('1 turn missed');
      // Two hours of it until ten in the evening, four from eight in the morning: a minute before noon.
      await server.pass(15 * HOUR + 59 * MINUTE);
      await expect(clockOf(ann)).toContainText('1 turn missed');
      await ben.goto(`${server.address}/#/account`);
      const off = ben.getByTestId('holidays');
      await off.getByLabel('First day').fill('2027-03-15');
      await off.getByLabel('Last day').fill('2027-03-16');
      await off.getByRole('button', { name: 'Take them off' }).click();
      await expect(off.getByTestId('holiday')).toHaveCount(1);
      await expect(off).toContainText('28 (2027)');
      await noBarriers(ben, 'days off');
      await expect(clockOf(ann)).toContainText('off until');
      await server.pass(24 * HOUR);
      await expect(clockOf(ann)).toContainText('1 turn missed');
      await server.pass(21 * HOUR);
      await expect(clockOf(ann)).toContainText('2 turns missed');
    });

    await test.step('the others put the chair on the open list, and the machine keeps it warm', async () => {
      const stalled = ann.getByTestId(/^stalled-/);
      await expect(stalled).toContainText('has missed too many turns');
      await stalled.getByTestId('chair-acts').click();
      await noBarriers(ann, 'a stalled match');
      await stalled.getByTestId('open-chair').click();
      await expect(stalled).toContainText('Nobody sits in the chair');
      await stalled.getByTestId('machine-on').click();
      await expect(stalled).toHaveCount(0);
      await expect(ann.locator('.match-seats')).toContainText('in a person’s place');
      await expect(clockOf(ann)).toContainText('in a person’s place');
    });

    await test.step('who was replaced has no seat there any more, and another sits down from a phone', async () => {
      await ben.goto(`${server.address}/#/lobby`);
      await ben.reload();
      await expect(ben.getByTestId('lobby')).toBeVisible();
      await expect(ben.getByTestId('my-match')).toHaveCount(0);
      const context = await browser.newContext({ ...PHONE });
      await settle(context);
      const cal = await context.newPage();
      await cal.goto(`${server.address}/#/lobby`);
      await cal
        .getByTestId('open-table')
        .getByRole('button', { name: /^Sit down/ })
        .click();
      await expect(cal.getByTestId('turn-time')).toBeVisible();
      expect(await overhang(cal)).toBeLessThanOrEqual(0);
      await expect(ann.locator('.match-seats')).not.toContainText('in a person’s place');
      await context.close();
    });
  } finally {
    await server.end();
    await post.close();
  }
});
