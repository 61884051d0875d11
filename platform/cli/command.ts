/** What a command is, how its arguments are read, and how it ends. */
import { parseArgs } from 'node:util';

/** What the exit code tells a script. */
export const EXIT_CODES = {
  fine: 0,
  /** It ran, and the answer is no: dishonest dice, a flawed scenario, a broken invariant. */
  no: 1,
  /** The arguments or the files given can't be worked with. */
  usage: 2,
  /** A fault of this program. */
  fault: 3,
  /** It ran, and nothing speaks against it, but a part of it could not be checked. */
  part: 4,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** Ends the command with a sentence on standard error. */
export class CommandStop extends Error {
  readonly exit: ExitCode;
  constructor(message: string, exit: ExitCode = EXIT_CODES.usage) {
    super(message);
    this.exit = exit;
  }
}

export interface CommandOption {
  /** What stands for the value in the help; a flag has none. */
  readonly value?: string;
  readonly help: string;
  readonly short?: string;
}

export interface Command {
  /** The names of the arguments without dashes. */
  readonly operands: readonly string[];
  /** One more that may be left out. */
  readonly optional?: string;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** What the help says beyond the options: defaults, output, exit codes. */
  readonly notes: string;
  run(args: CommandArguments): Promise<ExitCode> | ExitCode;
}

const HELP: CommandOption = { help: 'show this help', short: 'h' };

export class CommandArguments {
  readonly #values: Readonly<Record<string, string | boolean | undefined>>;
  readonly operands: readonly string[];

  constructor(values: Readonly<Record<string, string | boolean | undefined>>, operands: readonly string[]) {
    this.#values = values;
    this.operands = operands;
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === '') throw new CommandStop(`--${name} needs a value.`);
    return typeof value === 'string' ? value : undefined;
  }

  needed(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw new CommandStop(`--${name} is needed.`);
    return value;
  }

  /** A whole number between limits. */
  whole(name: string, usual: number, least: number, most: number): number {
    const text = this.text(name);
    if (text === undefined) return usual;
    const number = /^-?[0-9]+$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= least && number <= most))
      throw new CommandStop(
        `--${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`,
      );
    return number;
  }

  operand(index: number): string {
    return this.operands[index]!;
  }
}

/** Reads the arguments of one command; null when help was asked for. */
export function readArguments(
  name: string,
  command: Command,
  argv: readonly string[],
): CommandArguments | null {
  const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {};
  for (const [key, { value, short }] of Object.entries({ ...command.options, help: HELP }))
    options[key] = {
      type: value === undefined ? 'boolean' : 'string',
      ...(short === undefined ? {} : { short }),
    };
  const { values, positionals } = parsed(name, joined(argv, options), options);
  if (values.help === true) return null;
  if (positionals.length < command.operands.length)
    throw new CommandStop(`${command.operands[positionals.length]} is missing.${seeHelp(name)}`);
  const most = command.operands.length + (command.optional === undefined ? 0 : 1);
  if (positionals.length > most)
    throw new CommandStop(`${JSON.stringify(positionals[most])} is one argument too many.${seeHelp(name)}`);
  return new CommandArguments(values, positionals);
}

/** `--seed -1` is meant as a value, so that the limit can be named instead of an unknown option. */
function joined(argv: readonly string[], options: Readonly<Record<string, { type: string }>>): string[] {
  const out: string[] = [];
  for (const arg of argv) {
    const before = out.at(-1);
    const takes = before?.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (takes && /^-[0-9]/.test(arg)) out[out.length - 1] = `${before}=${arg}`;
    else out.push(arg);
  }
  return out;
}

function parsed(
  name: string,
  args: string[],
  options: Record<string, { type: 'string' | 'boolean'; short?: string }>,
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    throw new CommandStop(`${error.message.split(/[.\n]/)[0]}.${seeHelp(name)}`);
  }
}

const seeHelp = (name: string): string => ` See: weathergage ${name} --help`;

export function helpFor(name: string, summary: string, command: Command): string {
  const options = { ...command.options, help: HELP };
  const left = (key: string, { value }: CommandOption) => `--${key}${value === undefined ? '' : ` ${value}`}`;
  const width = Math.max(...Object.entries(options).map(([key, option]) => left(key, option).length));
  const lines = Object.entries(options).map(
    ([key, option]) => `  ${left(key, option).padEnd(width)}  ${option.help}`,
  );
  const operands = [...command.operands, ...(command.optional === undefined ? [] : [`[${command.optional}]`])]
    .map((operand) => ` ${operand}`)
    .join('');
  const notes = command.notes === '' ? [] : ['', command.notes];
  return [`weathergage ${name}${operands} [options]`, '', summary, '', 'Options:', ...lines, ...notes].join(
    '\n',
  );
}
