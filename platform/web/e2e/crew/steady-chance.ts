/** Chance that falls in every run as it did in the last. */

/** The bytes that a loading of the page draws: the first in a browser, the second, … It is read into the page as text. */
export const bytesOf = (load: number): (() => number) => {
  let state = Math.imul(load, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
    return (twice ^ (twice >>> 14)) & 255;
  };
};

/** In the page: each loading draws on from its number. */
const steady = (bytes: typeof bytesOf): void => {
  if (location.protocol === 'about:') return;
  const loads = Number(localStorage.getItem('e2e.loads') ?? 0) + 1;
  localStorage.setItem('e2e.loads', String(loads));
  const draw = bytes(loads);
  crypto.getRandomValues = (array) => {
    if (array !== null)
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, all) => {
        all[i] = draw();
      });
    return array;
  };
};

export const steadyChance = `(${steady})(${bytesOf})`;

/** So many bytes as the umpire writes them. */
export const hexOf = (draw: () => number, bytes: number): string =>
  Array.from({ length: bytes }, () => draw().toString(16).padStart(2, '0')).join('');
