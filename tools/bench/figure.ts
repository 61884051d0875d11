/** One line of the bench: what was measured, and beside whom. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Whose figure it is, where several are measured. */
  readonly of?: string;
  /** Of how many answers it is, where it is of such. */
  readonly n?: number;
  /** How many times the peer's figure this is, measured in the same run. */
  readonly ratio?: number;
  readonly peer?: string;
  /** What the design asks for, in the unit of the figure or of the ratio. */
  readonly target?: string;
}

/** Three significant figures: more would be noise. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
