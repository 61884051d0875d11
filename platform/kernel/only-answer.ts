/**
 * Questions that the umpire must put although there is only one answer: the side may have nothing to repair or to send,
 * and nobody else may know. It is given for him.
 */

/** The answer that all choices come to; null where there is none, or something to choose. */
export function onlyAnswer<A>(choices: Iterable<A>): A | null {
  let only: A | null = null;
  let text = '';
  for (const choice of choices) {
    const written = JSON.stringify(choice);
    if (only !== null && written !== text) return null;
    [only, text] = [choice, written];
  }
  return only;
}
