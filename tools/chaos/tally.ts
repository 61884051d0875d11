/** What is counted while it goes on. */
export class Tally {
  acknowledged = 0;
  /** Said again after its acknowledgement was lost, and found to be written down. */
  repeated = 0;
  reconnects = 0;
  longestSilenceMs = 0;
  readonly refused: Record<string, number> = {};
  readonly acts: Record<string, number> = {};
  #heard = performance.now();

  acknowledge(answers: number, repeated: number): void {
    this.acknowledged += answers;
    this.repeated += repeated;
    const now = performance.now();
    this.longestSilenceMs = Math.max(this.longestSilenceMs, now - this.#heard);
    this.#heard = now;
  }

  refuse(code: string): void {
    this.refused[code] = (this.refused[code] ?? 0) + 1;
  }

  get kills(): number {
    return Object.entries(this.acts).reduce(
      (sum, [name, count]) => sum + (name.startsWith('kill') ? count : 0),
      0,
    );
  }

  act(name: string): void {
    this.acts[name] = (this.acts[name] ?? 0) + 1;
  }
}
