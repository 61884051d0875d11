/** What falls before anybody is asked: it must be told with the first answers, since nobody can be told it before. */
import { seededDice } from '../dice.ts';
import type { Match } from '../match.ts';
import { allToldTo, type GameTypes, type Happening, type Seat } from '../vocabulary.ts';
import { type Fall, recordThrows } from './gone-on.ts';
import type { ReportViolation } from './violation.ts';

/** The dice thrown while the match is set up. What was drawn (`below`) shows in the views. */
export function openingThrows<T extends GameTypes>(match: Match<T>, seed: number): Fall[] {
  const { scenario, options } = match.opening as { scenario: T['scenario']; options: T['options'] };
  const { dice, throws } = recordThrows(seededDice(seed).forStep(0, () => ''));
  match.game.setup(scenario, options, dice);
  return throws.filter(({ drawn }) => !drawn);
}

/** `happenings` are those of the first step. Each throw must be among the dice that somebody is told of. */
export function checkOpening(
  thrown: readonly Fall[],
  happenings: readonly Happening[],
  watchers: readonly Seat[],
  report: ReportViolation,
): void {
  const told = happenings.flatMap((happening) => diceTold(happening, watchers));
  const [untold] = readings(thrown)
    .map((noughts) => missing(thrown, told, noughts))
    .toSorted((one, other) => one.length - other.length);
  if (untold !== undefined && untold.length > 0)
    report('opening', 'untold', `thrown and not told: ${untold.map(nameOf).join(', ')}`);
}

/** Dice of one size are all read from one on, or all from nought on: which sizes may be read from nought. */
const readings = (thrown: readonly Fall[]): readonly (readonly number[])[] =>
  [...new Set(thrown.map(({ sides }) => sides))].reduce<readonly (readonly number[])[]>(
    (all, sides) => all.flatMap((noughts) => [noughts, [...noughts, sides]]),
    [[]],
  );

/** Throws that are not among the dice told, each of which is told of one throw. */
function missing(thrown: readonly Fall[], told: readonly number[], noughts: readonly number[]): Fall[] {
  const left = [...told];
  return thrown.filter(({ sides, face }) => {
    const at = left.indexOf(noughts.includes(sides) ? face - 1 : face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const nameOf = ({ sides, face }: Fall): string => `a ${face} of ${sides}`;

/** The dice of a happening as whoever is told most of them has them. */
function diceTold(happening: Happening, watchers: readonly Seat[]): readonly number[] {
  const forms = watchers.map((seat) => allToldTo([happening], seat)[0]?.dice ?? []);
  return forms.reduce((most, dice) => (dice.length > most.length ? dice : most), []);
}
