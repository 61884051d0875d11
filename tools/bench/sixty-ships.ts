/** A fleet of sixty ships, two commanders, one ship turned and moved at a time: the same rules for both engines. */
import {
  type Ask,
  type Game,
  refuse,
  type ScenarioHead,
  type Seat,
  type Told,
  Type,
} from '@weathergage/kernel';

export interface Vessel {
  readonly id: number;
  readonly side: Seat;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly hull: number;
  readonly crew: readonly number[];
  readonly rigging: readonly number[];
}

export interface Fleet {
  readonly turn: number;
  readonly ships: readonly Vessel[];
  /** What each commander has noted for himself; nobody else sees it. */
  readonly notes: Readonly<Record<Seat, readonly number[]>>;
}

export interface Order {
  readonly ship: number;
  readonly heading: number;
}

export const SEATS = ['0', '1'] as const;
export const SHIPS = 60;
export const MOVES = 200;

const STEP = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export function fleet(): Fleet {
  const ships = Array.from({ length: SHIPS }, (_, id) => ({
    id,
    side: SEATS[id % 2]!,
    name: `Ship ${id}`,
    x: id * 3,
    y: id % 2 === 0 ? 0 : 40,
    heading: id % 2 === 0 ? 3 : 0,
    hull: 18,
    crew: [5, 5, 4],
    rigging: [6, 6, 6, 5],
  }));
  return { turn: 0, ships, notes: { '0': [1, 2, 3], '1': [4, 5, 6] } };
}

export const mover = (turn: number): Seat => SEATS[turn % 2]!;

/** The ship that the order names, if this seat may give it. */
export function ordered(sea: Pick<Fleet, 'ships'>, seat: Seat, order: Order): Vessel | null {
  const ship = sea.ships[order.ship];
  return ship !== undefined && ship.side === seat && order.heading >= 0 && order.heading < 6 ? ship : null;
}

export const moved = (ship: Vessel, heading: number): Vessel => {
  const [dx, dy] = STEP[heading]!;
  return { ...ship, heading, x: ship.x + dx, y: ship.y + dy };
};

/** The sea as one seat may see it. */
export interface Chart {
  readonly turn: number;
  readonly ships: readonly Vessel[];
  readonly notes: readonly number[];
}

export const seen = (sea: Fleet, seat: Seat): Chart => ({
  turn: sea.turn,
  ships: sea.ships,
  notes: sea.notes[seat] ?? [],
});

/** The order given in a turn: every ship is moved in its turn, and the headings go round. */
export const orderFor = (turn: number): Order => ({ ship: turn % SHIPS, heading: (turn * 5 + 1) % 6 });

interface SixtyShips {
  scenario: ScenarioHead;
  options: null;
  state: Fleet;
  view: Chart;
  ask: Ask;
  answer: Order;
  told: Told & { readonly ship: number; readonly heading: number };
}

export const sixtyShips: Game<SixtyShips> = {
  id: 'sixty-ships',
  title: 'Sixty ships',
  rulesVersion: '1',
  schema: {
    scenario: Type.Object({}),
    options: Type.Null(),
    answers: {
      order: Type.Object({ ship: Type.Integer(), heading: Type.Integer() }, { additionalProperties: false }),
    },
  },
  examine: () => [],
  seats: () => SEATS.map((id) => ({ id, side: id, name: `Commander ${id}` })),
  setup: () => fleet(),
  asks: (sea) => [{ id: `t${sea.turn}`, seat: mover(sea.turn), kind: 'order', rule: '1' }],
  view: seen,
  choices: (sea) => [orderFor(sea.turn)],
  check: (sea, ask, order) =>
    ordered(sea, ask.seat, order) === null ? refuse('not-yours', '1', 'She is not yours to order.') : null,
  resolve: (sea, answers) => {
    const { ship, heading } = answers[0]!.answer;
    const ships = sea.ships.slice();
    ships[ship] = moved(ships[ship]!, heading);
    return {
      state: { turn: sea.turn + 1, ships, notes: sea.notes },
      happenings: [{ truth: { kind: 'moved', rule: '1', ship, heading } }],
    };
  },
  resign: (sea) => ({ state: sea, happenings: [] }),
  outcome: (sea) => (sea.turn >= MOVES ? { winners: [], rule: '1', reason: 'all moves made' } : null),
  imagine: ({ turn, ships, notes }) => ({ turn, ships, notes: { [mover(turn)]: notes } }),
  invariants: () => [],
};
