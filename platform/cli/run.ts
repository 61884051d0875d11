/** Finds the command that was named and gives it its arguments. */
import { readFileSync } from 'node:fs';
import { type Command, CommandStop, EXIT_CODES, type ExitCode, helpFor, readArguments } from './command.ts';

interface ListedCommand {
  /** Stands here, so that the list of them all loads none. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** Every command; each is loaded only when it is called. */
const COMMANDS: Readonly<Record<string, ListedCommand>> = {
  serve: {
    summary: 'serves the games: the page, and matches by link',
    load: async () => (await import('./serve.ts')).serveCommand,
  },
  scenarios: {
    summary: 'lists the scenarios of a game, or of all',
    load: async () => (await import('./scenarios.ts')).scenariosCommand,
  },
  'scenario check': {
    summary: 'checks a scenario file and says what is wrong where',
    load: async () => (await import('./scenario-check.ts')).scenarioCheckCommand,
  },
  simulate: {
    summary: 'fights many matches between machines and watches the umpire',
    load: async () => (await import('./simulate.ts')).simulateCommand,
  },
  ladder: {
    summary: 'finds out which of two bots plays better',
    load: async () => (await import('./ladder.ts')).ladderCommand,
  },
  replay: {
    summary: 'prints a match as a log, from its journal',
    load: async () => (await import('./replay.ts')).replayCommand,
  },
  verify: {
    summary: 're-runs a finished match and says whether every die was honest',
    load: async () => (await import('./verify.ts')).verifyCommand,
  },
  export: {
    summary: 'takes the journal of a match out of the store',
    load: async () => (await import('./export.ts')).exportCommand,
  },
  'campaign list': {
    summary: 'lists the campaigns: wars whose battles are fought out',
    load: async () => (await import('./campaign.ts')).campaignListCommand,
  },
  'campaign mapping': {
    summary: 'prints what one game’s battles are in another’s terms, to be changed in a file',
    load: async () => (await import('./campaign.ts')).campaignMappingCommand,
  },
  'campaign simulate': {
    summary: 'plays campaigns by machines, battles and all, and verifies each',
    load: async () => (await import('./campaign.ts')).campaignSimulateCommand,
  },
  'campaign export': {
    summary: 'plays a campaign by machines and writes it whole into a file',
    load: async () => (await import('./campaign.ts')).campaignExportCommand,
  },
  'campaign replay': {
    summary: 'plays a campaign again from its file',
    load: async () => (await import('./campaign.ts')).campaignReplayCommand,
  },
  'campaign careers': {
    summary: 'tells what captains and admirals have come to in a campaign',
    load: async () => (await import('./campaign.ts')).campaignCareersCommand,
  },
  'campaign verify': {
    summary: 're-runs a campaign and makes every report again from its battle',
    load: async () => (await import('./campaign.ts')).campaignVerifyCommand,
  },
  'people role': {
    summary: 'says who judges at a server: player, moderator or admin',
    load: async () => (await import('./people-role.ts')).peopleRoleCommand,
  },
  'store backup': {
    summary: 'writes matches and people of a store into one file, also while a server runs',
    load: async () => (await import('./store.ts')).storeBackupCommand,
  },
  'store restore': {
    summary: 'puts the matches and people of a backup into a store',
    load: async () => (await import('./store.ts')).storeRestoreCommand,
  },
  'store move': {
    summary: 'takes matches and people from one store to another: a folder or a PostgreSQL',
    load: async () => (await import('./store.ts')).storeMoveCommand,
  },
  api: {
    summary: 'prints the interface for programs, from the schemas that the server checks by',
    load: async () => (await import('./api.ts')).apiCommand,
  },
  rules: {
    summary: 'counts the rules of each game that a run of the tests has shown to hold',
    load: async () => (await import('./rules.ts')).rulesCommand,
  },
  bench: {
    summary: 'measures the umpire, the games, the store, the server and the page',
    load: async () => (await import('./bench.ts')).benchCommand,
  },
};

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    'weathergage COMMAND [options]',
    '',
    'Naval wargames of the age of sail on one umpire.',
    '',
    'Commands:',
    ...lines,
    '',
    'weathergage COMMAND --help tells more about one of them; weathergage --version prints the version.',
    'Exit codes: 0 fine, 1 the answer is no, 2 the arguments or files are no good, 3 a fault of the program.',
  ].join('\n');
}

function version(): string {
  const text = readFileSync(new URL('./package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The longest command that the arguments begin with. */
function named(argv: readonly string[]): string | undefined {
  return [2, 1].map((words) => argv.slice(0, words).join(' ')).find((name) => Object.hasOwn(COMMANDS, name));
}

export async function runCommandLine(argv: readonly string[]): Promise<ExitCode> {
  const [first] = argv;
  if (first === undefined) {
    console.error(overview());
    return EXIT_CODES.usage;
  }
  if (first === '--version' || first === '-v') {
    console.log(version());
    return EXIT_CODES.fine;
  }
  if (first === 'help' && argv.length > 1) return runCommandLine([...argv.slice(1), '--help']);
  if (first === 'help' || first === '--help' || first === '-h') {
    console.log(overview());
    return EXIT_CODES.fine;
  }
  const name = named(argv);
  if (name === undefined)
    throw new CommandStop(
      `There is no command ${JSON.stringify(first)}. There are: ${Object.keys(COMMANDS).join(', ')}.`,
    );
  const { summary, load } = COMMANDS[name]!;
  const command = await load();
  const args = readArguments(name, command, argv.slice(name.split(' ').length));
  if (args === null) {
    console.log(helpFor(name, summary, command));
    return EXIT_CODES.fine;
  }
  return command.run(args);
}
