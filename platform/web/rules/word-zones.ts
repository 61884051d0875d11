/** Where the page shows a game’s own texts: there its words are explained. */
export const ZONES =
  '.action-words, .dock, .match-board, .log-lines, .lesson-words, .rule-text, .rule-above dd, .rule-told, .report-paper';

/** What the umpire asks stays in sight. */
export const ASKED = '.action-bar';
