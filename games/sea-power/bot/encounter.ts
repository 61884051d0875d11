/** A meeting at sea before it happens: the odds of being found (6.5/4), and what a battle would bring. */
import type { AreaId } from '../data/areas.ts';
import { FOR_A_FRIGATE, FOR_STATION } from '../rules/sailing/search.ts';
import { type Command, type Desk, frigatesIn } from './desk.ts';
import type { Guess } from './guesses.ts';
import { meet } from './odds-table.ts';

/** How one die falls against three: by the lead of the one who wants to fight, the chance that he finds the other. */
const ODDS_OF_FINDING: readonly number[] = oddsOfFinding();
const MOST_LEAD = 20;

function oddsOfFinding(): number[] {
  const faces = [1, 2, 3, 4, 5, 6];
  return Array.from({ length: 2 * 20 + 1 }, (_, index) => {
    const lead = index - 20;
    let found = 0;
    let missed = 0;
    for (const one of faces)
      for (const a of faces)
        for (const b of faces)
          for (const c of faces) {
            const sum = lead + one - a - b - c;
            if (sum > 0) found++;
            else if (sum < 0) missed++;
          }
    return found / (found + missed);
  });
}

export const chanceToFind = (lead: number): number =>
  ODDS_OF_FINDING[Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead)) + MOST_LEAD]!;

/** Both squadrons' strength in a search, without the dice. */
export function leadOf(
  desk: Desk,
  own: Command,
  guess: Guess,
  area: AreaId,
  theirsOnStation: boolean,
): number {
  const mine = own.rating + own.ships + FOR_A_FRIGATE * frigatesIn(desk, desk.side, area);
  const theirs =
    guess.rating +
    guess.weight.ships +
    FOR_A_FRIGATE * frigatesIn(desk, desk.enemy, area) +
    (theirsOnStation ? FOR_STATION : 0);
  return mine - theirs;
}

/** What a battle is worth to the side at the desk, in points, and who is likely to be left there. */
export interface Battle {
  readonly points: number;
  readonly mine: number;
  readonly theirs: number;
}

export function battleWith({ side, enemy }: Desk, own: Command, guess: Guess): Battle {
  const { points, holds } =
    side === 'english' ? meet(own.weight, guess.weight) : meet(guess.weight, own.weight);
  return { points: side === 'english' ? points : -points, mine: holds[side], theirs: holds[enemy] };
}
