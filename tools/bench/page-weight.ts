/** What a browser fetches before the page can be used: the document and the scripts and styles it names. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Figure, rounded } from './figure.ts';

const dist = fileURLToPath(new URL('../../platform/web/dist/', import.meta.url));

/** Nothing where the page has not been built. */
export function pageWeight(): Figure[] {
  const page = join(dist, 'index.html');
  if (!existsSync(page)) {
    console.error('page-first-load: the page is not built; npm run build does it');
    return [];
  }
  const html = readFileSync(page, 'utf8');
  const named = [...html.matchAll(/(?:src|href)="(?:\.?\/)?([^"#?:]+\.(?:js|css))"/g)].map(
    (match) => match[1]!,
  );
  const files = [page, ...new Set(named.map((name) => join(dist, name)))];
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  return [{ name: 'page-first-load', value: rounded(bytes / 1000), unit: 'kB gzipped', target: '< 250' }];
}
