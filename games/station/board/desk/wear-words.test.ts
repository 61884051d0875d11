import { expect, it } from 'vitest';
import { afloat, redFlag } from '../../rules/testing/sailing.ts';
import { view } from '../../rules/umpire/view.ts';
import { wearWords } from './wear-words.ts';

it('[7.33] names the Squadron that bears least more, and nobody while all are sound', () => {
  const world = afloat({ put: [redFlag('x', { squadrons: 'red-a:4 red-b:4' })] });
  const words = (): string | null => wearWords(view(world, 'red'), { id: 'red-flag' });
  expect(words()).toBeNull();
  const { squadrons } = world.forces.red!;
  squadrons['red-a']!.dp = 2;
  squadrons['red-b']!.dp = 5;
  expect(words()).toMatch(/^wear: Red B 5 of the \d+ she bears$/);
  squadrons['red-a']!.dp = 6;
  expect(words()).toMatch(/^wear: Red A 6 of/);
});
