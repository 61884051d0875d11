// Battles down to a board and back, by the hundred: `node tools/with-node.mjs tools/campaign-trips.ts PARENT WAY N SEED [all]`.
// Wars are played until N engagements have been fought out, those of odd seeds by the strongest machine of their game,
// those of even seeds at random; every child's scenario is examined by its game, fought to its end under the harness, and
// its report taken by the war; both are the same whatever the war hides. With `all` every promise of the harness is looked
// at in the war and in its battles, step by step. One line of JSON tells what was found.
import { CAMPAIGNS, fightWar, type Machines, matchesIn, warScenario } from '@weathergage/campaign';
import type { GameEntry } from '@weathergage/kernel';
import { ALL_CHECKS, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { GAMES } from '../games/index.ts';

const [parent = 'sea-power', way = 'hex-action', count = '100', from = '1', checks = 'quick'] =
  process.argv.slice(2);
const wanted = Number(count);
const entryOf = (id: string): GameEntry => GAMES.find((one) => one.id === id) as unknown as GameEntry;
/** On the boards the quickest: what they are handed is what is looked at. */
const BOARDS = { 'hex-action': 'straight', 'table-action': 'close' };
const STRONG = { 'sea-power': 'sea-lord', station: 'admiral' };
const RANDOM = { 'sea-power': 'random', station: 'random' };
const CHECKS = checks === 'all' ? ALL_CHECKS : ([...QUICK_CHECKS, 'link'] as const);
const campaign = CAMPAIGNS.find(({ id }) => id === (parent === 'station' ? 'marrick-1757' : 'evening-1778'))!;
const scenario = warScenario(campaign, await entryOf(parent).scenarios())!;

/** Of a board's scenario, or of a season's. */
function shipsIn(scenario: unknown): number {
  const { ships, squadrons = [] } = scenario as {
    readonly ships?: readonly unknown[];
    readonly squadrons?: readonly { readonly ships?: readonly unknown[]; readonly sail?: number }[];
  };
  return ships?.length ?? squadrons.reduce((sum, one) => sum + (one.ships?.length ?? one.sail ?? 0), 0);
}

let [wars, engagements, violations, ships, strong] = [0, 0, 0, 0, 0];
const broken: unknown[] = [];
for (let seed = Number(from); engagements < wanted; seed++) {
  // Every second war at random: it throws up what no machine would sail into.
  const isStrong = seed % 2 === 1;
  const machines: Machines = { entry: entryOf, bots: { ...BOARDS, ...(isStrong ? STRONG : RANDOM) } };
  const limit = parent === 'station' ? { turnLimit: 8 } : { capture: Math.floor(seed / 2) % 2 === 0 };
  const options = { ...limit, foughtOut: { ways: [way] } };
  try {
    const war = await fightWar({ game: parent, scenario, options }, machines, seed, CHECKS);
    wars++;
    engagements += war.children.length;
    if (isStrong) strong += war.children.length;
    const found = [war.parent, ...matchesIn(war).map(({ played }) => played)].flatMap(
      (one) => one.violations,
    );
    violations += found.length;
    broken.push(...found.slice(0, 2).map((one) => ({ seed, ...one })));
    ships += war.children.reduce((sum, { journal }) => sum + shipsIn(journal.opening.scenario), 0);
  } catch (error) {
    violations++;
    broken.push({ seed, error: String(error) });
  }
}
console.log(
  JSON.stringify({ parent, way, wars, engagements, strong, ships, violations, broken: broken.slice(0, 5) }),
);
if (violations > 0) process.exitCode = 1;
