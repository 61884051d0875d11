import type { Told } from '@weathergage/kernel';
import type { SideId } from '../module/vocabulary.ts';

/** A happening of one kind. A field that one side alone may know is missing from the form the other gets. */
export interface Is<K extends string> extends Told {
  readonly kind: K;
}

/** What concerns one side. */
export interface OfSide<K extends string> extends Is<K> {
  readonly side: SideId;
}
