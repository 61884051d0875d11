import { noBarriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { expect, settle, test } from '@weathergage/web/e2e/crew/desk.ts';
import { openKept } from '@weathergage/web/e2e/crew/kept.ts';
import { ask } from '@weathergage/web/e2e/crew/panel.ts';
import { squadronsAdvanced } from '../data/squadrons-advanced.ts';
import { hexAction } from '../rules/index.ts';
import { confirm } from './crew/hand.ts';

test('with command lag an admiral chooses his flagship and forms squadrons before the first turn', async ({
  page,
}) => {
  const found = squadronsAdvanced.find(({ id }) => id === 'two-frigate-squadrons')!;
  const scenario = { ...found, rules: { ...found.rules, commandLag: 'squadrons' as const } };
  const [own, other] = hexAction.seats(scenario);
  const ships = scenario.ships.filter(({ side }) => side === own!.side);
  await settle(page.context());
  await openKept(page, { game: hexAction, scenario, seed: 2, machines: { [other!.id]: 'midshipman' } });

  await expect(ask(page)).toHaveAttribute('data-kind', 'squadrons');
  await expect(page.getByTestId(`flagship-${ships[0]!.id}`)).toBeChecked();
  await noBarriers(page, 'flagship and squadrons');
  await page.getByTestId(`flagship-${ships[4]!.id}`).check();
  for (const { id } of ships.slice(3)) {
    const chosen = page.getByTestId(`squadron-of-${id}`);
    await chosen.selectOption({ value: '1' });
    await expect(chosen).toHaveValue('1');
  }
  await expect(ask(page)).toContainText('1: 3 ships, 2: 3 ships');
  await confirm(page);
  await expect(page.getByTestId('log')).toContainText(`${ships[4]!.name} is a flagship; 2 squadrons`);
});
