// Checks the walls of the house over every import of every source file: node tools/walls.ts
import { fileURLToPath } from 'node:url';
import { circles, climb, folderIn, type Imports } from './walls/graph.ts';
import {
  forTests,
  GUIDE,
  inexactGlobals,
  inexactMath,
  inexactMethods,
  layers,
  MOST_SOURCES,
  mayBeInexact,
  plan,
  testParts,
} from './walls/plan.ts';
import { isInGuide, isLayered, type Room, roomFolder, roomOf, targetOf } from './walls/rooms.ts';
import { type Reach, reachesOf } from './walls/source.ts';
import { readSources } from './walls/sources.ts';

export type Violation = { readonly file: string; readonly line: number; readonly rule: string };

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
/** Whether a file is there for tests alone: it may import what it likes, and nothing but tests may import it. */
const isForTests = (file: string) => isTest(file) || file.includes('/testing/');
/** The crews of the browser tests take what tests do; scripts that take pictures are made with them. */
const mayTest = (file: string) => isForTests(file) || file.includes('/e2e/crew/');
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
      if (isInGuide(target.path) && !isInGuide(file)) return `the house knows nothing of "${specifier}"`;
      if (isForTests(target.path) && !mayTest(file)) return `only tests may import "${specifier}"`;
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

/** From each source to the sources it imports, types included; tests are left out. */
export function importsOf(texts: ReadonlyMap<string, string>): Imports {
  const sources = [...texts].filter(([file]) => !isForTests(file));
  return new Map(
    sources.map(([file, text]) => {
      const targets = reachesOf(file, text, new Set()).flatMap((reach) => {
        const target = reach.kind === 'import' && !reach.byAddress ? targetOf(file, reach.specifier) : null;
        return target?.to === 'room' && texts.has(target.path) ? [target.path] : [];
      });
      return [file, new Set(targets)];
    }),
  );
}

/** How many sources each folder of a game's rules and board holds, the fullest first. */
function fullness(imports: Imports): [folder: string, sources: number][] {
  const sources = new Map<string, number>();
  for (const file of imports.keys()) {
    const folder = `${roomFolder(file)}/${folderIn(roomFolder(file), file)}`;
    if (isLayered(folder)) sources.set(folder, (sources.get(folder) ?? 0) + 1);
  }
  return [...sources].sort(([, a], [, b]) => b - a);
}

/** Circles of files, climbs from a lower layer to a higher one, circles of folders, and heaps. */
export function disorder(imports: Imports): string[] {
  const climbs: string[] = [];
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const room = roomFolder(file);
    const folder = `${room}/${folderIn(room, file)}`;
    if (!folders.has(folder)) folders.set(folder, new Set());
    for (const target of targets) {
      if (roomFolder(target) !== room) continue;
      const order = layers[room];
      if (order !== undefined) {
        const why = climb(order, room, file, target);
        if (why !== null) climbs.push(`${file} climbs: ${why}`);
      } else if (isLayered(room)) {
        const other = `${room}/${folderIn(room, target)}`;
        if (other !== folder) folders.get(folder)!.add(other);
      }
    }
  }
  return [
    ...circles(imports).map((files) => `import each other in a circle: ${files.join(' ')}`),
    ...circles(folders).map((files) => `folders that import each other in a circle: ${files.join(' ')}`),
    ...climbs,
    ...fullness(imports)
      .filter(([, count]) => count > MOST_SOURCES)
      .map(([folder, count]) => `${folder} holds ${count} sources; ${MOST_SOURCES} at most`),
  ];
}

function main(): void {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const texts = readSources(root, [GUIDE]);
  const violations = [...texts].flatMap(([file, text]) => violationsIn(file, text));
  const imports = importsOf(texts);
  const disorders = disorder(imports);
  for (const { file, line, rule } of violations) console.error(`${file}:${line} → ${rule}`);
  for (const each of disorders) console.error(each);
  const count = (part: string) => disorders.filter((each) => each.includes(part)).length;
  const [fullest] = fullness(imports);
  console.log(
    [
      `${texts.size} files, ${violations.length} walls broken`,
      `${count('circle')} circles, ${count(' climbs: ')} climbs`,
      `the fullest folder of rules and boards: ${fullest?.[0]} with ${fullest?.[1]} sources`,
    ].join('; '),
  );
  process.exitCode = violations.length + disorders.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
