// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { projectMove } from '../../attention/project.ts';
import { duelBegun, viewOf } from '../testing/desk.ts';
import { Path } from './path-overlay.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it('draws a turn for every segment, and those of a ship that makes no way each for itself', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { first, mover } = duelBegun();
  const forecast = projectMove(viewOf(first), mover, { legs: [] });
  const [leg] = forecast.legs;
  const still = { ...forecast, legs: [1, 2, 3].map((segment) => ({ ...leg!, segment })) };
  document.body.innerHTML = '<div id="page"></div>';
  const root = createRoot(document.getElementById('page')!);
  await act(async () =>
    root.render(
      <svg>
        <Path ship={mover} forecast={still} shots={[]} inHand={false} />
      </svg>,
    ),
  );
  expect(document.querySelectorAll('.ta-path-turn')).toHaveLength(2);
  expect(said).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  said.mockRestore();
});
