/** The PostgreSQL that servers are measured on: the one that BENCH_DATABASE_URL names. Many matches are written to it. */
export interface BenchDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

export async function benchDatabase(): Promise<BenchDatabase | null> {
  const named = process.env.BENCH_DATABASE_URL;
  return named ? { url: named, stop: async () => {} } : null;
}
