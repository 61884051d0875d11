// How well the tests hold the rules of a game:
//   npm run mutate -- --game table-action --mutants 400 --write
//   npm run mutate -- --game hex-action --rule 8.3.5.6
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { decidesRule, sourcesOf } from './mutate/aim.ts';
import { drawSome } from './mutate/draw.ts';
import { mutantsOf } from './mutate/list.ts';
import { section, withSection } from './mutate/page.ts';
import { runMutants } from './mutate/run.ts';
import { otherTests, properTests } from './mutate/tests.ts';
import { judge, notCaught } from './mutate/verdict.ts';
import { rowsOf } from './where.ts';
import { books, filesOf } from './where-files.ts';

const USAGE =
  'usage: npm run mutate -- --game G [--rule N] [--files part,part] [--mutants 400] [--seed 1805] [--write]';
const root = fileURLToPath(new URL('../', import.meta.url));
const PAGE = join(root, 'docs/quality.md');

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    rule: { type: 'string' },
    files: { type: 'string' },
    mutants: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1805' },
    write: { type: 'boolean', default: false },
  },
});
const book = books().find(({ id }) => id === values.game);
if (book === undefined) stop(USAGE);

const game = book.id;
const [rows, files] = [rowsOf(book.tsv), filesOf(game)];
const sources = sourcesOf(game, files, values.files?.split(',') ?? []);
const listed = [...(await mutantsOf(root, sources))];
const row = rows.find(({ rule }) => rule === values.rule);
if (values.rule !== undefined && row === undefined) stop(`${game} has no rule ${values.rule}.`);
const meant = row === undefined ? () => true : decidesRule(game, row, files);
const all = listed.filter(([, mutant]) => meant(mutant));
const seed = Number(values.seed);
const drawn = new Map(drawSome(all, Number(values.mutants), seed));
console.log(`${drawn.size} of ${all.length} mutants of ${sources.length} sources`);

const rules = new Set(rows.map(({ rule }) => rule));
const proper = await runMutants({ root, game, drawn, tests: properTests(game), allFailures: true });
const left = new Map(
  [...drawn].filter(([key]) => {
    const [one] = judge(new Map([[key, drawn.get(key)!]]), proper, null, rules);
    return one!.fate === 'none';
  }),
);
const rest =
  left.size === 0
    ? null
    : await runMutants({ root, game, drawn: left, tests: otherTests(game), allFailures: false });
const judged = judge(drawn, proper, rest, rules);
const title = titleOf(game);
const run = { game, title, seed, all: all.length, judged };
console.log(`\n${section(run)}`);
if (values.write) writeFileSync(PAGE, withSection(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '', run));
process.exitCode = notCaught(judged).length > 0 ? 1 : 0;

function stop(words: string): never {
  console.error(words);
  process.exit(2);
}

/** `table-action` is Table Action. */
function titleOf(id: string): string {
  return id.replace(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}
