// What the tour for players shows besides: a table being opened, a turn by post, ratings, a tournament.
import type { Page } from '@playwright/test';
import type { Person, SavePicture } from './crew.ts';

interface Met {
  readonly marianne: Person;
  readonly ben: Person;
  /** A match by post that they play, by Ben's own key. */
  readonly match: { readonly id: string; readonly token: string };
}

const shot = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' });

async function openTable(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('ask-panel').waitFor();
  await page.getByTestId('new-match').click();
  const sheet = page.getByTestId('new-match-sheet');
  await sheet.getByTestId('choice-online').click();
  await sheet.getByTestId('choice-anybody').click();
  await sheet.getByTestId('choice-post').last().click();
  await sheet.getByTestId('rated').check();
  await sheet.getByTestId('clock-words').scrollIntoViewIfNeeded();
}

/** A rated match that one of them gives up at once: whoever looks at the list sees two names in it. */
async function playRated({ marianne, ben }: Met): Promise<void> {
  const opened = await marianne.post('/api/people/tables', {
    match: { game: 'hex-action', scenario: 'constitution-guerriere-1812', gallery: 'public' },
    mine: 'american-1',
    open: true,
    level: 'any',
    pace: 'sitting',
    rated: 'people',
    invite: [],
  });
  const sat = await ben.post(`/api/people/tables/${opened.id}/sit`, { seat: 'british-1' });
  const say = (token: string, path: string, data: object) =>
    ben.context.request.post(`/api/matches/${opened.id}/${path}`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    });
  await say(opened.token!, 'join', { nonce: 'nonce-of-the-third' });
  await say(sat.token!, 'join', { nonce: 'nonce-of-the-fourth' });
  await say(opened.token!, 'deeds', { type: 'resign' });
}

async function playTournament({ marianne, ben }: Met): Promise<string> {
  const { id } = await ben.post('/api/people/tournaments', {
    title: 'The Two Captains',
    game: 'hex-action',
    scenario: 'constitution-guerriere-1812',
    kind: 'round-robin',
    rounds: 1,
    most: 8,
    rated: true,
    days: 14,
  });
  for (const { post } of [ben, marianne]) await post(`/api/people/tournaments/${id}/join`, {});
  await ben.post(`/api/people/tournaments/${id}/start`, {});
  return id!;
}

export async function takeTour(met: Met, save: SavePicture): Promise<void> {
  const page = await met.ben.context.newPage();
  await openTable(page);
  save('open-a-table', await shot(page));
  await page.goto(`/#/match/${met.match.id}/${met.match.token}`);
  await page.reload();
  await page.getByTestId('ask-panel').waitFor();
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByTestId('clock-card').scrollIntoViewIfNeeded();
  save('by-post', await shot(page));
  await playRated(met);
  const id = await playTournament(met);
  await page.goto('/#/ratings/hex-action');
  await page.getByTestId('rated').first().waitFor();
  save('ratings', await shot(page));
  await page.goto(`/#/tournaments/${id}`);
  await page.getByTestId('tournament').waitFor();
  save('tournament', await shot(page));
}
