import type { Page } from '@playwright/test';
import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import { openKept } from '@weathergage/web/e2e/crew/kept.ts';
import { ask, kindAsked, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { hexAction } from '../rules/index.ts';
import { confirm } from './crew/hand.ts';
import { twoFrigatesInTheRoads } from './crew/roads.ts';

/** Past the curtain, if one hangs; then what is asked of whoever sits before the screen. */
async function question(page: Page): Promise<{ readonly kind: string; readonly ship: string }> {
  if ((await moment(page)) === 'curtain') await page.getByTestId('curtain-continue').click();
  await expect(ask(page)).toBeVisible();
  const kind = (await kindAsked(page))!;
  const title = await ask(page).getByRole('heading', { level: 2 }).textContent();
  return { kind, ship: title?.includes('Thetis') ? 'thetis' : 'amethyst' };
}

/** Nods to whatever comes until a question of this kind, or until the match is over. */
async function nodUntil(page: Page, kind: string): Promise<void> {
  for (let n = 0; n < 20; n++) {
    if ((await moment(page)) === 'outcome' ? kind === 'outcome' : (await question(page)).kind === kind)
      return;
    await confirm(page);
  }
  throw new Error(`it never came to ${kind}`);
}

type Hand = () => Promise<unknown>;

/** Both captains answer a question of this kind, whoever of them comes to the screen first. */
async function both(page: Page, kind: string, hands: Readonly<Record<'thetis' | 'amethyst', Hand>>) {
  const seen = new Set<string>();
  for (let n = 0; n < 2; n++) {
    const { kind: found, ship } = await question(page);
    expect(found).toBe(kind);
    seen.add(ship);
    await hands[ship as keyof typeof hands]();
    await confirm(page);
  }
  expect(seen.size, `captains asked for ${kind}`).toBe(2);
}

const nod: Hand = async () => {};
const log = (page: Page) => page.getByTestId('log');

test('a frigate is fought with full sails, chain shot, an anchor and boarders, both captains at one screen', async ({
  page,
}) => {
  const move = async (plot: string, notes: Readonly<Record<string, string>> = {}): Promise<void> => {
    await page.getByTestId(`legal-${plot}`).click();
    await expect(page.getByTestId('plot-input')).toHaveValue(plot);
    for (const [note, value] of Object.entries(notes)) {
      await page.getByTestId(`note-${note}`).selectOption(value);
      await expect(page.getByTestId(`note-${note}`)).toHaveValue(value);
    }
  };
  const fire = async (side: 'L' | 'R', target: string, aim: 'hull' | 'rigging'): Promise<void> => {
    await page.getByTestId(`fire-${side}-target`).selectOption(target);
    await page.getByTestId(`fire-${side}-${aim}`).check();
  };
  /** `RC` is chain into the starboard guns. */
  const load = (shot: string): Promise<void> => ask(page).locator(`[data-load="${shot}"]`).check();

  await settle(page.context());
  await openKept(page, { game: hexAction, scenario: twoFrigatesInTheRoads, seed: 2 });

  await test.step('before the first turn each captain chooses his sails', async () => {
    await both(page, 'prepare', {
      thetis: async () => {
        await expect(page.getByTestId('prepare-battle')).toBeChecked();
        await page.getByTestId('prepare-full').check();
        await noBarriers(page, 'the sails at the start');
      },
      amethyst: nod,
    });
    await question(page);
    await expect(log(page)).toContainText('Thetis is under full sails at the start.');
  });

  await test.step('a note sends men aloft; what may not be noted says why', async () => {
    await both(page, 'plot', {
      thetis: () => move('1', { sail: 'BS' }),
      amethyst: async () => {
        await move('1', { sail: 'FS' });
        await expect(page.getByTestId('note-repair').locator('option[value=RR]')).toBeDisabled();
        const notes = ask(page).locator('.hx-notes');
        await notes.getByText(/^Why not/).click();
        await expect(notes.locator('.hx-why')).toContainText(/Repair rigging.*§ \d+\.\d/);
        await noBarriers(page, 'the notes of a plot');
      },
    });
  });

  await test.step('round shot for round shot; chain goes into the empty guns', async () => {
    await both(page, 'fire', {
      thetis: () => fire('R', 'amethyst', 'hull'),
      amethyst: async () => {
        await fire('L', 'thetis', 'hull');
        await noBarriers(page, 'the guns of the Advanced Game');
      },
    });
    await nodUntil(page, 'reload');
    await both(page, 'reload', {
      thetis: async () => {
        await load('RC');
        await noBarriers(page, 'the choice of shot');
      },
      amethyst: async () => {
        await expect(ask(page).locator('[data-load$=C]'), 'the British load no chain').toHaveCount(0);
        await load('LR');
      },
    });
    await question(page);
    await expect(log(page)).toContainText('Amethyst sets full sails.');
  });

  await test.step('she anchors under fire of chain at her rigging', async () => {
    await both(page, 'plot', {
      thetis: () => move('0'),
      amethyst: () => move('0', { sail: 'BS', anchor: 'A' }),
    });
    await both(page, 'fire', {
      thetis: async () => {
        await expect(ask(page).locator('[data-side=R]')).toContainText('chain');
        await fire('R', 'amethyst', 'rigging');
      },
      amethyst: () => fire('L', 'thetis', 'hull'),
    });
    await nodUntil(page, 'reload');
    await both(page, 'reload', { thetis: () => load('RR'), amethyst: () => load('LR') });
    await question(page);
    await expect(log(page)).toContainText(/Thetis, .*chain.*rigging/i);
    await expect(log(page)).toContainText(/Amethyst lies at anchor/);
  });

  await test.step('a ship at anchor stays where she lies, and nothing else is offered her', async () => {
    await both(page, 'plot', {
      thetis: () => move('1R1'),
      amethyst: async () => {
        await page.getByTestId('plot-input').fill('1');
        await expect(ask(page).locator('.hx-refusal').first()).toContainText(/anchor/);
        await expect(page.getByTestId('plot-confirm')).toBeDisabled();
        await noBarriers(page, 'a plot at anchor');
        await move('0');
      },
    });
  });

  await test.step('irons are thrown, and the boarders go over', async () => {
    await both(page, 'grapple', { thetis: () => ask(page).getByRole('checkbox').check(), amethyst: nod });
    await nodUntil(page, 'boarding');
    await both(page, 'boarding', {
      thetis: async () => {
        await ask(page).getByRole('button', { name: 'All board Amethyst' }).click();
        await noBarriers(page, 'telling off the boarders');
      },
      amethyst: nod,
    });
    await nodUntil(page, 'outcome');
    await expect(page.getByTestId('outcome')).toContainText('Capitaine Pinsum wins');
    await expect(log(page)).toContainText(/Thetis.*grapple/);
    await expect(log(page)).toContainText('Melee, round 1: Thetis OBP');
    await expect(log(page)).toContainText('Amethyst is carried by boarders');
  });
});
