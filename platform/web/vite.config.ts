import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** While developing, the umpire runs beside Vite; `weathergage serve` serves the built page itself. */
const umpire = `http://127.0.0.1:${process.env.PORT ?? 1805}`;

/** Writes each text file a second time, packed, for the server to hand out. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  writeBundle: ({ dir = '' }) => {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg)$/.test(name)) continue;
      const file = join(dir, name);
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    }
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), packed()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome124', 'firefox125', 'safari17.5'],
    // Data addresses for fonts and pictures would need a wider content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: umpire, ws: true } } },
});
