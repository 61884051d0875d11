/** A sentence of a catalogue with something of the page in its midst: a link, a seal, a name in bold. */
import { Fragment, type ReactNode } from 'react';

/** What stands in braces in a sentence: `has signed {what}` has a place for `what`. */
type Places<S extends string> = S extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

interface WordedProps<S extends string> {
  readonly text: S;
  readonly parts: Readonly<Record<Places<S>, ReactNode>>;
}

export function Worded<S extends string>({ text, parts }: WordedProps<S>): ReactNode {
  // Split by what is caught: what stands between braces comes at every second place.
  return text
    .split(/\{(\w+)\}/)
    .map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece as Places<S>]}</Fragment>);
}
