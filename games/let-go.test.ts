/** A turn that was left to itself is a decision too, and where the day was lost says so. */
import { type GameTypes, looseDice, proposalOf, reckon } from '@weathergage/kernel';
import { livedBy } from '@weathergage/kernel/harness/index.ts';
import { expect, it } from 'vitest';
import { GAMES } from './index.ts';

const entry = GAMES.find(({ id }) => id === 'sea-power')!;
const [officer, carryOn, scenarios] = await Promise.all([
  entry.officer!(),
  entry.carryOn!(),
  entry.scenarios(),
]);
const { rules, carryOut } = officer;
const proposal = proposalOf(carryOn);

/** A year of war in which the English answer as carrying on does, or command. */
function yearOf(lets: boolean) {
  const state = rules.setup(scenarios.find(({ id }) => id === 'first-year-1756')!, {}, looseDice(3));
  const [seat] = rules.seats(scenarios[0]!).map(({ id }) => id) as [string];
  return livedBy(rules, {
    state,
    seat,
    hand: (view: GameTypes['view'], ask, dice) =>
      (lets && ask.seat === seat ? proposal(view, ask) : null) ?? carryOut(view, ask, dice),
    dice: ({ asked }) => looseDice(900 + asked),
    until: () => false,
  });
}

it('blames a year of Sea Power on who carried on through all of it, and says how much was left', async () => {
  const { points } = await reckon(officer, yearOf(true), { worlds: 4, timeIsUp: () => false }, proposal);
  expect(points[0]).toMatchObject({ cause: 'let-go', counsel: null });
  const { neglect, to } = points[0]!;
  expect(neglect!.left).toBeGreaterThan(0.75 * neglect!.questions);
  expect(neglect!.instead).toBeGreaterThan(to);
});

it('and on nobody’s neglect where the fleet was commanded', async () => {
  const { points } = await reckon(officer, yearOf(false), { worlds: 4, timeIsUp: () => false }, proposal);
  expect(points.map(({ cause }) => cause)).not.toContain('let-go');
});
