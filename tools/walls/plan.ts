// The walls of the house as data: which room may reach into which. A room that is not listed here may not be
// entered from anywhere, so a new folder under platform/ has to be given its line first.

/** The folders of platform/. */
export const platformRooms: ReadonlySet<string> = new Set([
  'kernel',
  'campaign',
  'bots',
  'store',
  'people',
  'client',
  'server',
  'web',
  'cli',
]);

/** Folders of games: those of the house, and that of the guide, whose games stand behind the same walls. */
export const HOME = 'games';
export const GUIDE = 'docs/your-own-game';

/** Rooms of a game are meant as "of the same game", unless the right to enter is `games`. */
export const gameRooms = ['rules', 'data', 'casebook', 'attention', 'bot', 'board'] as const;

/** Files at the door of a game: its entry in the list of games and the emblem on it make the room `game`. */
export const gameDoor: ReadonlySet<string> = new Set(['game.ts', 'emblem.ts']);

type Plan = {
  /** Rooms that this one may import from, besides itself. `games` means every room of every game. */
  readonly enters: readonly string[];
  /** Packages from outside it may import; `any` where the room is not kept apart. */
  readonly packages: readonly string[] | 'any';
  /** Whether it must run in a browser too, and so may not touch Node's own modules. */
  readonly browserSafe?: true;
  /** Whether it must give the same result everywhere: no clock, no chance, no inexact arithmetic. */
  readonly exact?: true;
};

export const plan: Readonly<Record<string, Plan>> = {
  kernel: {
    enters: [],
    packages: ['@noble/curves', '@noble/hashes', 'typebox'],
    browserSafe: true,
    exact: true,
  },
  /** Links between games: the one room that knows more than one of them. */
  campaign: { enters: ['kernel', 'games', 'list'], packages: [], browserSafe: true },
  bots: { enters: ['kernel', 'search'], packages: 'any' },
  /** `platform/bots/search`: how a game's own machine thinks ahead, in the page and on a server. */
  search: { enters: ['kernel'], packages: [], browserSafe: true },
  store: { enters: ['kernel'], packages: 'any' },
  people: { enters: ['kernel', 'store'], packages: 'any' },
  /** What programs of players are made with: they come in by the door that everybody has. */
  client: { enters: ['kernel'], packages: [], browserSafe: true },
  server: { enters: ['kernel', 'store', 'people'], packages: 'any' },
  toolkit: { enters: ['kernel'], packages: 'any', browserSafe: true },
  web: { enters: ['kernel', 'toolkit', 'list', 'campaign'], packages: 'any' },
  /** Browser tests drive the whole house from outside; the page's own borrow the hands of one game. */
  e2e: { enters: ['kernel', 'people', 'cli', 'game-e2e'], packages: 'any' },
  'game-e2e': { enters: ['e2e', 'kernel', 'rules', 'data'], packages: ['@playwright/test'] },
  cli: {
    enters: ['kernel', 'campaign', 'bots', 'search', 'store', 'people', 'client', 'server', 'list', 'tools'],
    packages: 'any',
  },
  /** Pictures are taken by the hands that the browser tests have. */
  tools: {
    enters: [
      'kernel',
      'campaign',
      'bots',
      'search',
      'store',
      'people',
      'games',
      'list',
      'toolkit',
      'cli',
      'e2e',
    ],
    packages: 'any',
  },
  /** `games/index.ts`: the house finds every game by it, and no game by another way. */
  list: { enters: ['game', 'toolkit'], packages: [], browserSafe: true },
  game: { enters: ['rules', 'data', 'attention', 'bot', 'board', 'kernel'], packages: [], browserSafe: true },
  rules: { enters: ['data', 'kernel'], packages: [], browserSafe: true, exact: true },
  data: { enters: ['rules', 'kernel'], packages: [], browserSafe: true, exact: true },
  casebook: { enters: ['rules', 'data', 'kernel'], packages: [], browserSafe: true, exact: true },
  /** What is answered for a commander who lets things go on, and what calls him; in the page and on a server. */
  attention: { enters: ['rules', 'data', 'kernel'], packages: [], browserSafe: true },
  bot: { enters: ['rules', 'data', 'attention', 'kernel', 'search'], packages: [], browserSafe: true },
  board: {
    enters: ['rules', 'data', 'casebook', 'attention', 'toolkit'],
    packages: ['react', 'd3-geo', 'topojson-client', 'world-atlas'],
    browserSafe: true,
  },
};

/** What any test may import besides, in whatever room it stands: the harness, and the ladder that weighs two bots. */
export const forTests = { enters: ['kernel', 'bots', 'search'], packages: ['vitest', 'fast-check'] } as const;

/** Files that tests are made of, and so may import what tests may: the harness, and folders called `testing`. */
export const testParts = /^platform\/kernel\/harness|\/testing\/|\/test-[a-z-]+\.ts$/;

/**
 * What need not be exact: the one file that draws the secret behind a match's dice, and the toy games, some of
 * which are wrong on purpose so that the harness can be seen to catch them.
 */
export const mayBeInexact = /^platform\/kernel\/(?:secret\.ts$|toys\/)/;

/** Globals whose every use in an exact room is forbidden, and why. */
export const inexactGlobals: Readonly<Record<string, string>> = {
  Date: 'rules have no clock',
  performance: 'rules have no clock',
  crypto: 'randomness comes by argument only',
};

const noChance = 'randomness comes by argument only';
const inexact = 'its result is not the same on every machine';

/** Functions of Math that the language leaves to the machine; sqrt, imul, trunc and the like are exact. */
export const inexactMath: Readonly<Record<string, string>> = {
  random: noChance,
  ...Object.fromEntries(
    `acos acosh asin asinh atan atan2 atanh cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow sin sinh
     tan tanh`
      .split(/\s+/)
      .map((name) => [name, inexact]),
  ),
};

/** Methods whose result hangs on the machine's language. */
export const inexactMethods = new Set(['localeCompare', 'toLocaleString', 'toLocaleDateString']);

const words = (text: string): readonly string[] => text.split(/\s+/);

/**
 * Folders inside a room, lowest first: each imports only itself and those before it, and `.` is the room's own floor,
 * above all of them. Nouns lie below, what may be done and what befalls in the middle, phases and the sequence of play
 * on top. Where a room is not listed here, its folders may still not import each other in a circle.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'games/hex-action/rules': words(
    'sea afloat bearing sailing scenario damage movement gunnery orders boarding .',
  ),
  'games/hex-action/board': words(
    `look rule-texts courses ships chart fleet orders panels/guns panels log report story
     workshop/edits workshop/chart workshop/leaves workshop .`,
  ),
  'games/table-action/rules': words('geometry table aboard scenario gunnery sailing activation .'),
  'games/table-action/board': words(
    `look rule-texts log chart ships fleet orders panels story report
     workshop/edits workshop/leaves workshop/chart workshop .`,
  ),
  'games/station/rules': words(
    `module world told umpire chart auxiliaries organisation orders convoys yards scenario reorganisation tasks
     sailing battle/combat battle .`,
  ),
  'games/station/board': words(
    `look rule-texts log chart desk chronicle panels/plot panels/tasks panels/reorganise panels battle report
     story .`,
  ),
  'games/sea-power/rules': words('world chart battle ports year sailing .'),
  'games/sea-power/board': words('look rule-texts log chart display battle panels chronicle report story .'),
};

/** A folder with more sources than this is no room but a heap; of rules and boards. */
export const MOST_SOURCES = 25;
