import { sizesTest } from '@weathergage/web/e2e/crew/sizes.ts';
import { courseScene } from './crew/scene.ts';

sizesTest(courseScene);
