import { describe, expect, it } from 'vitest';
import { undeclaredNow } from '../../rules/chart/politics.ts';
import type { Wind } from '../../rules/module/map.ts';
import type { Module } from '../../rules/module/module.ts';
import { checkPlan } from '../../rules/sailing/plan-check.ts';
import { setup } from '../../rules/scenario/setup.ts';
import type { Scenario } from '../../rules/world/scenario.ts';
import { theatreOfModule } from '../../rules/world/theatre.ts';
import { modules } from '../modules.ts';
import { scenarios } from '../scenarios.ts';
import { bends } from './links.ts';
import { mediterranean } from './module.ts';

const theatre = theatreOfModule(mediterranean);
const countOf = (values: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const lineSail = ({ squadrons }: Scenario, contingent: string): number =>
  squadrons
    .filter(({ id }) => {
      const hulls = theatre.hulls.get(id)!;
      return hulls.contingent === contingent && hulls.class.startsWith('SOL');
    })
    .reduce((sum, { sail }) => sum + sail, 0);
const scenario = (id: string): Scenario => scenarios.find((one) => one.id === id)!;

describe('the Mediterranean Station', () => {
  it('has the sea of the charts: 31 numbered Spaces, ten coasts, four Straits, eight Zones, 36 Ports', () => {
    expect(countOf(mediterranean.spaces.map(({ kind }) => kind))).toEqual({
      large: 31,
      coastal: 10,
      strait: 4,
      port: 36,
      small: 55,
    });
    expect(mediterranean.zones).toHaveLength(8);
    expect(countOf(mediterranean.ports.map(({ kind }) => kind))).toEqual({ key: 10, minor: 26 });
  });

  it('draws bends of Lanes that there are', () => {
    const lanes = new Set(mediterranean.links.map(({ a, b }) => `${a}~${b}`));
    expect(Object.keys(bends).filter((lane) => !lanes.has(lane))).toEqual([]);
  });

  it('has its counters', () => {
    expect(countOf(mediterranean.squadrons.map((one) => `${one.contingent} ${one.class}`))).toMatchObject({
      'British SOL': 12,
      'British SOL(D)': 4,
      'French SOL': 6,
      'Spanish SOL': 5,
      'Spanish G': 2,
      'Dutch SOL(D)': 2,
    });
    expect(mediterranean.flagships.map(({ name }) => name)).toEqual([
      'Namur',
      'Barfleur',
      'Neptune',
      'Marlborough',
      'Real Felipe',
    ]);
    expect(mediterranean.leaders).toHaveLength(37);
    expect(mediterranean.flotillas).toHaveLength(23);
    expect(countOf(mediterranean.orders.map(({ chit }) => chit.slice(0, 1)))).toEqual({
      B: 26,
      F: 11,
      J: 2,
      S: 9,
    });
    expect(mediterranean.events).toHaveLength(19);
    expect(mediterranean.campaigns).toHaveLength(6);
  });

  it('has for Repair what the charts say', () => {
    const rolls = (id: string) => Object.values(theatre.ports.get(id)!.repair).join(' per ');
    expect(['gibraltar', 'port-mahon', 'cartagena', 'toulon', 'malaga'].map(rolls)).toEqual([
      '1 per quarter',
      '2 per quarter',
      '1 per turn',
      '1 per turn',
      '1 per quarter',
    ]);
    expect(theatre.ports.get('toulon')!.repairBefore).toMatchObject({
      event: 'france-declares-war',
      per: 'quarter',
    });
  });
});

describe.each(Object.values(modules).map((module) => [module.title, module] as const))(
  'Gales of %s',
  (_, module) => {
    it('[5.381] go farther from where they began with every step, whichever way they take', () => {
      for (const wind of module.winds)
        for (const start of wind.galeStart)
          for (const way of waysOf(wind, start)) {
            const far = way.map((at) => distance(module, start, at));
            expect(far, `${wind.id} ${way.join(' ')}`).toEqual([...far].sort((a, b) => a - b));
          }
    });
  },
);

/** Every way that a marker can take, to its end. */
function waysOf(wind: Wind, at: string): string[][] {
  const next = wind.galeDrift?.find(({ from }) => from === at)?.to ?? [];
  return next.length === 0 ? [[at]] : next.flatMap((to) => waysOf(wind, to).map((way) => [at, ...way]));
}

function distance(module: Module, from: string, to: string): number {
  const spot = (id: string) => [...module.spaces, ...module.zones].find((one) => one.id === id)!;
  const [east, north] = [spot(to).lon - spot(from).lon, spot(to).lat - spot(from).lat];
  return 0.6 * east * east + north * north;
}

describe('scenarios of the Mediterranean', () => {
  const all = scenarios.filter(({ module }) => module === 'mediterranean');

  it('are six', () => {
    expect(all.map(({ id }) => id)).toEqual([
      'intro-toulon',
      'minor-1742',
      'minor-1744',
      'minor-1746',
      'minor-1747',
      'campaign-1742',
    ]);
  });

  it.each(all.map((one) => [one.id, one] as const))(
    '%s has nobody in command before his time or after it',
    (_, one) => {
      const now = one.start.year * 16 + one.start.turn;
      for (const leader of [...one.flotillas.map((flotilla) => flotilla.leader), ...one.mess]) {
        const { in: from, out } = theatre.leaders.get(leader)!;
        expect(from.year * 16 + from.turn, leader).toBeLessThanOrEqual(now);
        if (out !== null) expect(out.year * 16 + out.turn, leader).toBeGreaterThan(now);
      }
    },
  );

  it('the fleets off Toulon are as strong as they were', () => {
    const toulon = scenario('intro-toulon');
    expect(['British', 'French', 'Spanish'].map((contingent) => lineSail(toulon, contingent))).toEqual([
      31, 16, 12,
    ]);
  });

  it('off Toulon nobody waits for a declaration of war; in 1742 it is still to come', () => {
    expect(undeclaredNow(setup(scenario('intro-toulon'), {}))).toBe(false);
    expect(undeclaredNow(setup(scenario('minor-1742'), {}))).toBe(true);
  });

  it('the campaign begins as 1742 does and goes on for seven Years', () => {
    const [year, campaign] = [scenario('minor-1742'), scenario('campaign-1742')];
    expect(campaign.squadrons).toEqual(year.squadrons);
    expect([year.turns, campaign.turns]).toEqual([16, 112]);
  });

  it('from waters closed to it a Flotilla without Orders may be sent home, and nowhere else', () => {
    const state = setup(scenario('minor-1742'), {});
    const flotilla = state.forces.British!.formations['br-det-1']!;
    Object.assign(flotilla, { place: { at: 'coast-g', berth: 'sea' }, plan: { kind: 'hold' } });
    const voyage = (to: string, arrive: 'hold' | 'put-in') =>
      checkPlan(state, 'British', 'br-det-1', { kind: 'voyage', to, arrive });
    expect(voyage('port-mahon', 'put-in')).toBeNull();
    expect(voyage('coast-h', 'hold')).toMatchObject({ code: 'plot-closed' });
  });

  it('peace may come from the Summer of 1747 on', () => {
    expect(mediterranean.ending).toMatchObject({ from: { year: 1747, turn: 9 }, die: 0 });
  });

  it('an uncovered trade brings one Order, and nothing once two boxes are covered', () => {
    const { result } = mediterranean.tradeTrack!;
    const worth = [0, 1, 2, 6].map(
      (boxes) => result.find(({ covered: [low, high] }) => boxes >= low && boxes <= high)?.fulfilled,
    );
    expect(worth).toEqual([1, 1, 0, 0]);
  });

  it('a handicap in Prestige goes to one side, is small, and the scenario says so', () => {
    for (const { id, handicap, balance } of scenarios) {
      const given = Object.values(handicap ?? {});
      expect(given.length, id).toBeLessThanOrEqual(1);
      for (const points of given) expect(points, id).toBeLessThanOrEqual(4);
      expect(balance !== undefined, id).toBe(given.length > 0);
    }
  });
});
