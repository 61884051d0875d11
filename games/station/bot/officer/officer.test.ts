/** The good officer on his station: sound advice from the view alone, and the Turn that he blames. */
import { adviceOn, looseDice, reckon } from '@weathergage/kernel';
import { hearOfficer, livedBy } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { lessonScenarios } from '../../data/lessons/scenarios.ts';
import { scenarios } from '../../data/scenarios.ts';
import { station } from '../../rules/index.ts';
import type { AnswerTo, StationAsk } from '../../rules/world/asks.ts';
import type { Scenario } from '../../rules/world/scenario.ts';
import type { View } from '../../rules/world/state.ts';
import { commander } from '../commander.ts';
import { COMMODORE } from '../temper.ts';
import { officer } from './index.ts';

const scenarioOf = (id: string): Scenario => [...scenarios, ...lessonScenarios].find((one) => one.id === id)!;
const begun = (scenario: Scenario, seed = 1) => station.setup(scenario, {}, looseDice(seed));
const bot = commander(COMMODORE);

describe('the good officer', () => {
  it.each([
    ['first-cruise', 45, ['plot', 'extend', 'lay-up', 'orders', 'auxiliaries', 'reorganise']],
    ['lesson-blockade', 25, ['withdraw', 'intensity', 'combat']],
    ['valdoro-trade', 60, ['tasks', 'reinforce', 'line-up', 'screen', 'engage', 'route', 'dockyard']],
  ] as const)(
    'gives lawful advice in %s, and the same in two worlds that look the same',
    async (id, steps, asked) => {
      const { kinds, faults } = await hearOfficer(officer, { state: begun(scenarioOf(id)), steps, seed: 2 });
      expect(faults).toEqual([]);
      expect([...kinds]).toEqual(expect.arrayContaining([...asked]));
    },
  );

  const firstPlot = () => {
    const state = begun(scenarioOf('first-cruise'));
    const ask = station.asks(state).find(({ seat }) => seat === 'crown')!;
    return { ask, view: station.view(state, 'crown') };
  };

  it('says what an Order has for it, and leaves alone what a machine likes to be asked', async () => {
    const { ask, view } = firstPlot();
    expect(await adviceOn(officer, view, ask)).toEqual({
      ask: ask.id,
      answer: { plans: [] },
      order: 'everybody keeps his course',
      reasons: [
        'First Crown Detachment has Cruise: the reaches, and this is its way: he gives it 95 %, in 1 Turn.',
      ],
    });
  });

  it('has a reason for every order that is weighed', async () => {
    const { ask, view } = firstPlot();
    const plan = { kind: 'voyage', to: 'pelham', arrive: 'put-in' } as const;
    const answer: AnswerTo<'plot'> = {
      plans: [{ formation: 'crown-flag', plan }],
      abandon: ['crown-det-1'],
    };
    expect(officer.orderWords(view, ask, answer)).toBe(
      'give up the Order of First Crown Detachment and Crown Flag bound for Pelham, to anchor',
    );
    const [given, laid] = officer.reasons(view, ask, answer);
    expect(given).toMatch(/^Cruise: the reaches cannot be done any more/);
    expect(laid).toMatch(/Crown Flag no Order to wait for there \(Crown B at 1\/12\); Pelham has, \d steps/);
  });
});

describe('where the day was lost', () => {
  const PAINS = { worlds: 4, timeIsUp: () => false };
  type Hand = (view: View, ask: StationAsk) => ReturnType<typeof bot> | undefined;

  const lived = (
    scenario: Scenario,
    own: Hand,
    dice: (asked: number) => ReturnType<typeof looseDice>,
    seed = 1,
  ) =>
    livedBy(station, {
      state: begun(scenario, seed),
      seat: 'crown',
      hand: (view, ask, thrown) =>
        (ask.seat === 'crown' ? own(view, ask) : undefined) ?? bot(view, ask, thrown),
      dice: ({ asked }) => dice(asked),
      until: ({ turn }) => turn > 1,
    });

  it('names the Turn in which an Order was given up for nothing', async () => {
    const life = lived(
      scenarioOf('first-cruise'),
      ({ turn, impulse, increment }, { kind }) =>
        kind === 'plot' && turn === 0 && impulse === 2 && increment === 1
          ? { plans: [], abandon: ['crown-det-1'] }
          : undefined,
      (asked) => looseDice(10_000 + asked),
    );
    const { points, curve } = await reckon(officer, life, PAINS);
    expect(curve.map(({ turn }) => turn)).toEqual([8, 9, 10]);
    expect(points).toMatchObject([
      {
        turn: 9,
        cause: 'order',
        counsel: {
          ordered: 'give up the Order of First Crown Detachment',
          better: 'everybody keeps his course',
        },
      },
    ]);
  });

  it('knows a gale, ships that founder and a calm for what they are', () => {
    const view = station.view(begun(scenarioOf('lesson-dockyards')), 'crown');
    const squadrons = [
      { squadron: 'crown-sol-a', dp: 2, total: 11 },
      { squadron: 'crown-sol-b', dp: 2, total: 7 },
    ];
    const gale = { kind: 'attrition', rule: '5.36', side: 'crown', why: 'gale', squadrons } as const;
    const lost = {
      kind: 'sunk',
      rule: '7.35',
      side: 'crown',
      squadron: 'crown-sol-a',
      sail: 1,
      why: 'damage',
    } as const;
    const calm = {
      kind: 'becalmed',
      rule: '5.255',
      side: 'crown',
      token: 't',
      formation: 'crown-flag',
      at: { at: 'middle-ground', berth: 'sea' },
    } as const;
    expect(officer.fortune(view, [gale, lost, calm])).toEqual({
      words: 'a gale did 4 points of damage; 1 of Crown A went down; Crown Flag caught no wind',
      unkind: true,
    });
    // What befalls the other side is no ill fortune.
    expect(
      officer.fortune(view, [
        { ...gale, side: 'league' },
        { ...lost, side: 'league' },
      ]),
    ).toBeNull();
  });

  it('names the dice where a check failed that should have passed', async () => {
    const life = lived(
      scenarioOf('valdoro-trade'),
      () => undefined,
      (asked) => looseDice(150_000 + asked),
      15,
    );
    const { points } = await reckon(officer, life, PAINS);
    expect(points[0]).toMatchObject({
      turn: 6,
      cause: 'dice',
      fortune: 'the check to have an Order again fell on 7 where 5 or less would have done',
    });
  });
});
