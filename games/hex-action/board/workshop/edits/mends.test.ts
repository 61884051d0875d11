import { describe, expect, it } from 'vitest';
import { duels } from '../../../data/duels.ts';
import { examine } from '../../../rules/scenario/examine.ts';
import { mendOf } from './mends.ts';

const duel = duels[0]!;
const [first] = duel.ships;
const three = { ...duel, ships: [...duel.ships, { ...first!, id: 'third', bow: 'A2', name: 'Third' }] };

describe('what one press mends', () => {
  it('a third ship in a single-ship action: points are counted instead', () => {
    const flawed = examine(three).map(({ path }) => path);
    expect(flawed).toContain('/victory/type');
    const mended = mendOf(three, '/victory/type')!.edit(three);
    expect(examine(mended).map(({ path }) => path)).not.toContain('/victory/type');
    expect(mended.ships).toBe(three.ships);
  });

  it('leaves to the maker what only he can decide', () => {
    expect(mendOf(three, '/ships/2/at')).toBeNull();
  });
});
