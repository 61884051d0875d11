/** What a scenario is good for learning, in the few words of its card. */

export type Topic<S> = readonly [words: string, has: (scenario: S) => boolean];

/** More do not fit on a card. */
const MOST = 3;

/** The first kind that is true says what it is, `besides` what is new in it. The last kind is true of every one. */
export const topicsOf =
  <S>(kinds: readonly Topic<S>[], besides: readonly Topic<S>[]) =>
  (scenario: S): string => {
    const [kind] = kinds.find(([, has]) => has(scenario))!;
    return [kind, ...besides.filter(([, has]) => has(scenario)).map(([words]) => words)]
      .slice(0, MOST)
      .join(', ');
  };
