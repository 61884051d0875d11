/** Finds the command that was named and gives it its arguments. */
import { readFileSync } from 'node:fs';
import { type Command, EXIT, type Exit, helpFor, readArguments, Stop } from './command.ts';

/** Every command; each is loaded only when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  scenarios: async () => (await import('./scenarios.ts')).scenarios,
  'scenario check': async () => (await import('./scenario-check.ts')).scenarioCheck,
  simulate: async () => (await import('./simulate.ts')).simulate,
  ladder: async () => (await import('./ladder.ts')).ladder,
  replay: async () => (await import('./replay.ts')).replay,
  verify: async () => (await import('./verify.ts')).verify,
  export: async () => (await import('./export.ts')).exportJournal,
  rules: async () => (await import('./rules.ts')).rules,
  bench: async () => (await import('./bench.ts')).bench,
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

export async function run(argv: readonly string[]): Promise<Exit> {
  const [first] = argv;
  if (first === undefined) {
    console.error(await overview());
    return EXIT.usage;
  }
  if (first === '--version' || first === '-v') {
    console.log(version());
    return EXIT.fine;
  }
  if (first === 'help' && argv.length > 1) return run([...argv.slice(1), '--help']);
  if (first === 'help' || first === '--help' || first === '-h') {
    console.log(await overview());
    return EXIT.fine;
  }
  const name = named(argv);
  if (name === undefined)
    throw new Stop(
      `There is no command ${JSON.stringify(first)}. There are: ${Object.keys(COMMANDS).join(', ')}.`,
    );
  const command = await COMMANDS[name]!();
  const args = readArguments(name, command, argv.slice(name.split(' ').length));
  if (args === null) {
    console.log(helpFor(name, command));
    return EXIT.fine;
  }
  return command.run(args);
}
