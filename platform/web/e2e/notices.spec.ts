/** Being called: what one sets, a letter that leads to the decision, and a browser that is called. */
import type { BrowserContext } from '@playwright/test';
import { type FakeReceiver, fakeReceiver } from '@weathergage/people/testing/fake-receiver.ts';
import { noBarriers } from './crew/barriers.ts';
import { expect, settle, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { overhang, PHONE } from './crew/phone.ts';
import { PostOffice } from './crew/post-office.ts';
import { OwnServer } from './crew/server.ts';

let server: OwnServer;
let post: PostOffice;
let receiver: FakeReceiver;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  [receiver, server] = [await fakeReceiver(), new OwnServer()];
  post = await PostOffice.open(server);
  await server.start({ ...post.settings, WEBHOOKS_INNER: 'on' });
});
test.afterAll(async () => {
  await server.end();
  await post.close();
  receiver.close();
});

test('somebody sets how he is called, is called by mail, and is where he is asked', async ({ browser }) => {
  const own = { baseURL: server.address };
  const [ben, anna] = [await browser.newContext({ ...PHONE, ...own }), await browser.newContext(own)];
  await settle(ben);
  const email = await post.signIn(ben, 'Bennet');
  await post.signIn(anna, 'Annabel');
  const page = await ben.newPage();
  await page.goto('/#/account');
  await page.getByTestId('to-notices').click();
  const terms = page.getByTestId('notice-terms');
  await expect(terms).toContainText(email);
  await noBarriers(page, 'being called');
  expect(await overhang(page)).toBeLessThanOrEqual(0);

  await terms.getByLabel('Keep quiet at night').check();
  await terms.getByLabel('From').fill('03:00');
  await terms.getByLabel('To', { exact: true }).fill('03:01');
  await terms.getByLabel('Say it again').selectOption('After 8 h');
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(terms).toContainText('Saved.');

  const hooks = page.getByTestId('hooks');
  await hooks.getByLabel('What is at the other end').selectOption('A program: signed JSON');
  await hooks.getByLabel('Its address').fill(`${receiver.url}/hook`);
  await hooks.getByRole('button', { name: 'Add it' }).click();
  await expect(hooks).toContainText('whsec_');
  await hooks.getByRole('button', { name: /^Try it/ }).click();
  await expect.poll(() => receiver.received.map(({ said }) => said.kind)).toEqual(['try']);
  await hooks.getByRole('button', { name: /^Remove/ }).click();
  await expect(hooks.getByRole('listitem')).toHaveCount(0);

  const calendar = page.getByTestId('calendar');
  await calendar.getByRole('button', { name: 'Make an address' }).click();
  const link = await calendar.getByTestId('calendar-link').inputValue();
  expect(await (await page.request.get(post.here(link))).text()).toContain('BEGIN:VCALENDAR');
  await page.reload();
  await expect(terms.getByLabel('Say it again')).toHaveValue('8');
  await expect(calendar.getByTestId('calendar-link')).toHaveValue(link);

  await test.step('a letter leads to the seat that is meant', async () => {
    const { game, scenario } = example;
    const match = { game: game.id, scenario: scenario.id };
    const mine = game.seats(scenario)[0]!.id;
    const table = { match, mine, open: false, level: 'any', pace: 'post', invite: ['Bennet'] };
    const made = await anna.request.post('/api/people/tables', {
      data: table,
      headers: { origin: server.address },
    });
    expect(await made.text()).toContain('token');
    await expect.poll(() => post.lettersTo(email, 'Annabel asks you to play').length).toBe(1);
    const [letter] = post.lettersTo(email, 'Annabel asks you to play');
    const seat = post.linkIn(letter!, 'seat');
    await page.goto(seat);
    await expect(page.getByTestId('waiting-room')).toBeVisible();
    // Who is not signed in is asked to, and nothing of the match is told.
    const stranger = await (await browser.newContext(own)).newPage();
    await stranger.goto(seat);
    await expect(stranger.getByTestId('called')).toContainText('You were called to a match');
    await stranger.context().close();

    await page.goto(post.linkIn(letter!, 'notices/stop'));
    await page.getByRole('button', { name: 'No more letters' }).click();
    await expect(page.getByTestId('stop-letters')).toContainText('No more letters will come');
    await page.goto('/#/notices');
    await expect(terms.getByRole('radio', { name: 'No letters' })).toBeChecked();
  });
  await ben.close();
  await anna.close();
});

/** A service of the browser's own that leads to the test's receiver: the real one is far away. */
async function pretendService(context: BrowserContext, endpoint: string): Promise<void> {
  await context.addInitScript((address) => {
    const text = (bytes: ArrayBuffer | Uint8Array): string =>
      btoa(String.fromCharCode(...new Uint8Array(bytes as ArrayBuffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const make = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)));
      const json = { endpoint: address, keys: { p256dh, auth } };
      return { endpoint: address, toJSON: () => json, unsubscribe: async () => true };
    };
    let made: Promise<unknown> | null = null;
    Object.assign(PushManager.prototype, {
      subscribe: () => (made ??= make()),
      getSubscription: async () => made,
    });
  }, endpoint);
}

test.describe('in the browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a browser is called, shows it, and a press on it opens the match', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.address });
    await settle(context);
    await context.grantPermissions(['notifications'], { origin: server.address });
    await pretendService(context, `${receiver.url}/push`);
    await post.signIn(context, 'Claire');
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0] !== undefined) resolve(registrations[0].registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    await page.goto('/#/notices');
    const browsers = page.getByTestId('browsers');
    await browsers.getByTestId('call-here').click();
    await expect(browsers).toContainText('this one');
    receiver.received.length = 0;
    await browsers.getByRole('button', { name: /^Try it/ }).click();
    await expect.poll(() => receiver.received.map(({ path }) => path)).toEqual(['/push']);
    const [{ headers }] = receiver.received as [(typeof receiver.received)[number]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' });
    expect(headers.authorization).toMatch(/^vapid t=/);

    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const path = '/#/seat/some-match/some-seat';
    const call = { head: 'Your turn: Lissa', text: 'You are asked.', path, tag: 'x' };
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: server.address,
      registrationId: await registered,
      data: JSON.stringify(call),
    });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => `${title} ${body}`);
      });
    await expect.poll(shown).toEqual(['Your turn: Lissa You are asked.']);
    const [worker] = context.serviceWorkers();
    await worker!.evaluate(async () => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const [notification] = await scope.registration.getNotifications();
      const Press = (globalThis as unknown as { NotificationEvent: new (type: string, of: object) => Event })
        .NotificationEvent;
      dispatchEvent(new Press('notificationclick', { notification }));
    });
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('alert')).toContainText('no seat in such a match');
    await context.close();
  });
});
