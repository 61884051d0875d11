/**
 * Orders as text, one line each, and back: `M 4.5 R20 L@2>thetis:H` is four and a half inches, twenty degrees to
 * starboard, the larboard guns at two inches at the hull of Thétis. Saves, screen readers and reports speak it.
 */
import { SAILS } from '../../data/words.ts';
import {
  AIMS,
  type Answer,
  type AnswerTo,
  type AskKind,
  type MoveOrder,
  OPENINGS,
  type Shot,
} from '../../rules/table/asks.ts';
import { type Standing, WHENS } from '../../rules/table/standing.ts';

const length = (thousandths: number): string => String(thousandths / 1000);
const turnText = (tenths: number): string =>
  tenths === 0 ? '' : ` ${tenths < 0 ? 'L' : 'R'}${Math.abs(tenths) / 10}`;
const letter = (word: string): string => word.charAt(0).toUpperCase();

const shotText = ({ side, target, aim, chain }: Shot, at?: number): string =>
  `${letter(side)}${at === undefined ? '' : `@${length(at)}`}>${target}:${letter(aim)}${chain === true ? 'C' : ''}`;

const standingText = ({ when, ship, do: act, aim }: Standing): string =>
  [when, act, aim, ...(ship === undefined ? [] : [ship])].join(' ');

function moveText({ distance, turn, shots = [], board, done }: MoveOrder): string {
  const fire = shots.map(({ at, ...shot }) => ` ${shotText(shot, at)}`).join('');
  return `M ${length(distance)}${turnText(turn)}${fire}${board === undefined ? '' : ` B>${board}`}${done === true ? ' !' : ''}`;
}

type Writers = { readonly [K in AskKind]: (answer: AnswerTo<K>) => string };

const fireText = (shots: readonly Shot[]): string => `F ${shots.map((shot) => shotText(shot)).join(' ')}`;

const WRITERS: Writers = {
  signal: ({ squadron }) => `SIG ${squadron ?? '-'}`,
  activate: ({ ship, opening, allHands }) =>
    ['A', ship, opening ?? [], allHands ? 'all' : []].flat().join(' '),
  segment: (order) => {
    switch (order.do) {
      case 'sail':
        return `S ${order.sail}`;
      case 'fire':
        return fireText(order.shots);
      case 'bears':
        return `FAB ${standingText(order.standing)}`;
      case 'tack':
        return 'T';
      case 'boxhaul':
        return `X ${length(order.distance)} ${letter(order.side)}`;
      case 'move':
        return moveText(order);
    }
  },
  fire: (order) =>
    order.do === 'done'
      ? '!'
      : order.do === 'fire'
        ? fireText(order.shots)
        : `FAB ${standingText(order.standing)}`,
  bears: (order) => (order.do === 'fire' ? fireText(order.shots) : `H ${standingText(order.standing)}`),
  snap: ({ aim }) => `SNAP ${aim === null ? '-' : letter(aim)}`,
  battery: ({ shot }) => (shot === null ? 'BAT -' : `BAT >${shot.target}:${letter(shot.aim)}`),
};

export const notationOf = (kind: AskKind, answer: Answer): string =>
  (WRITERS[kind] as (answer: Answer) => string)(answer);

/** Lengths and angles as written; NaN for what is no number. */
const lengthIn = (text: string): number => Math.round(Number(text) * 1000);
const oneOf = <T extends string>(words: readonly T[], text: string | undefined): T | null =>
  words.find((word) => word === text) ?? null;
const aimIn = (text: string): Shot['aim'] | null => AIMS.find((aim) => letter(aim) === text) ?? null;
const sideIn = (text: string): Shot['side'] | null =>
  text === 'L' ? 'larboard' : text === 'S' ? 'starboard' : null;

function shotIn(text: string): (Shot & { at?: number }) | null {
  const found = /^([LS])(?:@(\d+(?:\.\d+)?))?>([^:]+):([HR])(C?)$/.exec(text);
  if (found === null) return null;
  const [, hand, at, target, aim, chain] = found;
  return {
    side: sideIn(hand!)!,
    target: target!,
    aim: aimIn(aim!)!,
    ...(chain === 'C' ? { chain: true } : {}),
    ...(at === undefined ? {} : { at: lengthIn(at) }),
  };
}

function standingIn([when, then, aim, ship]: readonly string[]): Standing | null {
  const [w, t, a] = [oneOf(WHENS, when), oneOf(['ask', 'fire'] as const, then), oneOf(AIMS, aim)];
  if (w === null || t === null || a === null) return null;
  return { when: w, do: t, aim: a, ...(ship === undefined ? {} : { ship }) };
}

function moveIn(words: readonly string[]): MoveOrder | null {
  const distance = lengthIn(words[0] ?? '');
  if (!Number.isFinite(distance) || words[0] === undefined) return null;
  const order: MoveOrder = { do: 'move', distance, turn: 0 };
  const shots: NonNullable<MoveOrder['shots']> = [];
  for (const word of words.slice(1)) {
    const turn = /^([LR])(\d+(?:\.\d+)?)$/i.exec(word);
    const shot = shotIn(word);
    if (turn !== null)
      order.turn = Math.round(Number(turn[2]) * 10) * (turn[1]!.toUpperCase() === 'L' ? -1 : 1) + 0;
    else if (shot !== null) shots.push({ ...shot, at: shot.at ?? 0 });
    else if (word.startsWith('B>')) order.board = word.slice(2);
    else if (word === '!') order.done = true;
    else return null;
  }
  return shots.length === 0 ? order : { ...order, shots };
}

function shotsIn(words: readonly string[]): { do: 'fire'; shots: Shot[] } | null {
  const shots = words.map(shotIn);
  if (shots.length === 0 || shots.some((shot) => shot === null || shot.at !== undefined)) return null;
  return { do: 'fire', shots: shots as Shot[] };
}

function bearsIn(words: readonly string[]): { do: 'bears'; standing: Standing } | null {
  const standing = standingIn(words);
  return standing === null ? null : { do: 'bears', standing };
}

type Readers = { readonly [K in AskKind]: (head: string, words: readonly string[]) => AnswerTo<K> | null };

const READERS: Readers = {
  signal: (head, [squadron]) =>
    head !== 'SIG' || squadron === undefined ? null : { squadron: squadron === '-' ? null : squadron },
  activate: (head, [ship, ...rest]) => {
    if (head !== 'A' || ship === undefined) return null;
    const opening = oneOf(
      OPENINGS,
      rest.find((word) => word !== 'all'),
    );
    if (rest.some((word) => word !== 'all' && word !== opening)) return null;
    return { ship, opening, allHands: rest.includes('all') };
  },
  segment: (head, words) => {
    switch (head) {
      case 'S': {
        const sail = oneOf(SAILS, words[0]);
        return sail === null ? null : { do: 'sail', sail };
      }
      case 'F':
        return shotsIn(words);
      case 'FAB':
        return bearsIn(words);
      case 'T':
        return { do: 'tack' };
      case 'X': {
        const [distance, side] = [lengthIn(words[0] ?? ''), sideIn(words[1] ?? '')];
        return side === null || !Number.isFinite(distance) ? null : { do: 'boxhaul', distance, side };
      }
      case 'M':
        return moveIn(words);
      default:
        return null;
    }
  },
  fire: (head, words) =>
    head === '!' ? { do: 'done' } : head === 'F' ? shotsIn(words) : head === 'FAB' ? bearsIn(words) : null,
  bears: (head, words) => {
    if (head === 'F') return shotsIn(words);
    const standing = head === 'H' ? standingIn(words) : null;
    return standing === null ? null : { do: 'hold', standing };
  },
  snap: (head, [aim]) => {
    if (head !== 'SNAP' || aim === undefined) return null;
    const found = aimIn(aim);
    return aim === '-' ? { aim: null } : found === null ? null : { aim: found };
  },
  battery: (head, [shot]) => {
    if (head !== 'BAT' || shot === undefined) return null;
    if (shot === '-') return { shot: null };
    const found = /^>([^:]+):([HR])$/.exec(shot);
    return found === null ? null : { shot: { target: found[1]!, aim: aimIn(found[2]!)! } };
  },
};

/** Whole words are read as well as the letters that are written. */
const HEADS: Readonly<Record<string, string>> = {
  MOVE: 'M',
  FIRE: 'F',
  TACK: 'T',
  BOXHAUL: 'X',
  HOLD: 'H',
  DONE: '!',
  SIGNAL: 'SIG',
};

/** The order that a line says, in any case of letters before the first name; null if it says none. */
export function orderOf(kind: AskKind, text: string): Answer | null {
  const [first = '', ...words] = text.trim().split(/\s+/);
  const head = first.toUpperCase();
  // “Sail 4” is a way to go, “sail full” one to set.
  const sails = head === 'SAIL' ? (/^\d/.test(words[0] ?? '') ? 'M' : 'S') : null;
  return READERS[kind](sails ?? (Object.hasOwn(HEADS, head) ? HEADS[head]! : head), words);
}
