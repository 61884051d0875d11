import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { processEnd, runHere, runWeathergage, scratchFolder, startProcess } from './testing/run.ts';

describe('weathergage', () => {
  it('refuses what it does not know, in one line', async () => {
    const { code, out, err } = await runWeathergage('sail');
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^weathergage: There is no command "sail"\. .*\n$/);
  });

  it('lists every command in its help', async () => {
    const { code, out } = await runHere('--help');
    expect(code).toBe(0);
    const names = 'serve,scenarios,scenario check,simulate,ladder,replay,verify,export,rules,bench'.split(
      ',',
    );
    for (const name of names) expect(out).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
  });

  it('shows the help and fails when nothing is asked of it', async () => {
    const { code, out, err } = await runWeathergage();
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('Commands:');
  });

  it('prints its version', async () => {
    const { code, out } = await runHere('--version');
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('explains one command, whichever way it is asked', async () => {
    const one = await runHere('help', 'simulate');
    const other = await runHere('simulate', '--help');
    expect(one.code).toBe(0);
    expect(one.out).toBe(other.out);
    for (const option of ['--game', '--scenario', '--matches', '--seed', '--bots', '--turn-limit', '--json'])
      expect(one.out).toContain(option);
    expect(one.out).toContain('invariants');
  });

  it.each([
    [['scenario'], 'no command "scenario"'],
    [['scenarios', '--fast'], "Unknown option '--fast'"],
    [['scenarios', 'more'], '"more" is one argument too many'],
    [['scenarios', '--game', 'chess'], 'no game "chess"'],
    [['verify'], 'FILE is missing'],
    [['bench', '--only', 'weather'], 'nothing to measure called "weather"'],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await runHere(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
  });
});

describe('scenarios', () => {
  it('prints what there is to play', async () => {
    const { code, out } = await runHere('scenarios', '--game', 'volleys', '--json');
    expect(code).toBe(0);
    const all = JSON.parse(out) as { id: string; title: string; seats: { id: string; side: string }[] }[];
    expect(all.map(({ id }) => id)).toEqual(['endless', 'short']);
    for (const { title, seats } of all) {
      expect(title).not.toBe('');
      expect(new Set(seats.map(({ side }) => side)).size).toBeGreaterThanOrEqual(2);
    }
  });

  it('prints a line for each without --json', async () => {
    const { out } = await runHere('scenarios');
    expect(out).toMatch(/^[a-z0-9-]+ {2,}\S.*\(.+\)$/m);
    for (const game of ['powder', 'volleys']) expect(out).toContain(`(--game ${game})`);
  });
});

describe('the list of games', () => {
  const { path, file } = scratchFolder();
  const games = async (WEATHERGAGE_GAMES: string) => {
    const { code, out, err } = await processEnd(startProcess(['scenarios', '--json'], { WEATHERGAGE_GAMES }));
    const all = code === 0 ? (JSON.parse(out) as { game: string }[]) : [];
    return { code, err, ids: [...new Set(all.map(({ game }) => game))] };
  };

  it('is that of the house where no other is named', async () => {
    const { ids } = await games('');
    expect(ids).toEqual(GAMES.map(({ id }) => id));
  });

  it.each([
    ['is not there', () => `${path}/none.ts`, "can't be loaded"],
    ['is no program', () => file('broken.ts', 'GAMES ='), "can't be loaded"],
    ['lists nothing', () => file('empty.ts', 'export {};'), 'exports no GAMES'],
  ])('that %s is refused', async (_, list, message) => {
    const { code, err } = await games(list());
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
