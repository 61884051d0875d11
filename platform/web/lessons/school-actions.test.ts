// @vitest-environment happy-dom
import { goThroughLessons } from './testing/taught.ts';

// Single ships and lines take many presses to their end: two rounds astray and the way back say enough.
await goThroughLessons('hex-action', { after: [0], presses: 14 });
await goThroughLessons('table-action', { after: [0], presses: 14 });
