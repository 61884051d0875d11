/** What the page says around a game's workshop; the bench itself has its words in the toolkit. */

export const WORKSHOP_WORDS = {
  title: (game: string) => `${game}: workshop`,
  none: (game: string) => `${game} has no workshop: play one of its scenarios.`,
  notLost: (trouble: string) => `${trouble} What was saved is not lost.`,
  notYet: (path: string, expected: string) =>
    `This can’t be played yet: at ${path} there should be ${expected}.`,
  full: 'The browser would not keep it: its store is full or closed. Throw away old drafts or matches, or export this one to a file.',
} as const;
