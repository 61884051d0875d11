// Takes every board at eight sizes: `npm run sizes`, or with the name of one; into `.cache/sizes` or where `--to` says.
// What lies out of reach or is a barrier to somebody is said beside each picture; `--quick` takes the pictures alone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import type { GameTypes } from '@weathergage/kernel';
import { barriers } from '@weathergage/web/e2e/crew/barriers.ts';
import { overhang } from '@weathergage/web/e2e/crew/phone.ts';
import {
  openScene,
  outOfReach,
  type Scene,
  SIZES,
  shareOf,
  squeezed,
} from '@weathergage/web/e2e/crew/sizes.ts';
import { duelScene, trafalgarScene } from '../games/hex-action/e2e/crew/scene.ts';
import { voyageScene } from '../games/sea-power/e2e/crew/scene.ts';
import { courseScene } from '../games/station/e2e/crew/scene.ts';
import { divisionScene } from '../games/table-action/e2e/crew/scene.ts';
import { packed } from './screenshots/png.ts';
import { startServer } from './screenshots/server.ts';
import { chromiumFlags, findChromium } from './setup/chromium.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: '.cache/sizes' }, quick: { type: 'boolean', default: false } },
});
const folder = resolve(fileURLToPath(new URL('..', import.meta.url)), values.to);
mkdirSync(folder, { recursive: true });

async function takeAll<T extends GameTypes>(
  context: BrowserContext,
  name: string,
  scene: Scene<T>,
): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(SIZES[0]);
  await openScene(page, scene);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // A flight of the eye and a line of names take a moment.
    await page.waitForTimeout(700);
    const found = [
      ...(await outOfReach(page, scene.asked)),
      ...(await squeezed(page)),
      ...(values.quick ? [] : await barriers(page)),
    ];
    const wider = await overhang(page);
    const share = Math.round(100 * (await shareOf(page)));
    const picture = packed(await page.screenshot({ animations: 'disabled' }));
    const file = `${name}-${size.width}x${size.height}.png`;
    writeFileSync(join(folder, file), picture);
    console.log(
      `${file}  board ${share} %${wider > 0 ? `, ${wider} px too wide` : ''}${found.map((one) => `\n  ${one}`).join('')}`,
    );
  }
}

const data = mkdtempSync(join(tmpdir(), 'weathergage-sizes-'));
const server = await startServer(data);
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
const take = async <T extends GameTypes>(name: string, scene: Scene<T>): Promise<void> => {
  if (positionals.length > 0 && !positionals.includes(name)) return;
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  await takeAll(context, name, scene);
  await context.close();
};
try {
  await take('hex-action', duelScene);
  await take('trafalgar', trafalgarScene);
  await take('table-action', divisionScene);
  await take('sea-power', voyageScene);
  await take('station', courseScene);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
