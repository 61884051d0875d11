/** Fights the matches it is handed, in a thread of its own. */
import { workerData } from 'node:worker_threads';
import { serveJobs } from '@weathergage/bots/pool.ts';
import type { Chooser } from '@weathergage/kernel';
import { ALL_CHECKS, playOutSlowly, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { drawOptions } from '../draw-options.ts';
import { botOf, gameNamed, scenarioOf } from '../games.ts';
import type { Bout, BoutResult, BoutTerms } from './bouts.ts';

const { game: id, scenario: scenarioId, options, budgetMs, draw } = workerData as BoutTerms;
const played = await gameNamed(id);
const scenario = scenarioOf(played, scenarioId);
const seats = played.game.seats(scenario);
const sides = [...new Set(seats.map(({ side }) => side))];

const CHECKS_OF = { nothing: [], rules: [...QUICK_CHECKS, 'replay'], everything: ALL_CHECKS } as const;

/** Who sits on each seat, for bots in the order of the sides. */
function seated(bots: readonly string[]): Record<string, Chooser> {
  const chooser = (side: string): Chooser => {
    const choose = botOf(played, bots[sides.indexOf(side) % bots.length]!);
    return (view, ask, dice) => choose(view, ask, dice, budgetMs);
  };
  return Object.fromEntries(seats.map(({ id: seat, side }) => [seat, chooser(side)]));
}

async function fought({ seed, bots, watch }: Bout): Promise<BoutResult> {
  const plan = { seed, choosers: seated(bots), checks: CHECKS_OF[watch] };
  const terms = draw
    ? drawOptions(played.game.schema.options, options as Record<string, unknown>, seed)
    : options;
  const { outcome, answers, hash, violations } = await playOutSlowly(played.game, scenario, terms, plan);
  return {
    outcome,
    answers,
    hash,
    violations: violations.map(
      ({ check, name, step, seat, details }) =>
        `${check} ${name} at step ${step}${seat === null ? '' : ` for ${seat}`}: ${details}`,
    ),
  };
}

/** A bot that throws loses the match for both: there is nothing to go on from. */
const lost = (error: unknown): BoutResult => ({
  outcome: null,
  answers: 0,
  hash: '',
  violations: [`a bot threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
});

serveJobs(async (batch: readonly Bout[]) => {
  const results: BoutResult[] = [];
  for (const bout of batch) results.push(await fought(bout).catch(lost));
  return results;
});
