/** The pages of `docs/` as data: as much of Markdown as they are written in, and nothing else. */

export type Inline =
  | string
  | { readonly kind: 'strong' | 'em'; readonly words: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  /** Numbers of rules, as they stand in square brackets. */
  | { readonly kind: 'rules'; readonly text: string }
  | { readonly kind: 'link'; readonly to: string; readonly words: readonly Inline[] };

export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly id: string;
      readonly words: readonly Inline[];
    }
  | { readonly kind: 'paragraph'; readonly words: readonly Inline[] }
  | { readonly kind: 'picture'; readonly from: string; readonly alt: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: 'code'; readonly text: string };

/** What a heading is called in a link to it. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const INLINE = new RegExp(
  [
    String.raw`\x60(?<code>[^\x60]+)\x60`,
    String.raw`\[(?<words>[^\]]+)\]\((?<to>[^)\s]+)\)`,
    String.raw`\[(?<rules>M?\d[^\]]*)\]`,
    String.raw`\*\*\*(?<both>.+?)\*\*\*`,
    String.raw`\*\*(?<strong>.+?)\*\*`,
    String.raw`\*(?<em>[^*]+)\*`,
    '(?<br><br>)',
  ].join('|'),
  'g',
);

function inlineOf(found: RegExpMatchArray): Inline {
  const { code, words, to, rules, both, strong, em } = found.groups!;
  if (code !== undefined) return { kind: 'code', text: code };
  if (to !== undefined) return { kind: 'link', to, words: inlines(words!) };
  if (rules !== undefined) return { kind: 'rules', text: rules };
  if (both !== undefined) return { kind: 'strong', words: [{ kind: 'em', words: inlines(both) }] };
  if (strong !== undefined) return { kind: 'strong', words: inlines(strong) };
  return em === undefined ? { kind: 'break' } : { kind: 'em', words: inlines(em) };
}

export function inlines(text: string): readonly Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) pieces.push(text.slice(from, found.index));
    pieces.push(inlineOf(found));
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

const plain = (words: readonly Inline[]): string =>
  words
    .map((word) =>
      typeof word === 'string'
        ? word
        : 'words' in word
          ? plain(word.words)
          : 'text' in word
            ? word.text
            : ' ',
    )
    .join('');

const PICTURE = /^!\[(?<alt>[^\]]*)\]\((?<from>[^)\s]+)\)$/;
const HEADING = /^(?<marks>#{1,6}) (?<title>.+)$/;
const ITEM = /^(?<mark>-|\d+\.) +/;
const FENCE = '```';
const isRow = (line: string): boolean => line.startsWith('|');
const isRule = (line: string): boolean => /^\|[\s:|-]+\|$/.test(line);
const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A line that cannot go on a paragraph. */
const begins = (line: string): boolean =>
  line.trim() === '' ||
  HEADING.test(line) ||
  ITEM.test(line) ||
  isRow(line) ||
  PICTURE.test(line) ||
  line.startsWith(FENCE);

const cellsOf = (line: string): readonly (readonly Inline[])[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => inlines(cell.trim().replaceAll(String.raw`\|`, '|')));

class Lines {
  readonly #lines: readonly string[];
  #at = 0;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  get here(): string | undefined {
    return this.#lines[this.#at];
  }

  next(): string {
    return this.#lines[this.#at++]!;
  }

  /** Whether what comes after empty lines stands to the right of the margin, and so belongs to an item. */
  get goesOn(): boolean {
    const after = this.#lines.slice(this.#at).find((line) => line.trim() !== '');
    return after !== undefined && indentOf(after) >= 2;
  }

  /** The next lines for as long as they fit. */
  while(fits: (line: string) => boolean): string[] {
    const taken: string[] = [];
    while (this.here !== undefined && fits(this.here)) taken.push(this.next());
    return taken;
  }
}

function listOf(lines: Lines): Block {
  const ordered = /^\d/.test(lines.here!);
  const items: (readonly Block[])[] = [];
  while (lines.here !== undefined && ITEM.test(lines.here) && /^\d/.test(lines.here) === ordered) {
    const first = lines.next();
    const indent = ITEM.exec(first)![0].length;
    const rest = lines.while((line) =>
      line.trim() === '' ? lines.goesOn : indentOf(line) >= Math.min(indent, 2) || !begins(line),
    );
    const inner = rest.map((line) => line.slice(Math.min(indent, indentOf(line))));
    items.push(blocksOf([first.slice(indent), ...inner]));
    // Items with an empty line between them are one list.
    if (lines.here?.trim() === '') lines.while((line) => line.trim() === '');
  }
  return { kind: 'list', ordered, items };
}

function blockOf(lines: Lines): Block {
  const line = lines.here!;
  if (line.startsWith(FENCE)) {
    lines.next();
    const text = lines.while((each) => !each.startsWith(FENCE)).join('\n');
    lines.next();
    return { kind: 'code', text };
  }
  const heading = HEADING.exec(line)?.groups;
  if (heading !== undefined) {
    lines.next();
    const words = inlines(heading['title']!);
    return { kind: 'heading', level: heading['marks']!.length, id: headingId(plain(words)), words };
  }
  const picture = PICTURE.exec(line)?.groups;
  if (picture !== undefined) {
    lines.next();
    return { kind: 'picture', from: picture['from']!, alt: picture['alt']! };
  }
  if (isRow(line))
    return {
      kind: 'table',
      rows: lines
        .while(isRow)
        .filter((row) => !isRule(row))
        .map(cellsOf),
    };
  if (ITEM.test(line)) return listOf(lines);
  const words = [lines.next(), ...lines.while((each) => !begins(each))].join(' ');
  return { kind: 'paragraph', words: inlines(words) };
}

function blocksOf(all: readonly string[]): readonly Block[] {
  const lines = new Lines(all);
  const blocks: Block[] = [];
  while (lines.here !== undefined) {
    if (lines.here.trim() === '') lines.next();
    else blocks.push(blockOf(lines));
  }
  return blocks;
}

/** What a page says; remarks for those who write it are left out. */
export const readMarkdown = (text: string): readonly Block[] =>
  blocksOf(text.replaceAll(/<!--.*?-->\n?/gs, '').split('\n'));

/** Every picture in it, by the way it is named there. */
export const picturesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'picture'
      ? [block.from]
      : block.kind === 'list'
        ? block.items.flatMap((item) => picturesOf(item))
        : [],
  );
