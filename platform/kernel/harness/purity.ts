/** The functions of a game write on nothing they are given and answer alike when asked again. */
import { looseDice, seededDice } from '../dice.ts';
import type { Match } from '../match.ts';
import { type GameTypes, UMPIRE } from '../vocabulary.ts';
import { type CheckedMoment, firstFew } from './checked-moment.ts';
import { freezeDeep, jsonBytes, whereTheyPart } from './plain.ts';
import type { ReportViolation } from './violation.ts';

const MOST_CHOICES = 20;

/** All of a game's functions on a frozen state, twice each. A write throws, and is caught where the match is played. */
export function checkPurity<T extends GameTypes>(scene: CheckedMoment<T>): void {
  const { game, asks, over, watchers, answers, chance } = scene;
  const state = freezeDeep(scene.state);
  twice(scene, 'outcome', () => game.outcome(state));
  twice(scene, 'invariants', () => game.invariants(state), scene.faults());
  if (!over) twice(scene, 'asks', () => game.asks(state), asks);
  for (const seat of [...watchers, UMPIRE])
    twice(scene, `view of ${seat}`, () => game.view(state, seat), scene.view(seat));
  for (const ask of asks) {
    const view = freezeDeep(scene.view(ask.seat));
    twice(scene, `choices of ${ask.id}`, () => [
      ...firstFew(game.choices(view, freezeDeep(ask)), MOST_CHOICES),
    ]);
    const given = answers.find((answered) => answered.ask === ask);
    if (given !== undefined)
      twice(scene, `check of ${ask.id}`, () => game.check(view, ask, freezeDeep(given.answer)));
  }
  const seed = chance.below(256);
  for (const seat of watchers) {
    const view = freezeDeep(scene.view(seat));
    twice(scene, `imagine of ${seat}`, () => game.imagine(view, looseDice(seed)));
  }
  if (over) return;
  for (const seat of watchers.slice(0, -1))
    twice(scene, `resign of ${seat}`, () => game.resign(state, seat), scene.resigned(seat).resolution);
  freezeDeep(answers);
  const { resolution } = scene.goneOn().after;
  twice(scene, 'resolve', () => game.resolve(state, answers, scene.stepDice()), resolution);
}

/** Setting up again must come to the match's own beginning. */
export function checkSetup<T extends GameTypes>(
  match: Match<T>,
  seed: number,
  report: ReportViolation,
): void {
  const { scenario, options } = match.opening as { scenario: T['scenario']; options: T['options'] };
  const again = jsonBytes(
    match.game.setup(
      scenario,
      options,
      seededDice(seed).forStep(0, () => ''),
    ),
  );
  if (again !== jsonBytes(match.state))
    report('purity', 'not-repeatable', `setup: ${whereTheyPart(jsonBytes(match.state), again)}`);
}

/** `said` is what the same call came to before. */
function twice<T extends GameTypes>(
  scene: CheckedMoment<T>,
  name: string,
  call: () => unknown,
  said = call(),
): void {
  const one = jsonBytes(said);
  const other = jsonBytes(call());
  if (one !== other) scene.report('purity', 'not-repeatable', `${name}: ${whereTheyPart(one, other)}`);
}
