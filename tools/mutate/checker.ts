// A plugin of Stryker that lets only the mutants through that were drawn: Stryker itself runs all or none of a place.
import { readFileSync } from 'node:fs';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { keyOf } from './mutant.ts';

/** Names the file in which the keys of the drawn mutants stand. */
export const DRAWN = 'WEATHERGAGE_MUTANTS';

class DrawnChecker implements Checker {
  #drawn = new Set<string>();

  async init(): Promise<void> {
    this.#drawn = new Set(JSON.parse(readFileSync(process.env[DRAWN]!, 'utf8')) as string[]);
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.#drawn.has(keyOf(mutant))
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'not drawn' },
      ]),
    );
  }

  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'drawn', DrawnChecker)];
