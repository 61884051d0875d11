/** Every sentence about a war whose battles are fought out; how one battle stands is said in battle-words.ts. */
import type { Career } from '@weathergage/campaign/careers/careers.ts';
import type { BattleChair } from '../tables/table.ts';
import { countedWords, listedWords, type Words } from '../toolkit/phrases.ts';

/** Before a war: which, and whether its battles may be fought out. */
export const CAMPAIGN_WORDS = {
  title: 'Campaigns',
  none: 'wars whose battles are fought ship by ship',
  one: 'Campaign',
  about: (game: string, boards: readonly string[], briefing: string) =>
    `${game}, with battles on the board of ${listedWords(boards, 'or')}. ${briefing}`,
  battles: 'Battles',
  foughtOut: 'Battles may be fought out',
  foughtOutNote: (boards: readonly string[]) =>
    `Ship by ship, on the board of ${listedWords(boards, 'or')}, where both sides wish it; what comes of it goes back into the war.`,
  least: 'Only from this size on',
  broken: (path: string, expected: string) => `This campaign is broken: at ${path} it ${expected}.`,
  honest: (engagement: string) => `${engagement}: every die of the battle was honest.`,
  noWar: (scenario: string) => `There is no war ${scenario} here.`,
  battleGone: 'A battle of this war is no longer kept in this browser.',
} as const;

/** While battles are fought: the cards over the chart, the line over a battle's board, the War tab. */
export const WAR_WORDS = {
  now: 'Battles',
  beingFought: (count: number) =>
    count === 1 ? 'A battle is being fought' : `${count} battles are being fought`,
  goesOn: 'The war goes on meanwhile, wherever it need not wait for this.',
  waits: 'The war waits for what comes of it.',
  command: 'Take command',
  watch: 'Watch it',
  unseen: 'Let them fight it out',
  later: 'Later',
  chairs: {
    here: 'you',
    link: 'a captain of yours, by link',
    another: 'another player',
    machine: 'the machine',
  } satisfies Words<BattleChair['by']>,
  give: 'Give the chair to a captain',
  take: 'Take it yourself',
  whoeverHas: 'Whoever has this link commands there: {link}',
  dropped: 'The war is over, and nobody waits for it any more.',
  goesBack: 'What came of it goes back into the war.',
  lostHere: 'What is lost here is lost to the war.',
  battleOf: 'A battle of {war}. {what}',
  backToWar: 'Back to the war',
  toChart: 'To the chart of the war',
  title: 'Battles of the war',
  noneYet: 'None yet. When lines are drawn up, each side says how the battle is to be fought.',
  toBattle: 'To the battle',
  made: 'How battles are made',
  madeNote: 'Whoever hosts this war has changed the table by which its battles are made and reported:',
  insteadOf: (printed: string) => `for ${printed}`,
  whole: 'The whole campaign',
  wholeNote: 'The war and all its battles in one file: it can be checked here, or by anybody.',
  save: 'Export the campaign',
  tree: 'The tree of the war',
  foughtOut: 'fought out',
  undecided: 'left undecided',
  report: 'report',
} as const;

const STATES: Words<Exclude<Career['state'], 'serves'>> = {
  wounded: 'ashore, wounded',
  captured: 'a prisoner',
  killed: 'killed in action',
};
const FATES: Words<Career['record'][number]['fate']> = {
  unhurt: '',
  wounded: ', wounded',
  captured: ', taken',
  killed: ', killed',
};

const timesWords = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;

/** `2 battles, 1 won, wounded once; a prisoner`. */
function serviceWords({ battles, victories, wounds, state }: Career): string {
  const hurt = wounds === 0 ? [] : [`wounded ${timesWords(wounds)}`];
  const told = [countedWords(battles, 'battle'), `${victories} won`, ...hurt].join(', ');
  return state === 'serves' ? told : `${told}; ${STATES[state]}`;
}

const endWords = (won: boolean | null): string =>
  won === null ? 'undecided' : won ? 'a victory' : 'a defeat';

/** The book of captains and admirals. */
export const CAREER_WORDS = {
  title: 'Captains and admirals',
  asking: 'Asking the clerks…',
  none: 'Nobody has been in a battle of this war yet.',
  all: (count: number) => `All ${count}`,
  about: (career: Career) =>
    `${career.flag} · ${career.record.at(-1)!.ship} · fame ${career.fame} · ${serviceWords(career)}`,
  /** `now`: the rank held today. */
  battle: ({ place, year, ship, won, fate, rank }: Career['record'][number], now: string) =>
    `${place}, ${year}, in ${ship}: ${endWords(won)}${FATES[fate]}${rank === now ? '' : `; ${rank} then`}`,
} as const;
