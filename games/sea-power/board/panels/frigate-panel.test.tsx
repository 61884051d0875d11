// @vitest-environment happy-dom
import { newDrawing } from '@weathergage/web/toolkit/testing/drawing.ts';
import { asksOfEachKind } from '@weathergage/web/toolkit/testing/reloads.tsx';
import { expect, it } from 'vitest';
import { lesson } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import type { SeaPower } from '../../rules/types.ts';
import { AskPanel } from './index.tsx';

it('the areas for a frigate say what they are worth in this war, as the chart does', async () => {
  const { view, ask } = asksOfEachKind<SeaPower>(seaPower, lesson, { seeds: 1, steps: 60 }).get('frigate')!;
  const drawing = newDrawing();
  await drawing.draw(
    <AskPanel
      view={view}
      ask={ask}
      given={null}
      readOnly={false}
      give={() => Promise.resolve(null)}
      mark={() => {}}
      onFocus={() => {}}
    />,
  );
  const areas = [...drawing.place.querySelectorAll('option')].map(({ textContent }) => textContent);
  await drawing.remove();
  expect(areas).toContain('Eastern Caribbean, worth 40');
  expect(areas).toContain('North Sea');
});
