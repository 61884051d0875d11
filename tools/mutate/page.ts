// docs/quality.md: a section for each game, with its figures and the mutants that no test proper catches.
import { FATES, type Fate, type Judged } from './verdict.ts';

export interface Run {
  readonly game: string;
  readonly title: string;
  readonly seed: number;
  /** Of how many the mutants were drawn. */
  readonly all: number;
  readonly judged: readonly Judged[];
}

const HEAD = `# Quality

How well the tests hold the rules: \`npm run mutate -- --game G\` makes small changes to the sources of \`games/*/rules\`,
draws some hundreds of them with a fixed seed, and runs for each the tests that reach it. A change is caught by a test
that carries a rule's number, by another test, by a golden hash or random play alone, or not at all. Changes of
sentences are left out. \`--write\` writes a game's section here.
`;

const WORDS: Readonly<Record<Fate, string>> = {
  rule: 'caught by a test with a rule’s number',
  test: 'caught by another test',
  golden: 'noticed by a golden hash or random play alone',
  none: 'not caught',
};

export const countOf = (judged: readonly Judged[], ...fates: readonly Fate[]): number =>
  judged.filter(({ fate }) => fates.includes(fate)).length;

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? '0.0' : ((100 * part) / whole).toFixed(1)} %`;

/** The figures in one line. */
export function figures({ judged }: Pick<Run, 'judged'>): string {
  const whole = judged.length;
  return `${whole} mutants: ${percent(countOf(judged, 'rule', 'test'), whole)} caught without golden hashes and random play, ${percent(countOf(judged, 'rule'), whole)} by a test with a rule’s number`;
}

const ticked = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  const short = line.length > 70 ? `${line.slice(0, 69)}…` : line;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short || ' '}\``;
};

const row = ({ file, line, original, replacement }: Judged, game: string): string =>
  `| ${file.replace(`games/${game}/rules/`, '')}:${line} | ${ticked(original)} | ${ticked(replacement)} |`;

export function section(run: Run): string {
  const { game, title, seed, all, judged } = run;
  const lines = [
    `## ${title}`,
    '',
    `Drawn with seed ${seed} from ${all}; ${figures(run)}.`,
    '',
    '| | mutants | |',
    '|---|---|---|',
    ...FATES.map((fate) => {
      const count = countOf(judged, fate);
      return `| ${WORDS[fate]} | ${count} | ${percent(count, judged.length)} |`;
    }),
  ];
  for (const fate of ['none', 'golden'] as const) {
    const left = judged.filter((one) => one.fate === fate);
    if (left.length === 0) continue;
    lines.push('', `### ${title}: ${WORDS[fate]}`, '', '| where | is | became |', '|---|---|---|');
    lines.push(...left.map((one) => row(one, game)));
  }
  return `${lines.join('\n')}\n`;
}

/** The last part of a section is written by hand: mutants that no input can tell from what they came from. */
const byHand = (part: string, title: string): string[] => {
  const at = part.indexOf(`### ${title}: equivalents, and why\n`);
  return at < 0 ? [] : [part.slice(at)];
};

/** The page with that section in the place of the one it had, or at the end; what is written by hand stays. */
export function withSection(page: string, run: Run): string {
  const [head, ...old] = (page === '' ? HEAD : page).split(/^(?=## )/m);
  const at = old.findIndex((part) => part.startsWith(`## ${run.title}\n`));
  const fresh = [section(run), ...(at < 0 ? [] : byHand(old[at]!, run.title))].join('\n');
  const parts = at < 0 ? [...old, fresh] : old.with(at, fresh);
  return `${[head!, ...parts].map((part) => part.trimEnd()).join('\n\n')}\n`;
}
