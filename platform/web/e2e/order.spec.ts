import type { Page } from '@playwright/test';
import { People } from '@weathergage/people';
import { noBarriers } from './crew/barriers.ts';
import { expect, settle, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { overhang, PHONE } from './crew/phone.ts';

const PORT = process.env.E2E_PORT ?? '18050';

/** What the page itself would send. */
const call = <R>(page: Page, path: string, body: unknown, token?: string): Promise<R> =>
  page.evaluate(
    async ([route, sent, key]) => {
      const reply = await fetch(`/api/${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify(sent),
      });
      return reply.json();
    },
    [path, body, token] as const,
  ) as Promise<R>;

test('somebody is reported, judged on a telephone, and who reported hears of it; a program has its token', async ({
  page: hurt,
  browser,
}) => {
  await settle(hurt.context());
  const [one, two] = [await browser.newContext(), await browser.newContext({ ...PHONE })];
  const [rude, judge] = [await one.newPage(), await two.newPage()];
  const mark = Math.floor(Math.random() * 1e6);
  const names = { hurt: `Hurt ${mark}`, rude: `Rude ${mark}`, judge: `Judge ${mark}` };
  for (const [page, name] of [
    [hurt, names.hurt],
    [rude, names.rude],
    [judge, names.judge],
  ] as const) {
    await page.goto('/#/lobby');
    const email = `${name.replace(' ', '.').toLowerCase()}@crew.example`;
    await call(page, 'auth/sign-up/email', { name, email, password: 'a long sea-going word' });
  }
  const people = await People.open({ where: `.cache/e2e-${PORT}`, publicUrl: 'http://localhost' });
  await people.moderation.setRole((await people.offers.personNamed(names.judge))!, 'admin', Date.now());
  await people.close();

  const { id: scenario } = example.scenario;
  const [mine, his] = example.game.seats(example.scenario).map(({ id }) => id);
  type Sat = { id: string; token: string };
  const table = await call<Sat>(rude, 'people/tables', {
    match: { game: example.game.id, scenario },
    mine,
    open: true,
    level: 'any',
    pace: 'post',
    invite: [],
    programs: true,
  });
  const sat = await call<Sat>(hurt, `people/tables/${table.id}/sit`, { seat: his });
  await call(rude, `matches/${table.id}/talk`, { to: 'table', text: 'You lubber!' }, table.token);

  await test.step('what was said is reported where it was said', async () => {
    await hurt.goto(`/#/match/${table.id}/${sat.token}`);
    await expect(hurt.getByTestId('talk-lines')).toContainText('You lubber!');
    await hurt.getByRole('button', { name: /^report / }).click();
    await noBarriers(hurt, 'a report', 'dialog[open]');
    const dialog = hurt.getByTestId('report');
    await dialog.getByLabel('In your own words').fill('He calls me names.');
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog).toContainText('Thank you');
  });

  await test.step('it is judged', async () => {
    await judge.goto('/#/account');
    await judge.reload();
    await judge.getByTestId('to-moderation').click();
    const report = judge.getByTestId('open-report').filter({ hasText: names.rude });
    await expect(report).toContainText('You lubber!');
    await expect(report).toContainText('He calls me names.');
    await noBarriers(judge, 'the page of those who judge');
    expect(await overhang(judge)).toBeLessThanOrEqual(0);
    await report.getByLabel('What to do').selectOption('silence');
    await report.getByLabel('What the person is told').fill('Mind your words.');
    await report.getByRole('button', { name: 'Do it' }).click();
    await expect(judge.getByTestId('record')).toContainText(names.rude);
    await expect(report).toHaveCount(0);
  });

  await test.step('both are told, and who was rude is blocked', async () => {
    await rude.goto('/#/account');
    await expect(rude.getByTestId('house-words')).toContainText('Mind your words.');
    await hurt.goto('/#/account');
    await expect(hurt.getByTestId('house-words')).toContainText(`Your report about ${names.rude} was judged`);
    await hurt.goto(`/#/person/${await idOf(hurt, table.id, sat.token, mine!)}`);
    await hurt.getByTestId('shun').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(hurt.getByTestId('shun').getByRole('button', { name: 'Block no more' })).toBeVisible();
    await noBarriers(hurt, 'the page of somebody who is blocked');
  });

  await test.step('a token is made and shown once, plays a seat that is marked for it, and is ended', async () => {
    await hurt.goto('/#/account');
    await expect(hurt.getByTestId('shunned')).toContainText(names.rude);
    const programs = hurt.getByTestId('programs');
    await programs.getByText('Make a token').first().click();
    await programs.getByLabel('Name of the program').fill('Gunner');
    await noBarriers(hurt, 'making a token', '[data-testid="programs"]');
    await programs.getByRole('button', { name: 'Make a token' }).click();
    await expect(hurt.getByTestId('program-token')).toHaveValue(/^wgt\./);
    await expect(hurt.getByTestId('program')).toContainText('never used');
    const token = await hurt.getByTestId('program-token').inputValue();
    await call(rude, `matches/${table.id}/join`, { nonce: 'a-nonce-of-rude' }, table.token);
    const reply = await fetch(`http://127.0.0.1:${PORT}/api/matches/${table.id}/deeds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ type: 'resign' }),
    });
    expect(await reply.text()).not.toContain('code');
    await rude.goto('/#/lobby');
    await rude.reload();
    await expect(rude.getByTestId('my-match')).toContainText(`${names.hurt}’s program`);
    await hurt.goto(`/#/person/${await idOf(hurt, table.id, sat.token, his!)}`);
    await expect(hurt.locator('.people-results tbody tr')).toContainText('by program');
    await hurt.goto('/#/account');
    await hurt.getByRole('button', { name: 'End the token of Gunner' }).click();
    await expect(hurt.getByTestId('program')).toHaveCount(0);
  });
  for (const context of [one, two]) await context.close();
});

/** Who sits in a seat. */
const idOf = (page: Page, match: string, token: string, seat: string): Promise<string> =>
  page.evaluate(
    async ([id, key, chair]) => {
      const headers = { authorization: `Bearer ${key}` };
      const reply = await fetch(`/api/people/matches/${id}`, { headers });
      const { sitters } = (await reply.json()) as { sitters: { seat: string; person: string }[] };
      return sitters.find((one) => one.seat === chair)!.person;
    },
    [match, token, seat] as const,
  );
