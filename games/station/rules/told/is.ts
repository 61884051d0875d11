import type { Told } from '@weathergage/kernel';

/** A happening of one kind. A field that one side alone may know is missing from the form the other gets. */
export interface Is<K extends string> extends Told {
  readonly kind: K;
}
