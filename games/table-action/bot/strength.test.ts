/** How well they play, and that they never answer what the rules forbid. The long ladder is run by the command line. */
import { scoreOf, seedPairings } from '@weathergage/bots';
import { looseDice } from '@weathergage/kernel';
import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { tableAction } from '../rules/index.ts';
import type { Answer, TableAsk } from '../rules/table/asks.ts';
import type { State, View } from '../rules/table/state.ts';
import { TestPlay } from '../rules/testing/play.ts';
import { testTable, viewOf } from '../rules/testing/table.ts';
import { captainBot } from './captain.ts';
import { bots } from './index.ts';

const TIMEOUT = { timeout: 120_000 };
const scenarioOf = (id: string) => scenarios.find((scenario) => scenario.id === id)!;
type Quick = (...args: Parameters<typeof captainBot>) => Answer;

/** Matches of the frigate duel that the captain wins. */
function wins(rival: keyof typeof bots, matches: number): number {
  const duel = scenarioOf('frigate-duel');
  return seedPairings(matches, 1805).filter(({ seed, swapped }) => {
    const [own, other] = swapped ? ['french', 'british'] : ['british', 'french'];
    const choosers = { [`${own}-1`]: captainBot, [`${other}-1`]: bots[rival] as Quick };
    const { outcome } = playOut(tableAction, duel, {}, { seed, choosers, checks: [] });
    return scoreOf(outcome?.winners ?? [], own!, other!) === 'win';
  }).length;
}

describe('the strength of the captain', () => {
  it('beats random play in every one of four duels', TIMEOUT, () => {
    expect(wins('random', 4)).toBe(4);
  });

  it('beats closing and firing in three duels of four and more', TIMEOUT, () => {
    expect(wins('close', 4)).toBeGreaterThanOrEqual(3);
  });
});

describe('the lawfulness of all of them', () => {
  it.each([
    ['frigate-duel', 8],
    ['copenhagen', 1],
    ['learning-three', 2],
  ] as const)('%s: no bot gives an answer the rules refuse', TIMEOUT, (id, turnLimit) => {
    const asked = new Set<string>();
    // Random play brings about what sensible play never would; every question is put to each bot as well.
    const probing = (view: View, ask: TableAsk, dice: Parameters<typeof captainBot>[2]): Answer => {
      asked.add(ask.kind);
      for (const name of ['captain', 'landsman', 'lieutenant', 'commander'] as const) {
        const answer = (bots[name] as Quick)(view, ask, dice);
        expect(tableAction.check(view, ask, answer), `${name}: ${JSON.stringify(answer)}`).toBeNull();
      }
      return dice.below(2) === 0 ? captainBot(view, ask, dice) : (bots.random as Quick)(view, ask, dice);
    };
    const scenario = scenarioOf(id);
    const choosers = Object.fromEntries(tableAction.seats(scenario).map((seat) => [seat.id, probing]));
    const course = playOut(tableAction, scenario, { turnLimit }, { seed: 5, choosers, checks: QUICK_CHECKS });
    expect(course.violations).toEqual([]);
    expect(asked).toContain('segment');
  });

  it('comes to the same end when played again', TIMEOUT, () => {
    const choosers = { 'british-1': captainBot, 'french-1': captainBot };
    const play = () =>
      playOut(tableAction, scenarioOf('frigate-duel'), { turnLimit: 4 }, { seed: 7, choosers, checks: [] });
    expect(play().hash).toBe(play().hash);
  });

  it('goes by the view alone: an enemy’s secret orders change nothing', () => {
    const waiting = (when: 'any' | 'never'): State =>
      testTable({
        ships: [
          { id: 'own', at: [20, 20], heading: 90 },
          {
            id: 'foe',
            at: [36, 26],
            heading: 90,
            side: 'b',
            bears: { standing: { when, do: 'fire', aim: 'hull' }, seen: [] },
          },
        ],
      });
    const answers = (['any', 'never'] as const).map((when) => {
      const { state, ask } = new TestPlay(waiting(when));
      return captainBot(viewOf(state, ask.seat), ask, looseDice(1));
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});
