/** For Vite: builds the service worker once the page is built, since it has to know all of the page's files by name. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { hasHash, isPart, type PagePart } from './parts.ts';

function partsIn(folder: string): PagePart[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => isPart(name) && name !== 'sw.js')
    .sort()
    .map((url) => ({ url, revision: hasHash(url) ? null : hashOf(readFileSync(join(folder, url))) }));
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  writeBundle: {
    order: 'pre',
    sequential: true,
    handler: async ({ dir = '' }) => {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          PAGE_PARTS: JSON.stringify(partsIn(dir)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: ['chrome124', 'firefox125', 'safari17.5'],
          rolldownOptions: {
            input: fileURLToPath(new URL('./offline.worker.ts', import.meta.url)),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  },
});
