/** Why this course: what it brings to bear, what it exposes, and what the next best of another kind would have been. */
import { figureWords, percentWords, sentenceOf } from '@weathergage/kernel';
import { hasChoice } from '../../rules/sailing/held.ts';
import { distance } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import type { Course } from '../courses.ts';
import { type Rival, weigh } from '../helm.ts';
import { type CourseOutlook, type Firing, outlookOn } from './course-outlook.ts';
import { plotWords, SIDES } from './order-words.ts';

/** Where a course goes: on, to one side or the other, or nowhere. */
const kindOf = (plot: string): string => /[LR]/.exec(plot)?.[0] ?? (/[1-9]/.test(plot) ? 'on' : 'still');

/** Chances that are worth a word. */
const WORTH_SAYING = 0.15;

const hexesWords = (range: number): string => {
  const whole = Math.max(1, Math.round(range));
  return whole === 1 ? 'one hex' : `${whole} hexes`;
};

const rakeWords = ({ rakes }: Firing, whom: string): string =>
  rakes < WORTH_SAYING
    ? ''
    : rakes > 0.85
      ? `, raking ${whom}`
      : `, raking ${whom} ${percentWords(rakes)} of the time`;

function givenWords({ given }: CourseOutlook, foe: string): string {
  if (given.side === null || given.bears < WORTH_SAYING) return `nothing is likely to bear on ${foe} yet`;
  const sure = given.bears > 0.85 ? 'bears' : `bears ${percentWords(given.bears)} of the time`;
  return `your ${SIDES[given.side]} broadside ${sure} on ${foe} at about ${hexesWords(given.range)} (${figureWords(given.hits)} hits expected${rakeWords(given, 'her')})`;
}

const takenWords = ({ taken }: CourseOutlook): string =>
  taken.hits < 0.1
    ? 'she can hardly answer'
    : `she answers with ${figureWords(taken.hits)}${rakeWords(taken, 'you')}`;

/** Where it leaves her, if that is worth a word. */
function lieWords(view: View, { end, leaves }: Course): string | null {
  if (leaves) return 'takes her off the sea';
  return attitude(end.heading, view.wind) === 'D' ? 'leaves her in irons' : null;
}

function otherWords(view: View, other: Course, outlook: CourseOutlook, chosen: CourseOutlook): string {
  const { given, taken } = outlook;
  const lie = lieWords(view, other);
  const exchange =
    given.hits + taken.hits < 0.2
      ? 'next to nothing either way'
      : `${figureWords(given.hits)} given for ${figureWords(taken.hits)} taken`;
  const balance = given.hits - taken.hits - (chosen.given.hits - chosen.taken.hits);
  const but =
    lie !== null ? ` and ${lie}` : balance > -0.05 ? ', but leaves her worse placed for the next turn' : '';
  return `The next best, ${plotWords(other.plot)}, promises ${exchange}${but}.`;
}

/** Hexes between the ships after the course, as the enemy lies now. */
const gapAfter = ({ end }: Course, { bow }: Ship): number => distance(end, bow);

function closing(ship: Ship, course: Course, foe: Ship): string {
  const before = distance(ship.bow, foe.bow);
  const after = gapAfter(course, foe);
  const how = after < before ? 'closes' : after > before ? 'opens' : 'keeps';
  return `${how} the range to ${foe.spec.name} ${how === 'keeps' ? `at ${hexesWords(after)}` : `from ${before} to ${hexesWords(after)}`}`;
}

export function plotReasons(view: View, ship: Ship, plot: string): readonly string[] {
  if (!hasChoice(view, ship)) return [];
  const { courses, worths, foe } = weigh(view, ship, []);
  const chosen =
    courses.find((course) => course.plot === plot) ?? courses[worths.indexOf(Math.max(...worths))];
  if (chosen === undefined) return [];
  const kind = kindOf(plot);
  const other = courses
    .map((course, index) => ({ course, worth: worths[index]! }))
    .filter(({ course }) => kindOf(course.plot) !== kind)
    .sort((x, y) => y.worth - x.worth)[0]?.course;
  if (foe === null) return ['Nobody is left to fight: she makes the best of her way.'];
  return against(view, ship, chosen, other, foe);
}

function against(
  view: View,
  ship: Ship,
  chosen: Course,
  other: Course | undefined,
  foe: Rival,
): readonly string[] {
  const { name } = foe.ship.spec;
  const outlook = outlookOn(view, ship, chosen, foe);
  const far = outlook.given.bears < WORTH_SAYING && outlook.taken.bears < WORTH_SAYING;
  const lie = lieWords(view, chosen);
  const first = far
    ? `No gun bears this turn on either side; it ${closing(ship, chosen, foe.ship)}.`
    : sentenceOf(`${givenWords(outlook, name)}; ${takenWords(outlook)}.`);
  const risk = lie === null ? [] : [`It ${lie}, which is worth the price here.`];
  if (other === undefined) return [first, ...risk];
  const next = far
    ? `The next best, ${plotWords(other.plot)}, ${lieWords(view, other) ?? closing(ship, other, foe.ship)}.`
    : otherWords(view, other, outlookOn(view, ship, other, foe), outlook);
  return [first, ...risk, next];
}
