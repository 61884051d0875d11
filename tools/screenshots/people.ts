// The lobby and the page of somebody who has an account: a few people sit down at a server, and are looked at.
import type { Browser } from '@playwright/test';
import { type Person, person, type SavePicture } from './crew.ts';
import { takeTour } from './tour.ts';

const DAILY = {
  kind: 'post',
  turn: 24,
  bank: 72,
  night: { from: 22, to: 8 },
  weekends: false,
  zone: 'UTC',
  holidays: true,
  misses: 2,
};

const table = (game: string, scenario: string, mine: string, level: string, pace: string) => ({
  match: { game, scenario, gallery: 'public', ...(pace === 'post' ? { clock: DAILY } : {}) },
  mine,
  open: true,
  level,
  pace,
  invite: [],
});

export async function takePeople(browser: Browser, address: string, save: SavePicture): Promise<void> {
  const crew = [
    await person(browser, address, 'Marianne', 'French'),
    await person(browser, address, 'Old Ben', 'British'),
  ] as const;
  const [marianne, ben] = crew;
  const join = ({ post }: Person, { id, token }: Record<string, string>, nonce: string) =>
    marianne.context.request
      .post(`/api/matches/${id}/join`, { data: { nonce }, headers: { authorization: `Bearer ${token}` } })
      .then(() => post);
  const duel = await marianne.post(
    '/api/people/tables',
    table('hex-action', 'constitution-guerriere-1812', 'american-1', 'any', 'post'),
  );
  await join(marianne, duel, 'nonce-of-the-first');
  const sat = await ben.post(`/api/people/tables/${duel.id}/sit`, { seat: 'british-1' });
  await join(ben, sat, 'nonce-of-the-second');
  await marianne.post(
    '/api/people/tables',
    table('hex-action', 'nymphe-cleopatre-1793', 'french-1', 'new', 'sitting'),
  );
  const page = await ben.context.newPage();
  await page.goto('/#/lobby');
  await page.getByTestId('open-table').first().waitFor();
  await page.getByTestId('my-match').first().waitFor();
  save('lobby', await page.screenshot({ animations: 'disabled' }));
  await page.goto('/#/account');
  await page.getByTestId('profile').waitFor();
  await page.getByTestId('my-match').first().waitFor();
  save('account', await page.screenshot({ animations: 'disabled' }));
  await takeNotices(ben, save);
  await takeTour({ marianne, ben, match: { id: duel.id!, token: sat.token! } }, save);
  for (const { context } of crew) await context.close();
}

/** How somebody is called, with a few ways set up. */
async function takeNotices({ context, post }: Person, save: SavePicture): Promise<void> {
  await post('/api/people/me/notices/hooks', { kind: 'discord', url: 'https://hooks.example.org/a/b' });
  const page = await context.newPage();
  await page.goto('/#/notices');
  const terms = page.getByTestId('notice-terms');
  await terms.getByLabel('Keep quiet at night').check();
  await terms.getByLabel('Say it again').selectOption('After a day');
  await terms.getByLabel('Time zone').selectOption('Europe/Lisbon');
  save('notices', await page.screenshot({ animations: 'disabled' }));
}
