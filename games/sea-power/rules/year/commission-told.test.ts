/** Ships that come for ships taken, told in full (11.L). */
import { describe, expect, it } from 'vitest';
import { Umpire, yearOf } from '../testing/forces.ts';
import { eachInWords, toldInWords } from '../testing/telling.ts';
import { shipsToPool } from '../world/pools.ts';

const afterCapture = () => {
  const world = yearOf(2, 1780, 'demobilise', {}, { capture: true });
  world.prizes = [
    { ship: 'fra-bretagne', by: 'english', nation: 'England' },
    { ship: 'eng-ajax', by: 'european', nation: 'Spain' },
    { ship: 'fra-brave', by: 'english', nation: 'England' },
  ];
  return new Umpire(world);
};

describe('ships commissioned for prizes', () => {
  it('[11.L] each captor is asked for his own, and told alone which ship comes', () => {
    const match = afterCapture();
    expect(eachInWords([match.ask('commission', 'english'), match.ask('commission', 'european')])).toEqual([
      'id 0.1780.commission.english, seat english, kind commission, rule 11.L, captured [fra-bretagne fra-brave]',
      'id 0.1780.commission.european, seat european, kind commission, rule 11.L, captured [eng-ajax]',
    ]);
    const [one, other] = match.choices('commission', 'english')[0]!.ships as [string, string];
    const [spanish] = match.choices('commission', 'european')[0]!.ships as [string];
    match.play({
      'commission english': { ships: [one, other] },
      'commission european': { ships: [spanish] },
    });
    expect(toldInWords(match.happenings).filter((line) => line.startsWith('11.L'))).toEqual([
      `11.L commissioned: side english, captured fra-bretagne, ship ${one} | english all; others 11.L commissioned: side english, captured fra-bretagne`,
      `11.L commissioned: side english, captured fra-brave, ship ${other} | english all; others 11.L commissioned: side english, captured fra-brave`,
      `11.L commissioned: side european, captured eng-ajax, ship ${spanish} | european all; others 11.L commissioned: side european, captured eng-ajax`,
    ]);
    expect(spanish.startsWith('spa-')).toBe(true);
    for (const ship of [one, other])
      expect(match.world.forces.english.ships[ship]).toEqual({ port: null, damage: 0, sailed: true });
    expect(match.world.prizes).toEqual([]);
  });

  it.each([
    ['too-few', (ships: string[]) => ships.slice(0, 1)],
    ['too-many', (ships: string[]) => [...ships, 'eng-boyne']],
    ['not-alike', (ships: string[]) => [ships[0]!, 'fra-orient']],
  ])('[11.L] refused: %s', (code, wrong) => {
    const match = afterCapture();
    const [{ ships }] = match.choices('commission', 'english') as [{ ships: string[] }];
    expect(match.refusal('commission', 'english', { ships: wrong(ships) })).toMatchObject({
      code,
      rule: '11.L',
    });
  });

  it('[3.6/4] a ship of a nation without a pool in this war goes nowhere', () => {
    const world = yearOf(3, 1797, 'repair');
    const before = structuredClone(world.forces);
    shipsToPool(world, ['rus-aleksei']);
    expect(world.forces).toEqual(before);
  });
});
