/** Dispositions proposed where there are more ships than a leader may have, or fewer than home ports. */
import { describe, expect, it } from 'vitest';
import { leaderIds, shipIds, yearOf } from '../testing/forces.ts';
import { view } from '../view.ts';
import { arrangeForces, PLAIN_STYLE, type Style } from './proposal.ts';

/** `eng-channel portsmouth 9+8`: a squadron, where it lies, and the ships in each of its stacks. */
function arranged(ships: number, leaders: number, style: Partial<Style>, year = 1780): string[] {
  const fleet = shipIds('England', 2, 0, ships);
  const stock = year === 1778 ? { fresh: fleet } : { lying: { portsmouth: fleet } };
  const world = yearOf(2, year, 'reorganise', {
    english: { ...stock, leaders: leaderIds('England', 2, leaders) },
  });
  const how = { ...PLAIN_STYLE, decoys: 'none', extras: 'ashore', ...style } as const;
  // Chance never takes the first of several.
  return arrangeForces(view(world, 'english'), how, (n) => n - 1).squadrons.map(
    ({ squadron, port, stacks }) => `${squadron} ${port ?? '-'} ${stacks.map((one) => one.length).join('+')}`,
  );
}

describe('a disposition that is proposed', () => {
  it('[6.4/4] in few squadrons: ships beyond sixteen have a second leader in the same one', () => {
    expect(arranged(16, 3, { spread: 'few' })).toEqual(['eng-channel portsmouth 16']);
    expect(arranged(17, 3, { spread: 'few' })).toEqual(['eng-channel portsmouth 9+8']);
    expect(arranged(33, 3, { spread: 'few' })).toEqual(['eng-channel portsmouth 11+11+11']);
    expect(arranged(33, 2, { spread: 'few' })).toEqual(['eng-channel portsmouth 16+16']);
  });

  it('[6.4/4] in more: he has a squadron of his own', () => {
    expect(arranged(17, 2, { spread: 'some' })).toEqual([
      'eng-channel portsmouth 8',
      'eng-western portsmouth 9',
    ]);
  });

  it('[3.7/4] as a war begins a squadron for each home port, and none without a ship', () => {
    expect(arranged(3, 2, { spread: 'few' }, 1778)).toEqual(['eng-channel - 1', 'eng-western - 2']);
    expect(arranged(2, 2, { spread: 'few' }, 1778)).toEqual(['eng-channel - 1', 'eng-western - 1']);
    expect(arranged(1, 2, { spread: 'few' }, 1778)).toEqual(['eng-channel - 1']);
  });
});
