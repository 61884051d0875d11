/** Plays one phase of a test sea with answers given by ship. */
import { expect } from 'vitest';
import { check, choices } from '../answers.ts';
import type { Answer, HexAsk } from '../sea/asks.ts';
import type { Context, PhaseRules, Progress } from '../sea/phase.ts';
import type { State } from '../sea/state.ts';
import { viewOf } from './sea.ts';
import { expectWhole } from './whole.ts';

/** Enters the phase and expects it to ask; every ask must have a lawful choice. */
export function phaseAsks(phase: PhaseRules, state: State, context: Context): HexAsk[] {
  expect(phase.enter(state, context)).toBe('waits');
  return openAsks(phase, state);
}

export function openAsks(phase: PhaseRules, state: State): HexAsk[] {
  const asks = phase.asks(state);
  expect(asks.length).toBeGreaterThan(0);
  expect(new Set(asks.map((ask) => ask.id)).size).toBe(asks.length);
  for (const ask of asks) {
    expectWhole(ask);
    const view = viewOf(state, ask.seat);
    const answers = [...choices(view, ask)];
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(check(view, ask, answer)).toBeNull();
  }
  return asks;
}

/** Answers all open asks by ship; each answer must be lawful. */
export function answered(
  phase: PhaseRules,
  state: State,
  context: Context,
  byShip: Readonly<Record<string, Answer>>,
): Progress {
  const answers = openAsks(phase, state).map((ask) => {
    const answer = byShip[ask.ship];
    if (answer === undefined) throw new Error(`no answer for ${ask.kind} of ${ask.ship}`);
    expect(check(viewOf(state, ask.seat), ask, answer)).toBeNull();
    return { ask, answer };
  });
  state.asked++;
  return phase.resolve(state, answers, context);
}

/** Enters and answers in one go. */
export function played(
  phase: PhaseRules,
  state: State,
  context: Context,
  byShip: Readonly<Record<string, Answer>>,
): Progress {
  phaseAsks(phase, state, context);
  return answered(phase, state, context, byShip);
}
