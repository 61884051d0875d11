/** Matches played for their lessons: how it stood whenever a ship's turn began, and who won. */
import { type Dice, looseDice, seedFor } from '@weathergage/kernel';
import { actingSide } from '../../games/table-action/bot/vice-admiral/outlook.ts';
import { pairsOf } from '../../games/table-action/bot/vice-admiral/pair-features.ts';
import type { PairWeights } from '../../games/table-action/bot/vice-admiral/pair-network.ts';
import { tableAction } from '../../games/table-action/rules/index.ts';
import type { Scenario } from '../../games/table-action/rules/scenario/scenario.ts';
import type { State } from '../../games/table-action/rules/table/state.ts';
import { type Party, partiesFor } from './hands.ts';

/** The pairs of enemies as the side saw them whose turn it was, and what it came to: 1 won, 0 lost. */
export interface PairLesson {
  readonly pairs: readonly Float32Array[];
  result: number;
}

const MOST_STEPS = 4000;
/** In so many of ten matches both lie as the trial has them. */
const AS_LAID = 6;

/** Both sides from anywhere near the middle, and the wind from anywhere. */
function shaken(scenario: Scenario, dice: Dice): Scenario {
  if (dice.below(10) < AS_LAID) return scenario;
  const { width, height } = scenario.table;
  const toward = dice.below(36) * 100;
  const squadrons = scenario.squadrons.map((squadron, i) => {
    const hand = i === 0 ? 1 : -1;
    const off = 5000 + dice.below(9) * 1250;
    const up = (dice.below(17) - 8) * 1000;
    const ahead = (i === 0 ? 900 : 2700) + (dice.below(9) - 4) * 150;
    const alone = squadron.ships.length === 1 && dice.below(3) === 0;
    const heading = alone ? dice.below(36) * 100 : ahead;
    const ships = squadron.ships.map((card, place) => ({
      ...card,
      x: width / 2 - hand * (off + place * 5500),
      y: height / 2 + up,
      heading,
    }));
    return { ...squadron, ships };
  });
  return { ...scenario, wind: { toward }, squadrons };
}

function play(state: State, parties: readonly [Party, Party], dice: Dice, lessons: PairLesson[]): void {
  const seen: { readonly lesson: PairLesson; readonly side: string }[] = [];
  const first = state.sides[0]!.id;
  const partyOf = (side: string | null): Party => parties[side === first ? 0 : 1];
  const even = parties[0].isStudent === parties[1].isStudent;
  let now = '';
  let table = state;
  for (let step = 0; step < MOST_STEPS && table.outcome === null; step++) {
    const side = actingSide(table);
    const acting = table.activation?.ship ?? null;
    if (`${table.turn} ${acting ?? side}` !== now) {
      now = `${table.turn} ${acting ?? side}`;
      const role = even ? 0 : partyOf(side).isStudent ? 1 : -1;
      const pairs = pairsOf(table, side, acting, role).map((each) => Float32Array.from(each));
      if (pairs.length > 0) seen.push({ lesson: { pairs, result: 0.5 }, side });
    }
    const answers = tableAction.asks(table).map((ask) => {
      const view = tableAction.view(table, ask.seat);
      return { ask, answer: partyOf(view.side).hand(view, ask, dice) };
    });
    table = tableAction.resolve(table, answers, dice).state;
  }
  const winners = table.outcome?.winners ?? [];
  for (const { lesson, side } of seen) {
    if (winners.length === 1) lesson.result = winners[0] === side ? 1 : 0;
    lessons.push(lesson);
  }
}

/** What the match of that number teaches, whoever plays it. */
export function playLessons(
  scenario: Scenario,
  number: number,
  seed: number,
  weights: PairWeights,
): PairLesson[] {
  const lessons: PairLesson[] = [];
  const dice = looseDice(seedFor(seed, number));
  const laid = shaken(scenario, dice);
  const [own, other] = partiesFor(weights, dice);
  play(tableAction.setup(laid, {}, dice), number % 2 === 0 ? [own, other] : [other, own], dice, lessons);
  return lessons;
}
