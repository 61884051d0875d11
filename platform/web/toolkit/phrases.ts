/** Small phrases that every board makes its sentences of. */

/** "Victory, Temeraire and Neptune". */
export const listedWords = (words: readonly string[], link = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`;

/** "1 ship", "3 ships". */
export const countedWords = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a sign that is as broad as the plus. */
export const signedNumber = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0');

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What is called by its id has no name here. */
export const nameIn = (all: readonly Named[], id: string): string =>
  all.find((each) => each.id === id)?.name ?? id;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What each of a closed list is called. */
export type Words<K extends PropertyKey> = Readonly<Record<K, string>>;
