// Checks the walls of the house over every import of every source file: node tools/walls.ts
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  forTests,
  inexactGlobals,
  inexactMath,
  inexactMethods,
  mayBeInexact,
  plan,
  testParts,
} from './walls/plan.ts';
import { type Room, roomOf, targetOf } from './walls/rooms.ts';
import { type Reach, reachesOf } from './walls/source.ts';

export type Violation = { readonly file: string; readonly line: number; readonly rule: string };

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const watched = new Set(['Math', ...Object.keys(inexactGlobals)]);

const title = ({ name, game }: Room) => (game === undefined ? name : `games/${game}/${name}`);

function brokenByImport(file: string, from: Room, specifier: string): string | null {
  const own = plan[from.name]!;
  const asTest = isTest(file) || testParts.test(file);
  const target = targetOf(file, specifier);
  switch (target.to) {
    case 'nowhere':
      return `"${specifier}" leads to no room of the house`;
    case 'node':
      return own.browserSafe && !isTest(file)
        ? `${title(from)} runs in a browser too and may not import "${specifier}"`
        : null;
    case 'package': {
      const allowed = own.packages === 'any' || own.packages.includes(target.name);
      if (allowed || (asTest && (forTests.packages as readonly string[]).includes(target.name))) return null;
      return `${title(from)} may not import the package "${target.name}"`;
    }
    case 'room': {
      const { room } = target;
      if (from.game !== undefined && room.game !== undefined && from.game !== room.game) {
        return `no game imports another: ${title(from)} may not import "${specifier}"`;
      }
      const enters = [from.name, ...own.enters, ...(asTest ? forTests.enters : [])];
      if (enters.includes(room.name) || (room.game !== undefined && enters.includes('games'))) return null;
      if (room.name === 'server') return `nobody but cli imports server: "${specifier}"`;
      return `${title(from)} may not import from ${title(room)}: "${specifier}"`;
    }
  }
}

function brokenByUse(reach: Reach): string | null {
  if (reach.kind === 'method') {
    return inexactMethods.has(reach.name)
      ? `${reach.name}: its result hangs on the machine's language`
      : null;
  }
  if (reach.kind !== 'global') return null;
  if (reach.name !== 'Math') return `${reach.name}: ${inexactGlobals[reach.name]}`;
  if (reach.member === null) return 'Math: call its functions by name, so that they can be checked';
  const why = inexactMath[reach.member];
  return why === undefined ? null : `Math.${reach.member}: ${why}`;
}

/** The walls that one file breaks; the path runs from the project's root. */
export function violationsIn(file: string, text: string): Violation[] {
  const room = roomOf(file);
  if (!room) return [{ file, line: 1, rule: 'stands in no room of the house (see tools/walls/plan.ts)' }];
  const own = plan[room.name]!;
  const exact = own.exact === true && !isTest(file) && !mayBeInexact.test(file);
  const broken = (reach: Reach): string | null => {
    if (reach.kind === 'import') return brokenByImport(file, room, reach.specifier);
    if (reach.kind !== 'blind import') return exact ? brokenByUse(reach) : null;
    if (own.browserSafe !== true || isTest(file)) return null;
    return 'an import whose address is not written out cannot be checked';
  };
  return reachesOf(file, text, watched).flatMap((reach) => {
    const rule = broken(reach);
    return rule === null ? [] : [{ file, line: text.slice(0, reach.at).split('\n').length, rule }];
  });
}

/** All source files under the project's root, as paths from it. */
function sourceFiles(root: string): string[] {
  return globSync('{platform,games,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist'].includes(name.split(/[\\/]/).at(-1) ?? ''),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

function main(): void {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const files = sourceFiles(root);
  const violations = files.flatMap((file) => violationsIn(file, readFileSync(`${root}${file}`, 'utf8')));
  for (const { file, line, rule } of violations) console.error(`${file}:${line} → ${rule}`);
  console.log(`${files.length} files, ${violations.length} walls broken`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
