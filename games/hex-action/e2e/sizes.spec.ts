import { sizesTest } from '@weathergage/web/e2e/crew/sizes.ts';
import { duelScene } from './crew/scene.ts';

sizesTest(duelScene);
