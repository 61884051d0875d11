import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { noBarriers } from './crew/barriers.ts';
import { expect, guest, newMatch, openDuel, settle, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { ask } from './crew/panel.ts';
import { fitsAFinger, overhang, PHONE } from './crew/phone.ts';
import { CREW_PASSWORD, PostOffice } from './crew/post-office.ts';
import { OwnServer } from './crew/server.ts';

/** The dark squares of a picture of a link, and those that it must have. */
const squaresIn = (path: string): string[] =>
  [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`);
const squaresOf = (link: string): string[] =>
  encode(link, { border: 2 }).data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${x} ${y}`] : [])));

/** Each test has people of its own: names and addresses are taken once. */
const person = (name: string) => {
  const own = `${name} ${Math.floor(Math.random() * 1e6)}`;
  return { name: own, email: `${own.replace(' ', '.').toLowerCase()}@crew.example` };
};

async function signUp(page: Page, { name, email }: ReturnType<typeof person>): Promise<void> {
  await page.getByRole('tab', { name: 'Make an account' }).click();
  const form = page.getByTestId('sign-up');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password').fill(CREW_PASSWORD);
  await form.getByRole('button', { name: 'Make an account' }).click();
}

test('nobody is asked who he is, and nothing is kept of who only plays the machine', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(people|auth)/.test(request.url())) asked.push(request.url());
  });
  await openDuel(page);
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('a guest becomes somebody in one step, keeps his match, and finds it on another device', async ({
  page: first,
  browser,
  faults,
}) => {
  const anna = person('Anna');
  await openDuel(first);
  await newMatch(first, { against: 'online', scenario: example.scenario.id });
  const link = await first.getByTestId('seat-link').first().inputValue();
  const second = await guest(browser, link, faults);
  await expect(ask(first)).toBeVisible();
  await first.getByRole('tab', { name: 'Match' }).click();
  const sitters = first.locator('[data-testid^="sitter-"]');
  await expect(sitters).toHaveCount(2);
  await expect(sitters.first()).toContainText('Guest');

  await test.step('the seat can be taken along by a link or a picture of it', async () => {
    await first.getByTestId('take-along-open').click();
    const link = first.getByTestId('along-link');
    await expect(link).toHaveValue(first.url());
    const drawn = await first.locator('.people-qr path').getAttribute('d');
    expect(squaresIn(drawn!)).toEqual(squaresOf(first.url()));
    await noBarriers(first, 'the seat for another device', 'dialog[open]');
    await first.keyboard.press('Escape');
    const another = await guest(browser, first.url(), faults);
    await expect(ask(another)).toBeVisible();
    await another.context().close();
  });

  await first.getByTestId('menu').click();
  await first.getByTestId('menu-account').click();
  await expect(first.getByTestId('account')).toContainText('You play as Guest');
  await expect(first.getByTestId('my-match')).toContainText('Your move');
  await noBarriers(first, 'the page of a guest');
  await signUp(first, anna);
  await expect(first.getByTestId('profile').getByLabel('Name')).toHaveValue(anna.name);
  await expect(first.getByTestId('my-match')).toContainText('Your move');
  await noBarriers(first, 'the page of somebody');

  const telephone = await browser.newContext({ ...PHONE });
  const phone = await telephone.newPage();
  await test.step('on the telephone', async () => {
    await settle(telephone);
    await phone.goto('/#/account');
    await noBarriers(phone, 'signing in');
    const form = phone.getByTestId('sign-in');
    await form.getByLabel('E-mail').fill(anna.email);
    await form.getByLabel('Password').fill(CREW_PASSWORD);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(phone.getByTestId('my-match')).toContainText('Your move');
    expect(await overhang(phone)).toBeLessThanOrEqual(0);
    await fitsAFinger('Go there', phone.getByRole('button', { name: 'Go there' }));
    await phone.getByRole('button', { name: 'Go there' }).click();
    await expect(ask(phone)).toBeVisible();
  });

  await test.step('which is signed out from the desk, where both are listed', async () => {
    await first.reload();
    const devices = first.getByTestId('devices').getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await devices.filter({ hasNotText: 'this one' }).getByRole('button').click();
    await expect(devices).toHaveCount(1);
    await phone.goto('/#/account');
    await phone.reload();
    await expect(phone.getByTestId('sign-in')).toBeVisible();
    await telephone.close();
  });

  await test.step('the other sees who he plays', async () => {
    await second.reload();
    await second.getByRole('tab', { name: 'Match' }).click();
    await expect(second.getByRole('link', { name: anna.name })).toBeVisible();
    await second.getByRole('link', { name: anna.name }).click();
    await expect(second.getByTestId('person')).toContainText(anna.name);
    await noBarriers(second, 'the page of another');
  });

  await test.step('who deletes his account is gone, and the match is not', async () => {
    await first.reload();
    await first.getByTestId('erase').click();
    await first.getByLabel('Your password, to be sure').fill(CREW_PASSWORD);
    await first.getByTestId('erase-confirm').click();
    await expect(first.getByTestId('sign-in')).toBeVisible();
    await second.goBack();
    await second.getByRole('tab', { name: 'Match' }).click();
    await expect(second.getByText('Departed')).toBeVisible();
    await expect(ask(second)).toBeVisible();
  });
});

test('a passkey makes an account and opens it again', async ({ page, baseURL }) => {
  await settle(page.context());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { name } = person('Keyes');
  await page.goto(`${baseURL!.replace('127.0.0.1', 'localhost')}/#/account`);
  await page.getByRole('tab', { name: 'Make an account' }).click();
  await page.getByTestId('sign-up').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Make it with a passkey instead' }).click();
  await expect(page.getByTestId('passkeys')).toContainText(name);
  await expect(page.getByTestId('account')).toContainText('No address is known');
  await page.getByTestId('sign-out').click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByTestId('profile').getByLabel('Name')).toHaveValue(name);
  await expect(page.getByTestId('devices')).toContainText('this one');
});

test.describe('with a post office', () => {
  test('a link in a letter signs in, and no link does before it is pressed', async ({ browser }) => {
    const server = new OwnServer();
    const post = await PostOffice.open(server);
    await server.start(post.settings);
    try {
      const context = await browser.newContext({ baseURL: server.address });
      await settle(context);
      const page = await context.newPage();
      const ben = person('Ben');
      await page.goto('/#/account');
      await signUp(page, ben);
      await expect(page.getByTestId('sign-up')).toContainText('a letter is on its way');
      await page.goto(await post.linkTo(ben.email));
      await page.reload();
      await expect(page.getByTestId('letter')).toBeVisible();
      await noBarriers(page, 'the link of a letter');
      await page.getByRole('button', { name: 'It is my address' }).click();
      await expect(page.getByTestId('profile').getByLabel('Name')).toHaveValue(ben.name);

      await page.getByTestId('sign-out').click();
      await page.getByTestId('sign-in').getByLabel('E-mail').fill(ben.email);
      await page.getByRole('button', { name: 'Send me a link to sign in by' }).click();
      await expect(page.getByTestId('sign-in')).toContainText('a letter is on its way');
      await expect.poll(() => post.linkTo(ben.email)).toContain('/enter/');
      const link = await post.linkTo(ben.email);
      await page.goto(link);
      await page.reload();
      await page.getByRole('button', { name: 'Sign in here' }).click();
      await expect(page.getByTestId('profile').getByLabel('Name')).toHaveValue(ben.name);
      expect(page.url()).not.toContain('enter');
      // It works once.
      await page.goto(link);
      await page.reload();
      await page.getByRole('button', { name: 'Sign in here' }).click();
      await expect(page.getByTestId('letter')).toContainText('no longer good');

      await test.step('a forgotten password is set anew by a letter, which signs out every other device', async () => {
        const elsewhere = await browser.newContext({ baseURL: server.address });
        await settle(elsewhere);
        const other = await elsewhere.newPage();
        await other.goto('/#/account');
        const form = other.getByTestId('sign-in');
        await form.getByLabel('E-mail').fill(ben.email);
        await form.getByRole('button', { name: 'Password forgotten' }).click();
        await expect(form).toContainText('a letter is on its way');
        await expect.poll(() => post.linkTo(ben.email)).toContain('/reset/');
        await other.goto(await post.linkTo(ben.email));
        await other.reload();
        const letter = other.getByTestId('letter');
        const fresh = 'another sea-going word';
        await letter.getByLabel('New password').fill(fresh);
        await letter.getByRole('button', { name: 'Set the new password' }).click();
        await expect(letter).toContainText('The new password holds');
        await noBarriers(other, 'a new password');
        await letter.getByRole('button', { name: 'Sign in' }).click();
        await form.getByLabel('E-mail').fill(ben.email);
        await form.getByLabel('Password').fill(fresh);
        await form.getByRole('button', { name: 'Sign in', exact: true }).click();
        await expect(other.getByTestId('profile').getByLabel('Name')).toHaveValue(ben.name);
        await page.goto('/#/account');
        await page.reload();
        await expect(page.getByTestId('sign-in')).toBeVisible();
        await elsewhere.close();
      });
      await context.close();
    } finally {
      await server.end();
      await post.close();
    }
  });
});
