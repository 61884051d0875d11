/**
 * A voyage as somebody types it, `E1: north-sea > bay-of-biscay > sea`: the course it stands for, or a sentence that
 * names what is wrong with it. Whatever is typed, what comes out names areas and ports that there are.
 */
import { nearestWord } from '@weathergage/web/toolkit/nearest-word.ts';
import { listedWords } from '@weathergage/web/toolkit/phrases.ts';
import { AREAS, type AreaId } from '../../data/areas.ts';
import { PORTS, type PortId, portsIn } from '../../data/ports.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { Token } from '../../rules/world/squadron.ts';
import { theArea } from '../look/words.ts';

type Course = AnswerTo<'onward'>;

interface Trouble {
  readonly trouble: string;
}
export type TypedCourse = { readonly course: Course } | Trouble;
export type TypedOrder = { readonly token: Token; readonly course: Course } | Trouble;

const trouble = (words: string): Trouble => ({ trouble: words });

/** `North Sea`, `north sea` and `north-sea` are the same. */
const idLike = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const idsBy = <I extends string>(
  places: readonly { readonly id: I; readonly name: string }[],
): ReadonlyMap<string, I> =>
  new Map(places.flatMap(({ id, name }) => [[idLike(name), id] as const, [id, id] as const]));

const AREA_BY_WORD: ReadonlyMap<string, AreaId> = idsBy(AREAS);
const PORT_BY_WORD: ReadonlyMap<string, PortId> = idsBy(PORTS);
const SEA = 'sea';

const noSuch = (what: string, word: string, known: Iterable<string>): Trouble => {
  const near = nearestWord(idLike(word), known);
  return trouble(`There is no ${what} ${word}${near === null ? '.' : `; did you mean ${near}?`}`);
};

/** What is missing after the last area of a way that has no end. */
function endless(area: AreaId): Trouble {
  const ports = portsIn(area).map(({ id }) => `“> ${id}”`);
  return trouble(
    `Where does it end? Write “> sea” to stay at sea in ${theArea(area)}${
      ports.length === 0 ? '' : `, or ${listedWords(ports, 'or')} for a port there`
    }.`,
  );
}

function readNote(note: string, course: Course): Course | Trouble {
  if (note === 'on station') return { ...course, onStation: true };
  if (note === 'off station') return { ...course, onStation: false };
  const under = /^under (\S+)$/.exec(note)?.[1];
  if (under !== undefined) return { ...course, under: under.toUpperCase() };
  return trouble(
    `${note === '' ? 'After' : `“${note}” says nothing: after`} a “;” stands “on station”, “off station” or “under” and a squadron.`,
  );
}

export function readTypedCourse(text: string): TypedCourse {
  const [way = '', ...notes] = text.split(';').map((part) => part.trim());
  const words = way.split('>').map((part) => part.trim());
  if (way === '') return trouble('Write the areas in their order and where it ends: north-sea > sea.');
  if (words.includes('')) return trouble('Between two “>” stands the name of an area.');
  const path: AreaId[] = [];
  for (const word of words.slice(0, -1)) {
    const area = AREA_BY_WORD.get(idLike(word));
    if (area === undefined) return noSuch('area', word, AREA_BY_WORD.keys());
    path.push(area);
  }
  const last = words.at(-1) ?? '';
  const end = ['sea', 'at-sea'].includes(idLike(last)) ? SEA : PORT_BY_WORD.get(idLike(last));
  if (end === undefined) {
    const area = AREA_BY_WORD.get(idLike(last));
    return area === undefined
      ? noSuch('area or port', last, [...AREA_BY_WORD.keys(), ...PORT_BY_WORD.keys(), SEA])
      : endless(area);
  }
  let course: Course = { path, end };
  for (const note of notes) {
    const read = readNote(note.toLowerCase().replaceAll(/\s+/g, ' '), course);
    if ('trouble' in read) return read;
    course = read;
  }
  return { course };
}

/** A voyage with its squadron before it. */
export function readTypedOrder(text: string, mine: readonly Token[]): TypedOrder {
  const colon = text.indexOf(':');
  if (colon < 0) return trouble(`First the squadron and a colon: ${mine[0] ?? 'E1'}: north-sea > sea.`);
  const word = text.slice(0, colon).trim();
  const token = mine.find((each) => each.toLowerCase() === word.toLowerCase());
  if (token === undefined)
    return trouble(
      `${word === '' ? 'No squadron is named' : `No squadron ${word} can sail`}; those that can are ${listedWords(mine)}.`,
    );
  const read = readTypedCourse(text.slice(colon + 1));
  return 'trouble' in read ? read : { token, ...read };
}
