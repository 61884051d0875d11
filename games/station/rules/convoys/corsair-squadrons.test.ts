import { describe, expect, it } from 'vitest';
import type { check } from '../answers.ts';
import { attritionStep } from '../auxiliaries/attrition.ts';
import type { SquadronCounter } from '../module/forces.ts';
import type { Module } from '../module/module.ts';
import { fittedOut } from '../organisation/organisation.ts';
import { receiveSail, spareCounters, withdrawSail } from '../organisation/sail-received.ts';
import { checkAct } from '../reorganisation/acts.ts';
import { checkPlan } from '../sailing/plan-check.ts';
import { waysOf } from '../sailing/plans.ts';
import { examine } from '../scenario/examine.ts';
import { battling, playOut } from '../testing/fighting.ts';
import { testModule } from '../testing/module.ts';
import { withPlan } from '../testing/plans.ts';
import { afloat, sailOn, whereIs } from '../testing/sailing.ts';
import { formationIn, scripted, stationAt, testScenario, Umpire } from '../testing/station.ts';
import { checkSinking, movementAllowance } from '../umpire/damage.ts';
import { countFleets, sailLost } from '../umpire/prestige.ts';
import { faceOf, moveTo, tokenOf } from '../umpire/tokens.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { dockyardStep } from '../yards/dockyard.ts';
import { layUp } from '../yards/lay-up.ts';

const corsairs = (id: string, more: Partial<SquadronCounter> = {}): SquadronCounter => ({
  id,
  contingent: 'Azure',
  class: 'LV',
  letter: 'X',
  capacity: 2,
  ma: 5,
  dr: 6,
  shift: 0,
  corsair: { base: 'ville', requires: 'war', perish: false },
  ...more,
});

/** Xebecs of which there are always more, and privateers that can be counted. */
const manned: Module = {
  ...testModule,
  squadrons: [
    ...testModule.squadrons,
    corsairs('xebecs'),
    corsairs('letters', { class: 'F', corsair: { base: 'ville', requires: null, perish: true } }),
  ],
};
const at = (id: string, state: 'FittingOut' | 'Ready' | 'InOrdinary' = 'FittingOut', port = 'ville') => ({
  id,
  sail: 2,
  dp: 0,
  in: { port, state },
});
const based = (events = 'war', ...squadrons: ReturnType<typeof at>[]): State =>
  afloat({
    events,
    mess: 'a-aubin',
    scenario: { module: manned, squadrons: squadrons.length > 0 ? squadrons : [at('xebecs'), at('letters')] },
  });

describe('Corsair Squadrons', () => {
  it('[10.23] a module may give Frigates, Light Vessels or Galleys to Corsairs who serve a Fleet', () => {
    expect(examine({ ...testScenario, module: manned, squadrons: [at('xebecs')] })).toEqual([]);
    const flawed = (counter: SquadronCounter) =>
      examine({ ...testScenario, module: { ...testModule, squadrons: [...testModule.squadrons, counter] } });
    expect(flawed(corsairs('x', { class: 'SOL' }))).toMatchObject([
      { expected: expect.stringContaining('10.23') },
    ]);
    expect(
      flawed(corsairs('x', { corsair: { base: 'nowhere', requires: null, perish: false } })),
    ).toHaveLength(1);
    expect(flawed(corsairs('x', { contingent: 'Rover' })).map(({ expected }) => expected)).toEqual(
      expect.arrayContaining([expect.stringContaining('10.213')]),
    );
    // Nor may a scenario put them into a Flotilla or In Ordinary.
    expect(
      examine({ ...testScenario, module: manned, squadrons: [at('xebecs', 'InOrdinary')] }),
    ).toMatchObject([{ path: '/squadrons/0/in', expected: expect.stringContaining('10.232') }]);
  });

  it('[10.231] of no certain number, they sail at the pace that the module allots to them', () => {
    const world = based();
    expect(movementAllowance(world, 'blue', 'xebecs')).toBe(5);
    expect(world.forces.blue!.squadrons.xebecs).toMatchObject({ sail: 2, countless: true });
    expect(world.forces.blue!.squadrons.letters?.countless).toBeUndefined();
  });

  it('[10.232] they are Formations in Port, plotted by their owner without an Order, and stay so', () => {
    const world = based();
    expect(formationIn(world, 'xebecs')).toMatchObject({ kind: 'squadron', execution: null });
    expect(whereIs(world, 'xebecs')).toBe('ville:harbour');
    const out = { kind: 'steps', steps: [{ do: 'put-out' }, { do: 'go', to: 'x' }] } as const;
    expect(checkPlan(world, 'blue', 'xebecs', out)).toBeNull();
    sailOn(withPlan(world, 'xebecs', out));
    expect(whereIs(world, 'xebecs')).toBe('ville');
    sailOn(world, 0);
    expect(whereIs(world, 'xebecs')).toBe('x');
    // At sea it does not make for a Port by itself, and no Flotilla takes it in.
    formationIn(world, 'xebecs').plan = { kind: 'hold' };
    sailOn(world);
    expect(whereIs(world, 'xebecs')).toBe('x');
    moveTo(world, 'blue', 'xebecs', { at: 'cala', berth: 'harbour' });
    fittedOut(world, scripted(world), 'blue', 'xebecs');
    expect(whereIs(world, 'xebecs')).toBe('cala:harbour');
  });

  it('[10.232] [10.214] [10.215] but they lie still until they are Active, and while their base is Neutralised', () => {
    const mayPutOut = (world: State, id: string): boolean =>
      waysOf(world, 'blue', formationIn(world, id)).some(({ step }) => step.do === 'put-out');
    const quiet = based('');
    expect([mayPutOut(quiet, 'xebecs'), mayPutOut(quiet, 'letters')]).toEqual([false, true]);
    const out = { kind: 'steps', steps: [{ do: 'put-out' }] } as const;
    sailOn(withPlan(quiet, 'xebecs', out));
    expect(whereIs(quiet, 'xebecs')).toBe('ville:harbour');
    const cowed = based();
    cowed.ports.ville!.neutralisedUntil = cowed.turn + 2;
    expect(mayPutOut(cowed, 'letters')).toBe(false);
    cowed.turn += 2;
    expect(mayPutOut(cowed, 'letters')).toBe(true);
  });

  it('[10.232] they are in no Flotilla, go not In Ordinary, and give and take no Sail', () => {
    const world = based('war', at('xebecs'), at('letters'), { ...at('azure-f'), sail: 1 }, at('azure-a'));
    const occasion = { free: false, at: null };
    const refused: ReorganisationAct[] = [
      { do: 'form', flotilla: 'azure-flag', squadrons: ['azure-a', 'xebecs'], flotillas: [] },
      { do: 'subordinate', formation: 'xebecs', to: 'azure-flag' },
      { do: 'transfer', from: 'letters', to: 'azure-f', sail: 1 },
      { do: 'transfer', from: 'azure-f', to: 'letters', sail: 1 },
      { do: 'move', squadron: 'xebecs', to: 'azure-flag' },
      { do: 'send-home', squadron: 'letters' },
    ];
    expect(refused.map((act) => checkAct(world, 'blue', act, occasion)?.rule)).toEqual(
      refused.map(() => '10.232'),
    );
    const blue = (umpire: Umpire, answer: Parameters<typeof check>[2]) =>
      umpire.check(
        answer,
        umpire.asks.findIndex(({ seat }) => seat === 'blue'),
      );
    const lying = new Umpire(world, layUp);
    expect(blue(lying, { squadrons: ['xebecs'] })).toMatchObject({ rule: '10.232' });
    expect(blue(lying, { squadrons: ['azure-f'] })).toBeNull();
    const yard = new Umpire(world, dockyardStep);
    const hulk = (squadron: string) => ({ back: [], repair: [], prestige: 0, hulk: [{ squadron, sail: 1 }] });
    expect(blue(yard, hulk('letters'))).toMatchObject({ rule: '10.23' });
    expect(blue(yard, hulk('azure-a'))).toBeNull();
    expect(spareCounters(stationAt({ scenario: { module: manned } }), 'blue', 'Azure', 'LV')).toEqual([]);
    withdrawSail(world, scripted(world), 'Azure', 'F', 2);
    expect(world.forces.blue!.squadrons.letters?.sail).toBe(2);
    world.forces.blue!.squadrons.letters!.sail = 1;
    receiveSail(world, 'blue', 'Azure', 'F', 1, 'ville');
    expect(world.forces.blue!.squadrons.letters?.sail).toBe(1);
  });

  it('[10.233] their Sail may be Sunk, which nobody misses unless the module says so', () => {
    const world = based();
    for (const id of ['xebecs', 'letters']) world.forces.blue!.squadrons[id]!.dp = 7;
    const context = scripted(world, 0, 0);
    const sunk = ['xebecs', 'letters'].map((id) =>
      checkSinking(world, context, 'blue', id, { checks: 'one', rule: '7.351', secret: true }),
    );
    expect(sunk).toEqual([1, 1]);
    expect(context.told('hurt').map(({ sail }) => sail)).toEqual([2, 1]);
    expect(['xebecs', 'letters'].map((id) => world.forces.blue!.squadrons[id]?.sail)).toEqual([2, 1]);
  });

  it('[10.233] nor does it enter what is reckoned of lost Sail, at the end either', () => {
    const fleet = [{ share: [0, 100] as [number, number], prestige: 1 }];
    const module = { ...manned, prestige: { ...manned.prestige, fleet } };
    const begun = based();
    const world = { ...begun, scenario: { ...begun.scenario, module, fleetCounts: true } };
    const context = scripted(world);
    for (const id of ['xebecs', 'letters']) sailLost(world, context, 'blue', id, 1, 'sunk', 'weather');
    expect(world.lost.blue).toEqual({ sunk: 1, captured: 0 });
    countFleets(world, context);
    expect(context.told('fleet-left').find(({ side }) => side === 'blue')).toMatchObject({ left: 2, of: 3 });
  });

  it('[10.214] who is not Active is not worn at his base', () => {
    const worn = (events: string): (number | undefined)[] => {
      const world = based(events);
      new Umpire(world, attritionStep, 0, 0);
      return ['xebecs', 'letters'].map((id) => world.forces.blue!.squadrons[id]?.dp);
    };
    expect([worn(''), worn('war')]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('[10.233] nor in Battle', () => {
    const fought = (id: string): [sunk: number, left: number | undefined] => {
      const world = afloat({
        put: [{ id: 'red-a', at: 'w' }],
        scenario: {
          module: manned,
          squadrons: [at(id, 'Ready', 'w')],
        },
        world: { step: 'battles', increment: 3, clock: 3 },
      });
      for (const one of ['red-a', id]) {
        const formation = formationIn(world, one);
        const token = tokenOf(world, formation.token!);
        token.face = faceOf(world, token.side, formation);
        formation.came = { how: one === id ? 'against' : 'station', from: null, clock: 3 };
      }
      world.forces.blue!.squadrons[id]!.dp = 9;
      const umpire = playOut(battling(world, 5, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0), {
        intensity: { intensity: 'Heavy' },
      });
      const sunk = umpire.told('hurt').reduce((sum, one) => sum + (one.side === 'blue' ? one.sunk : 0), 0);
      return [sunk, world.forces.blue!.squadrons[id]?.sail];
    };
    const [sunk, left] = fought('xebecs');
    expect(sunk).toBeGreaterThan(0);
    expect(left).toBe(2);
    const [lost, rest] = fought('letters');
    expect(lost).toBeGreaterThan(0);
    expect(rest ?? 0).toBe(2 - lost);
  });
});
