import type { ResultsReply } from '@weathergage/kernel/people/ratings-protocol.ts';
import type { GamesReply } from '@weathergage/kernel/protocol.ts';
import { noBarriers } from './crew/barriers.ts';
import { chooseScenario, expect, openSheet, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { members } from './crew/members.ts';
import { ask, outcome } from './crew/panel.ts';

const game = example.game.id;

test('a rated match that has come to its end stands on its scenario’s card and on the pages of both', async ({
  browser,
  faults,
  baseURL,
}) => {
  const of = await members(['Una', 'Vic'], browser, { address: `${baseURL}/#/verify`, faults });
  const [una, vic] = [of('Una'), of('Vic')];
  const { games }: GamesReply = await (await una.request.get('/api/games')).json();
  // None that another test plays meanwhile.
  const { id: scenario, title } = games
    .find(({ id }) => id === game)!
    .scenarios.findLast(({ seats }) => seats.length === 2)!;
  const counted = async (): Promise<number> => {
    const { scenarios }: ResultsReply = await (await una.request.get(`/api/people/results/${game}`)).json();
    return scenarios.find((one) => one.scenario === scenario)?.matches ?? 0;
  };
  const before = await counted();

  await test.step('one opens it at a rated table, the other comes, and resigns', async () => {
    await una.reload();
    const sheet = await openSheet(una, game);
    await chooseScenario(una, scenario);
    await sheet.getByTestId('choice-online').click();
    await sheet.getByTestId('choice-anybody').click();
    await sheet.getByTestId('rated').check();
    await sheet.getByTestId('begin').click();
    await expect(una.getByTestId('waiting-room')).toBeVisible();
    await vic.goto(`${baseURL}/#/lobby`);
    const table = vic.getByTestId('open-table').filter({ hasText: title }).filter({ hasText: 'Una' });
    await table
      .getByRole('button', { name: /^Sit down/ })
      .first()
      .click();
    await expect(ask(vic)).toBeVisible();
    await vic.getByRole('tab', { name: 'Match' }).click();
    await vic.getByTestId('resign').click();
    await vic.getByTestId('resign-confirm').click();
    for (const page of [una, vic]) await expect(outcome(page)).toBeVisible();
  });

  await test.step('the card says what people made of the scenario', async () => {
    await expect.poll(counted).toBe(before + 1);
    // The page asks once: with another load it asks anew.
    await una.reload();
    const sheet = await openSheet(una, game);
    await chooseScenario(una, scenario);
    const balance = sheet.getByTestId(`scenario-${scenario}`).getByTestId('peoples-balance');
    await expect(balance).toContainText(`of ${before + 1} between people`);
    if (before === 0) await expect(balance).toContainText('100%');
    await noBarriers(una, 'a card with what people made of it', 'dialog[open]');
    await una.keyboard.press('Escape');
  });

  await test.step('each one’s page has it, with the rating that came of it', async () => {
    for (const [page, result, sign] of [
      [una, 'won', '+'],
      [vic, 'lost', '−'],
    ] as const) {
      await page.goto(`${baseURL}/#/account`);
      await page.getByRole('link', { name: 'Your page, as others see it' }).click();
      const [won, lost] = result === 'won' ? ['1', '0'] : ['0', '1'];
      const row = page.getByTestId('person').locator('.people-results tbody tr');
      await expect(row).toHaveCount(1);
      await expect(row.locator('td')).toHaveText([/\S/, won, lost, '0']);
      const rating = page.getByTestId('ratings-of');
      await rating.locator('summary').click();
      await expect(rating.getByRole('listitem')).toContainText([
        new RegExp(`${title}.*${result}.*\\(\\${sign} `),
      ]);
      await noBarriers(page, `the page of one who has ${result}`);
    }
  });

  await test.step('his colours and what he plays most stand there; who wants no rating has none, and is in no list', async () => {
    await vic.goto(`${baseURL}/#/account`);
    const profile = vic.getByTestId('profile');
    await profile.getByTestId('choice-French').click();
    await profile.getByTestId('wants-rating').uncheck();
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(profile).toContainText('Saved.');
    const address = await profile
      .getByRole('link', { name: 'Your page, as others see it' })
      .getAttribute('href');
    await una.goto(`${baseURL}/${address}`);
    const his = una.getByTestId('person');
    await expect(his.locator('.people-flag svg')).toBeVisible();
    await expect(his.getByRole('region', { name: 'Most played' })).toContainText(title);
    await expect(una.getByTestId('ratings-of')).toContainText('no rating is wished for');
    await expect(una.getByTestId('ratings-of')).not.toContainText('±');
    await noBarriers(una, 'the page of one without a rating');
    await una.goto(`${baseURL}/#/ratings/${game}`);
    const name = await profile.getByLabel('Name').inputValue();
    await expect(una.getByTestId('rated').filter({ hasText: name.replace('Vic', 'Una') })).toHaveCount(1);
    await expect(una.getByTestId('rated').filter({ hasText: name })).toHaveCount(0);
  });
});
