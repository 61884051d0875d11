/** Figures as an officer speaks them: as exact as his knowledge, and no more. */

/** "3.4", "12", "hardly any". */
export const figureWords = (figure: number): string =>
  figure < 0.1
    ? 'hardly any'
    : figure >= 9.95
      ? String(Math.round(figure))
      : figure.toFixed(1).replace('.0', '');

/** "two in three"-like chances said by the hundred: "65 %". */
export const percentWords = (chance: number): string => `${Math.round(100 * chance)} %`;

/** "the first, the second and the third". */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const sentenceOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
