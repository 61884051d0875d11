/** No sentence of the page stands where a catalogue of another language could not reach it. */
import { describe, expect, it } from 'vitest';
import { type Allowed, holdToCatalogues } from './toolkit/testing/hold-words.ts';
import { sentencesIn } from './toolkit/testing/sentences.ts';

const ALLOWED: Allowed = {
  './docs/markdown.ts': { but: 'all', why: 'runs when the page is built, and complains to who builds it' },
  './docs/plugin.ts': { but: 'all', why: 'writes a module when the page is built' },
  './people/account/device-name.ts': { but: 'all', why: 'browsers and systems have names of their own' },
  './toolkit/at-sea/ensign.tsx': { but: ['Danish', 'Swedish'], why: 'flags are found by their nation' },
  './toolkit/contract.ts': { but: ['again'], why: 'a subject that asks for a scene anew' },
  './toolkit/glossary/sailing.ts': { but: 'all', why: 'is a glossary, and so a catalogue itself' },
  './toolkit/glossary/word-marks.ts': {
    but: ['p, li, dd, td, th, div, section'],
    why: 'elements of the page',
  },
  './toolkit/keys.ts': { but: ['Ctrl', 'Alt', 'Shift'], why: 'keys are bound by these names' },
  './toolkit/phrases.ts': { but: 'all', why: 'what catalogues make their sentences of' },
  './toolkit/workshop/broken-json.ts': { but: ['broken at'], why: 'is caught where it is thrown' },
  './tables/remote-table.ts': {
    but: ['online'],
    why: 'begins a key under which the pace of machines is kept',
  },
  './tables/api.ts': { but: ['Bearer'], why: 'is said to the server' },
};

holdToCatalogues(
  import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  ALLOWED,
);

describe('sentences in a source', () => {
  const again = '`Hear $' + '{name} again`';
  it.each([
    [
      `const x = <p title="Whose it is">Good day, {name}<b aria-label={${again}}>ok</b></p>`,
      ['Whose it is', 'Good day,', 'Hear', 'again', 'ok'],
    ],
    [`const x = <p>{here ? 'here' : 'away'}</p>`, ['here', 'away']],
    [`const x = <Button>{busy && 'busy'}</Button>`, ['busy']],
    [`throw new Error('This game is not known.')`, ['This game is not known.']],
    [`throw new ApiError('no-server', 'There is no server.')`, ['There is no server.']],
    [`throw new ApiError(code, words ?? 'There is no server.')`, ['There is no server.']],
    [`const row = { label: 'Undo', run }`, ['Undo']],
    [`const WORDS = ['as in the book', 'Later']`, ['as in the book', 'Later']],
    [`const of = (name) => ${again}`, ['Hear', 'again']],
  ])('are found: %s', (source, sentences) => expect(sentencesIn(source)).toEqual(sentences));

  it.each([
    `import { a } from 'some where';`,
    `const x = <svg className="match tall" viewBox="0 0 1 1" style={{ font: 'Some Letters' }} />`,
    `if (event.key === 'Enter') run();`,
    `document.querySelector('.dock button, .log li')`,
    `useKeys([{ keys: 'Enter', run }])`,
    `throw new Error('no machine plays that')`,
    `type Side = 'The French' | 'The British';`,
  ])('are not found: %s', (source) => expect(sentencesIn(source)).toEqual([]));
});
