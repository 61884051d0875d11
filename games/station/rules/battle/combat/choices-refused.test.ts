import { describe, expect, it } from 'vitest';
import { meeting } from '../../testing/battle.ts';
import { battling, playTo } from '../../testing/fighting.ts';

/** Red's Squadrons against four of Blue's, in a Battle of the Intensity that was chosen. */
const doubling = (red: string, intensity: 'Medium' | 'Heavy') =>
  playTo(
    battling(
      meeting({
        put: [
          { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: red },
          {
            id: 'blue-gf',
            at: 'w',
            leader: 'a-aubin',
            squadrons: 'azure-a:4/1 azure-b:4/2 azure-c:4/3 azure-d:2/4',
            came: 'against',
          },
        ],
      }),
      6,
      5,
      5,
      5,
    ),
    'double',
    { intensity: { intensity } },
  );

describe('Doubling is refused', () => {
  const add = (combat: number, squadron: string) => ({ combat, squadron });

  it('[8.33] no-combat: in a Combat that there is not', () => {
    const umpire = doubling('red-a:4', 'Heavy');
    const [first] = umpire.choices<'double'>()[0]!.adds;
    expect(umpire.check({ adds: [{ ...first!, combat: 1 }] })).toMatchObject({
      code: 'no-combat',
      rule: '8.33',
    });
  });

  it('[8.333] intensity: a second in a Medium Battle, a third in a Heavy', () => {
    const medium = doubling('red-a:4', 'Medium');
    const heavy = doubling('red-a:4', 'Heavy');
    const picks = heavy.choices<'double'>()[0]!.adds;
    expect(medium.check({ adds: picks })).toMatchObject({ code: 'intensity', rule: '8.333' });
    expect(heavy.check({ adds: picks })).toBeNull();
    expect(heavy.check({ adds: [...picks, add(0, 'azure-d')] })).toMatchObject({
      code: 'intensity',
      rule: '8.333',
    });
  });

  it('[8.33] evenly: two in one before the other has any', () => {
    const umpire = doubling('red-a:4 red-b:4', 'Heavy');
    const adds = umpire.choices<'double'>()[0]!.adds.map((one) => ({ ...one, combat: 0 }));
    expect(umpire.check({ adds })).toMatchObject({ code: 'evenly', rule: '8.33' });
  });

  it('[8.331] out-of-order: past another on the track, or one who is not there', () => {
    const umpire = doubling('red-a:4', 'Heavy');
    for (const squadron of ['red-a', 'cobalt-a'])
      expect(umpire.check({ adds: [add(0, squadron)] })).toMatchObject({
        code: 'out-of-order',
        rule: '8.331',
      });
  });
});

describe('Sinkings are refused', () => {
  const sinking = () =>
    playTo(
      battling(
        meeting({
          put: [
            { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a:4' },
            {
              id: 'azure-flag',
              at: 'w',
              leader: 'a-aubin',
              squadrons: 'azure-a:4 azure-b:1',
              came: 'against',
            },
          ],
        }),
        0,
        0,
        9,
        9,
        9,
        9,
      ),
      'sinkings',
      { intensity: { intensity: 'Heavy' } },
    );

  it.each([
    ['each', 'they are not said for each Combat', []],
    ['how-many', 'they are too few', [['azure-a']]],
    ['how-many', 'they are too many', [['azure-a', 'azure-a', 'azure-a']]],
    ['too-many', 'a Squadron has not so many Sail', [['azure-b', 'azure-b']]],
    ['not-there', 'a Squadron is not in the Combat', [['azure-a', 'red-a']]],
  ])('[8.33.10] %s: if %s', (code, _, take) => {
    expect(sinking().check({ take })).toMatchObject({ code, rule: '8.33.10' });
  });

  it('[8.33.10] as many as a Squadron has may go', () => {
    expect(sinking().check({ take: [['azure-a', 'azure-b']] })).toBeNull();
    expect(sinking().check({ take: [['azure-a', 'azure-a']] })).toBeNull();
  });
});
