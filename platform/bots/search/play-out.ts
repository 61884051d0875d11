/** One imagined course of a match: a first step as the plans say, then on by the game's quick hand to where it is judged. */
import {
  type Answered,
  type Dice,
  decidedFor,
  type GameTypes,
  looseDice,
  type QuickChooser,
  type Seat,
  seedFor,
} from '@weathergage/kernel';
import type { Craft, Plan } from './craft.ts';

/** A play-out that comes to no end is judged where it stands. */
const MOST_STEPS = 400;

/** Who follows which plan. Seats that are not named play on as usual. */
export type Planned<T extends GameTypes> = ReadonlyMap<Seat, Plan<T>>;

/** What the world comes to for a side, from 0 to 1. The same seed throws the same dice whatever the plans are. */
export function playOutWorth<T extends GameTypes>(
  craft: Craft<T>,
  world: T['state'],
  side: string,
  planned: Planned<T>,
  seed: number,
): number {
  const { rules } = craft;
  const chance = looseDice(seedFor(seed, 1));
  const hands = looseDice(seedFor(seed, 2));
  let state = world;
  for (let steps = 0; ; steps++) {
    const outcome = rules.outcome(state);
    if (outcome !== null) return decidedFor(outcome, side)!;
    if (steps >= MOST_STEPS || (steps > 0 && craft.isFarEnough(world, state, steps)))
      return craft.estimate(state, side, seedFor(seed, 3));
    state = rules.resolve(state, answersTo(craft, state, planned, steps, hands), chance).state;
  }
}

function answersTo<T extends GameTypes>(
  craft: Craft<T>,
  state: T['state'],
  planned: Planned<T>,
  steps: number,
  dice: Dice,
): Answered<T>[] {
  const { rules, playOn } = craft;
  const views = new Map<Seat, T['view']>();
  return rules.asks(state).map((ask) => {
    let view = views.get(ask.seat);
    if (view === undefined) {
      view = rules.view(state, ask.seat);
      views.set(ask.seat, view);
    }
    const plan = planned.get(ask.seat);
    const follows = plan !== undefined && steps < (plan.steps ?? 1);
    return {
      ask,
      answer: follows ? asPlanned(craft, plan.answer, view, ask, dice) : playOn(view, ask, dice),
    };
  });
}

/** A plan is made for one world and may not be lawful in another. */
function asPlanned<T extends GameTypes>(
  { rules, playOn }: Craft<T>,
  answer: QuickChooser<T>,
  view: T['view'],
  ask: T['ask'],
  dice: Dice,
): T['answer'] {
  const wanted = answer(view, ask, dice);
  return rules.check(view, ask, wanted) === null ? wanted : playOn(view, ask, dice);
}
