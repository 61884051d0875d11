import { noBarriers } from './crew/barriers.ts';
import { expect, test } from './crew/desk.ts';
import { members, send } from './crew/members.ts';
import { ask, outcome } from './crew/panel.ts';
import { overhang, PHONE } from './crew/phone.ts';

const NAMES = ['Ada', 'Bea', 'Cyd', 'Dot'] as const;
type Name = (typeof NAMES)[number];

interface State {
  readonly status: string;
  readonly round: number;
  readonly entrants: readonly { readonly no: number; readonly name: string }[];
  readonly pairings: readonly {
    readonly round: number;
    readonly first: number;
    readonly second: number | null;
    readonly legs: readonly { readonly match: string | null; readonly result: string | null }[];
  }[];
}

test('a tournament of four is run, played on both sides of each pairing, and ends with its table', async ({
  browser,
  faults,
  baseURL,
}) => {
  const at = baseURL!;
  const of = await members(NAMES, browser, { address: `${at}/#/tournaments`, faults });
  const ada = of('Ada');
  await ada.reload();
  const form = ada.getByTestId('make-tournament');
  await form.getByLabel('Its name').fill('The Four Captains');
  const battles = form.getByLabel('Scenario');
  await expect(battles).not.toHaveValue('');
  await expect(battles.locator('option', { hasText: 'Lesson' })).toHaveCount(0);
  await form.getByTestId('choice-knock-out').click();
  await form.getByTestId('choice-post').click();
  await form.getByTestId('clock-preset').selectOption('leisurely');
  await expect(form.getByTestId('clock-words')).toContainText('3 days for each turn');
  await form.getByLabel('Rated').check();
  await noBarriers(ada, 'running a tournament');
  await form.getByRole('button', { name: 'Open it' }).click();
  await expect(ada.getByTestId('tournament-head')).toContainText('to join');
  await expect(ada.getByTestId('clock-note')).toContainText('3 days for each turn');
  const address = ada.url();
  const id = address.split('/').at(-1)!;
  for (const name of NAMES) {
    const page = of(name);
    if (name !== 'Ada') await page.goto(address);
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page.getByTestId('entrants')).toContainText(name);
  }
  await ada.reload();
  await ada.getByTestId('start-tournament').click();
  await expect(ada.getByTestId('pairing')).toHaveCount(2);

  const state = async (): Promise<State> =>
    (await (await ada.request.get(`${at}/api/people/tournaments/${id}`)).json()) as State;
  const nameOf = ({ entrants }: State, no: number): Name =>
    NAMES.find((name) => entrants.find((one) => one.no === no)!.name.startsWith(name))!;

  await test.step('one match on the board: both go there from the pairing, and one resigns', async () => {
    const first = await state();
    const [pairing] = first.pairings;
    const [one, other] = [of(nameOf(first, pairing!.first)), of(nameOf(first, pairing!.second!))];
    for (const page of [one, other]) {
      await page.goto(address);
      await page.getByRole('button', { name: /^Go to match 1 / }).click();
    }
    await expect(ask(one).or(outcome(one))).toBeVisible();
    await expect(ask(other)).toBeVisible();
    await other.getByRole('tab', { name: 'Match' }).click();
    await other.getByTestId('resign').click();
    await other.getByTestId('resign-confirm').click();
    await expect(outcome(other)).toBeVisible();
    await expect(outcome(one)).toBeVisible();
  });

  await test.step('the others, as fast as they can: whoever entered later resigns', async () => {
    for (let now = await state(); now.status === 'playing'; now = await state())
      for (const { round, first, second, legs } of now.pairings) {
        if (round !== now.round || second === null) continue;
        for (const { match, result } of legs) {
          if (result !== null) continue;
          const sat = [];
          for (const no of [first, second].toSorted((a, b) => a - b)) {
            const page = of(nameOf(now, no));
            const { token } = await send<{ token: string }>(page, at, `people/matches/${match}/pass`, {});
            await send(page, at, `matches/${match}/join`, { nonce: `a-nonce-of-${no}` }, token);
            sat.push({ page, token });
          }
          const loser = sat.at(-1)!;
          await send(loser.page, at, `matches/${match}/deeds`, { type: 'resign' }, loser.token);
        }
      }
  });

  await ada.goto(address);
  await ada.reload();
  const rows = ada.getByTestId('tournament-row');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Ada');
  await expect(ada.getByTestId('tournament-rounds')).toContainText('Round 2');
  await noBarriers(ada, 'a tournament that is over');

  await test.step('the organiser corrects with a record, and its ratings are known', async () => {
    await ada
      .getByRole('button', { name: /^Correct / })
      .last()
      .click();
    const dialog = ada.getByTestId('correct-dialog');
    await dialog.getByLabel('Why').fill('A draw was agreed');
    await dialog.getByTestId('choice-drawn').click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(ada.getByTestId('corrections')).toContainText('A draw was agreed');
    const context = await browser.newContext({ ...PHONE });
    const phone = await context.newPage();
    await phone.goto(address);
    await expect(phone.getByTestId('tournament-table')).toBeVisible();
    expect(await overhang(phone)).toBeLessThanOrEqual(0);
    await phone.goto(`${at}/#/lobby`);
    await phone.getByTestId('to-ratings').click();
    await expect(phone.getByTestId('rated').filter({ hasText: 'Ada' })).not.toHaveCount(0);
    await noBarriers(phone, 'ratings');
    expect(await overhang(phone)).toBeLessThanOrEqual(0);
    await context.close();
  });
});
