// @vitest-environment happy-dom
import { newDrawing } from '@weathergage/web/toolkit/testing/drawing.ts';
import { expect, it, vi } from 'vitest';
import { projectMove } from '../../attention/project.ts';
import { duelBegun, viewOf } from '../testing/desk.ts';
import { Path } from './path-overlay.tsx';

it('draws a turn for every segment, and those of a ship that makes no way each for itself', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { first, mover } = duelBegun();
  const forecast = projectMove(viewOf(first), mover, { legs: [] });
  const [leg] = forecast.legs;
  const still = { ...forecast, legs: [1, 2, 3].map((segment) => ({ ...leg!, segment })) };
  const drawing = newDrawing();
  await drawing.draw(
    <svg>
      <Path ship={mover} forecast={still} shots={[]} inHand={false} />
    </svg>,
  );
  expect(drawing.place.querySelectorAll('.ta-path-turn')).toHaveLength(2);
  expect(said).not.toHaveBeenCalled();
  await drawing.remove();
  said.mockRestore();
});
