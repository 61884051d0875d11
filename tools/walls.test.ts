import { describe, expect, it } from 'vitest';
import { climb } from './walls/graph.ts';
import { layers } from './walls/plan.ts';
import { disorder, importsOf, violationsIn } from './walls.ts';

const rulesOf = (file: string, text: string) => violationsIn(file, text).map(({ rule }) => rule);

describe('imports that the plan allows', () => {
  it.each([
    ['platform/kernel/dice.ts', `import { hmac } from '@noble/hashes/hmac.js';`],
    ['platform/kernel/dice.test.ts', `import { readFileSync } from 'node:fs'; import fc from 'fast-check';`],
    ['platform/kernel/harness/play.ts', `import fc from 'fast-check'; import { game } from '../game.ts';`],
    ['platform/store/sqlite.ts', `import { DatabaseSync } from 'node:sqlite';`],
    ['platform/server/index.ts', `import { open } from '@weathergage/store'; import fastify from 'fastify';`],
    ['platform/cli/main.ts', `import { serve } from '@weathergage/server';`],
    ['platform/cli/rules.ts', `import { ledger } from '../../tools/ledger.ts';`],
    ['platform/cli/main.ts', `const game = await import(address);`],
    ['platform/web/games.ts', `import { GAMES } from '../../games/index.ts';`],
    ['games/index.ts', `import { hexAction } from './hex-action/game.ts';`],
    [
      'games/hex-action/game.ts',
      `import { emblem } from './emblem.ts'; const page = () => import('./board/page.ts');`,
    ],
    ['platform/web/main.tsx', `import './toolkit/theme.css'; import Bot from './bot.ts?worker';`],
    ['platform/web/toolkit/log.tsx', `import type { Happening } from '@weathergage/kernel';`],
    [
      'games/hex-action/rules/wind.ts',
      `import { hash } from '@weathergage/kernel'; export * from '../data/wind.ts';`,
    ],
    ['games/hex-action/rules/wind.test.ts', `import { it } from 'vitest'; import 'node:fs';`],
    ['games/hex-action/rules/wind.test.ts', `import { play } from '@weathergage/kernel/harness/index.ts';`],
    [
      'games/hex-action/bot/index.ts',
      `import type { Chooser } from '@weathergage/kernel'; import '../rules/index.ts';`,
    ],
    ['games/hex-action/bot/strength.test.ts', `import { pairings } from '@weathergage/bots';`],
    [
      'games/hex-action/board/sea.tsx',
      `import { useState } from 'react'; import type { View } from '../rules/view.ts';`,
    ],
    ['games/hex-action/board/sea.tsx', `import { Rose } from '@weathergage/web/toolkit/rose.tsx';`],
    ['games/hex-action/e2e/duel.spec.ts', `import { test } from '@weathergage/web/e2e/crew/desk.ts';`],
    ['games/hex-action/e2e/crew/hand.ts', `import { hex } from '../../rules/hex.ts';`],
    ['games/hex-action/board/sea.test.tsx', `import { play } from '@weathergage/kernel/harness/index.ts';`],
    ['docs/your-own-game/games.ts', `import { cutterAndBrig } from './cutter-and-brig/game.ts';`],
    ['docs/your-own-game/cutter-and-brig/bot/index.ts', `import '../rules/index.ts';`],
  ])('%s: %s', (file, text) => {
    expect(rulesOf(file, text)).toEqual([]);
  });
});

describe('imports that break a wall', () => {
  it.each([
    [
      'platform/kernel/dice.ts',
      `import { ship } from '@weathergage/hex-action';`,
      'kernel may not import from',
    ],
    ['platform/kernel/dice.ts', `import { a } from '../bots/index.ts';`, 'kernel may not import from bots'],
    ['platform/kernel/dice.test.ts', `import '@weathergage/store';`, 'kernel may not import from store'],
    ['platform/kernel/dice.ts', `import fc from 'fast-check';`, 'the package "fast-check"'],
    ['platform/kernel/dice.ts', `import { createHmac } from 'node:crypto';`, 'runs in a browser too'],
    ['platform/kernel/harness/play.ts', `import 'node:fs';`, 'runs in a browser too'],
    ['platform/store/sqlite.ts', `import '@weathergage/bots';`, 'store may not import from bots'],
    [
      'platform/bots/index.ts',
      `import '@weathergage/hex-action/rules/index.ts';`,
      'bots may not import from',
    ],
    ['platform/cli/serve.ts', `import '@weathergage/hex-action';`, 'cli may not import from'],
    ['platform/server/index.ts', `import '@weathergage/hex-action';`, 'server may not import from'],
    [
      'platform/web/match.tsx',
      `const board = () => import('@weathergage/hex-action/board/index.tsx');`,
      'web may not import from games/hex-action/board',
    ],
    ['platform/web/match.tsx', `import '@weathergage/hex-action/game.ts';`, 'web may not import from'],
    ['games/index.ts', `import './hex-action/rules/index.ts';`, 'list may not import from'],
    ['games/hex-action/game.ts', `import '../station/game.ts';`, 'no game imports another'],
    ['games/hex-action/board/page.ts', `import '../game.ts';`, 'may not import from games/hex-action/game'],
    [
      'games/hex-action/e2e/duel.spec.ts',
      `import '../../station/e2e/crew/desk.ts';`,
      'no game imports another',
    ],
    ['platform/web/e2e/bad.spec.ts', `import '@weathergage/hex-action';`, 'e2e may not import from'],
    ['platform/web/main.tsx', `import '@weathergage/server';`, 'nobody but cli imports server'],
    ['platform/bots/index.ts', `import '../server/index.ts';`, 'nobody but cli imports server'],
    [
      'tools/bench.ts',
      `const s = await import('../platform/server/index.ts');`,
      'nobody but cli imports server',
    ],
    ['platform/web/toolkit/log.tsx', `import { store } from '../store.ts';`, 'may not import from web'],
    ['games/hex-action/rules/wind.ts', `import '@weathergage/bots';`, 'rules may not import from bots'],
    ['games/hex-action/bot/index.ts', `import '@weathergage/bots';`, 'bot may not import from bots'],
    [
      'games/hex-action/rules/wind.ts',
      `import '../bot/index.ts';`,
      'may not import from games/hex-action/bot',
    ],
    ['games/hex-action/rules/wind.ts', `import { Type } from 'typebox';`, 'the package "typebox"'],
    [
      'games/hex-action/rules/wind.ts',
      `export { x } from '../../station/rules/x.ts';`,
      'no game imports another',
    ],
    ['games/hex-action/data/ships.ts', `import '@weathergage/station';`, 'no game imports another'],
    ['games/hex-action/data/ships.ts', `import { readFileSync } from 'node:fs';`, 'runs in a browser too'],
    [
      'games/hex-action/bot/index.ts',
      `import { Worker } from 'node:worker_threads';`,
      'runs in a browser too',
    ],
    ['games/hex-action/bot/index.ts', `new URL('../board/w.ts', import.meta.url);`, 'may not import from'],
    [
      'games/hex-action/board/sea.tsx',
      `import { store } from '@weathergage/web/store.ts';`,
      'may not import from web',
    ],
    [
      'games/hex-action/board/sea.tsx',
      `import '../bot/index.ts';`,
      'may not import from games/hex-action/bot',
    ],
    [
      'games/hex-action/board/sea.tsx',
      `type S = import('@weathergage/store').S;`,
      'may not import from store',
    ],
    ['games/hex-action/rules/wind.ts', `const x = await import(name);`, 'cannot be checked'],
    ['games/hex-action/rules/wind.ts', `import '../../../docs/x.ts';`, 'no room of the house'],
    ['games/hex-action/extra/x.ts', ``, 'stands in no room'],
    ['platform/attic/index.ts', ``, 'stands in no room'],
    [
      'docs/your-own-game/cutter-and-brig/rules/wind.ts',
      `import '../bot/index.ts';`,
      'may not import from games/cutter-and-brig/bot',
    ],
    [
      'docs/your-own-game/cutter-and-brig/rules/wind.ts',
      `import '@weathergage/station';`,
      'no game imports another',
    ],
    [
      'platform/web/games.ts',
      `import { GAMES } from '../../docs/your-own-game/games.ts';`,
      'the house knows nothing of',
    ],
  ])('%s: %s', (file, text, rule) => {
    expect(rulesOf(file, text)).toEqual([expect.stringContaining(rule)]);
  });

  it('are named with the line on which they stand', () => {
    const text = `// one\nimport { a } from './a.ts';\n\nexport * from '@weathergage/server';\n`;
    expect(violationsIn('platform/web/x.ts', text)).toEqual([
      { file: 'platform/web/x.ts', line: 4, rule: expect.any(String) },
    ]);
  });
});

describe('rules and kernel give the same result everywhere', () => {
  it.each([
    `const n = Math.random();`,
    `const n = Math['random']();`,
    `const n = globalThis.Math.random();`,
    `const { random } = Math;`,
    `const n = Math.atan2(1, 2);`,
    `const n = (Math.sin as (x: number) => number)(1);`,
    `const t = Date.now();`,
    `const t = new Date();`,
    `const t = performance.now();`,
    `crypto.getRandomValues(bytes);`,
    `names.sort((a, b) => a.localeCompare(b));`,
  ])('%s', (text) => {
    expect(violationsIn('games/hex-action/rules/wind.ts', text)).toHaveLength(1);
    expect(violationsIn('platform/kernel/dice.ts', text)).toHaveLength(1);
    expect(violationsIn('games/hex-action/rules/wind.test.ts', text)).toEqual([]);
    expect(violationsIn('games/hex-action/board/sea.ts', text)).toEqual([]);
  });

  it('lets exact arithmetic, names and types alone', () => {
    const text = `
      type Log = { Date: Date; at: typeof Math.random };
      const log = { Date: 1, crypto: Math.max(1, Math.imul(2, 3)) };
      export const top = Math.floor(Math.sqrt(log.Date)) + log.crypto;`;
    expect(rulesOf('games/hex-action/rules/wind.ts', text)).toEqual([]);
  });

  it('lets only the secret of a match and the toys of the harness draw true randomness', () => {
    const text = `crypto.getRandomValues(new Uint8Array(32));`;
    expect(rulesOf('platform/kernel/secret.ts', text)).toEqual([]);
    expect(rulesOf('platform/kernel/toys/fickle.ts', text)).toEqual([]);
    expect(rulesOf('platform/kernel/secrets.ts', text)).toHaveLength(1);
  });
});

describe('what only tests may import', () => {
  it('is what lies in a folder called testing', () => {
    const text = `import { world } from '../testing/world.ts';`;
    expect(rulesOf('games/hex-action/rules/sea/wind.ts', text)).toEqual([
      'only tests may import "../testing/world.ts"',
    ]);
    expect(rulesOf('games/hex-action/rules/sea/wind.test.ts', text)).toEqual([]);
    expect(rulesOf('games/hex-action/rules/testing/fleet.ts', text)).toEqual([]);
  });
});

describe('the order of files and folders', () => {
  const house = (files: Readonly<Record<string, string>>) => importsOf(new Map(Object.entries(files)));

  it('has no circle of files, types included, and names those in it', () => {
    const found = disorder(
      house({
        'platform/kernel/a.ts': `import type { B } from './b.ts';`,
        'platform/kernel/b.ts': `export type { C } from './c.ts';`,
        'platform/kernel/c.ts': `import { a } from '@weathergage/kernel/a.ts';`,
        'platform/kernel/d.ts': `import { a } from './a.ts';`,
      }),
    );
    expect(found).toEqual([
      'import each other in a circle: platform/kernel/a.ts platform/kernel/b.ts platform/kernel/c.ts',
    ]);
  });

  it('lets a test go round, and a worker be started by whom it imports', () => {
    const found = disorder(
      house({
        'platform/cli/bots/bouts.ts': `new Worker(new URL('./worker.ts', import.meta.url));`,
        'platform/cli/worker.ts': `import type { Bout } from './bouts.ts';`,
        'platform/kernel/a.ts': '',
        'platform/kernel/a.test.ts': `import './a.ts'; import './b.test.ts';`,
        'platform/kernel/b.test.ts': `import './a.test.ts';`,
      }),
    );
    expect(found).toEqual([]);
  });

  it('refuses what lies below to import what lies above', () => {
    const climbing = (from: string, to: string) => climb(['sea', 'sailing', '.'], 'games/x/rules', from, to);
    const [noun, deed, phase] = ['sea/wind.ts', 'sailing/plot.ts', 'sequence.ts'].map(
      (file) => `games/x/rules/${file}`,
    );
    expect(climbing(phase!, deed!)).toBeNull();
    expect(climbing(deed!, noun!)).toBeNull();
    expect(climbing(noun!, noun!)).toBeNull();
    expect(climbing(noun!, deed!)).toContain('games/x/rules/sea lies below games/x/rules/sailing');
    expect(climbing(deed!, phase!)).toContain('may not import sequence.ts');
    expect(climbing(noun!, 'games/x/rules/hold/rats.ts')).toContain('no place among the layers');
  });

  it('refuses folders that import each other where no layers are written down', () => {
    const found = disorder(
      house({
        'games/x/rules/sea/wind.ts': `import '../sailing/plot.ts';`,
        'games/x/rules/sailing/plot.ts': '',
        'games/x/rules/sailing/course.ts': `import '../sea/rock.ts';`,
        'games/x/rules/sea/rock.ts': '',
      }),
    );
    expect(found).toEqual([
      'folders that import each other in a circle: games/x/rules/sailing games/x/rules/sea',
    ]);
  });

  it('refuses a heap of sources in one folder of rules or of a board', () => {
    const heap = (room: string) =>
      disorder(
        house(Object.fromEntries(Array.from({ length: 26 }, (_, i) => [`games/x/${room}/${i}.ts`, '']))),
      );
    expect(heap('rules')).toEqual(['games/x/rules/. holds 26 sources; 25 at most']);
    expect(heap('board/panels')).toEqual(['games/x/board/panels holds 26 sources; 25 at most']);
    expect(heap('data')).toEqual([]);
  });

  it('names each folder of a room once, and the room itself last', () => {
    for (const order of Object.values(layers)) {
      expect(new Set(order).size).toBe(order.length);
      expect(order.at(-1)).toBe('.');
    }
  });
});
