/** A number in 0..1 that is always the same for the same words: damage and coastlines must not dance about. */
export function steady(...words: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const char of words.join('|')) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
