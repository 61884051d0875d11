/**
 * Orders as text, for logs, tests, bots and whoever plays by keyboard. Lengths are inches, angles degrees, `L` and `R`
 * larboard and starboard:
 *
 *     signal van | no signal
 *     act victory [all-hands] [fight-fires | repair-leaks | repair-rudder | cut]
 *     sail full | tack | boxhaul 3 R
 *     move 3.5 R15 [; @1.25 L redoutable hull [chain]] [; board redoutable] [; done]
 *     fire L redoutable hull [; R santisima rigging chain] | done
 *     bears close ask hull [redoutable] | hold never ask hull
 *     snap hull | no snap
 *     battery redoutable rigging | no battery
 */
import { fitsSchema } from '@weathergage/kernel';
import type { Side } from '../geometry/arc.ts';
import { ANSWERS, type Answer, type AnswerTo, type AskKind, type MoveOrder, type Shot } from './asks.ts';
import type { Standing } from './standing.ts';

const letterOf = (side: Side): string => (side === 'larboard' ? 'L' : 'R');
const sideOf = (letter: string | undefined): unknown =>
  letter === 'L' ? 'larboard' : letter === 'R' ? 'starboard' : letter;

/** A whole number of parts as a decimal, without idle zeros: 3500 thousandths are 3.5. */
function decimal(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return `${digits.slice(0, -places)}${fraction === '' ? '' : `.${fraction}`}`;
}

function wholeParts(text: string | undefined, places: number): number {
  const found = /^(\d{1,4})(?:\.(\d+))?$/.exec(text ?? '');
  const fraction = found?.[2] ?? '';
  if (found === null || fraction.length > places) return Number.NaN;
  return Number(found[1]! + fraction.padEnd(places, '0'));
}

const inches = (length: number): string => decimal(length, 3);
const lengthOf = (text: string | undefined): number => wholeParts(text, 3);
const turnText = (turn: number): string => `${turn < 0 ? 'L' : 'R'}${decimal(Math.abs(turn), 1)}`;
function turnFrom(text: string | undefined): number {
  const size = wholeParts(text?.slice(1), 1);
  return text?.[0] === 'L' ? 0 - size + 0 : text?.[0] === 'R' ? size : Number.NaN;
}

const shotText = ({ side, target, aim, chain }: Shot): string =>
  `${letterOf(side)} ${target} ${aim}${chain ? ' chain' : ''}`;
const standingText = ({ when, do: act, aim, ship }: Standing): string =>
  `${when} ${act} ${aim}${ship === undefined ? '' : ` ${ship}`}`;

function moveText({ distance, turn, shots = [], board, done }: MoveOrder): string {
  const parts = [`move ${inches(distance)}${turn === 0 ? '' : ` ${turnText(turn)}`}`];
  for (const shot of shots) parts.push(`@${inches(shot.at)} ${shotText(shot)}`);
  if (board !== undefined) parts.push(`board ${board}`);
  if (done) parts.push('done');
  return parts.join('; ');
}

type Order = AnswerTo<'segment'> | AnswerTo<'fire'> | AnswerTo<'bears'>;

function orderText(order: Order): string {
  switch (order.do) {
    case 'sail':
      return `sail ${order.sail}`;
    case 'fire':
      return `fire ${order.shots.map(shotText).join('; ')}`;
    case 'bears':
    case 'hold':
      return `${order.do} ${standingText(order.standing)}`;
    case 'boxhaul':
      return `boxhaul ${inches(order.distance)} ${letterOf(order.side)}`;
    case 'move':
      return moveText(order);
    default:
      return order.do;
  }
}

export function printAnswer(kind: AskKind, answer: Answer): string {
  if ('do' in answer) return orderText(answer);
  if ('squadron' in answer) return answer.squadron === null ? 'no signal' : `signal ${answer.squadron}`;
  if ('opening' in answer) {
    const { ship, allHands, opening } = answer;
    return ['act', ship, ...(allHands ? ['all-hands'] : []), ...(opening === null ? [] : [opening])].join(
      ' ',
    );
  }
  if ('shot' in answer)
    return answer.shot === null ? `no ${kind}` : `${kind} ${answer.shot.target} ${answer.shot.aim}`;
  return answer.aim === null ? `no ${kind}` : `${kind} ${answer.aim}`;
}

/** What is read here and not said by an order does not come back when the order is printed, and so is found out. */
const shotFrom = ([side, target, aim, chain]: readonly string[]): object => ({
  side: sideOf(side),
  target,
  aim,
  ...(chain === undefined ? {} : { chain: true }),
});

const standingFrom = ([when, act, aim, ship]: readonly string[]): unknown => ({
  when,
  do: act,
  aim,
  ...(ship === undefined ? {} : { ship }),
});

function moveFrom([distance, turn]: readonly string[], others: readonly (readonly string[])[]): unknown {
  const shots: unknown[] = [];
  let order: object = {
    do: 'move',
    distance: lengthOf(distance),
    turn: turn === undefined ? 0 : turnFrom(turn),
  };
  for (const [word = '', ...words] of others) {
    if (word.startsWith('@')) shots.push({ at: lengthOf(word.slice(1)), ...shotFrom(words) });
    else order = { ...order, ...(word === 'board' ? { board: words[0] } : { done: true }) };
  }
  return shots.length === 0 ? order : { ...order, shots };
}

type Parts = readonly (readonly string[])[];

/** By the first word; what is built of nonsense does not fit the schema and is refused there. */
const READERS: Readonly<Record<string, (words: readonly string[], others: Parts) => unknown>> = {
  signal: ([squadron]) => ({ squadron }),
  act([ship, ...rest]) {
    const allHands = rest[0] === 'all-hands';
    const [opening = null] = allHands ? rest.slice(1) : rest;
    return { ship, opening, allHands };
  },
  sail: ([sail]) => ({ do: 'sail', sail }),
  tack: () => ({ do: 'tack' }),
  done: () => ({ do: 'done' }),
  boxhaul: ([distance, side]) => ({ do: 'boxhaul', distance: lengthOf(distance), side: sideOf(side) }),
  move: moveFrom,
  fire: (words, others) => ({ do: 'fire', shots: [words, ...others].map(shotFrom) }),
  bears: (words) => ({ do: 'bears', standing: standingFrom(words) }),
  hold: (words) => ({ do: 'hold', standing: standingFrom(words) }),
  snap: ([aim]) => ({ aim }),
  battery: ([target, aim]) => ({ shot: { target, aim } }),
  no: ([what]) => (what === 'signal' ? { squadron: null } : what === 'snap' ? { aim: null } : { shot: null }),
};

/** The order that a text says in answer to a kind of ask; null if it says none. */
export function parseAnswer(kind: AskKind, text: string): Answer | null {
  const [first = [], ...others] = text.split(';').map((part) => part.trim().split(/\s+/));
  const [verb = '', ...words] = first;
  if (!Object.hasOwn(READERS, verb)) return null;
  const answer = READERS[verb]!(words, others);
  if (!fitsSchema(ANSWERS[kind], answer)) return null;
  // Words left over mean that something else was meant.
  const order = answer as Answer;
  return printAnswer(kind, order) === normal(text) ? order : null;
}

const normal = (text: string): string =>
  text
    .split(';')
    .map((part) => part.trim().split(/\s+/).map(plainNumber).join(' '))
    .join('; ');

/** 3.50 is 3.5, and a turn of nothing is left out in print. */
const plainNumber = (word: string): string =>
  word.replace(/^([@LR]?)0*(\d+)(?:\.(\d*?)0*)?$/, (_all, lead: string, whole: string, part?: string) =>
    part ? `${lead}${whole}.${part}` : `${lead}${whole}`,
  );
