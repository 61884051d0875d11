import { sizesTest } from '@weathergage/web/e2e/crew/sizes.ts';
import { voyageScene } from './crew/scene.ts';

sizesTest(voyageScene);
