/** Whether a Gale is let go by: in Port before a voyage, and at sea on the way home. */
import { looseDice } from '@weathergage/kernel';
import { expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import { newExecution } from '../rules/world/new-forces.ts';
import type { Gale, State, View } from '../rules/world/state.ts';
import { theatreOf } from '../rules/world/theatre.ts';
import { deskOf } from './desk.ts';
import { planFor } from './plots.ts';
import { ADMIRAL } from './temper.ts';

const FLEET = 'fr-flag-levant';
const gale: Gale = { wind: 'Mistral', force: 10, at: 'toulon', start: 'toulon', born: 0 };

/** What the French at Toulon are sent to do in Spring, after so many Turns under an Order. */
function planned(weather: boolean, since: number, gales: readonly Gale[]) {
  const scenario = scenarios.find(({ id }) => id === 'minor-1742')!;
  const state = station.setup(scenario, {}, looseDice(1)) as State;
  const order = theatreOf(state).orders.get('fr-show-tunis')!;
  Object.assign(state, { turn: 5, impulse: 1, increment: 1, gales });
  state.forces.Bourbon!.formations[FLEET]!.execution = newExecution(order.id, 5 - since, order.fulfil, {
    target: null,
    convoy: null,
  });
  const desk = deskOf(station.view(state, 'Bourbon') as View, looseDice(2), { ...ADMIRAL, weather });
  return planFor(desk, desk.forces.formations[FLEET]!).kind;
}

it('stays in Port while it blows before it, as long as there is time', () => {
  expect(planned(true, 0, [gale])).toBe('hold');
  expect(planned(true, 0, [])).toBe('voyage');
  expect(planned(false, 0, [gale])).toBe('voyage');
  // The last Turn in which it can be done.
  expect(planned(true, 4, [gale])).toBe('voyage');
});
