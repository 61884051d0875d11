/** Counts, ratings and shares as the reader's own language writes them. */
interface Figures {
  /** 1,234 or 1.234. */
  number(value: number): string;
  /** 2.5 or 2,5, with one figure behind the point always. */
  tenths(value: number): string;
  /** Of a hundred, without fractions. */
  percent(hundredths: number): string;
}

/** The browser's own language where none is named. */
export function figuresIn(locale?: string): Figures {
  const whole = new Intl.NumberFormat(locale);
  const tenth = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    number: (value) => whole.format(value),
    tenths: (value) => tenth.format(value),
    percent: (hundredths) => share.format(hundredths / 100),
  };
}

export const FIGURES: Figures = figuresIn();
