/**
 * The move column as text (7.2): numbers are hexes ahead, L and R turns of sixty degrees, `0` lies still, `D` drifts.
 * B, a factor spent backing (20.2), is a word of the Advanced Game; it can be read here so that the judge can say so.
 */
export const TURNS = ['L', 'R'] as const;
export type Turn = (typeof TURNS)[number];
/** One step of a phase: a hex ahead counts the same as a turn (8.3.1) and as a factor spent in place (20.2). */
export type Action = 'F' | 'B' | Turn;

export interface Token {
  readonly sign: 'hexes' | 'still' | 'D' | 'B' | Turn;
  /** Hexes ahead; 0 for everything that is not a number. */
  readonly hexes: number;
  /** Where it stands in the text. */
  readonly at: number;
}

/** The signs that can be read, and where reading had to stop, if it did. */
export interface ParsedPlot {
  readonly tokens: readonly Token[];
  readonly unreadableAt: number | null;
}

const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';

/** Digits belong together: 11 is eleven. A number can't begin with 0, and 0 is a number only by itself. */
export function parsePlot(text: string): ParsedPlot {
  const tokens: Token[] = [];
  if (text === '') return { tokens, unreadableAt: 0 };
  let at = 0;
  while (at < text.length) {
    const sign = text[at]!;
    if (sign === 'L' || sign === 'R' || sign === 'D' || sign === 'B') {
      tokens.push({ sign, hexes: 0, at });
      at++;
    } else if (isDigit(sign)) {
      const start = at;
      while (at < text.length && isDigit(text[at]!)) at++;
      const digits = text.slice(start, at);
      if (digits === '0') tokens.push({ sign: 'still', hexes: 0, at: start });
      else if (sign === '0') return { tokens, unreadableAt: start };
      // 7.2.2: so many hexes ahead.
      else tokens.push({ sign: 'hexes', hexes: Number(digits), at: start });
    } else return { tokens, unreadableAt: at };
  }
  return { tokens, unreadableAt: null };
}

/** The notation of steps: `LFR` is `L1R`; no step at all is the empty text. */
export function writeSteps(steps: string): string {
  let text = '';
  let run = 0;
  for (const step of steps) {
    if (step === 'F') {
      run++;
      continue;
    }
    text += run > 0 ? run + step : step;
    run = 0;
  }
  return run > 0 ? text + run : text;
}
