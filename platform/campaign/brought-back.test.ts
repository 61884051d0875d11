import { hexAction } from '@weathergage/hex-action/rules/index.ts';
import type { Ship as HexShip } from '@weathergage/hex-action/rules/sea/ship.ts';
import { type Engagement, type Game, looseDice } from '@weathergage/kernel';
import { shipOf } from '@weathergage/sea-power/data/ships.ts';
import { resultRefusal } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import type { BattleResult as SeaResult } from '@weathergage/sea-power/rules/world/battle-result.ts';
import { engagements } from '@weathergage/station/rules/engagements.ts';
import type { BattleResult as StationResult } from '@weathergage/station/rules/world/battle-result.ts';
import { tableAction } from '@weathergage/table-action/rules/index.ts';
import type { Ship as TableShip } from '@weathergage/table-action/rules/table/ship.ts';
import { describe, expect, it } from 'vitest';
import { PRINTED_MAPPING } from './mapping/printed-mapping.ts';
import { onlyChild, testSeaBattle, testSquadron, testStationBattle } from './testing/battles.ts';
import { wayFor } from './ways.ts';

/** What is common to the ships of both boards, as a battle may leave them. */
type Left = 'sunk' | 'struck' | 'prize' | 'retaken' | 'dismasted' | 'hulled' | 'sailed off';

const hexEnds: Readonly<Record<Left, (ship: HexShip) => void>> = {
  sunk: (ship) => {
    ship.advanced!.end = 'sunk';
  },
  struck: (ship) => {
    ship.surrender = 'striking';
  },
  prize: (ship) => {
    ship.surrender = 'melee';
    ship.captured = true;
  },
  retaken: () => {},
  dismasted: (ship) => {
    ship.rigging = ship.rigging.map(() => 0);
  },
  hulled: (ship) => {
    ship.hull = Math.round(ship.hull / 2);
  },
  'sailed off': (ship) => {
    ship.presence = 'gone';
  },
};
const tableEnds: Readonly<Record<Left, (ship: TableShip) => void>> = {
  sunk: (ship) => {
    ship.fate = 'sunk';
  },
  struck: (ship) => {
    ship.colours = 'struck';
  },
  prize: (ship) => {
    ship.colours = 'prize';
  },
  retaken: (ship) => {
    ship.colours = 'retaken';
  },
  dismasted: (ship) => {
    ship.rigging = 0;
  },
  hulled: (ship) => {
    ship.hull = Math.round(ship.hull / 2);
  },
  'sailed off': (ship) => {
    ship.fate = 'left';
  },
};

type Ended = Readonly<Record<string, Left>>;
interface Last {
  ships: (HexShip | TableShip)[];
  outcome: unknown;
  turn: number;
  readonly turnLimit: number;
}

const BOARDS = [
  ['hex-action', hexAction as unknown as Game, hexEnds],
  ['table-action', tableAction as unknown as Game, tableEnds],
] as const;

describe.each(BOARDS)('what %s brings back', (board, game, ends) => {
  /** A battle as it begins, left as said, and whoever held the field. */
  function reportOf<R>(
    parent: string,
    battle: Engagement,
    ended: Ended,
    winner: string | null,
    inTurn: (limit: number) => number = () => 1,
  ): R {
    const way = wayFor(parent, { way: board });
    const { scenario, options } = onlyChild(way, battle);
    const last = structuredClone(
      game.setup(scenario as never, options as never, looseDice(1)),
    ) as unknown as Last;
    for (const ship of last.ships) {
      const left = ended[ship.id];
      if (left !== undefined) (ends[left] as (one: HexShip | TableShip) => void)(ship);
    }
    last.outcome = { winners: winner === null ? [] : [winner], rule: '1', reason: 'test' };
    last.turn = inTurn(last.turnLimit);
    return way.reportOf(battle, [last], 'f00d') as R;
  }

  it('how long it was fought for, and the turn that the limit left out is none', () => {
    const limits = { 'sea-power': 0, station: 0 };
    for (const [parent, battle] of [
      ['sea-power', testSeaBattle()],
      ['station', testStationBattle()],
    ] as const) {
      const turnsOf = (inTurn: (limit: number) => number): number =>
        reportOf<{ turns: number }>(parent, battle, {}, null, inTurn).turns;
      expect(turnsOf(() => 2)).toBe(2);
      const whole = turnsOf((limit) => {
        limits[parent] = limit;
        return limit + 1;
      });
      expect(whole).toBe(limits[parent]);
    }
  });

  describe('to Sea Power', () => {
    const battle = testSeaBattle();
    const told = (ended: Ended, winner: string | null = null, of = battle): SeaResult => {
      const result = reportOf<SeaResult>('sea-power', of, ended, winner);
      expect(resultRefusal(of, result)).toBeNull();
      return result;
    };
    const fate = ({ lines }: SeaResult, ship: string) =>
      [...lines.english, ...lines.european].find((one) => one.ship === ship)!;

    it('nothing, where nothing happened: every ship as she was, nobody hit, and nobody held the field', () => {
      const result = told({});
      expect(result.lines.english).toEqual([
        { ship: 'eng-mars', damage: 2, fate: 'fights' },
        { ship: 'eng-culloden', damage: 0, fate: 'fights' },
      ]);
      expect(result.lines.european).toEqual([
        { ship: 'fra-terrible', damage: 0, fate: 'fights' },
        { ship: 'fra-zodiaque', damage: 1, fate: 'fights' },
      ]);
      expect([result.leaders, result.broke]).toEqual([[], ['english', 'european']]);
    });

    it('the sunk are sunk, and who sailed off is as she was', () => {
      const result = told({ 'fra-terrible': 'sunk', 'fra-zodiaque': 'sailed off' });
      expect(fate(result, 'fra-terrible')).toMatchObject({ fate: 'sunk' });
      expect(fate(result, 'fra-zodiaque')).toEqual({ ship: 'fra-zodiaque', damage: 1, fate: 'fights' });
    });

    it('who struck is a prize of whoever held the field, where prizes are taken, and else sunk', () => {
      const struck = { 'fra-terrible': 'struck' } as const;
      expect(fate(told(struck, 'english'), 'fra-terrible').fate).toBe('captured');
      expect(fate(told(struck), 'fra-terrible').fate).toBe('captured');
      const plain = testSeaBattle({ capture: false });
      expect(fate(told(struck, 'english', plain), 'fra-terrible').fate).toBe('sunk');
    });

    it('who struck where her own side held the field is hers again; who was boarded is gone', () => {
      expect(fate(told({ 'fra-terrible': 'struck' }, 'european'), 'fra-terrible').fate).toBe('fights');
      expect(fate(told({ 'fra-terrible': 'prize' }, 'european'), 'fra-terrible').fate).toBe('captured');
      expect(fate(told({ 'fra-terrible': 'retaken' }, 'english'), 'fra-terrible').fate).toBe('fights');
    });

    it('half the hull is points of her defence beside those she had; half the rigging disables her', () => {
      const result = told({ 'eng-culloden': 'hulled', 'eng-mars': 'hulled', 'fra-terrible': 'dismasted' });
      const culloden = fate(result, 'eng-culloden').damage;
      expect(culloden).toBeGreaterThan(0);
      expect(culloden).toBeLessThan(shipOf('eng-culloden').defence);
      expect(fate(result, 'eng-mars').damage).toBeGreaterThan(2);
      expect(fate(result, 'fra-terrible').fate).toBe('disabled');
    });

    it('who lost has broken off, and whoever has no whole ship', () => {
      expect(told({}, 'english').broke).toEqual(['european']);
      const worn = told({ 'eng-culloden': 'dismasted' }, 'english');
      expect(worn.broke).toEqual(['english', 'european']);
    });

    it('an admiral is taken with his prize, and goes down with nobody else’s ship', () => {
      const taken = told({ 'eng-mars': 'prize' }, 'european');
      expect(taken.leaders).toHaveLength(1);
      expect(taken.leaders[0]).toMatchObject({ leader: 'eng-hood' });
      expect(told({ 'eng-culloden': 'prize' }, 'european').leaders).toEqual([]);
    });
  });

  describe('to Station', () => {
    const battle = testStationBattle();
    const told = (ended: Ended, winner: string | null = null, of = battle): StationResult => {
      const result = reportOf<StationResult>('station', of, ended, winner);
      expect(engagements.check({} as never, of as never, result as never)).toBeNull();
      return result;
    };
    const zero = (squadron: string) => ({ squadron, dp: 0, sunk: 0, struck: 0 });

    it('nothing, where nothing happened: no DP, no Sail, nobody hit', () => {
      expect(told({})).toEqual({
        squadrons: { A: [zero('a-1'), zero('a-2')], B: [zero('b-1')] },
        leaders: [],
        turns: 1,
      });
    });

    it('Sail sunk and struck of the Squadron that lost them; and struck to the Victor alone', () => {
      const { squadrons } = told({ 'a-2-1': 'sunk', 'a-2-3': 'struck' }, 'b');
      expect(squadrons.A![1]).toMatchObject({ squadron: 'a-2', sunk: 1, struck: 1 });
      expect([squadrons.A![0], squadrons.B![0]]).toEqual([zero('a-1'), zero('b-1')]);
      const even = told({ 'a-1-2': 'struck', 'b-1-3': 'sunk' }, 'b').squadrons;
      expect([even.A![0]!.sunk, even.A![0]!.struck, even.B![0]!.sunk]).toEqual([1, 0, 1]);
    });

    it('wear of those that come home is DPs of their Squadron, and of the lost there is none', () => {
      const dpOf = (ended: Ended): number => told(ended, 'b').squadrons.A![0]!.dp;
      const hulled = dpOf({ 'a-1-1': 'hulled', 'a-1-2': 'hulled' });
      expect(hulled).toBeGreaterThan(0);
      expect(hulled).toBeLessThan(PRINTED_MAPPING.station.wholeDp[board]);
      expect(dpOf({ 'a-1-2': 'sunk', 'a-1-3': 'sunk' })).toBe(0);
    });

    it('who led is hit for certain where his ship is lost, and for no other’s', () => {
      const hit = (ended: Ended) => told(ended, 'b').leaders.map(({ leader }) => leader);
      expect(hit({ 'a-2-1': 'sunk' })).toEqual(['a-2-leader']);
      expect(hit({ 'a-2-2': 'sunk' })).toEqual([]);
    });

    it('all Sail of a Squadron may go, and no more', () => {
      const all = Object.fromEntries([1, 2, 3, 4].map((at) => [`b-1-${at}`, 'prize' as const]));
      expect(told(all, 'a').squadrons.B![0]).toMatchObject({ sunk: 0, struck: 4, dp: 0 });
    });
  });
});

describe('men of hers aboard other ships', () => {
  const battle = testStationBattle({
    lines: { A: [testSquadron('a-1', 1)], B: [testSquadron('b-1', 1, { leaders: [] })] },
  });
  const way = wayFor('station', { way: 'hex-action' });
  /** Her own men stand in the prize that she has taken, as many as are left of them. */
  const leadersWith = (left: (men: number) => number): StationResult['leaders'] => {
    const { scenario } = onlyChild(way, battle);
    const begun = hexAction.setup(scenario as never, {}, looseDice(1));
    const last = structuredClone(begun) as unknown as { ships: HexShip[]; outcome: unknown };
    const [own, prize] = last.ships;
    prize!.captured = true;
    prize!.sections = [
      ...prize!.sections.map((one) => ({ ...one, role: 'prisoner' as const })),
      ...own!.sections.map((one, at) => ({
        ...one,
        no: 4 + at,
        role: 'prize' as const,
        left: left(one.left),
      })),
    ];
    own!.sections = [];
    last.outcome = { winners: ['a'], rule: '1', reason: 'test' };
    return (way.reportOf(battle, [last], 'f00d') as StationResult).leaders;
  };

  it('are no losses: who puts a crew into a prize puts her admiral in no danger by it', () => {
    expect(leadersWith((men) => men)).toEqual([]);
  });

  it('and the enemy’s men in her hands are none of hers: where all her own fell her admiral was hit', () => {
    expect(leadersWith(() => 0).map(({ leader }) => leader)).toEqual(['a-1-leader']);
  });
});

it('ships beyond the fortieth of a line never come up, and are as they were', () => {
  const line = (side: string) => Array.from({ length: 11 }, (_, at) => testSquadron(`${side}-${at}`, 4));
  const battle = testStationBattle({ lines: { A: line('a'), B: line('b') } });
  const way = wayFor('station', { way: 'table-action' });
  const { scenario } = onlyChild(way, battle);
  const last = structuredClone(tableAction.setup(scenario as never, {}, looseDice(1))) as unknown as Last;
  expect(last.ships).toHaveLength(80);
  for (const ship of last.ships) if (ship.id.startsWith('b-')) (ship as TableShip).fate = 'sunk';
  last.outcome = { winners: ['a'], rule: '1', reason: 'test' };
  const { squadrons } = way.reportOf(battle, [last], 'f00d') as StationResult;
  expect(squadrons.B!.map(({ sunk }) => sunk)).toEqual([...Array.from({ length: 10 }, () => 4), 0]);
});
