/** Where a phase waits for its players and where it is over at once; how a match stands at first and ends at last. */
import { loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { repairPhase } from './ports/repair.ts';
import { returnToPort } from './ports/return.ts';
import { battleOf, Umpire as Fight, facesTimes } from './testing/battle.ts';
import { listener, newMatch, scenarioOf, Umpire, yearOf } from './testing/forces.ts';
import { toldInWords } from './testing/telling.ts';
import type { Options } from './world/options.ts';
import type { PhaseRules } from './world/phase.ts';
import { biddingPhase } from './year/bidding.ts';
import { demobilisePhase } from './year/demobilise.ts';
import { organisePhase } from './year/organise.ts';
import { reorganisePhase } from './year/reorganise.ts';
import { setup } from './year/setup.ts';

const entering = (phase: PhaseRules, year: number, options: Options = {}) =>
  phase.enter(yearOf(2, year, 'demobilise', {}, options), listener(loadedDice()).context);

describe('a phase', () => {
  it.each<[string, PhaseRules, 'first' | 'later' | 'always']>([
    [
      '[3.7/2] squadrons are formed behind the screen in the first year of a war alone',
      organisePhase,
      'first',
    ],
    ['[5.3] they are formed anew in every later year', reorganisePhase, 'later'],
    ['[9.1/1] both sides are asked where they return to', returnToPort, 'always'],
    ['[9.2/1] and what they repair', repairPhase, 'always'],
  ])('%s', (_words, phase, when) => {
    const as = (waits: boolean) => (waits ? 'waits' : 'done');
    expect(entering(phase, 1778)).toBe(as(when !== 'later'));
    expect(entering(phase, 1779)).toBe(as(when !== 'first'));
  });

  it('[5.0/3] nobody is sent home as a war begins, and in a later year both sides are asked', () => {
    expect(entering(demobilisePhase, 1779)).toBe('waits');
    const { world } = newMatch('maritime-war-1778');
    expect([world.phase, world.prizes]).toEqual(['organise', []]);
  });

  it('[11.E] bids are asked for where the players agreed on it', () => {
    expect(entering(biddingPhase, 1778, { bidding: true })).toBe('waits');
    expect(entering(biddingPhase, 1778)).toBe('done');
  });

  it('[4.0/13] a battle waits for the gauge, for those who leave, and for the order of the line', () => {
    const four = ['eng-mars:eng-byng', 'eng-culloden', 'eng-magnanime', 'eng-duke'];
    const fight = new Fight(battleOf(four, ['fra-souverain:fra-beauffremont', 'fra-temeraire']), 6, 1);
    const stands = () => [fight.progress, fight.world.battle?.step];
    expect(stands()).toEqual(['waits', 'gauge']);
    // The English do nothing; Mars and Culloden take a point each.
    fight.load(...facesTimes(6 + 5 + 5 + 5, 1), 6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1);
    fight.answer({ withdraw: null });
    expect([fight.diceLeft, ...stands()]).toEqual([0, 'waits', 'line']);
    // Now a ship of theirs is disabled, and has two ports to choose from.
    fight.load(...facesTimes(5 + 5 + 5 + 4, 1), 5, 1, 1, 1, 1, 1, 1, 1, 1);
    fight.answer({ damaged: ['eng-culloden', 'eng-mars'] });
    expect([fight.diceLeft, ...stands()]).toEqual([0, 'waits', 'refuge']);
    expect(fight.asks).toMatchObject([{ kind: 'refuge', seat: 'english' }]);
    // When she is gone the damaged, who are still alike, are asked about again.
    fight.answer({ ports: [{ ship: fight.world.battle!.leaving[0]!.ship, port: 'nore' }] });
    expect(stands()).toEqual(['waits', 'line']);
  });
});

describe('a match', () => {
  it('[3.7/3] stands at the first year of the war, nothing on the chart and no points on the track', () => {
    const {
      scenario,
      options,
      seats: _seats,
      ports: _ports,
      forces,
      ...rest
    } = setup(scenarioOf('maritime-war-1778'), {});
    expect([scenario.id, options]).toEqual(['maritime-war-1778', {}]);
    expect(Object.keys(forces)).toEqual(['english', 'european']);
    expect(rest).toEqual({
      commands: { english: 'english', european: 'european' },
      resigned: [],
      year: 1778,
      war: 0,
      phase: 'bidding',
      markers: [],
      control: [],
      bengalYears: 0,
      frigates: { english: [], european: [] },
      inHand: { english: 0, european: 0 },
      turn: { side: 'english', left: 1, done: [] },
      voyage: null,
      battle: null,
      battles: [],
      assaults: [],
      points: { english: 0, european: 0 },
      ledger: [],
      absent: [],
      dead: [],
      sunk: [],
      gone: [],
      prizes: [],
      alliance: { come: false, year: null },
      russiansGone: false,
      asked: 0,
      outcome: null,
      prologue: [],
    });
  });

  it('[8.5] is over when the last year’s repairs are done, and says how', () => {
    const world = yearOf(2, 1783, 'repair');
    world.points = { english: 10, european: 40 };
    const match = new Umpire(world).play();
    expect(toldInWords(match.happenings).at(-1)).toBe(
      '8.5 over: outcome {winners [european], rule 8.5, reason minor-victory, points {english 10, european 40}}',
    );
    const before = yearOf(2, 1782, 'repair');
    expect(new Umpire(before).play().told('over')).toEqual([]);
  });
});
