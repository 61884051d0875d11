/** Every sentence of the after-action report that the page itself writes, and of where the day was lost. */

export const REPORT_WORDS = {
  title: (title: string) => `Report: ${title}`,
  name: 'This report',
  print: 'Print',
  kind: (game: string) => `${game}: after-action report`,
  undecided: 'The match was left undecided.',
  seenBy: (eyes: string) => `As seen by ${eyes}.`,
  writing: 'Writing the report…',
  none: (game: string) => `${game} writes no report. Its matches can be replayed.`,
  draw: 'A draw.',
  wins: (names: readonly string[]) => `${names.join(' and ')} ${names.length > 1 ? 'win' : 'wins'}.`,
} as const;

export const LOST_WORDS = {
  dearest: 'Where the day was dearest',
  lost: 'Where the day was lost',
  lead: (who: string) =>
    `What ${who} could expect at the end of each turn, by what could be seen then, and the moments in which it fell most.`,
  reckoning: 'A good officer goes through the match …',
  failed: 'He could make nothing of it.',
  prospects: 'Prospects',
  inHundred: 'in a hundred',
  turn: 'Turn',
  start: 'Start',
  noTurn: 'In no turn did it fall by much.',
  fell: (from: number, to: number) => `from ${from} to ${to} in a hundred`,
  order: 'The order.',
  counsel: (ordered: string, better: string, promised: number, expected: number) =>
    `You ordered: ${ordered}. A good officer: ${better}, which promised ${promised} in a hundred at the end of the turn instead of ${expected}.`,
  letGo: 'Let go.',
  neglect: (left: number, questions: number, instead: number) =>
    `${left} of your ${questions} answers were those that carrying on gives: to leave it to itself was the decision. With orders of your own from its beginning ${instead} in a hundred could be expected at its end.`,
  dice: 'The dice.',
  noOrder: 'No single order.',
  several:
    'None was found that alone would have been clearly better, and the dice alone do not explain it: it is what the enemy did, several orders together, or something left undone before.',
} as const;
