/** The pages of `docs/` as data. Markdown is read by `marked` when the page is built; only what it came to goes over the wire. */
import { lexer, type Token, type Tokens } from 'marked';

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

const RULES = /\[(M?\d[^\]]*)\]/;

/** Plain words; every second piece of what is split at numbers of rules is one of them. */
const textOf = (text: string): Inline[] =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .split(RULES)
    .map((piece, i): Inline => (i % 2 === 1 ? { kind: 'rules', text: piece } : piece))
    .filter((piece) => piece !== '');

function inlineOf(token: Tokens.Generic): Inline[] {
  const inner = (): Inline[] => inlinesOf(token.tokens ?? []);
  switch (token.type) {
    case 'strong':
    case 'em':
      return [{ kind: token.type, words: inner() }];
    case 'codespan':
      return [{ kind: 'code', text: token.text }];
    case 'link':
      return [{ kind: 'link', to: token.href, words: inner() }];
    case 'br':
      return [{ kind: 'break' }];
    case 'html':
      if (token.raw !== '<br>') throw new Error(`the page can't show ${token.raw}`);
      return [{ kind: 'break' }];
    case 'escape':
    case 'text':
      return textOf(token.text);
    default:
      throw new Error(`the page can't show ${token.type} inside a line: ${token.raw}`);
  }
}

/** Neighbouring plain words are one piece. */
const inlinesOf = (tokens: readonly Token[]): Inline[] =>
  tokens.flatMap(inlineOf).reduce<Inline[]>((pieces, piece) => {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
    return pieces;
  }, []);

const plain = (words: readonly Inline[]): string =>
  words
    .map((word) => {
      if (typeof word === 'string') return word;
      if ('words' in word) return plain(word.words);
      return 'text' in word ? word.text : ' ';
    })
    .join('');

/** A picture in a paragraph stands alone there, whatever words are around it. */
function paragraphsOf(tokens: readonly Token[]): Block[] {
  const at = tokens.findIndex(({ type }) => type === 'image');
  const before = at < 0 ? tokens : tokens.slice(0, at);
  const words = trimmed(inlinesOf(before));
  const blocks: Block[] = words.length > 0 ? [{ kind: 'paragraph', words }] : [];
  if (at < 0) return blocks;
  const { href, text } = tokens[at] as Tokens.Image;
  return [...blocks, { kind: 'picture', from: href, alt: text }, ...paragraphsOf(tokens.slice(at + 1))];
}

/** Without the spaces that a line's end leaves at either side of a picture. */
const trimmed = (words: readonly Inline[]): Inline[] =>
  words
    .map((word, i) => {
      if (typeof word !== 'string') return word;
      const begun = i === 0 ? word.trimStart() : word;
      return i === words.length - 1 ? begun.trimEnd() : begun;
    })
    .filter((word) => word !== '');

function blockOf(token: Tokens.Generic): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'html':
      if (!/^(<!--.*?-->\s*)+$/s.test(token.raw)) throw new Error(`the page can't show ${token.raw}`);
      return [];
    case 'heading': {
      const words = inlinesOf(token.tokens ?? []);
      return [{ kind: 'heading', level: token.depth, id: headingId(plain(words)), words }];
    }
    case 'paragraph':
    case 'text':
      return paragraphsOf(token.tokens ?? [token as Token]);
    case 'list':
      return [
        {
          kind: 'list',
          ordered: token.ordered,
          items: (token as Tokens.List).items.map((item) => item.tokens.flatMap(blockOf)),
        },
      ];
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [
        { kind: 'table', rows: [header, ...rows].map((row) => row.map(({ tokens }) => inlinesOf(tokens))) },
      ];
    }
    case 'code':
      return [{ kind: 'code', text: token.text }];
    default:
      throw new Error(`the page can't show ${token.type}: ${token.raw}`);
  }
}

/** What a page says; remarks for those who write it are left out. */
export const readMarkdown = (text: string): readonly Block[] => lexer(text).flatMap(blockOf);

/** Every picture in it, by the way it is named there. */
export const picturesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'picture'
      ? [block.from]
      : block.kind === 'list'
        ? block.items.flatMap((item) => picturesOf(item))
        : [],
  );
