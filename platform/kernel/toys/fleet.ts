/** A toy of sixty ships in which two admirals move one ship each in turn: no dice, no secrets, copy on write. */
import { Exactly, Type } from '../schema.ts';
import {
  type Ask,
  type Game,
  type GameTypes,
  type Happening,
  refuse,
  type ScenarioHead,
  type Seat,
  type Told,
} from '../vocabulary.ts';
import { TOY_HEAD_SCHEMA, toyHead } from './head.ts';

const SIDES = ['red', 'blue'] as const;

export interface Ship {
  readonly id: number;
  readonly side: (typeof SIDES)[number];
  readonly x: number;
  readonly y: number;
  readonly hull: number;
  readonly crew: number;
}

interface Move {
  readonly ship: number;
  readonly dx: number;
  readonly dy: number;
}

interface Moved extends Told {
  readonly ship: number;
  readonly x: number;
  readonly y: number;
}

export interface FleetState {
  readonly turn: number;
  readonly last: number;
  readonly ships: readonly Ship[];
  readonly struck: Seat | null;
}

export interface Fleet extends GameTypes {
  scenario: ScenarioHead & { readonly ships: number; readonly turns: number };
  options: Record<string, never>;
  state: FleetState;
  view: FleetState;
  ask: Ask;
  answer: Move;
  told: Moved;
}

const Step = Type.Integer({ minimum: -1, maximum: 1 });
const other = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');
const toMove = (state: FleetState): Seat => SIDES[state.turn % 2]!;

/** A scenario of so many ships and turns. */
export const fleetOf = (ships: number, turns: number): Fleet['scenario'] => ({
  ...toyHead('fleet'),
  ships,
  turns,
});

export const fleetGame: Game<Fleet> = {
  id: 'fleet',
  title: 'Fleet',
  rulesVersion: '1',
  schema: {
    scenario: Type.Object({
      ...TOY_HEAD_SCHEMA,
      ships: Type.Integer({ minimum: 2 }),
      turns: Type.Integer({ minimum: 1 }),
    }),
    options: Exactly({}),
    answers: {
      move: Exactly({ ship: Type.Integer({ minimum: 0 }), dx: Step, dy: Step }),
    },
  },
  examine: () => [],
  seats: () => SIDES.map((side) => ({ id: side, side, name: side })),
  setup: ({ ships, turns }) => ({
    turn: 0,
    last: turns,
    ships: Array.from({ length: ships }, (_, id) => ({
      id,
      side: SIDES[id % 2]!,
      x: id,
      y: id % 7,
      hull: 12,
      crew: 30,
    })),
    struck: null,
  }),
  asks: (state) => [{ id: `turn ${state.turn}`, seat: toMove(state), kind: 'move', rule: '1' }],
  view: (state) => state,
  *choices(view, ask) {
    for (const ship of view.ships)
      if (ship.side === ask.seat) {
        yield { ship: ship.id, dx: 0, dy: 1 };
        yield { ship: ship.id, dx: -1, dy: 0 };
      }
  },
  check(view, ask, { ship }) {
    const moved = view.ships[ship];
    if (moved === undefined) return refuse('no-such-ship', '1', 'There is no such ship.');
    return moved.side === ask.seat ? null : refuse('not-yours', '1', 'That ship is not yours.');
  },
  resolve(state, answers) {
    const { ship, dx, dy } = answers[0]!.answer;
    const old = state.ships[ship]!;
    const moved = { ...old, x: old.x + dx, y: old.y + dy };
    return {
      state: { ...state, turn: state.turn + 1, ships: state.ships.with(ship, moved) },
      happenings: [{ truth: { kind: 'moved', rule: '1', ship, x: moved.x, y: moved.y } }],
    };
  },
  resign: (state, seat) => ({ state: { ...state, struck: seat }, happenings: [] }),
  outcome(state) {
    if (state.struck !== null) return { winners: [other(state.struck)], rule: '2', reason: 'resigned' };
    return state.turn < state.last ? null : { winners: [], rule: '3', reason: 'time' };
  },
  imagine: (view) => view,
  invariants: (state) => state.ships.flatMap((ship, at) => (ship.id === at ? [] : [`ship ${at} is astray`])),
};

/** The same in gusty weather: a die is thrown for each ship that moves along x, none for one that moves along y. */
export const gustyFleet: Game<Fleet> = {
  ...fleetGame,
  id: 'gusty-fleet',
  title: 'Gusty Fleet',
  resolve(state, answers, dice) {
    const [first] = answers;
    const { answer } = first!;
    if (answer.dx === 0) return fleetGame.resolve(state, answers, dice);
    const gust = dice.roll(20);
    const { state: next, happenings } = fleetGame.resolve(
      state,
      [{ ...first!, answer: { ...answer, dx: answer.dx * gust } }],
      dice,
    );
    return {
      state: next,
      happenings: happenings.map(({ truth }) => ({ truth: { ...truth, dice: [gust] } })),
    };
  },
};

/** The same with an order for every ship at once: several asks are open to one seat. */
export const wholeFleet: Game<Fleet> = {
  ...fleetGame,
  id: 'whole-fleet',
  title: 'Whole Fleet',
  asks: ({ turn, ships }) =>
    ships.map(({ id, side }) => ({ id: `turn ${turn} ship ${id}`, seat: side, kind: 'move', rule: '1' })),
  resolve(state, answers, dice) {
    let next = state;
    const happenings: Happening<Moved>[] = [];
    for (const answered of answers) {
      const moved = fleetGame.resolve(next, [answered], dice);
      next = { ...moved.state, turn: state.turn };
      happenings.push(...moved.happenings);
    }
    return { state: { ...next, turn: state.turn + 1 }, happenings };
  },
};
