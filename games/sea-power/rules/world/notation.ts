/**
 * Orders as text, one line an answer, by the ids of ships, leaders, squadrons, areas and ports:
 * `E1: north-sea > bay-of-biscay > sea` is a voyage, `eng-victory+eng-nelson, eng-mars / eng-ajax` are stacks.
 */

import { fitsSchema } from '@weathergage/kernel';
import { ANSWERS, type Answer, type AnswerTo, type AskKind } from './asks.ts';

interface Notation<K extends AskKind> {
  write(answer: AnswerTo<K>): string;
  /** Anything at all: the schema says afterwards whether it is an answer. */
  read(text: string): unknown;
}

const NONE = 'none';

const split = (text: string, by: string): string[] =>
  text.trim() === '' || text.trim() === NONE ? [] : text.split(by).map((part) => part.trim());
const list = (ids: readonly string[]): string => (ids.length === 0 ? NONE : ids.join(', '));
/** So many parts and no more; null stands for no answer, as a word that nobody understands must. */
const exactly = (count: number, parts: readonly string[]): readonly string[] | null =>
  parts.length === count ? parts : null;

/** `ship > port, ship > port` for a list of records with two fields. */
const pairs = <A extends string, B extends string>(first: A, second: B) => ({
  write: (rows: readonly Readonly<Record<A | B, string>>[]): string =>
    list(rows.map((row) => `${row[first]} > ${row[second]}`)),
  read: (text: string): unknown =>
    split(text, ',').map((part) => {
      const row = exactly(2, split(part, '>'));
      return row && { [first]: row[0], [second]: row[1] };
    }),
});

/** `ship 2, ship 1` */
const tally = {
  write: (rows: readonly { readonly ship: string; readonly points: number }[]): string =>
    list(rows.map((row) => `${row.ship} ${row.points}`)),
  read: (text: string): unknown =>
    split(text, ',').map((part) => {
      const row = exactly(2, part.split(/ +/));
      return row && { ship: row[0], points: Number(row[1]) };
    }),
};

type Stacks = AnswerTo<'organise'>['squadrons'][number]['stacks'];

const writeStacks = (stacks: Stacks): string =>
  stacks.length === 0
    ? NONE
    : stacks
        .map((stack) =>
          stack.map(({ ship, leader }) => (leader === null ? ship : `${ship}+${leader}`)).join(', '),
        )
        .join(' / ');
const readStacks = (text: string): unknown =>
  split(text, '/').map((stack) =>
    split(stack, ',').map((berth) => {
      const [ship, leader = null, ...more] = berth.split('+');
      return more.length > 0 ? null : { ship, leader };
    }),
  );

type Course = AnswerTo<'onward'>;

const writeCourse = ({ path, end, under, onStation }: Course): string =>
  [
    [...path, end].join(' > '),
    ...(under === undefined ? [] : [`under ${under}`]),
    ...(onStation === undefined ? [] : [onStation ? 'on station' : 'off station']),
  ].join('; ');

const UNDER = 'under ';
const STATION: ReadonlyMap<string, boolean> = new Map([
  ['on station', true],
  ['off station', false],
]);

function readCourse(text: string): object | null {
  const [way = '', ...notes] = split(text, ';');
  const places = split(way, '>');
  const course: { path: unknown; end: unknown; under?: string; onStation?: boolean } = {
    path: places.slice(0, -1),
    end: places.at(-1),
  };
  for (const note of notes)
    if (note.startsWith(UNDER)) course.under = note.slice(UNDER.length);
    else if (STATION.has(note)) course.onStation = STATION.get(note)!;
    else return null;
  return course;
}

/** `left : right`, cut at the first mark only. */
function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + mark.length).trim()];
}

const INTO = 'into ';
const AWAY = 'away to ';

const ports = pairs('ship', 'port');
const areaPorts = pairs('area', 'port');
const markerPorts = pairs('token', 'port');

const NOTATIONS: { readonly [K in AskKind]: Notation<K> } = {
  bid: {
    write: ({ points, side }) => `${points} for ${side}`,
    read: (text) => {
      const [points, side] = cut(text, ' for ');
      return { points: Number(points), side };
    },
  },
  demobilise: {
    write: ({ ships, leaders }) => `${list(ships)}; ${list(leaders)}`,
    read: (text) => {
      const [ships, leaders] = cut(text, ';');
      return { ships: split(ships, ','), leaders: split(leaders, ',') };
    },
  },
  commission: { write: ({ ships }) => list(ships), read: (text) => ({ ships: split(text, ',') }) },
  organise: {
    write: ({ squadrons }) =>
      squadrons.map((one) => `${one.squadron} = ${writeStacks(one.stacks)}`).join('; ') || NONE,
    read: (text) => ({
      squadrons: split(text, ';').map((part) => {
        const [squadron, stacks] = cut(part, '=');
        return { squadron, stacks: readStacks(stacks) };
      }),
    }),
  },
  place: {
    write: ({ squadron, port }) => `${squadron} @ ${port}`,
    read: (text) => {
      const [squadron, port] = cut(text, '@');
      return { squadron, port };
    },
  },
  reorganise: {
    write: ({ squadrons, ashore }) =>
      `${squadrons.map((one) => `${one.squadron} @ ${one.port} = ${writeStacks(one.stacks)}`).join('; ') || NONE} | ${ports.write(ashore)}`,
    read: (text) => {
      const [squadrons, ashore] = cut(text, '|');
      return {
        squadrons: split(squadrons, ';').map((part) => {
          const [head, stacks] = cut(part, '=');
          const [squadron, port] = cut(head, '@');
          return { squadron, port, stacks: readStacks(stacks) };
        }),
        ashore: ports.read(ashore),
      };
    },
  },
  frigate: { write: ({ area }) => area ?? NONE, read: (text) => ({ area: text === NONE ? null : text }) },
  sail: {
    write: ({ order }) => {
      if (order === null) return 'pass';
      const { token, ...course } = order;
      return `${token}: ${writeCourse(course)}`;
    },
    read: (text) => {
      if (text === 'pass') return { order: null };
      const [token, words] = cut(text, ':');
      const course = readCourse(words);
      return course && { order: { token, ...course } };
    },
  },
  onward: { write: writeCourse, read: readCourse },
  search: { write: ({ choice }) => choice, read: (choice) => ({ choice }) },
  wear: { write: ({ damage }) => tally.write(damage), read: (text) => ({ damage: tally.read(text) }) },
  'battle-order': { write: ({ area }) => area, read: (area) => ({ area }) },
  gauge: {
    write: ({ withdraw }) =>
      withdraw === null ? 'fight' : 'port' in withdraw ? INTO + withdraw.port : AWAY + withdraw.area,
    read: (text) => {
      if (text === 'fight') return { withdraw: null };
      if (text.startsWith(INTO)) return { withdraw: { port: text.slice(INTO.length) } };
      return text.startsWith(AWAY) ? { withdraw: { area: text.slice(AWAY.length) } } : null;
    },
  },
  means: {
    write: ({ by, way }) => (way === null ? by : `${by} ${way}`),
    read: (text) => {
      const [by = '', way = null] = text.split(' ');
      return by === 'tables' || by === 'board' || by === 'machines' ? { by, way } : null;
    },
  },
  line: { write: ({ damaged }) => list(damaged), read: (text) => ({ damaged: split(text, ',') }) },
  refuge: { write: (answer) => ports.write(answer.ports), read: (text) => ({ ports: ports.read(text) }) },
  assault: { write: ({ areas }) => list(areas), read: (text) => ({ areas: split(text, ',') }) },
  defend: {
    write: (answer) => areaPorts.write(answer.ports),
    read: (text) => ({ ports: areaPorts.read(text) }),
  },
  return: {
    write: (answer) => markerPorts.write(answer.ports),
    read: (text) => ({ ports: markerPorts.read(text) }),
  },
  repair: { write: ({ repairs }) => tally.write(repairs), read: (text) => ({ repairs: tally.read(text) }) },
};

export const writeAnswer = <K extends AskKind>(kind: K, answer: AnswerTo<K>): string =>
  NOTATIONS[kind].write(answer);

/** The answer that a line of text stands for, or null if it stands for none. Whether it is legal is another question. */
export function readAnswer(kind: AskKind, text: string): Answer | null {
  const answer = NOTATIONS[kind].read(text.trim());
  return fitsSchema(ANSWERS[kind], answer) ? (answer as Answer) : null;
}
