import { statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameLedger, ledger } from '../../tools/ledger.ts';
import { filled, lost, type Place, rowsOf, whereabouts } from '../../tools/where.ts';
import { books, filesOf } from '../../tools/where-files.ts';
import { type Command, CommandStop, EXIT_CODES, type ExitCode } from './command.ts';
import { readJson } from './files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const REPORT = '.cache/reports/unit.json';

export const rulesCommand: Command = {
  operands: [],
  options: {
    json: { help: 'print {"<game>": {"rules", "pinned", "passing", "missing": ["<number>", …]}}' },
    report: { value: 'FILE', help: `the report of the run; ${REPORT} if none is named` },
    where: { value: 'RULE', help: 'print the file and line that decide a rule, and the tests that pin it' },
    game: { value: 'GAME', help: 'with --where: of this game alone' },
    fill: { help: "fill the rulebooks' column where from the sources, and name what no source names" },
  },
  notes:
    'The report is written by a whole run: npm run test:unit. Without one the exit code is 2, but for --where and --fill, which read the sources alone.',
  run(args) {
    const sought = args.text('where');
    if (sought !== undefined) return printWhere(sought, args.text('game'));
    if (args.flag('fill')) return fill();
    const named = args.text('report');
    const path = named === undefined ? join(root, REPORT) : resolve(named);
    const when = statSync(path, { throwIfNoEntry: false })?.mtime;
    if (when === undefined)
      throw new CommandStop(
        `There is no report of a run${named === undefined ? '' : ` at ${named}`}. Run first: npm run test:unit`,
      );
    const found = ledger(books(), [readJson(path)]);
    if (args.flag('json')) console.log(JSON.stringify(found, null, 2));
    else console.log(table(found, when));
    return EXIT_CODES.fine;
  },
};

function printWhere(rule: string, game: string | undefined): ExitCode {
  const found = books()
    .filter(({ id }) => game === undefined || id === game)
    .flatMap(({ id, tsv }) =>
      rowsOf(tsv)
        .filter((row) => row.rule === rule)
        .map((row) => ({ id, row, places: whereabouts(row, filesOf(id)) })),
    );
  if (found.length === 0)
    throw new CommandStop(`No rulebook${game === undefined ? '' : ` of ${game}`} has a rule ${rule}.`);
  for (const { id, row, places } of found) {
    console.log(`${id} ${row.rule} (${row.kind})`);
    const lines = (word: string, list: readonly Place[]) => {
      for (const { path, line, text } of list)
        console.log(`  ${word.padEnd(8)} games/${id}/${path}:${line}  ${text}`);
    };
    lines('decided', places.decided);
    lines('also', places.also);
    lines('tested', places.tests);
  }
  return EXIT_CODES.fine;
}

function fill(): ExitCode {
  const left = books().flatMap(({ id, tsv, path }) => {
    const files = filesOf(id);
    const next = filled(tsv, files);
    if (next !== tsv) writeFileSync(path, next);
    return lost(next, files).map((rule) => `${id} ${rule}`);
  });
  for (const rule of left) console.log(`named by no source: ${rule}`);
  return left.length === 0 ? EXIT_CODES.fine : EXIT_CODES.no;
}

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
