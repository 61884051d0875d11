/** How well it plays, and that no bot answers what the rules forbid. The long ladders are run by `weathergage ladder`. */
import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import type { Scenario } from '../rules/world/scenario.ts';
import { bots } from './index.ts';

type Bot = typeof bots.random;
const named = (id: string): Scenario => scenarios.find((one) => one.id === id)!;
const CRUISE = named('first-cruise');

const play = (crown: Bot, league: Bot, seed: number, checks: typeof QUICK_CHECKS = []) =>
  playOut(station, CRUISE, {}, { seed, choosers: { crown, league }, checks });

describe('the strength of the admiral', () => {
  it('beats random play from either side', { timeout: 60_000 }, () => {
    expect(play(bots.admiral as Bot, bots.random, 5).outcome?.winners).toEqual(['crown']);
    expect(play(bots.random, bots.admiral as Bot, 5).outcome?.winners).toEqual(['league']);
  });
});

describe('the lawfulness of all of them', () => {
  it.each([
    'admiral-of-the-fleet',
    'commander-in-chief',
    'fleet-admiral',
    'rover',
    'admiral',
    'bold',
    'rear-admiral',
    'lieutenant',
    'midshipman',
  ] as const)('%s: no answer that the rules refuse, whatever has come about', { timeout: 60_000 }, (name) => {
    let asked = 0;
    // Random play brings about what sensible play never would; every question is put to the bot as well.
    const probing: Bot = (view, ask, dice) => {
      const answer = (bots[name] as Bot)(view, ask, dice);
      expect(station.check(view, ask, answer), `${name}: ${ask.kind} ${JSON.stringify(answer)}`).toBeNull();
      return asked++ % 3 === 0 ? bots.random(view, ask, dice) : answer;
    };
    const course = play(probing, probing, 11, QUICK_CHECKS);
    expect(course.violations).toEqual([]);
    expect(course.finished).toBe(true);
    expect(asked).toBeGreaterThan(20);
  });

  // Battles with Escorts and Scattered Convoys, Orders Fulfilled and Extended: random play hardly ever gets so far.
  it.each([
    ['valdoro-trade', 897223892],
    ['intro-toulon', 986432264],
  ] as const)('no secret gets out where it plays: %s, %i', { timeout: 120_000 }, (id, seed) => {
    const scenario = named(id);
    const choosers = Object.fromEntries(
      station.seats(scenario).map(({ id: seat }) => [seat, bots.admiral as Bot]),
    );
    const course = playOut(station, scenario, {}, { seed, choosers, checks: ['secrecy', 'revive'] });
    expect(course.violations).toEqual([]);
    expect(course.finished).toBe(true);
  });

  it('comes to the same end when played again', { timeout: 60_000 }, () => {
    const again = () => play(bots.admiral as Bot, bots.admiral as Bot, 3);
    const first = again();
    expect(first.finished).toBe(true);
    expect(again().hash).toBe(first.hash);
  });
});
