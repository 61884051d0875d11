// Draws the icons of the installed page from its emblem, platform/web/public/icon.svg: node tools/with-node.mjs tools/icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { packed } from './screenshots/png.ts';
import { chromiumFlags, findChromium } from './setup/chromium.mjs';

const folder = fileURLToPath(new URL('../platform/web/public/', import.meta.url));
const emblem = readFileSync(`${folder}icon.svg`, 'utf8');
const GROUND = '#1f2d44';

/** `inset`: how much of the edge, in hundredths, is left to systems that cut icons to a shape of their own. */
const ICONS = [
  { name: 'icon-192', size: 192, ground: 'transparent', inset: 0 },
  { name: 'icon-512', size: 512, ground: 'transparent', inset: 0 },
  { name: 'icon-maskable-512', size: 512, ground: GROUND, inset: 11 },
] as const;

const executablePath = findChromium();
if (executablePath === null) throw new Error('there is no Chromium: npm run test:browser brings one');
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
for (const { name, size, ground, inset } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:${ground}}svg{position:fixed;inset:${inset}%}</style>${emblem}`,
  );
  const png = packed(await page.screenshot({ omitBackground: true }));
  writeFileSync(`${folder}${name}.png`, png);
  console.log(`${name}.png ${png.length} bytes`);
}
await browser.close();
