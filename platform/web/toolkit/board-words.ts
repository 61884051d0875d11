/** Every sentence that boards have in common; each game's own stand with its board. */
import { countedWords, listedWords } from './phrases.ts';

/** Under which keys are listed. */
export const KEY_GROUPS = {
  page: 'The page',
  chart: 'The chart',
  orders: 'Orders',
  story: 'The story',
  bench: 'The bench',
} as const;

/** Controls that stand everywhere. */
export const CONTROL_WORDS = {
  rule: (label: string) => `Rule ${label}: why?`,
  close: 'Close',
  die: (face: number) => `die: ${face}`,
  dice: (dice: readonly number[]) => `dice: ${dice.join(', ')}`,
  wordMeans: (term: string) => `What ${term} means`,
  inRulebook: 'In the rulebook',
  throwAway: (title: string) => `Throw away ${title}`,
  throwIt: 'Throw it away',
  keep: 'Keep it',
} as const;

/** The chart as it is moved, and what it shows. */
export const CHART_WORDS = {
  about: 'chart; arrow keys move it, plus and minus zoom, zero shows it all',
  move: 'Move the chart',
  zoom: 'Zoom',
  closer: 'Closer',
  further: 'Further',
  all: 'Show it all',
  signs: 'Words and signs',
  signsKey: 'Words and signs (w)',
  layers: 'Layers of the chart',
  layersKey: 'Layers of the chart (y)',
  layersOff: (off: number) => (off === 0 ? 'Layers' : `Layers, ${off} switched off`),
  shown: 'Shown on the chart',
} as const;

/** Plots of figures. */
export const GRAPH_WORDS = {
  asTable: 'As a table',
  table: (title: string) => `${title}: table`,
  readBy: (title: string, what: string) => `${title}: read by ${what.toLowerCase()}`,
} as const;

/** The panel in which a question stands, and what may be done with it. */
export const PANEL_WORDS = {
  fold: 'Fold the panel away',
  open: 'Open the panel',
  late: 'Given, and not yet taken: should the line be lost, it is sent when the line is back.',
  change: 'Change the orders',
  tell: 'Tell the situation',
  tellKey: 'Tell the situation (t)',
  situation: 'The situation',
  read: 'Read, go on',
  goOn: 'Go on',
  skip: 'Skip',
} as const;

/** "What would a good officer do?" */
export const ADVICE_WORDS = {
  ask: 'What would a good officer do?',
  thinking: 'He looks at the chart …',
  failed: 'He has no advice to give now.',
  nothing: 'There is nothing to weigh here.',
  name: 'A good officer',
  orders: (order: string) => `A good officer: ${order}`,
  putAway: 'Put the advice away',
  laid: 'Laid as a draft.',
  back: 'Back to mine',
  give: 'Give this order',
  lay: 'Lay it as a draft',
  all: (count: number, others: boolean) =>
    others ? `His other ${count} orders too` : `All his ${count} orders`,
} as const;

/** Carrying on until something is met. */
export const CARRY_WORDS = {
  until: 'Carry on until …',
  meanwhile: 'Meanwhile',
  answered: (count: number) => `${countedWords(count, 'question')} answered.`,
  stopped: 'Stopped.',
  doing: (what: string | null) => (what === null ? 'Carrying on …' : `Carrying on: ${what}`),
  stop: 'Stop here',
} as const;

/** By what means a battle is fought. */
export const MEANS_WORDS = {
  board: 'Ship by ship',
  machines: 'Let the machines fight it',
  tables: 'By the tables',
  onBoard: 'On the board of',
  note: (board: string) =>
    `It is fought out on the board of ${board} only if both sides wish it; who has the weather gauge says on which. All else goes on meanwhile.`,
} as const;

/** How kind the dice were, how long a match takes, and for whom it ended. */
export const PLAYED_WORDS = {
  noDice: 'no dice fell',
  luck: (far: number) => {
    if (Math.abs(far) < 0.5) return 'about what was due';
    const how = far > 0 ? 'kind' : 'unkind';
    return Math.abs(far) >= 1.5 ? `very ${how}` : how;
  },
  minutes: (minutes: number) => `about ${minutes} min`,
  hours: (hours: number, half: boolean) => `about ${hours}${half ? '½' : ''} hours`,
  verdict: (winners: readonly string[]) =>
    winners.length === 0 ? 'A drawn fight' : `Victory for ${listedWords(winners)}`,
  points: (sums: string) => `Points: ${sums}.`,
} as const;
