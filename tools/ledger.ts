// The ledger of rules: what each game's rulebook holds against what a run of the tests has shown.

export type GameBook = { readonly id: string; readonly tsv: string };
export type GameLedger = { rules: number; pinned: number; passing: number; missing: string[] };

type TestResult = { file: string; title: string; status: string };

const COLUMNS = ['rule', 'kind', 'where', 'reason'] as const;

/** The numbers of all lines of kind `rule`, in the order of the rulebook. */
function rulesOf({ id, tsv }: GameBook): string[] {
  const [header = '', ...lines] = tsv.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (header.split('\t').slice(0, 2).join() !== COLUMNS.slice(0, 2).join()) {
    throw new Error(`${id}: rulebook.tsv must begin with the columns ${COLUMNS.join(', ')}`);
  }
  const numbers = lines
    .map((line) => line.split('\t'))
    .filter(([, kind]) => kind === 'rule')
    .map(([rule = '']) => rule);
  return [...new Set(numbers)];
}

/** The numbers in brackets at the head of a title: `[7.2.1] [7.2.2] a plot…` pins two rules. */
export function pinsOf(title: string): string[] {
  const head = /^\s*(?:\[[^\]]+\]\s*)+/.exec(title)?.[0] ?? '';
  return [...head.matchAll(/\[([^\]]+)\]/g)]
    .flatMap((match) => match[1]!.split(','))
    .map((pin) => pin.trim());
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const listIn = (value: unknown, key: string): Record<string, unknown>[] => {
  const list = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

function* testsIn(report: unknown): Generator<TestResult> {
  for (const file of listIn(report, 'testResults')) {
    for (const test of listIn(file, 'assertionResults')) {
      yield {
        file: String(file.name).replaceAll('\\', '/'),
        title: String(test.title),
        status: String(test.status),
      };
    }
  }
}

function ledgerOf(book: GameBook, tests: readonly TestResult[]): GameLedger {
  const statuses = new Map<string, string[]>();
  for (const test of tests) {
    if (!test.file.includes(`games/${book.id}/`)) continue;
    for (const pin of pinsOf(test.title)) {
      statuses.set(pin, [...(statuses.get(pin) ?? []), test.status]);
    }
  }
  const isPassing = (rule: string) => {
    const seen = statuses.get(rule) ?? [];
    return seen.includes('passed') && !seen.includes('failed');
  };
  const rules = rulesOf(book);
  return {
    rules: rules.length,
    pinned: rules.filter((rule) => statuses.has(rule)).length,
    passing: rules.filter(isPassing).length,
    missing: rules.filter((rule) => !isPassing(rule)),
  };
}

/**
 * Per game: how many rules its book has, how many some test is named after, for how many such a test ran and
 * none failed, and the numbers of the rest. The reports are Vitest's JSON.
 */
export function ledger(games: readonly GameBook[], reports: readonly unknown[]): Record<string, GameLedger> {
  const tests = reports.flatMap((report) => [...testsIn(report)]);
  return Object.fromEntries(games.map((book) => [book.id, ledgerOf(book, tests)]));
}
