// What became of each mutant, from the reports of two runs: by the tests proper, then by golden hashes and random play.
import { keyOf, type Mutant, type StrykerMutant } from './mutant.ts';

export const FATES = ['rule', 'test', 'golden', 'none'] as const;
/** Caught by a test that carries a rule's number, by another, by golden hashes or random play alone, by nothing. */
export type Fate = (typeof FATES)[number];

export interface Judged extends Mutant {
  readonly fate: Fate;
}

/** As much of Stryker's report as is read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly ReportedMutant[] }>>;
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
}
type ReportedMutant = Omit<StrykerMutant, 'fileName'> & {
  readonly status: string;
  readonly killedBy?: readonly string[];
  readonly coveredBy?: readonly string[];
};

/** A run that hangs or breaks down is caught by whatever test it ran. */
const BROKEN = ['Timeout', 'RuntimeError'];

interface Catch {
  readonly caught: boolean;
  /** The names of the tests that failed. */
  readonly by: readonly string[];
}

export function catchesOf(report: MutationReport): Map<string, Catch> {
  const names = new Map<string, string>();
  for (const { tests } of Object.values(report.testFiles ?? {}))
    for (const { id, name } of tests) names.set(id, name);
  const catches = new Map<string, Catch>();
  for (const [fileName, { mutants }] of Object.entries(report.files))
    for (const mutant of mutants) {
      const broken = BROKEN.includes(mutant.status);
      const ids = broken ? mutant.coveredBy : mutant.killedBy;
      catches.set(keyOf({ ...mutant, fileName }, 1), {
        caught: broken || mutant.status === 'Killed',
        by: (ids ?? []).map((id) => names.get(id) ?? id),
      });
    }
  return catches;
}

/** Whether a test carries the number of one of the rules: `… [7.2.1] a plot is written in secret`. */
const carriesRule = (rules: ReadonlySet<string>, name: string): boolean =>
  [...name.matchAll(/\[([^\]]+)\]/g)].some(([, number]) => rules.has(number!));

export function judge(
  drawn: ReadonlyMap<string, Mutant>,
  proper: MutationReport,
  rest: MutationReport | null,
  rules: ReadonlySet<string>,
): Judged[] {
  const [first, second] = [catchesOf(proper), rest === null ? new Map<string, Catch>() : catchesOf(rest)];
  return [...drawn].map(([key, mutant]) => {
    const found = first.get(key);
    if (found?.caught)
      return { ...mutant, fate: found.by.some((name) => carriesRule(rules, name)) ? 'rule' : 'test' };
    return { ...mutant, fate: second.get(key)?.caught ? 'golden' : 'none' };
  });
}

export const notCaught = (judged: readonly Judged[]): Judged[] =>
  judged.filter(({ fate }) => fate === 'none');
