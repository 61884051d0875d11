/** An order in few words. */
import { listWords } from '@weathergage/kernel';
import { areaName, portName, shipName, squadronName, theArea, tokenName } from '../../attention/names.ts';
import type { Answer, AnswerTo, SeaAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { counted } from './words.ts';

const endWords = (path: readonly string[], end: string): string =>
  end !== 'sea'
    ? `into ${portName(end)}`
    : path.length === 0
      ? 'to stay at sea'
      : `to ${theArea(path.at(-1)!)}`;

const formedWords = (squadrons: readonly { readonly stacks: readonly unknown[] }[]): string => {
  const empty = squadrons.filter(({ stacks }) => stacks.length === 0).length;
  const decoys = empty === 0 ? '' : ` and ${counted(empty, 'decoy')}`;
  return `${counted(squadrons.length - empty, 'squadron')}${decoys}`;
};

/** Who goes where, the first few of them by name. */
function homeWords(view: View, ports: AnswerTo<'return'>['ports']): string {
  const named = ports.slice(0, 2).map(({ token, port }) => `${tokenName(view, token)} to ${portName(port)}`);
  const others = ports.length - named.length;
  return listWords(others === 0 ? named : [...named, `${others} more`]);
}

export function orderWords(view: View, ask: SeaAsk, answer: Answer): string {
  // The answer is of the question's own kind.
  const as = <K extends SeaAsk['kind']>(_kind: K): AnswerTo<K> => answer as AnswerTo<K>;
  switch (ask.kind) {
    case 'bid': {
      const { points, side } = as('bid');
      return `bid ${counted(points, 'point')} for the ${side === 'english' ? 'English' : 'Europeans'}`;
    }
    case 'demobilise': {
      const { ships, leaders } = as('demobilise');
      return ships.length + leaders.length === 0
        ? 'keep everybody'
        : `pay off ${[
            ...(ships.length > 0 ? [counted(ships.length, 'ship')] : []),
            ...(leaders.length > 0 ? [counted(leaders.length, 'leader')] : []),
          ].join(' and ')}`;
    }
    case 'commission':
      return `bring ${counted(as('commission').ships.length, 'ship')} into service`;
    case 'organise':
      return formedWords(as('organise').squadrons);
    case 'reorganise':
      return formedWords(as('reorganise').squadrons);
    case 'place': {
      const { squadron, port } = as('place');
      return `${squadronName(squadron)} to ${portName(port)}`;
    }
    case 'frigate': {
      const { area } = as('frigate');
      return area === null ? 'no more frigates' : `a frigate to ${theArea(area)}`;
    }
    case 'sail': {
      const { order } = as('sail');
      return order === null
        ? 'no more squadrons to sea'
        : `${tokenName(view, order.token)} ${endWords(order.path, order.end)}`;
    }
    case 'onward': {
      const { path, end } = as('onward');
      return `${tokenName(view, ask.token)} ${endWords(path, end)}`;
    }
    case 'search':
      return as('search').choice === 'fight' ? 'look for a fight' : 'keep out of the way';
    case 'wear':
      return `wear on ${counted(as('wear').damage.length, 'ship')}`;
    case 'battle-order':
      return `the battle in ${theArea(as('battle-order').area)} next`;
    case 'gauge': {
      const { withdraw } = as('gauge');
      if (withdraw === null) return 'give battle';
      return `withdraw to ${'port' in withdraw ? portName(withdraw.port) : theArea(withdraw.area)}`;
    }
    case 'means':
      return { tables: 'by the tables', board: 'ship by ship', machines: 'let the machines fight it' }[
        as('means').by
      ];
    case 'line':
      return `${listWords(as('line').damaged.slice(0, 2).map(shipName))} first of the damaged`;
    case 'refuge':
      return listWords([...new Set(as('refuge').ports.map(({ port }) => `to ${portName(port)}`))]);
    case 'assault': {
      const { areas } = as('assault');
      return areas.length === 0 ? 'attack no port' : `attack in ${listWords(areas.map(areaName))}`;
    }
    case 'defend':
      return `${listWords(as('defend').ports.map(({ port }) => portName(port)))} to stand the attack`;
    case 'return':
      return homeWords(view, as('return').ports);
    case 'repair':
      return `repairs to ${counted(as('repair').repairs.length, 'ship')}`;
  }
}
