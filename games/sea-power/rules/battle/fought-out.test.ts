import { looseDice, Match } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { engagements } from '../engagements.ts';
import { seaPower } from '../index.ts';
import { invariants } from '../invariants.ts';
import { asks, resolve } from '../sequence.ts';
import { battleOf } from '../testing/battle.ts';
import { view } from '../view.ts';
import type { BattleResult } from '../world/battle-result.ts';
import type { Options } from '../world/options.ts';
import type { State } from '../world/state.ts';
import { combatPhase } from './combat.ts';
import type { SeaBattle } from './fought-out.ts';

const ENGLISH = ['eng-mars:eng-byng', 'eng-culloden', 'eng-burford'];
const FRENCH = ['fra-souverain:fra-beauffremont', 'fra-temeraire'];
const OPTIONS: Options = { foughtOut: { ways: ['hex-action', 'table-action'] } };

/** Both have chosen to fight; nobody has said by what means. */
function drawnUp(options: Options = OPTIONS): State {
  const world = battleOf(ENGLISH, FRENCH);
  Object.assign(world, { options });
  const { dice } = { dice: looseDice(4) };
  combatPhase.enter(world, { dice, tell: () => {}, tellSide: () => {} });
  return answered(world, () => ({ withdraw: null }));
}
const answered = (world: State, answer: (seat: string) => unknown): State =>
  resolve(
    world,
    asks(world).map((ask) => ({ ask, answer: answer(ask.seat) as never })),
    looseDice(5),
  ).state;
const sentOut = (options?: Options): State => goneOut(drawnUp(options));
const goneOut = (world: State): State =>
  answered(world, (seat) => ({
    by: seat === 'english' ? 'board' : 'machines',
    way: 'table-action',
  }));
const away = (world: State): SeaBattle => engagements.open(view(world, 'gallery'))[0] as SeaBattle;
const SAFE: BattleResult = {
  lines: {
    english: ['mars', 'culloden', 'burford'].map((name) => ({
      ship: `eng-${name}`,
      damage: 0,
      fate: 'fights',
    })),
    european: [
      { ship: 'fra-souverain', damage: 1, fate: 'disabled' },
      { ship: 'fra-temeraire', damage: 9, fate: 'sunk' },
    ],
  },
  leaders: [{ leader: 'fra-beauffremont', fate: 'killed' }],
  broke: ['european'],
};
const code = (world: State, result: BattleResult): string | undefined =>
  engagements.check(view(world, 'gallery'), away(world), result)?.code;
const taken = (world: State, result = SAFE): State =>
  engagements.take(world, away(world), result, looseDice(6)).state;

describe('a battle fought out in a match of its own', () => {
  it('is nothing that anybody is asked for without the option, or where it is too small', () => {
    expect(drawnUp({}).battle?.step ?? 'over').not.toBe('means');
    expect(drawnUp({ foughtOut: { ways: ['x'], least: 3 } }).battle?.step ?? 'over').not.toBe('means');
    expect(drawnUp({ foughtOut: { ways: ['x'], least: 2 } }).battle?.step).toBe('means');
  });

  it('is for both to choose, each for himself, and by the tables if one of them likes', () => {
    const world = drawnUp();
    expect(asks(world).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['means', 'english'],
      ['means', 'european'],
    ]);
    const one = answered(world, (seat) =>
      seat === 'english' ? { by: 'tables', way: null } : { by: 'board', way: 'hex-action' },
    );
    expect(one.away).toBeUndefined();
    // Where they differ the weather gauge says on which board.
    const boards = { english: 'hex-action', european: 'table-action' } as const;
    const apart = answered(world, (seat) => ({ by: 'board', way: boards[seat as keyof typeof boards] }));
    expect(away(apart).way).toBe(boards[world.battle!.gauge!]);
    const both = sentOut();
    expect(away(both)).toMatchObject({
      way: 'table-action',
      fighters: { english: 'person', european: 'machine' },
      area: 'bay-of-biscay',
      capture: false,
      lines: { english: [{ ship: 'eng-mars', leader: 'eng-byng' }, {}, {}], european: [{}, {}] },
    });
    expect([both.battle, asks(both), invariants(both)]).toEqual([null, [], []]);
    expect(seaPower.check(view(world, 'english'), asks(world)[0]!, { by: 'board', way: 'moon' })?.code).toBe(
      'means-way',
    );
    expect(
      seaPower.check(view(world, 'english'), asks(world)[0]!, { by: 'tables', way: 'hex-action' })?.code,
    ).toBe('means-way');
  });

  it('comes back as a report: the sunk, the hurt, leaders, and who goes to which port', () => {
    const world = taken(sentOut());
    expect(world.sunk).toEqual([{ ship: 'fra-temeraire', side: 'european', captured: false }]);
    expect(world.dead).toEqual(['fra-beauffremont']);
    expect(world.away).toBeUndefined();
    expect(asks(world).map(({ kind, seat }) => [kind, seat])).toEqual([['refuge', 'european']]);
    expect(invariants(world)).toEqual([]);
    const after = answered(world, () => ({ ports: [{ ship: 'fra-souverain', port: 'lorient' }] }));
    expect(after.forces.european.ships['fra-souverain']).toMatchObject({ port: 'lorient', damage: 1 });
    expect(after.forces.english.ships['eng-mars']).toBeDefined();
    expect(invariants(after)).toEqual([]);
  });

  it('comes back with how long it was fought for, where the report says so', () => {
    const told = (result: BattleResult) => {
      const world = sentOut();
      const { happenings } = engagements.take(world, away(world), result, looseDice(6));
      return happenings.map(({ truth }) => truth).find(({ kind }) => kind === 'report');
    };
    expect(told({ ...SAFE, turns: 17 })).toMatchObject({ broke: ['european'], turns: 17 });
    expect(told(SAFE)).not.toHaveProperty('turns');
  });

  it('refuses what can not have come of it', () => {
    const world = sentOut();
    expect(code(world, SAFE)).toBeUndefined();
    const { lines } = SAFE;
    const french = (...european: BattleResult['lines']['european']): BattleResult => ({
      ...SAFE,
      lines: { ...lines, european },
    });
    const [souverain, temeraire] = lines.european;
    expect(code(world, french(souverain!))).toBe('report-ships');
    expect(code(world, french(souverain!, souverain!))).toBe('report-ships');
    expect(code(world, french(souverain!, temeraire!, temeraire!))).toBe('report-ships');
    expect(code(world, french(souverain!, { ...temeraire!, fate: 'fights' }))).toBe('report-damage');
    expect(code(world, french(souverain!, { ...temeraire!, damage: 0 }))).toBe('report-damage');
    expect(code(world, french(souverain!, { ...temeraire!, damage: 1, fate: 'captured' }))).toBe(
      'report-prize',
    );
    expect(code(world, { ...SAFE, broke: ['english'] })).toBe('report-beaten');
    const [hit] = SAFE.leaders;
    expect(code(world, { ...SAFE, leaders: [hit!, hit!] })).toBe('report-leader');
    expect(code(world, { ...SAFE, leaders: [{ leader: 'eng-hawke', fate: 'killed' }] })).toBe(
      'report-leader',
    );
    expect(code(world, { ...SAFE, leaders: [{ leader: 'eng-byng', fate: 'captured' }] })).toBe(
      'report-leader',
    );
  });

  it('[7.31/3] mends no ship: what she had suffered before stands', () => {
    const drawn = drawnUp();
    const { lines } = drawn.battle!;
    const [first, ...rest] = lines!.european;
    const worn = goneOut({
      ...drawn,
      battle: { ...drawn.battle!, lines: { ...lines!, european: [{ ...first!, damage: 2 }, ...rest] } },
    });
    expect(code(worn, SAFE)).toBe('report-damage');
    const [souverain, temeraire] = SAFE.lines.european;
    const european = [{ ...souverain!, damage: 2 }, temeraire!];
    expect(code(worn, { ...SAFE, lines: { ...SAFE.lines, european } })).toBeUndefined();
  });

  it('[11.L] gives prizes where prizes are taken', () => {
    const world = sentOut({ ...OPTIONS, capture: true });
    const european = SAFE.lines.european.map((one) => ({ ...one, damage: 1, fate: 'captured' as const }));
    const result = { ...SAFE, lines: { ...SAFE.lines, european } };
    expect(code(world, result)).toBeUndefined();
    expect(code(world, { ...result, leaders: [] })).toBe('report-leader');
    const foundering = european.map((one) => ({ ...one, damage: 40 }));
    expect(code(world, { ...result, lines: { ...result.lines, european: foundering } })).toBe(
      'report-damage',
    );
    const after = taken(world, result);
    expect(after.prizes.map(({ ship, nation }) => [ship, nation])).toEqual([
      ['fra-souverain', 'England'],
      ['fra-temeraire', 'England'],
    ]);
  });

  it('leaves the bytes of a match without the option as they were', () => {
    const opening = (options: Options) => ({
      game: 'sea-power',
      rulesVersion: '2',
      scenario: drawnUp().scenario,
      options,
      dice: { kind: 'seeded' as const, seed: 1 },
    });
    const { options: _, ...plain } = Match.begin(seaPower, opening({}), null).state;
    const { options: __, ...offered } = Match.begin(seaPower, opening(OPTIONS), null).state;
    expect(JSON.stringify(offered)).toBe(JSON.stringify(plain));
  });
});
