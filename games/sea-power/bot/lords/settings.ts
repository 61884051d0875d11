/** How a lord's knobs stand for each side in each war, as `tools/tune-lords.ts` found them; data, and nothing else. */
import type { Setting } from './knobs.ts';

export const SETTINGS: Readonly<Record<string, Setting>> = {};
