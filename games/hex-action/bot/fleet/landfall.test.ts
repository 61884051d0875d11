import { describe, expect, it } from 'vitest';
import { type Hex, neighbour } from '../../rules/sea/hex.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { hexNamed } from '../../rules/testing/sea.ts';
import { detourFrom, detoursTo, hemmedIn } from './landfall.ts';

/** A wall down column M, rows 5 to 25. */
const WALL: readonly Hex[] = Array.from({ length: 21 }, (_, n) => hexNamed(`M${n + 5}`));
const board = { columns: 51, rows: 35, fixed: true };
const sea = (land: readonly Hex[], wind: 1 | 4 = 1) =>
  advancedSea([advancedShip({ id: 'one', at: 'J15', heading: 2 })], { land: [...land], board, wind });

describe('land in the way', () => {
  it('is sailed round: the way is longer behind a wall, and not beside its end or on the same side', () => {
    const detours = detoursTo(sea(WALL), [hexNamed('P15')]);
    const longer = (from: string): number => detourFrom(detours, hexNamed(from), board);
    expect(longer('R15')).toBe(0);
    expect(longer('M2')).toBe(0);
    expect(longer('J15')).toBeGreaterThan(8);
    expect(longer('J15')).toBeGreaterThan(longer('J8'));
  });

  it('counts nothing on an open sea, off the board, or where no way leads', () => {
    expect(detoursTo(sea([]), [hexNamed('P15')])).toBeNull();
    const pond = hexNamed('J15');
    const ring = ([1, 2, 3, 4, 5, 6] as const).map((side) => neighbour(pond, side));
    expect(detourFrom(detoursTo(sea(ring), [hexNamed('P15')]), pond, board)).toBe(0);
    expect(detourFrom(detoursTo(sea(ring), [hexNamed('P15')]), hexNamed('M40'), board)).toBe(0);
  });

  it('is feared ahead and under the lee, the more the nearer', () => {
    const [ship] = sea(WALL).ships;
    const fear = (at: string, heading: 1 | 2 | 4, wind: 1 | 4 = 1): number =>
      hemmedIn(sea([hexNamed('J10')], wind), ship!, { ...hexNamed(at), heading });
    expect(fear('J11', 1)).toBeGreaterThan(fear('J13', 1));
    expect(fear('J12', 4, 1)).toBeGreaterThan(fear('J12', 4, 4));
    expect(fear('J20', 4, 4)).toBe(0);
  });
});
