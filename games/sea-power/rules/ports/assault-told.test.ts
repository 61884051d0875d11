/** Control, assaults and points told in full. */
import { describe, expect, it } from 'vitest';
import { putInPlay, type TestFleet, Umpire, warWith } from '../testing/battle.ts';
import { markerNamed } from '../testing/found.ts';
import { asksInWords, inWords, newsOf } from '../testing/telling.ts';
import type { Options } from '../world/options.ts';

const HAWKE = ['eng-mars:eng-hawke', 'eng-culloden'];
const BYNG = ['eng-duke:eng-byng', 'eng-prince'];
const FRENCH = ['fra-souverain:fra-conflans', 'fra-temeraire'];

function before(fleets: readonly TestFleet[], options: Options = {}, year = 1757): Umpire {
  const world = warWith(fleets, { options, year });
  world.phase = 'assault';
  return new Umpire(world);
}

describe('assaults told in full', () => {
  const twice = () =>
    before([
      { token: 'E1', at: 'eastern-caribbean', stacks: [HAWKE] },
      { token: 'E2', at: 'cape-verde-basin', stacks: [BYNG] },
      { token: 'E3', at: 'gulf-of-mexico', stacks: [['eng-burford:eng-keppel']] },
      { token: 'P1', at: 'grand-banks', stacks: [FRENCH] },
      { token: 'P2', at: 'guadeloupe', stacks: [['fra-zodiaque:fra-blenac', 'fra-thesee']] },
    ]);

  it('[6.23/1] [8.1] control is judged, then whoever is alone before a port is asked', () => {
    const umpire = twice();
    expect(newsOf(umpire)).toEqual(['! 8.1 control: areas []']);
    expect(asksInWords(umpire)).toEqual([
      '? id 0.1757.assault.english, seat english, kind assault, rule 6.23/1, areas [gulf-of-mexico eastern-caribbean cape-verde-basin]',
      // Not off New Orleans: one ship takes no port.
      'areas [eastern-caribbean cape-verde-basin]',
      'areas []',
      'areas [eastern-caribbean]',
      'areas [cape-verde-basin]',
      '? id 0.1757.assault.european, seat european, kind assault, rule 6.23/1, areas [grand-banks]',
      'areas [grand-banks]',
      'areas []',
    ]);
    for (const [areas, code] of [
      [['gulf-of-mexico'], 'assault-force'],
      [['eastern-caribbean', 'grand-banks'], 'assault-area'],
      [['atlantis'], 'assault-area'],
    ] as const)
      expect(umpire.check({ areas: [...areas] })).toMatchObject({ code, rule: '6.23/1' });
  });

  it('[6.23/1] the owner names the port where there are several, the strongest first in what he is offered', () => {
    const umpire = twice();
    umpire.answer({ areas: ['eastern-caribbean', 'cape-verde-basin'] }, { areas: [] });
    expect(umpire.world.assaults).toEqual([
      { side: 'english', area: 'eastern-caribbean', ports: ['fort-royal', 'guadeloupe', 'st-lucia'] },
      { side: 'english', area: 'cape-verde-basin', ports: ['goree'] },
    ]);
    expect(asksInWords(umpire)).toEqual([
      '? id 1.1757.defend.european, seat european, kind defend, rule 6.23/1, areas [{area eastern-caribbean, ports [fort-royal guadeloupe st-lucia]}]',
      'ports [{area eastern-caribbean, port fort-royal}]',
      'ports [{area eastern-caribbean, port guadeloupe}]',
      'ports [{area eastern-caribbean, port st-lucia}]',
    ]);
    const named = (area: string, port: string) => ({ area, port });
    for (const [ports, code] of [
      [[], 'defend-areas'],
      [[named('eastern-caribbean', 'goree')], 'defend-port'],
      [[named('cape-verde-basin', 'goree')], 'defend-port'],
      [[named('eastern-caribbean', 'guadeloupe'), named('eastern-caribbean', 'st-lucia')], 'defend-areas'],
    ] as const)
      expect(umpire.check({ ports: [...ports] })).toMatchObject({ code, rule: '6.23/1' });
  });

  it('[6.23/2] [6.23/3] each is thrown for; ships in a port that falls are sunk and leaders taken', () => {
    const umpire = twice();
    umpire.answer({ areas: ['eastern-caribbean', 'cape-verde-basin'] }, { areas: [] });
    newsOf(umpire);
    // Guadeloupe is a 2 and Gorée a 1: five against eight, and seven against seven.
    umpire.load(3, 4, 6, 6);
    putInPlay(umpire.world, 'fra-tonnant', 'guadeloupe');
    umpire.answer({ ports: [{ area: 'eastern-caribbean', port: 'guadeloupe' }] });
    expect(newsOf(umpire)).toEqual([
      '! 6.23/2 assault: side english, area eastern-caribbean, port guadeloupe, totals {attack 8, defence 5}, taken true, dice [3 4]',
      '! 6.23/3 lost: side european, ships [fra-zodiaque fra-thesee fra-tonnant], why port',
      '6.23/3 leader: side european, leader fra-blenac, ship -, fate captured, returns 1759',
      '! 6.23/2 assault: side english, area cape-verde-basin, port goree, totals {attack 7, defence 7}, taken false, dice [6 6]',
      '! 8.2/1 points: scores [{year 1757, side english, points 2, source sunk, of fra-zodiaque} {year 1757, side english, points 2, source sunk, of fra-thesee} {year 1757, side english, points 2, source sunk, of fra-tonnant}], totals {english 6, european 0}',
    ]);
    expect(umpire.world.ports.guadeloupe).toEqual({ owner: 'England', captured: true, closing: null });
    expect(umpire.world.ports.goree).toEqual({ owner: 'France', captured: false, closing: null });
    expect(markerNamed(umpire.world, 'P2')).toBeUndefined();
    expect(umpire.world.absent).toEqual([
      { leader: 'fra-blenac', side: 'european', returns: 1759, why: 'captured' },
    ]);
    expect([umpire.world.assaults, umpire.world.sunk, umpire.progress]).toEqual([[], [], 'done']);
    const { ships, pools } = umpire.world.forces.european;
    expect(Object.keys(ships)).toEqual(['fra-souverain', 'fra-temeraire']);
    expect(pools.France!.ships.slice(-3)).toEqual(['fra-zodiaque', 'fra-thesee', 'fra-tonnant']);
  });

  it('[6.23/1] with one port in each area nobody is asked twice', () => {
    const umpire = before([{ token: 'E2', at: 'cape-verde-basin', stacks: [BYNG] }]);
    newsOf(umpire);
    umpire.load(1, 2);
    umpire.answer({ areas: ['cape-verde-basin'] });
    expect(newsOf(umpire)).toEqual([
      '! 6.23/2 assault: side english, area cape-verde-basin, port goree, totals {attack 3, defence 2}, taken true, dice [1 2]',
      '! 8.2/1 points: scores [], totals {english 0, european 0}',
    ]);
    expect(umpire.progress).toBe('done');
  });

  it('[6.23/1] both sides may be asked to defend', () => {
    const umpire = before([
      { token: 'E1', at: 'gulf-of-st-lawrence', stacks: [HAWKE] },
      { token: 'E2', at: 'eastern-caribbean', stacks: [BYNG] },
      { token: 'P1', at: 'new-england-coast', stacks: [FRENCH] },
    ]);
    umpire.answer({ areas: ['eastern-caribbean', 'gulf-of-st-lawrence'] }, { areas: ['new-england-coast'] });
    // Quebec can't be attacked before Louisburg has fallen (6.231), so that there is one port in that gulf.
    expect(asksInWords(umpire)).toEqual([
      '? id 1.1757.defend.english, seat english, kind defend, rule 6.23/1, areas [{area new-england-coast, ports [boston new-york]}]',
      'ports [{area new-england-coast, port boston}]',
      'ports [{area new-england-coast, port new-york}]',
      '? id 1.1757.defend.european, seat european, kind defend, rule 6.23/1, areas [{area eastern-caribbean, ports [fort-royal guadeloupe st-lucia]}]',
      'ports [{area eastern-caribbean, port fort-royal}]',
      'ports [{area eastern-caribbean, port guadeloupe}]',
      'ports [{area eastern-caribbean, port st-lucia}]',
    ]);
    umpire.load(6, 1, 6, 1, 6, 1);
    umpire.answer(
      { ports: [{ area: 'new-england-coast', port: 'new-york' }] },
      { ports: [{ area: 'eastern-caribbean', port: 'st-lucia' }] },
    );
    expect(umpire.told('assault').map(({ side, port, taken }) => [side, port, taken])).toEqual([
      ['english', 'st-lucia', false],
      ['english', 'louisburg', false],
      ['european', 'new-york', false],
    ]);
  });
});

describe('the year’s points told in full', () => {
  const lost = (options: Options, ...faces: number[]) => {
    const world = warWith([{ token: 'P1', at: 'bay-of-biscay', stacks: [FRENCH] }], { options });
    world.phase = 'assault';
    world.sunk = [
      { ship: 'fra-tonnant', side: 'european', captured: false },
      { ship: 'fra-hardi', side: 'european', captured: true },
      { ship: 'eng-duke', side: 'english', captured: false },
    ];
    for (const { ship } of world.sunk) {
      for (const pool of Object.values(world.forces.english.pools))
        pool.ships = pool.ships.filter((id) => id !== ship);
      for (const pool of Object.values(world.forces.european.pools))
        pool.ships = pool.ships.filter((id) => id !== ship);
    }
    world.frigates.european = ['north-sea', 'north-sea', 'baltic-sea'];
    return new Umpire(world, ...faces);
  };

  it('[8.2/1] [8.3] [8.4] areas, then losses, then commerce', () => {
    const umpire = lost({});
    expect(newsOf(umpire)).toEqual([
      '! 8.1 control: areas [bay-of-biscay]',
      '! 8.2/1 points: scores [{year 1756, side european, points 3, source area, of bay-of-biscay} {year 1756, side english, points 2, source sunk, of fra-tonnant} {year 1756, side english, points 2, source captured, of fra-hardi} {year 1756, side english, points -1, source lost, of eng-duke} {year 1756, side european, points 6, source commerce, of north-sea}], totals {english 3, european 9}',
    ]);
    expect(umpire.world.control).toEqual(['bay-of-biscay']);
    expect(umpire.world.points).toEqual({ english: 3, european: 9 });
    expect(inWords([umpire.world.sunk, umpire.world.gone])).toBe('[[] []]');
  });

  it('[11.M/1] a die for each that was sunk and not taken; on a six she counts again and is gone', () => {
    const umpire = lost({ permanentlySunk: true }, 6, 5);
    expect(newsOf(umpire).slice(1)).toEqual([
      '! 8.2/1 points: scores [{year 1756, side european, points 3, source area, of bay-of-biscay} {year 1756, side english, points 2, source sunk, of fra-tonnant} {year 1756, side english, points 2, source captured, of fra-hardi} {year 1756, side english, points -1, source lost, of eng-duke} {year 1756, side european, points 6, source commerce, of north-sea}], totals {english 3, european 9}',
      '11.M/1 wrecks: ships [fra-tonnant eng-duke], dice [6 5]',
      '11.M/1 gone: ship fra-tonnant, side european',
      '! 11.M/1 points: scores [{year 1756, side english, points 2, source sunk, of fra-tonnant}], totals {english 5, european 9}',
    ]);
    expect(umpire.world.gone).toEqual(['fra-tonnant']);
    expect(umpire.world.forces.european.pools.France!.ships).not.toContain('fra-tonnant');
    expect(umpire.world.forces.english.pools.England!.ships).toContain('eng-duke');
    const both = lost({ permanentlySunk: true }, 5, 6);
    expect(both.world.gone).toEqual(['eng-duke']);
  });
});
