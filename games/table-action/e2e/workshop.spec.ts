import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { giveToBench, savedAndTaken, saysWhereBroken } from '@weathergage/web/e2e/crew/bench.ts';
import { expect, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import { drag, middleOf } from '@weathergage/web/e2e/crew/drag.ts';
import { giving } from '@weathergage/web/e2e/crew/panel.ts';
import { scenarios } from '../data/scenarios.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';
import { untilAsked } from './crew/hand.ts';

const BENCH = '/#/workshop/table-action';

test('a scenario is made of a meeting, saved, exported, and its first orders given', async ({ page }) => {
  await settle(page.context());
  await page.goto(BENCH);
  await page.getByTestId('bench-start').click();
  await page.getByTestId('meeting-points').fill('90');
  await page.getByTestId('meeting-begin').click();
  await expect(page.getByTestId('flaws')).toContainText('Sound');

  // A ship by the mouse, then by keys.
  const unit = page.getByTestId(/^unit-(bri|fre)-/).first();
  const x = page.getByTestId('unit-x');
  await unit.click();
  const before = Number(await x.inputValue());
  await drag(page, unit, { x: 60, y: 0 });
  const far = async (): Promise<number> => Number(await x.inputValue());
  await expect.poll(far).toBeGreaterThan(before + 1);
  const dragged = await far();
  await unit.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('e');
  await expect.poll(far).toBeCloseTo(dragged + 0.6);
  await expect(page.getByTestId('unit-heading')).toHaveValue('95');
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('unit-heading')).toHaveValue('90');

  // A shoal, corner by corner.
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByTestId('draw-shoal').click();
  const middle = await middleOf(page.locator('.stage-sea'));
  for (const [dx, dy] of [
    [-60, -40],
    [50, -50],
    [70, 40],
    [-30, 50],
  ] as const)
    await page.mouse.click(middle.x + dx, middle.y + dy);
  await page.keyboard.press('Enter');
  await page.getByTestId('ground-name').fill('The Minquiers');
  await expect(page.getByTestId(/^corner-0-/)).toHaveCount(4);
  await noBarriers(page, 'the scenario bench');

  await page.getByRole('tab', { name: 'Story' }).click();
  await page.getByTestId('story-title').fill('Off the Minquiers');
  const { name, written } = await savedAndTaken<Scenario>(page);
  expect(name).toBe('own-off-the-minquiers.json');
  expect(written).toMatchObject({
    title: 'Off the Minquiers',
    terrain: [{ kind: 'shoal', name: 'The Minquiers' }],
  });

  await page.getByTestId('bench-play-both').click();
  await expect(page).toHaveURL(/#\/local\//);
  await untilAsked(page, 'activate');
  await giving(page, () => page.getByTestId('ask-alone').click());
  await untilAsked(page, 'segment');
});

test('a broken file says where it is broken; a ship that lies on another is shown', async ({ page }) => {
  await settle(page.context(), { theme: 'night' });
  await page.goto(BENCH);
  const give = (scenario: unknown): Promise<void> => giveToBench(page, scenario);
  const [duel] = scenarios as [Scenario];
  const dialog = page.getByTestId('broken-dialog');
  await saysWhereBroken(
    page,
    { ...duel, wind: { toward: 'north' } },
    '/wind/toward',
    'a whole number, 0 to 3599; found "north"',
  );

  // Of the right kind but without sense: it can be mended on the bench.
  const [first, second] = duel.squadrons;
  const onIt = {
    ...second!,
    ships: [{ ...second!.ships[0]!, x: first!.ships[0]!.x, y: first!.ships[0]!.y }],
  };
  await give({ ...duel, squadrons: [first, onIt] });
  await expect(dialog).toContainText('/squadrons/1/ships/0/x');
  await page.getByTestId('broken-mend').click();
  await expect(page.getByTestId('bench-play')).toBeDisabled();
  await page.getByTestId('flaws').getByRole('button').first().click();
  await page.getByTestId('unit-x').fill('12');
  await page.getByTestId('unit-y').fill('12');
  await expect(page.getByTestId('flaws')).toContainText('Sound');
  await expect(page.getByTestId('bench-play')).toBeEnabled();

  // The other bench: a ship of one's own, and what there can't be.
  await page.getByRole('tab', { name: 'Ships and fleets' }).click();
  await page.getByTestId('deck-0-guns').fill('100');
  await expect(page.getByTestId('design-refusal')).toContainText('at most 140 guns');
  await page.getByTestId('deck-0-guns').fill('30');
  await page.getByTestId('design-save').click();
  await page.getByTestId('fleet-0-fill').click();
  await page.getByTestId('fleet-1-fill').click();
  await noBarriers(page, 'ships and fleets');
  await page.getByTestId('fleets-meet').click();
  await expect(page.getByTestId('flaws')).toContainText('Sound');
});
