/** An order in few words. */
import { listWords } from '@weathergage/kernel';
import { inchesText, nameOf } from '../../attention/names.ts';
import type { Answer, AnswerTo, SegmentOrder, Shot, TableAsk } from '../../rules/table/asks.ts';
import type { View } from '../../rules/table/state.ts';

const turnWords = (turn: number): string =>
  turn === 0
    ? 'holding her course'
    : `then ${Math.round(Math.abs(turn) / 10)}° to ${turn > 0 ? 'starboard' : 'larboard'}`;

const shotWords = (view: View, shots: readonly Shot[]): string =>
  listWords(
    shots.map(({ side, target, aim }) => `the ${side} broadside at ${nameOf(view, target)}’s ${aim}`),
  );

export function moveWords(view: View, order: SegmentOrder): string {
  switch (order.do) {
    case 'sail':
      return `set ${order.sail} sail`;
    case 'tack':
      return 'tack';
    case 'boxhaul':
      return `boxhaul to ${order.side}`;
    case 'fire':
      return shotWords(view, order.shots);
    case 'bears':
      return 'keep the guns ready';
    case 'move': {
      const { distance, turn, shots = [], board } = order;
      const way = `${inchesText(distance)} on, ${turnWords(turn)}`;
      const fire = shots.length === 0 ? '' : `, firing ${shotWords(view, shots)}`;
      return `${way}${fire}${board === undefined ? '' : `, and board ${nameOf(view, board)}`}`;
    }
  }
}

export function orderWords(view: View, ask: TableAsk, answer: Answer): string {
  // The answer is of the question's own kind.
  const as = <K extends TableAsk['kind']>(_kind: K): AnswerTo<K> => answer as AnswerTo<K>;
  switch (ask.kind) {
    case 'segment':
      return `${nameOf(view, ask.ship)}: ${moveWords(view, as('segment'))}`;
    case 'activate':
      return `${nameOf(view, as('activate').ship)} acts next`;
    case 'signal': {
      const { squadron } = as('signal');
      return squadron === null
        ? 'no signal'
        : `signal ${view.squadrons.find(({ id }) => id === squadron)?.name ?? squadron}`;
    }
    case 'fire':
    case 'bears': {
      const order = as(ask.kind);
      return order.do === 'fire'
        ? shotWords(view, order.shots)
        : order.do === 'done'
          ? 'nothing more'
          : 'keep the guns ready';
    }
    case 'snap': {
      const { aim } = as('snap');
      return aim === null ? 'hold your fire' : `fire at her ${aim}`;
    }
    case 'battery': {
      const { shot } = as('battery');
      return shot === null ? 'hold fire' : `fire at ${nameOf(view, shot.target)}`;
    }
  }
}
