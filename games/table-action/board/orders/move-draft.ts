/** Changing a move that is being thought over, always within what the segment allows. */
import type { MoveOrder, Shot } from '../../rules/table/asks.ts';
import type { AskOf } from '../look/types.ts';

type Limits = Pick<AskOf<'segment'>, 'most' | 'least' | 'turn'>;

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** To a tenth of an inch, but never past the limits, which may lie between tenths. */
export const changedDistance = ({ most, least }: Limits, order: MoveOrder, to: number): MoveOrder => {
  const distance = between(Math.round(to / 100) * 100, least, most);
  const shots = order.shots?.map((shot) => ({ ...shot, at: Math.min(shot.at, distance) }));
  return { ...order, distance, ...(shots === undefined ? {} : { shots }) };
};

export const changedTurn = ({ turn }: Limits, order: MoveOrder, to: number): MoveOrder => ({
  ...order,
  turn: between(Math.round(to / 10) * 10, -turn, turn) + 0,
});

/** The shots of an order without the points they are fired from. */
export const shotsOf = (order: MoveOrder): Shot[] => (order.shots ?? []).map(({ at: _at, ...shot }) => shot);

/** Shots of the order, all from one point of the segment; an order without any says nothing of shots. */
export function withShots(order: MoveOrder, at: number, shots: readonly Shot[]): MoveOrder {
  const { shots: _shots, ...rest } = order;
  return shots.length === 0 ? rest : { ...rest, shots: shots.map((shot) => ({ at, ...shot })) };
}

export function withBoarding(order: MoveOrder, target: string | null): MoveOrder {
  const { board: _board, ...rest } = order;
  return target === null ? rest : { ...rest, board: target };
}

/** What an arrow key does: small steps, large ones with Shift. */
export function steered(limits: Limits, order: MoveOrder, key: string, large: boolean): MoveOrder | null {
  const [run, turn] = large ? [1000, 100] : [100, 10];
  switch (key) {
    case 'ArrowUp':
      return changedDistance(limits, order, order.distance + run);
    case 'ArrowDown':
      return changedDistance(limits, order, order.distance - run);
    case 'ArrowLeft':
      return changedTurn(limits, order, order.turn - turn);
    case 'ArrowRight':
      return changedTurn(limits, order, order.turn + turn);
    case 'Home':
      return changedDistance(limits, order, limits.most);
    case 'End':
      return changedDistance(limits, order, limits.least);
    default:
      return null;
  }
}
