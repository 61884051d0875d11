import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/**
 * Killed servers and clusters, stores and servers on PostgreSQL, whole matches of the strongest bots and series that show
 * which is the stronger, puzzles, campaigns and lessons gone through to the end: they take almost as long as all other tests together and pin no rule, so
 * they are a part of their own (`npm run test:long`), and `npm test` runs both.
 */
const LONG = [
  'platform/server/kill.test.ts',
  'platform/server/nodes.test.ts',
  'platform/server/nodes-killed.test.ts',
  'platform/server/border/wire-fuzz.test.ts',
  'platform/store/postgres/postgres.test.ts',
  'platform/server/people/ratings.test.ts',
  'platform/server/people/security.test.ts',
  'platform/server/people/programs.test.ts',
  'platform/server/people/moderation.test.ts',
  'platform/cli/programs.test.ts',
  'platform/server/people/notices.test.ts',
  'platform/server/people/notices-killed.test.ts',
  'platform/server/people/survived.test.ts',
  'platform/server/people/tournaments.test.ts',
  'platform/server/people/return-matches.test.ts',
  'platform/server/people/whole-sides.test.ts',
  'platform/server/people/guest-letters.test.ts',
  'platform/server/people/seat-lines.test.ts',
  'platform/server/witness/witness.test.ts',
  'tools/cluster/failover.test.ts',
  'platform/server/border/floods.test.ts',
  'tools/chaos/chaos.test.ts',
  'platform/cli/hostile-scenarios.test.ts',
  'platform/cli/serve-stop.test.ts',
  'platform/cli/campaign.test.ts',
  'platform/cli/seat-lines.test.ts',
  'platform/cli/store.test.ts',
  'platform/cli/store-people.test.ts',
  'platform/cli/ladder-join.test.ts',
  'platform/bots/thinking-pool.test.ts',
  'games/*/bot/golden*.test.ts',
  'games/*/bot/levels.test.ts',
  'games/*/bot/two-worlds.test.ts',
  'games/hex-action/bot/duel/duel.test.ts',
  'games/hex-action/bot/duel/post-captain.test.ts',
  'games/hex-action/bot/flag/flag.test.ts',
  'games/hex-action/bot/fleet/expectations.test.ts',
  'games/hex-action/bot/officer/officer.test.ts',
  'games/sea-power/bot/admiral.test.ts',
  'games/sea-power/bot/council/council.test.ts',
  'games/station/attention/late.test.ts',
  'games/station/bot/council/council.test.ts',
  'games/station/bot/fleet-orders.test.ts',
  'games/station/bot/lessons-played.test.ts',
  'games/table-action/bot/vice-admiral/vice-admiral.test.ts',
  'games/*/bot/strength.test.ts',
  'games/puzzles.test.ts',
  'platform/campaign/campaign.test.ts',
  'platform/web/lessons/school-*.test.ts',
  'tools/glossary/glossary.test.ts',
];
const long = process.env.TESTS === 'long';

// The ledger of rules is read from the report, so only a run of everything may write it.
const whole = process.argv.slice(2).every((argument) => argument === 'run');

// Stores that last for one test lie in memory where there is room: what is tested is what is written, and that a killed
// process loses none of it, which no disk has a part in. Waiting for the disk takes longer than many a test.
const MEMORY = '/dev/shm';
const ROOM = 1e9;
const roomy = (path: string): boolean => {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize > ROOM;
};

export default defineConfig({
  test: {
    // The run is known by its process: what lives as long as it (a database) looks after it.
    env: {
      TEST_RUN: String(process.pid),
      ...(existsSync(MEMORY) && roomy(MEMORY) ? { TMPDIR: MEMORY } : {}),
    },
    include: long ? LONG : ['{games,platform,tools,docs/your-own-game}/**/*.test.{ts,tsx}'],
    exclude: [...(long ? [] : LONG), '**/node_modules/**', '**/dist/**', '**/.cache/**'],
    environment: 'node',
    // One more than the cores it is meant for: a test that waits for a process or a store leaves its core to another.
    maxWorkers: 3,
    // No test leaves anything behind in what it has loaded, which left-listening.ts looks after, so all share it: with everything loaded anew for each file
    // the kernel, the server and the page took 47 s of work instead of 30, and the first three games 88 instead of 30.
    isolate: false,
    setupFiles: ['tools/test/left-listening.ts'],
    // A machine a third as fast as the one they were written on must pass them too.
    testTimeout: long ? 240_000 : 90_000,
    hookTimeout: long ? 240_000 : 90_000,
    reporters: whole
      ? ['default', ['json', { outputFile: `.cache/reports/${long ? 'long' : 'unit'}.json` }]]
      : ['default'],
  },
});
