// @vitest-environment happy-dom
import { goThroughLessons } from './testing/taught.ts';

await goThroughLessons('sea-power');
