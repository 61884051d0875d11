// @vitest-environment happy-dom
import { newDrawing } from '@weathergage/web/toolkit/testing/drawing.ts';
import { expect, it } from 'vitest';
import { twoFleets } from '../../rules/testing/battle.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import { combatTold } from '../testing/told.ts';
import { FightColumns } from './fight-columns.tsx';
import { beatsOf } from './tale.ts';
import { picturesOf } from './tale-picture.ts';

it('draws a Convoy as merchantmen that nobody counts, beside Squadrons ship by ship', async () => {
  const view = viewOf(twoFleets(), 'red');
  const told = combatTold({ die: 4, column: { red: 3, blue: 0 }, dp: { red: 0, blue: 3 }, sunk: {} });
  const [column] = picturesOf(view, beatsOf([told]), 0);
  const trade = { squadron: 'the-trade', sail: 0, of: 0, dp: 0, struck: false } as const;
  const drawing = newDrawing();
  await drawing.draw(
    <FightColumns
      view={view}
      columns={[{ ...column!, sides: { ...column!.sides, blue: [trade] } }]}
      sides={['blue', 'red']}
    />,
  );
  const [above, below] = drawing.place.innerHTML.split('st-fight-between');
  await drawing.remove();
  expect(above).toContain('aria-label="a Convoy"');
  expect(above!.match(/st-ship-hull/g)).toHaveLength(3);
  expect(above).not.toContain('meter');
  expect(below).toMatch(/aria-label="\d of \d ships? afloat"/);
});
