import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { markdown } from './docs/plugin.ts';
import { offline } from './offline/plugin.ts';

/** While developing, the umpire runs beside Vite; `weathergage serve` serves the built page itself. */
const umpire = `http://127.0.0.1:${process.env.PORT ?? 1805}`;

/** Writes each text file a second time, packed, for the server to hand out. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: ({ dir = '' }) => {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = join(dir, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  },
});

/**
 * A game's entry names all that can be fetched of it. What a bundle never asks for is left out of it: the page has no use
 * for bots and gets its scenarios and words with the board, and the machine's worker has none for boards and data.
 */
const without = (...parts: readonly string[]): Plugin => ({
  name: 'without',
  apply: 'build',
  resolveDynamicImport: (specifier, importer) => {
    if (typeof specifier !== 'string' || importer?.endsWith('/game.ts') !== true) return null;
    return parts.some((part) => specifier.startsWith(part)) ? false : null;
  },
});

/** WEATHERGAGE_GAMES names another list of games than the house's own, PAGE_DIR where its page goes. */
const { WEATHERGAGE_GAMES: games, PAGE_DIR: folder } = process.env;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: games ? { '../../games/index.ts': resolve(games) } : {} },
  plugins: [
    react(),
    markdown(),
    without('./bot/', './board/list-words', './data/scenarios'),
    offline(),
    packed(),
  ],
  worker: { format: 'es', plugins: () => [without('./board/', './bot/figures.ts', './data/', './rules/')] },
  build: {
    outDir: folder ? resolve(folder) : 'dist',
    emptyOutDir: true,
    target: ['chrome124', 'firefox125', 'safari17.5'],
    // Data addresses for fonts and pictures would need a wider content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: umpire, ws: true } } },
});
