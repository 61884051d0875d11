// A mutant: one small change to a source of the rules, named by where it is and what it becomes.
export interface Mutant {
  /** From the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The kind of change, as Stryker calls it. */
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** As Stryker has it while it works; its reports count from one, its mutants from nought. */
export interface StrykerMutant {
  readonly fileName: string;
  readonly location: { readonly start: Position; readonly end: Position };
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
}

/** The same for one mutant wherever it is met: in a sandbox, in a report, in a list drawn before. */
export const keyOf = ({ fileName, location, mutatorName, replacement }: StrykerMutant, from = 0): string => {
  const at = fileName.replaceAll('\\', '/');
  const { start, end } = location;
  const places = [start.line, start.column, end.line, end.column].map((place) => place - from);
  return [at.slice(at.lastIndexOf('games/')), ...places, mutatorName, replacement ?? ''].join(' ');
};

/** The text between two places. */
export function textAt(text: string, { start, end }: StrykerMutant['location']): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column : 0, index === last ? end.column : line.length),
    )
    .join('\n');
}

/** A text with a space in it is for people: what it says is no rule. */
export const isSentence = (mutator: string, original: string): boolean =>
  mutator === 'StringLiteral' && /\s/.test(original.slice(1, -1).trim());
