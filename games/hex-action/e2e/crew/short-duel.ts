/** A duel that is over after a few broadsides: a heavy frigate abeam of a brig that has seen better days. */
import type { Page } from '@playwright/test';
import { settle } from '@weathergage/web/e2e/crew/desk.ts';
import { openKept } from '@weathergage/web/e2e/crew/kept.ts';
import { moment } from '@weathergage/web/e2e/crew/panel.ts';
import { hexAction } from '../../rules/index.ts';
import type { Scenario } from '../../rules/scenario/scenario.ts';

const shortDuel: Scenario = {
  id: 'the-frigate-and-the-brig',
  title: 'The frigate and the brig',
  date: '1813-06-01',
  place: 'Off Cape Ann',
  briefing: 'A brig finds too late whom she has been following.',
  edition: 'basic',
  board: { columns: 30, rows: 24, fixed: false },
  wind: 1,
  sides: [
    { id: 'american', name: 'United States', seats: [{ id: 'american-1', name: 'American captain' }] },
    { id: 'british', name: 'Royal Navy', seats: [{ id: 'british-1', name: 'British captain' }] },
  ],
  ships: [
    {
      id: 'president',
      name: 'President',
      class: 'us-f4-44',
      side: 'american',
      quality: 'elite',
      bow: 'L14',
      heading: 2,
    },
    {
      id: 'drake',
      name: 'Drake',
      class: 'br-s5-20-e',
      side: 'british',
      quality: 'green',
      bow: 'N17',
      heading: 2,
    },
  ],
  victory: { type: 'single-ship' },
  provenance: { positions: 'constructed' },
};

/** The frigate is the person's. */
export async function openShortDuel(page: Page): Promise<void> {
  await settle(page.context());
  await openKept(page, {
    game: hexAction,
    scenario: shortDuel,
    seed: 1813,
    machines: { 'british-1': 'straight' },
  });
  await moment(page);
}
