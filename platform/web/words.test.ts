/** Pages about people, and all that is said of online matches: no sentence stands where a catalogue could not reach it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOMS = ['people', 'clock', 'notices', 'standing', 'talk', 'offline'];
const IN_LOBBY = ['company-form', 'seat-links', 'waiting-room'];
/** What is read to people, or shown to them, among the attributes of an element. */
const READ = new Set(['aria-label', 'title', 'label', 'legend', 'placeholder', 'alt', 'note', 'name']);

type Node = Readonly<Record<string, unknown>> & { readonly type?: string };

const isWords = (text: unknown): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text);

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (value !== null && typeof value === 'object') {
    yield value as Node;
    for (const each of Object.values(value)) yield* nodesIn(each);
  }
}

/** Words between tags, as what an element is called by, or put there by a choice or a template. */
function sentencesIn(source: string): string[] {
  const found: string[] = [];
  const literals = (value: unknown): void => {
    for (const { type, value: text, quasis } of nodesIn(value)) {
      if (type === 'Literal' && isWords(text) && /[A-Z ]/.test(text)) found.push(text);
      for (const { value: part } of (quasis ?? []) as { value: { cooked: string } }[])
        if (isWords(part.cooked)) found.push(part.cooked);
    }
  };
  for (const node of nodesIn(parseAst(source, { lang: 'tsx' }))) {
    if (node.type === 'JSXText' && isWords(node.value)) found.push(node.value.trim());
    if (node.type !== 'JSXAttribute' || !READ.has((node.name as { name: string }).name)) continue;
    const { type, value } = (node.value ?? {}) as Node;
    if (type === 'Literal' && isWords(value) && /[A-Z ]/.test(value)) found.push(value);
    if (type === 'JSXExpressionContainer') literals(node.value);
  }
  return found;
}

const files = [
  ...ROOMS.flatMap((room) => globSync(`${room}/**/*.tsx`, { cwd: import.meta.dirname })),
  ...IN_LOBBY.map((name) => `lobby/${name}.tsx`),
].filter((file) => !file.includes('.test.'));

describe('sentences', () => {
  it.each(files)('stand beside the page, not in it: %s', (file) => {
    expect(sentencesIn(readFileSync(join(import.meta.dirname, file), 'utf8'))).toEqual([]);
  });

  it('are found between tags, in names, and in templates', () => {
    const named = '{`Hear $' + '{name} again`}';
    const page = `<p title="Whose it is">Good day, {name}<b aria-label=${named}>ok</b></p>`;
    expect(sentencesIn(`const x = ${page}`)).toEqual(['Whose it is', 'Good day,', 'Hear ', ' again', 'ok']);
  });
});
