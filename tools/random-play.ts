/**
 * Random legal play of a game: for each match a scenario and options are drawn, and every answer.
 *
 *   node tools/random-play.ts --game sea-power --matches 300 [--seed 1] [--closely 20]
 *
 * Every match is held to the umpire's invariants and questions, about `--closely` of them to all that the harness
 * knows: hidden things stay hidden from every seat and from the gallery, journals rebuild the match, and so on. The
 * same arguments print the same hash. Exit code 1 if anything was violated or a match did not end.
 */
import { parseArgs } from 'node:util';
import { anyAnswer, hashText, looseDice } from '@weathergage/kernel';
import {
  ALL_CHECKS,
  playOut,
  QUICK_CHECKS,
  seedFor,
  seedOfMatch,
} from '@weathergage/kernel/harness/index.ts';
import { gameNamed } from '../platform/cli/games.ts';

/** As much of a JSON schema as the options of a game are made of. */
interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}
type Below = (n: number) => number;

/** Any value that the shape allows; what may be left out is left out half the time. */
function drawn(shape: Shape, below: Below): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[below(shape.enum.length)];
  if (shape.anyOf !== undefined) return drawn(shape.anyOf[below(shape.anyOf.length)]!, below);
  if (shape.type === 'boolean') return below(2) === 1;
  if (shape.type === 'integer') {
    const least = shape.minimum ?? 0;
    return least + below((shape.maximum ?? least + 10) - least + 1);
  }
  const found: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(shape.properties ?? {}))
    if (shape.required?.includes(name) === true || below(2) === 1) found[name] = drawn(inner, below);
  return found;
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    matches: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    closely: { type: 'string', default: '20' },
  },
});
const { entry, game, scenarios } = await gameNamed(values.game);
const matches = Number(values.matches);
const apart = Math.max(1, Math.ceil(matches / Number(values.closely)));
const random = anyAnswer(game);
const hashes: string[] = [];
const broken: string[] = [];
const ends: Record<string, number> = {};
const played: Record<string, number> = {};
for (let i = 0; i < matches; i++) {
  const seed = seedOfMatch(Number(values.seed), i);
  const dice = looseDice(seedFor(seed, 3));
  const scenario = scenarios[dice.below(scenarios.length)]!;
  const options = drawn(game.schema.options as Shape, (n) => dice.below(n)) as Record<string, unknown>;
  if (entry.turnLimit !== undefined) options.turnLimit ??= entry.turnLimit;
  const choosers = Object.fromEntries(game.seats(scenario).map(({ id }) => [id, random]));
  const course = playOut(game, scenario, options, {
    seed,
    choosers,
    checks: i % apart === 0 ? ALL_CHECKS : QUICK_CHECKS,
  });
  played[scenario.id] = (played[scenario.id] ?? 0) + 1;
  const named = `match ${i}, ${scenario.id}, ${JSON.stringify(options)}`;
  for (const { check, name, step, details } of course.violations)
    broken.push(`${named}: ${check} ${name} at step ${step}: ${details}`);
  if (!course.finished) broken.push(`${named}: it did not end`);
  const end = course.outcome?.reason ?? 'unfinished';
  ends[end] = (ends[end] ?? 0) + 1;
  hashes.push(course.hash);
}
for (const line of broken.slice(0, 20)) console.error(line);
console.log(
  JSON.stringify({
    game: game.id,
    matches,
    closely: Math.ceil(matches / apart),
    violations: broken.length,
    played,
    ends,
    hash: hashText(hashes.join('\n')),
  }),
);
process.exitCode = broken.length === 0 ? 0 : 1;
