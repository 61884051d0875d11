import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameLedger, ledger } from '../../tools/ledger.ts';
import { type Command, EXIT, Stop } from './command.ts';
import { readJson } from './files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const REPORT = '.cache/reports/unit.json';

export const rules: Command = {
  summary: 'counts the rules of each game that a run of the tests has shown to hold',
  operands: [],
  options: {
    json: { help: 'print {"<game>": {"rules", "pinned", "passing", "missing": ["<number>", …]}}' },
    report: { value: 'FILE', help: `the report of the run; ${REPORT} if none is named` },
  },
  notes: 'The report is written by a whole run: npm run test:unit. Without one the exit code is 2.',
  run(args) {
    const named = args.text('report');
    const path = named === undefined ? join(root, REPORT) : resolve(named);
    const when = statSync(path, { throwIfNoEntry: false })?.mtime;
    if (when === undefined)
      throw new Stop(
        `There is no report of a run${named === undefined ? '' : ` at ${named}`}. Run first: npm run test:unit`,
      );
    const books = globSync('games/*/rulebook.tsv', { cwd: root }).sort();
    const games = books.map((book) => ({
      id: basename(dirname(book)),
      tsv: readFileSync(join(root, book), 'utf8'),
    }));
    const found = ledger(games, [readJson(path)]);
    if (args.flag('json')) console.log(JSON.stringify(found, null, 2));
    else console.log(table(found, when));
    return EXIT.fine;
  },
};

function table(found: Readonly<Record<string, GameLedger>>, when: Date): string {
  const cells = Object.entries(found).map(([id, { rules: all, pinned, passing, missing }]) =>
    [id, all, pinned, passing, missing.length].map(String),
  );
  const rows = [['game', 'rules', 'pinned', 'passing', 'missing'], ...cells];
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const lines = rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
  const missing = Object.entries(found)
    .filter(([, { missing: numbers }]) => numbers.length > 0)
    .map(([id, { missing: numbers }]) => `\nMissing in ${id}: ${numbers.join(' ')}`);
  return [...lines, ...missing, `\nFrom the test run of ${when.toISOString()}`].join('\n');
}
