import { hexAction } from '@weathergage/hex-action/rules/index.ts';
import type { Scenario as HexScenario } from '@weathergage/hex-action/rules/scenario/scenario.ts';
import { type Game, scenarioFlaws } from '@weathergage/kernel';
import type { StationBattle } from '@weathergage/station/rules/engagements.ts';
import { tableAction } from '@weathergage/table-action/rules/index.ts';
import type { Scenario as TableScenario } from '@weathergage/table-action/rules/scenario/scenario.ts';
import { describe, expect, it } from 'vitest';
import { type Mapping, mappingWith } from './mapping/mapping.ts';
import { PRINTED_MAPPING } from './mapping/printed-mapping.ts';
import {
  lineShip,
  onlyChild,
  testLine,
  testSeaBattle,
  testSquadron,
  testStationBattle,
} from './testing/battles.ts';
import { wayFor } from './ways.ts';

const changed = (changes: object): Mapping => {
  const read = mappingWith(PRINTED_MAPPING, changes);
  if (!read.ok) throw new Error(read.path);
  return read.mapping;
};
const DAY = changed({ action: { night: 0 } });
const DARK = changed({ action: { night: 1000 } });

/** A Battle of Station on both boards, each as its game would have it. */
function laidOut(changes: Partial<StationBattle>, mapping = DAY) {
  const battle = testStationBattle(changes);
  const on = (way: string, game: unknown) => {
    const { scenario } = onlyChild(wayFor('station', { way }), battle, mapping);
    expect(scenarioFlaws(game as Game, scenario)).toEqual([]);
    return scenario;
  };
  return {
    hex: on('hex-action', hexAction) as unknown as HexScenario,
    table: on('table-action', tableAction) as unknown as TableScenario,
  };
}

const cardsOf = ({ squadrons }: TableScenario) => squadrons.flatMap(({ ships }) => ships);

describe('what a battle carries down', () => {
  it('a gale is a storm on the hexes and fluky on the table', () => {
    const calm = laidOut({});
    const storm = laidOut({ gale: true });
    expect([calm.hex.velocity, storm.hex.velocity]).toEqual([3, 6]);
    expect([calm.table.special, storm.table.special]).toEqual([undefined, { flukyWind: true }]);
  });

  it('night: shots go astray on the hexes, and the fight on the table is shorter', () => {
    const day = laidOut({});
    const dark = laidOut({}, DARK);
    expect(day.hex.special).toBeUndefined();
    expect(dark.hex.special).toEqual([{ id: 'night', minRange: 3, dieAtMost: 2 }]);
    expect(dark.table.turnLimit).toBe(day.table.turnLimit - PRINTED_MAPPING.tableAction.night);
  });

  it('shoals lie to leeward of both lines, off coasts and in straits alone', () => {
    const { hex, table } = laidOut({ ground: 'coastal' });
    expect(hex.rules).toEqual({ runningAground: true });
    expect(hex.depths![0]!.hexes.length).toBeGreaterThan(40);
    const [bank] = table.terrain;
    const lee = Math.max(...cardsOf(table).map(({ y }) => y));
    expect(bank!.kind).toBe('shoal');
    expect(Math.min(...bank!.polygon.map(([, y]) => y))).toBeGreaterThan(lee);
    const open = laidOut({ ground: 'large' });
    expect([open.hex.depths, open.table.terrain]).toEqual([undefined, []]);
  });

  it('a port’s works are a battery of its holder, behind his own line', () => {
    const works = (side: string) => laidOut({ ground: 'port', works: { side, blockadeValue: 2 } });
    const rows = (table: TableScenario) => table.batteries.map(({ side, y }) => [side, y]);
    const [mine, theirs] = [works('A'), works('B')];
    expect(mine.hex.batteries).toMatchObject([{ side: 'a', guns: 10, hull: 20, crew: 10 }]);
    const ys = cardsOf(mine.table).map(({ y }) => y);
    // A has the gauge and lies to windward, at the top of the table.
    expect(rows(mine.table)).toEqual([['a', Math.min(...ys) - 10_000]]);
    expect(rows(theirs.table)).toEqual([['b', Math.max(...ys) + 10_000]]);
    expect(laidOut({ ground: 'port' }).hex.batteries).toBeUndefined();
  });

  it('contingents sail under their own flags, in ships of their own yards', () => {
    const { hex, table } = laidOut({});
    const class_ = (side: string) =>
      new Set(hex.ships.filter((one) => one.side === side).map((one) => one.class));
    expect([...class_('a')].every((id) => id.startsWith('br-'))).toBe(true);
    expect([...class_('b')].every((id) => id.startsWith('sp-'))).toBe(true);
    expect(table.squadrons.map(({ nation }) => nation)).toEqual(['British', 'Spanish']);
  });

  it('wear tells on hull, men, guns and rigging', () => {
    const { hex, table } = laidOut({});
    const [sound, worn] = [hex.ships[0]!, hex.ships.find(({ id }) => id === 'a-2-1')!];
    expect(sound.log).toBeUndefined();
    const [whole, hurt] = [cardsOf(table)[0]!, cardsOf(table).find(({ id }) => id === 'a-2-1')!];
    for (const part of ['hull', 'crew', 'rigging'] as const) expect(hurt[part]).toBeLessThan(whole[part]);
    expect(hurt.broadside.large[0]).toBeLessThan(whole.broadside.large[0]);
    // 5 DPs of 6 and 10 beyond: 313 thousandths; of the guns half of that, of the rigging a fifth.
    const log = worn.log!;
    expect(hurt.hull).toBe(Math.round(whole.hull * 0.687));
    expect(hurt.rigging).toBe(Math.round(whole.rigging * 0.9374));
    expect(Object.keys(log)).toEqual(['hull', 'crew', 'guns', 'rigging']);
  });

  it('intensity: how near, how long, and what the guns are loaded with', () => {
    const heats = (['Heavy', 'Medium', 'Light'] as const).map((intensity) => laidOut({ intensity }));
    const { hexAction, tableAction } = PRINTED_MAPPING;
    const turnsOf = ({ heats: all }: typeof hexAction | typeof tableAction) =>
      (['hot', 'warm', 'cool'] as const).map((heat) => all[heat].turns);
    expect(heats.map(({ hex }) => hex.turnLimit)).toEqual(turnsOf(hexAction));
    expect(heats.map(({ table }) => table.turnLimit)).toEqual(turnsOf(tableAction));
    const shotOf = ({ shot }: typeof hexAction) =>
      (['hot', 'warm', 'cool'] as const).map((heat) => (shot[heat] === 'R' ? undefined : shot[heat]));
    expect(heats.map(({ hex }) => hex.ships[0]!.shot)).toEqual(shotOf(hexAction));
    const gap = ({ table }: (typeof heats)[number]) => {
      const ys = cardsOf(table).map(({ y }) => y);
      return (Math.max(...ys) - Math.min(...ys)) / 1000;
    };
    const { heats: due } = tableAction;
    expect(heats.map(gap)).toEqual([due.hot.apart, due.warm.apart, due.cool.apart]);
  });

  it('the weather gauge is the windward line', () => {
    const rowOf = (gauge: string, side: string) =>
      laidOut({ gauge }).table.squadrons.find((one) => one.side === side)!.ships[0]!.y;
    expect(rowOf('A', 'a')).toBeLessThan(rowOf('A', 'b'));
    expect(rowOf('B', 'b')).toBeLessThan(rowOf('B', 'a'));
  });

  it('a leader’s temper says when he breaks off; the rash never do', () => {
    const led = (personality: 'Timid' | 'Cautious' | 'Aggressive' | 'Rash') => {
      const leader = { leader: 'x', name: 'X', rank: 'VA' as const, rating: 3, personality };
      const lines = { A: [testSquadron('a-1', 4, { leaders: [leader] })], B: [testSquadron('b-1', 4)] };
      const { hex, table } = laidOut({ lines });
      const wins = hex.victory.type === 'special' ? hex.victory.wins : [];
      return [
        wins.find(({ side }) => side === 'b')?.if,
        table.victory.find((one) => one.type === 'strike' && one.side === 'b'),
      ];
    };
    const lost = (atLeast: number) => ({ test: 'surrenderedOrLost', side: 'a', atLeast });
    expect(led('Timid')[0]).toEqual(lost(1));
    expect(led('Cautious')[0]).toEqual(lost(2));
    expect(led('Aggressive')[0]).toEqual(lost(3));
    expect(led('Rash')).toEqual([undefined, undefined]);
    expect(led('Aggressive')[1]).toMatchObject({ type: 'strike', atLeast: 1 });
  });

  it('great leaders lift their crews, and leaders’ ships are flagships', () => {
    const { scenario } = onlyChild(
      wayFor('sea-power', { way: 'table-action' }),
      testSeaBattle({
        lines: {
          english: [lineShip('eng-culloden', null), lineShip('eng-mars', 'eng-rodney')],
          european: [lineShip('fra-terrible'), lineShip('fra-zodiaque')],
        },
      }),
      changed({ action: { night: 0 }, seaPower: { crews: { 'table-action': { British: [0] } } } }),
    );
    const { sides, squadrons } = scenario as unknown as TableScenario;
    expect(sides[0]!.flagship).toBe('eng-mars');
    expect(squadrons[0]!.ships.map(({ quality }) => quality)).toEqual(['average', 'good']);
  });
});

describe('divisions', () => {
  const battle = testSeaBattle({
    lines: {
      english: testLine('England', 40, 'eng-rodney'),
      european: testLine('France', 20, 'fra-de-grasse'),
    },
  });
  const way = wayFor('sea-power', { way: 'hex-action' });

  it('no flag on the hexes leads more than six, however long the line', () => {
    const { scenario } = onlyChild(way, battle, DAY);
    expect(scenarioFlaws(hexAction as unknown as Game, scenario)).toEqual([]);
    const { sides } = scenario as unknown as HexScenario;
    expect(sides.map(({ squadrons }) => squadrons!.map(({ id }) => id))).toEqual([
      ['van-1', 'van-2', 'van-3', 'centre-1', 'centre-2', 'centre-3', 'rear-1', 'rear-2', 'rear-3'].map(
        (id) => `english-${id}`,
      ),
      ['van', 'centre-1', 'centre-2', 'rear-1', 'rear-2'].map((id) => `european-${id}`),
    ]);
  });

  it('nor of seven or eight, which are short enough to be one division on the table', () => {
    const of = (ships: number) => {
      const line = (id: string) => [testSquadron(id, 4), testSquadron(`${id}-2`, ships - 4)];
      return laidOut({ lines: { A: line('a'), B: line('b') } });
    };
    const onHexes = ({ hex }: ReturnType<typeof laidOut>) =>
      hex.sides.map(({ squadrons }) => squadrons?.map(({ id }) => id.replace(/^.-/, '')));
    expect(onHexes(of(6))).toEqual([undefined, undefined]);
    expect(onHexes(of(7))).toEqual([
      ['van', 'centre', 'rear'],
      ['van', 'centre', 'rear'],
    ]);
    expect(of(8).table.squadrons.map(({ id }) => id)).toEqual(['a-line', 'b-line']);
  });

  it('from a size on they fight side by side, every ship in one of them', () => {
    const apart = changed({ divisions: { apart: 20 }, action: { night: 0 } });
    const parts = way.childrenOf(battle, apart);
    expect(parts.map(({ scenario }) => scenario.id)).toEqual(
      ['van', 'centre', 'rear'].map((id) => `battle-bay-of-biscay-1778-${id}`),
    );
    for (const { scenario } of parts)
      expect(scenarioFlaws(hexAction as unknown as Game, scenario)).toEqual([]);
    const ships = parts.flatMap(({ scenario }) =>
      (scenario as unknown as HexScenario).ships.map(({ id }) => id),
    );
    const all = [...battle.lines.english, ...battle.lines.european].map(({ ship }) => ship);
    expect(ships.toSorted()).toEqual(all.toSorted());
    expect(way.childrenOf(testSeaBattle(), apart)).toHaveLength(1);
  });
});
