/** Judges what a test answers as a player's answer is judged: by its schema first, then by the rules. */
import { type Ask, fitsSchema, type Refusal, type Seat, type TSchema } from '../../index.ts';

interface Judged<W, V, A extends Ask, N> {
  /** By kind of ask. */
  readonly schemas: Readonly<Record<A['kind'], TSchema>>;
  view(world: W, seat: Seat): V;
  choices(view: V, ask: A): Iterable<N>;
  check(view: V, ask: A, answer: N): Refusal | null;
}

export function judging<W, V, A extends Ask, N>({ schemas, view, choices, check }: Judged<W, V, A, N>) {
  const refusal = (world: W, ask: A, answer: N): Refusal | null => {
    if (!fitsSchema(schemas[ask.kind as A['kind']], answer))
      throw new Error(`the answer to ${ask.kind} has the wrong shape`);
    return check(view(world, ask.seat), ask, answer);
  };
  return {
    refusal,
    offered: (world: W, ask: A): N[] => [...choices(view(world, ask.seat), ask)],
    /** Each answer with its ask, in their order; one that is refused fails the test. */
    given: (world: W, asks: readonly A[], answers: readonly N[]): { ask: A; answer: N }[] =>
      asks.map((ask, index) => {
        const answer = answers[index]!;
        const flaw = refusal(world, ask, answer);
        if (flaw !== null) throw new Error(`${ask.kind}: ${flaw.code}: ${flaw.message}`);
        return { ask, answer };
      }),
  };
}
