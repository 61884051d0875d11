import { describe, expect, it } from 'vitest';
import { portOf } from '../../data/ports.ts';
import { shipIds, Umpire, yearOf } from '../testing/forces.ts';
import type { Options } from '../world/options.ts';
import type { PortId } from '../world/squadron.ts';

const english = shipIds('England', 2, 0, 4);
const [spare, ...damaged] = english as [string, string, string, string];

/** Three ships with four points of damage each, and one without, in a port. */
function inPort(port: PortId, options: Options = {}, sailed = false) {
  const world = yearOf(2, 1780, 'repair', { english: { lying: { [port]: english } } }, options);
  for (const id of damaged) Object.assign(world.forces.english.ships[id]!, { damage: 4, sailed });
  return new Umpire(world);
}
const points = (...each: number[]) => ({
  repairs: each.flatMap((n, index) => (n === 0 ? [] : [{ ship: damaged[index]!, points: n }])),
});

describe('9.2 damage repair', () => {
  it('[9.2/1] [4.0/16] a port takes off its number of points, as its owner likes', () => {
    expect(portOf('nore').number).toBe(8);
    const match = inPort('nore');
    const code = (...each: number[]) => match.refusal('repair', 'english', points(...each))?.code;
    expect(code(4, 4, 0)).toBeUndefined();
    expect(code(3, 3, 2)).toBeUndefined();
    expect(code(4, 4, 1)).toBe('beyond-yard');
    expect(code(5, 0, 0)).toBe('not-so-damaged');
    match.play({ 'repair english': points(3, 3, 2) });
    const { ships } = match.world.forces.english;
    expect(damaged.map((id) => ships[id]!.damage)).toEqual([1, 1, 2]);
    // Her year is over: the next one has begun.
    expect(match.world.year).toBe(1781);
  });

  it('[9.2/1] each port has its own number, and no ship is mended twice', () => {
    const match = inPort('nore');
    match.world.forces.english.ships[damaged[0]!]!.port = 'portsmouth';
    expect(match.refusal('repair', 'english', points(4, 4, 4))).toBeNull();
    const [first] = damaged;
    const twice = { repairs: [1, 1].map((n) => ({ ship: first, points: n })) };
    expect(match.refusal('repair', 'english', twice)?.code).toBe('ship-twice');
    expect(match.refusal('repair', 'english', { repairs: [{ ship: 'fra-bretagne', points: 1 }] })?.code).toBe(
      'unknown-ship',
    );
  });

  it('[9.2/2] part of the damage may stay, and so may the ship; the repair is the owner’s secret', () => {
    const match = inPort('nore');
    expect(match.refusal('repair', 'english', { repairs: [] })).toBeNull();
    match.play({ 'repair english': points(1, 0, 0) });
    expect(match.world.forces.english.ships[damaged[0]!]!.damage).toBe(3);
    expect(match.told('repaired', 'european')).toEqual([
      { kind: 'repaired', rule: '9.2/1', side: 'english' },
      { kind: 'repaired', rule: '9.2/1', side: 'european', repairs: expect.anything() },
    ]);
  });

  it('[9.2/2] neutral ports repair nothing, the ports of friends at war do', () => {
    expect(inPort('lisbon').refusal('repair', 'english', points(1))?.code).toBe('no-yard');
    expect(inPort('lisbon').choices('repair', 'english')).toEqual([{ repairs: [] }]);
    expect(inPort('texel').refusal('repair', 'english', points(1))?.code).toBe('no-yard');
    const [ship] = shipIds('France', 2, 0, 1) as [string];
    const world = yearOf(2, 1780, 'repair', { european: { lying: { cadiz: [ship] } } });
    world.forces.european.ships[ship]!.damage = 2;
    const repairs = [{ ship, points: 2 }];
    expect(new Umpire(world).refusal('repair', 'european', { repairs })).toBeNull();
    world.year = 1778;
    expect(new Umpire(world).refusal('repair', 'european', { repairs })?.code).toBe('no-yard');
  });

  it('[11.D] with delayed repair only ships that lay in that port all year are mended', () => {
    const delayed = { delayedRepair: true };
    expect(inPort('nore', delayed, true).refusal('repair', 'english', points(1))?.code).toBe('not-all-year');
    expect(inPort('nore', delayed, false).refusal('repair', 'english', points(1))).toBeNull();
    expect(inPort('nore', {}, true).refusal('repair', 'english', points(1))).toBeNull();
    for (const answer of inPort('nore', delayed, true).choices('repair', 'english'))
      expect(answer.repairs).toEqual([]);
  });

  it('suggestions are legal, from everything the yards can do to nothing', () => {
    const match = inPort('nore');
    const all = match.choices('repair', 'english');
    const sums = all.map(({ repairs }) => repairs.reduce((sum, one) => sum + one.points, 0));
    for (const answer of all) expect(match.refusal('repair', 'english', answer)).toBeNull();
    expect(sums[0]).toBe(8);
    expect(sums).toContain(0);
    expect(sums).toContain(3);
    expect(match.world.forces.english.ships[spare]!.damage).toBe(0);
  });
});
