/** Runs commands: as a person would, in a process of its own; and where many are tried, without one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { afterAll, vi } from 'vitest';
import { CommandStop } from '../command.ts';
import { runCommandLine } from '../run.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const toys = fileURLToPath(new URL('./toys.ts', import.meta.url));

/** Commands are tried on toys: what is tested is the command. In this process, as long as something is done. */
export async function amongToys<R>(act: () => Promise<R>): Promise<R> {
  const before = process.env.WEATHERGAGE_GAMES;
  process.env.WEATHERGAGE_GAMES = toys;
  try {
    return await act();
  } finally {
    if (before === undefined) delete process.env.WEATHERGAGE_GAMES;
    else process.env.WEATHERGAGE_GAMES = before;
  }
}

export function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
    env: { ...process.env, WEATHERGAGE_GAMES: toys, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export interface ProcessEnd {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export async function processEnd(child: ChildProcess): Promise<ProcessEnd> {
  const [out, err, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, out, err };
}

export const runWeathergage = (...args: readonly string[]): Promise<ProcessEnd> =>
  processEnd(startProcess(args));

/** The same in this process. Not for two at once: what is printed is caught. */
export async function runHere(...args: readonly string[]): Promise<ProcessEnd> {
  const lines = { log: [] as string[], error: [] as string[] };
  const log = vi.spyOn(console, 'log').mockImplementation((...said) => void lines.log.push(format(...said)));
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation((...said) => void lines.error.push(format(...said)));
  try {
    const code = await amongToys(() => runCommandLine(args)).catch((stop: unknown) => {
      if (!(stop instanceof CommandStop)) throw stop;
      lines.error.push(stop.message);
      return stop.exit;
    });
    return { code, out: lines.log.join('\n'), err: lines.error.join('\n') };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

/** A folder that is gone after the tests of the file. */
export function scratchFolder(): { path: string; file(name: string, content: unknown): string } {
  const path = mkdtempSync(join(tmpdir(), 'weathergage-cli-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    file: (name, content) => {
      const file = join(path, name);
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
      return file;
    },
  };
}
