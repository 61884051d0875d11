import { Type } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { planOf } from './bots/bouts.ts';
import { CommandArguments } from './command.ts';
import { drawOptions } from './draw-options.ts';
import { amongToys, runHere, runWeathergage } from './testing/run.ts';

const duel = ['--game', 'volleys', '--scenario', 'endless'] as const;

interface Simulation {
  matches: number;
  finished: number;
  violations: number;
  answers: number;
  seconds: number;
  outcomes: Record<string, number>;
  hash: string;
  options: Record<string, unknown>;
}

async function simulated(run: typeof runHere, ...more: string[]): Promise<Simulation> {
  const { code, out, err } = await run('simulate', ...duel, '--bots', 'random,random', '--json', ...more);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Simulation;
}

describe('simulate', () => {
  it('finishes every match without a violation, and comes to the same hash again', async () => {
    const small = ['--matches', '4', '--turn-limit', '5'];
    const one = await simulated(runWeathergage, ...small, '--seed', '1');
    expect(one.options).toEqual({ turnLimit: 5 });
    expect(one).toMatchObject({ matches: 4, finished: 4, violations: 0 });
    expect(one.answers).toBeGreaterThan(4 * 5);
    expect(one.seconds).toBeGreaterThan(0);
    expect(Object.values(one.outcomes).reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/);

    const again = await simulated(runWeathergage, ...small, '--seed', '1');
    const otherwise = await simulated(runHere, ...small, '--seed', '2');
    expect({ ...again, seconds: 0 }).toEqual({ ...one, seconds: 0 });
    expect(otherwise.hash).not.toBe(one.hash);
  });

  it('sets a turn limit where there is none', async () => {
    const limitOf = async (game: string, scenario: string) =>
      (await amongToys(() => planOf(new CommandArguments({ game, scenario }, [])))).terms.options;
    expect(await limitOf('volleys', 'endless')).toEqual({ turnLimit: 100 });
    expect(await limitOf('volleys', 'short')).toEqual({});
    expect(await limitOf('powder', 'powder-3')).toEqual({});
  });

  it.each([
    [['--scenario', 'trafalgar'], 'no scenario "trafalgar"'],
    [['--bots', 'random,nelson'], 'no bot "nelson"'],
    [['--bots', 'random,random,random'], 'one for each of the 2 sides'],
    [['--matches', '-5'], '--matches must be a whole number'],
    [['--matches', '1.5'], '--matches must be a whole number'],
    [['--seed', 'x'], '--seed must be a whole number'],
    [['--turn-limit', '0'], '--turn-limit must be a whole number'],
    [['--options', '{'], '--options is not JSON'],
    [['--options', '[]'], '--options must be a JSON object'],
    [['--options', '{"wind": 7}'], 'does not take these options'],
  ])('refuses %j', async (more, message) => {
    const { code, out, err } = await runHere('simulate', ...duel, '--bots', 'random', ...more);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
  });
});

describe('ladder', () => {
  it('fights every seed from both sides', async () => {
    const args = ['--bots', 'random,random', '--matches', '5', '--turn-limit', '5', '--json'];
    const { code, out } = await runHere('ladder', ...duel, ...args);
    expect(code).toBe(0);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ matches: 6, finished: 6, bots: ['random', 'random'] });
    const { wins, draws, losses, rate, interval } = result;
    expect(wins + draws + losses).toBe(6);
    // The same bot on both sides of the same seeds: whatever one wins here the other wins there.
    expect(wins).toBe(losses);
    expect(rate).toBeCloseTo(wins / 6);
    expect(interval[0]).toBeLessThanOrEqual(rate);
    expect(interval[1]).toBeGreaterThanOrEqual(rate);
  });

  it('needs two bots', async () => {
    const { code, err } = await runHere('ladder', ...duel, '--bots', 'random');
    expect(code).toBe(2);
    expect(err).toContain('two bots');
  });

  it('draws options from the game’s schema where it is told to', () => {
    const Gun = Type.Integer({ minimum: 1, maximum: 42 });
    const options = Type.Partial(
      Type.Object({
        turnLimit: Gun,
        weather: Type.Boolean(),
        guns: Gun,
        sides: Type.Partial(Type.Object({ larboard: Gun, starboard: Gun })),
      }),
    );
    const drawn = Array.from({ length: 200 }, (_, seed) => drawOptions(options, { turnLimit: 3 }, seed));
    expect(new Set(drawn.map((options) => JSON.stringify(options))).size).toBeGreaterThan(100);
    expect(drawn.every(({ turnLimit }) => turnLimit === 3)).toBe(true);
    expect(drawOptions(options, {}, 7)).toEqual(drawOptions(options, {}, 7));
  });

  it('never leave out of an option what it cannot be without', () => {
    const schema = Type.Object({
      handicap: Type.Optional(Type.Object({ mine: Type.Integer({ maximum: 3 }), theirs: Type.Boolean() })),
    });
    const drawn = Array.from({ length: 60 }, (_, seed) => drawOptions(schema, {}, seed));
    expect(drawn.filter((options) => 'handicap' in options).length).toBeGreaterThan(10);
  });

  it('leave out what needs a part that is not drawn', () => {
    const schema = Type.Object({
      foughtOut: Type.Optional(Type.Object({ ways: Type.Array(Type.String(), { minItems: 1 }) })),
    });
    for (let seed = 0; seed < 20; seed++) expect(drawOptions(schema, {}, seed)).toEqual({});
  });
});
