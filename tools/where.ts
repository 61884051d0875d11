// Where a rule is decided: the places in a game's sources that name its number, and the tests that carry it.

export type SourceFile = { /** From the game's folder. */ readonly path: string; readonly text: string };
export type Place = { readonly path: string; readonly line: number; readonly text: string };
export type Row = {
  readonly rule: string;
  readonly kind: string;
  readonly where: string;
  readonly reason: string;
};
export type Whereabouts = {
  readonly decided: readonly Place[];
  readonly also: readonly Place[];
  readonly tests: readonly Place[];
};

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isSource = (path: string): boolean =>
  /^(?:rules|data)\//.test(path) && !isTest(path) && !path.includes('/testing/');

/** The rows of a rulebook; the header is not one of them. */
export function rowsOf(tsv: string): Row[] {
  return tsv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [rule = '', kind = '', where = '', reason = ''] = line.split('\t');
      return { rule, kind, where, reason };
    });
}

/** The number as a word of its own: 7.1 is not named by 7.1.2, 3.6/1 not by 3.6/11, 8.24 not by 18.24 or 8.241. */
function wordOf(rule: string): RegExp {
  const escaped = rule.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\w.-])${escaped}(?![\\w/-]|\\.[\\w])`, 'g');
}

const inQuotes = (before: string): boolean => (before.match(/['"`]/g)?.length ?? 0) % 2 === 1;
const inComment = (line: string, before: string): boolean =>
  /^\s*(?:\/\*|\*)/.test(line) || /(?:^|[^:'"])\/\//.test(before) || /\/\*/.test(before);

/** Lines that name the rule in a comment or a text; a number that the code reckons with is none. */
function namings({ path, text }: SourceFile, rule: string): Place[] {
  if (!text.includes(rule)) return [];
  const word = wordOf(rule);
  return text.split('\n').flatMap((line, index) => {
    const named = [...line.matchAll(word)].some(({ index: at }) => {
      const before = line.slice(0, at);
      return inComment(line, before) || inQuotes(before);
    });
    return named ? [{ path, line: index + 1, text: line.trim() }] : [];
  });
}

/** Tests whose titles begin with the number, alone or among others. */
function pins({ path, text }: SourceFile, rule: string): Place[] {
  if (!text.includes(rule)) return [];
  return text.split('\n').flatMap((line, index) => {
    const head = /['"`]((?:\[[^\]]+\]\s*)+)/.exec(line)?.[1] ?? '';
    const numbers = [...head.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => match[1]!.split(/,\s*/));
    return numbers.includes(rule) ? [{ path, line: index + 1, text: line.trim() }] : [];
  });
}

/** A constant that only gives the number a name, for the refusals and happenings further down. */
const isName = ({ text }: Place): boolean => /^(?:export )?const \w+ = '[^']*';$/.test(text);

/** The head of a file tells what it is about; the place that decides is further down, if it is named there too. */
const deciding = (places: readonly Place[], head: number): Place[] => {
  const decides = (place: Place): boolean => place.line > head && !isName(place);
  return [...places.filter(decides), ...places.filter((place) => !decides(place))];
};

const headLines = (text: string): number => {
  const first = text.split('\n').findIndex((line) => /^(?:import|export|const|type|function)\b/.test(line));
  return Math.max(first, 0);
};

/** Whether the file that the rulebook names is a source of the game and names the rule. */
const isFound = ({ rule, where }: Row, files: readonly SourceFile[]): boolean =>
  files.some((file) => file.path === where && isSource(where) && namings(file, rule).length > 0);

/** All places of one rule; those in the file that the rulebook names come first. */
export function whereabouts(row: Row, files: readonly SourceFile[]): Whereabouts {
  const sources = files.filter(({ path }) => isSource(path));
  const placesIn = (file: SourceFile) => deciding(namings(file, row.rule), headLines(file.text));
  return {
    decided: sources.filter(({ path }) => path === row.where).flatMap(placesIn),
    also: sources.filter(({ path }) => path !== row.where).flatMap(placesIn),
    tests: files.filter(({ path }) => isTest(path)).flatMap((file) => pins(file, row.rule)),
  };
}

/** The file that most likely decides a rule: its own test pins it, or it names it most often; rules before tables. */
function likeliest(row: Row, files: readonly SourceFile[]): string {
  const { decided, also, tests } = whereabouts(row, files);
  const weights = new Map<string, number>();
  for (const { path } of [...decided, ...also]) weights.set(path, (weights.get(path) ?? 0) + 1);
  for (const path of weights.keys()) {
    if (path.startsWith('data/')) weights.set(path, weights.get(path)! - 1);
    const own = path.replace(/\.tsx?$/, '.test.');
    if (tests.some((test) => test.path.startsWith(own))) weights.set(path, weights.get(path)! + 10);
  }
  return [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? '';
}

/** The rulebook with `where` filled: what names its rule stays, the rest is found anew or left empty. */
export function filled(tsv: string, files: readonly SourceFile[]): string {
  const header = tsv.slice(0, tsv.indexOf('\n') + 1);
  const lines = rowsOf(tsv).map((row) => {
    const where = row.kind !== 'rule' || isFound(row, files) ? row.where : likeliest(row, files);
    return [row.rule, row.kind, where, row.reason].join('\t');
  });
  return `${header}${lines.join('\n')}\n`;
}

/** Rules whose `where` leads nowhere: no file is named, it is not there, or it does not name the rule. */
export function lost(tsv: string, files: readonly SourceFile[]): string[] {
  return rowsOf(tsv)
    .filter((row) => row.kind === 'rule' && !isFound(row, files))
    .map(({ rule, where }) => `${rule} (${where === '' ? 'nowhere' : where})`);
}
