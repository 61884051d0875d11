/** Finds the command that was named and gives it its arguments. */
import { readFileSync } from 'node:fs';
import { type Command, CommandStop, EXIT_CODES, type ExitCode, helpFor, readArguments } from './command.ts';

/** Every command; each is loaded only when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serveCommand,
  scenarios: async () => (await import('./scenarios.ts')).scenariosCommand,
  'scenario check': async () => (await import('./scenario-check.ts')).scenarioCheckCommand,
  simulate: async () => (await import('./simulate.ts')).simulateCommand,
  ladder: async () => (await import('./ladder.ts')).ladderCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  rules: async () => (await import('./rules.ts')).rulesCommand,
  bench: async () => (await import('./bench.ts')).benchCommand,
};

async function overview(): Promise<string> {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = await Promise.all(
    Object.entries(COMMANDS).map(
      async ([name, load]) => `  ${name.padEnd(width)}  ${(await load()).summary}`,
    ),
  );
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
    console.error(await overview());
    return EXIT_CODES.usage;
  }
  if (first === '--version' || first === '-v') {
    console.log(version());
    return EXIT_CODES.fine;
  }
  if (first === 'help' && argv.length > 1) return runCommandLine([...argv.slice(1), '--help']);
  if (first === 'help' || first === '--help' || first === '-h') {
    console.log(await overview());
    return EXIT_CODES.fine;
  }
  const name = named(argv);
  if (name === undefined)
    throw new CommandStop(
      `There is no command ${JSON.stringify(first)}. There are: ${Object.keys(COMMANDS).join(', ')}.`,
    );
  const command = await COMMANDS[name]!();
  const args = readArguments(name, command, argv.slice(name.split(' ').length));
  if (args === null) {
    console.log(helpFor(name, command));
    return EXIT_CODES.fine;
  }
  return command.run(args);
}
