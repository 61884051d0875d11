/** What a seat may see, and a guess at what it may not: standing orders to fire, and the rest of an interrupted move. */
import { type Dice, type Seat, UMPIRE } from '@weathergage/kernel';
import { TURN_ALLOWANCE } from '../data/tables.ts';
import type { Ship } from './table/ship.ts';
import { type Standing, WHENS } from './table/standing.ts';
import { type Activation, type Course, type State, shipOf, type View } from './table/state.ts';

export function view(table: State, seat: Seat): View {
  const closed = (ship: Ship): Ship =>
    seat === UMPIRE || ship.seat === seat || ship.bears === null
      ? ship
      : { ...ship, bears: { ...ship.bears, standing: null } };
  return {
    ...table,
    seat,
    side: table.seats.find((info) => info.id === seat)?.side ?? null,
    ships: table.ships.map(closed),
    activation: knowsCourse(table, seat) ? table.activation : withCourse(table.activation, unplanned),
  };
}

/** Who is asked on the way must not read in the mover's orders where she goes and what she will fire at. */
const knowsCourse = (table: State, seat: Seat): boolean =>
  seat === UMPIRE || table.activation === null || shipOf(table, table.activation.ship).seat === seat;

const withCourse = (activation: Activation | null, change: (course: Course) => Course): Activation | null =>
  activation?.course ? { ...activation, course: change(activation.course) } : activation;

/** What can be seen of a course on the table, and a boarding declared aloud. */
const unplanned = (course: Course): Course => ({ ...course, distance: course.moved, turn: 0, shots: [] });

/** A full state that agrees with the view: each closed order is guessed. */
export function imagine(seen: View, dice: Dice): State {
  const { seat, side: _side, ...table } = seen;
  return {
    ...table,
    ships: seen.ships.map((ship) =>
      ship.bears === null || ship.bears.standing !== null
        ? ship
        : { ...ship, bears: { ...ship.bears, standing: guess(dice) } },
    ),
    activation: knowsCourse(table, seat)
      ? table.activation
      : withCourse(table.activation, (course) => guessCourse(course, dice)),
  };
}

const guess = (dice: Dice): Standing => ({
  when: WHENS[dice.below(WHENS.length)]!,
  do: dice.below(2) === 0 ? 'ask' : 'fire',
  aim: 'hull',
});

/** Some way farther, and a turn that any ship may make. */
const guessCourse = (course: Course, dice: Dice): Course =>
  course.turned || course.kind !== 'move'
    ? course
    : {
        ...course,
        distance: course.moved + 100 * dice.below(21),
        turn: (dice.below(3) - 1) * TURN_ALLOWANCE.data.large,
      };
