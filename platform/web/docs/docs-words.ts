/** What the page says around the leaves of the docs. */

export const DOCS_WORDS = {
  noGuide: 'How to play could not be fetched. Is the line there?',
  picture: (alt: string) => `The picture by itself: ${alt}`,
  table: 'Table',
  noPage: (path: string) => `There is no page ${path}.`,
} as const;
