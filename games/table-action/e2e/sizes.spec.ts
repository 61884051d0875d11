import { sizesTest } from '@weathergage/web/e2e/crew/sizes.ts';
import { divisionScene } from './crew/scene.ts';

sizesTest(divisionScene);
