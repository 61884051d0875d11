import { drawSecret, hashOf, type Journal, rebuildMatch } from '@weathergage/kernel';
import { SqliteStore } from '@weathergage/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginVolleys, volleySeats as seats } from './testing/played.ts';
import { runHere, runWeathergage, scratchFolder } from './testing/run.ts';
import { SCENARIOS, volleysGame } from './testing/toys.ts';

const [scenario] = SCENARIOS;
const { path: data, file } = scratchFolder();
let journal: Journal;

/** Plays two matches with checkable dice into a store: one to its end, one only begun. */
beforeAll(async () => {
  const store = new SqliteStore({ directory: data });
  const over = await beginVolleys(store, 'over', 3);
  while (await over.move());
  const { opening, secret, match } = over;
  const entries = await store.entries('over', 0);
  journal = { format: 'weathergage-journal/1', opening, secret, entries, hash: hashOf(match.state) };
  const begun = await beginVolleys(store, 'begun', 50);
  for (let i = 0; i < 4; i++) await begun.move();
  await store.close();
});

describe('a journal from a stranger', () => {
  const renamed = (title: string): string =>
    JSON.stringify({ ...journal, opening: { ...journal.opening, scenario: { ...scenario, title } } });

  it('can not write over the terminal of whoever replays it', async () => {
    const evil = file('evil.json', renamed('\u001b[2J\u202eHonest.\r\u009b1A'));
    const { out } = await runHere('replay', evil);
    expect(out).toContain('\\u001b[2J\\u202eHonest.\\u000d\\u009b1A');
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  });

  it('with a scenario that can not be played is refused with the place of the fault', async () => {
    const opening = { ...journal.opening, scenario: { ...scenario, captains: [] } };
    const broken = file('captains.json', JSON.stringify({ ...journal, opening }));
    const { code, out } = await runHere('verify', broken);
    expect(code).toBe(1);
    expect(out).toMatch(/✗ .*can't be played: at \/captains/);
    expect(await runHere('replay', broken)).toMatchObject({ code: 2, out: '' });
  });
});

describe('export', () => {
  it('takes out a finished match whole, and verify finds it honest', async () => {
    const { code, out } = await runWeathergage('export', '--match', 'over', '--data', data);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(journal)));
    const verified = await runHere('verify', file('over.json', out));
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toMatch(/Honest\.$/);
  });

  it('keeps the secret of a match that goes on, and gives a seat only its own', async () => {
    const whole = await runHere('export', '--match', 'begun', '--data', data);
    expect(whole).toMatchObject({ code: 1, out: '' });
    const own = await runHere('export', '--match', 'begun', '--data', data, '--seat', seats[0]!);
    expect(own.code).toBe(0);
    const part = JSON.parse(own.out) as Journal;
    expect(part.secret).toBeUndefined();
    expect(part.entries.length).toBeGreaterThan(0);
    for (const entry of part.entries) expect(entry).toMatchObject({ seat: seats[0] });
  });

  it.each([
    [['--match', 'none'], 'no match "none"'],
    [['--match', 'over', '--seat', 'nobody'], 'no seat "nobody"'],
    [[], '--match is needed'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await runHere('export', '--data', data, ...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('does not make a store where there is none', async () => {
    const { code, err } = await runHere('export', '--match', 'over', '--data', `${data}/nowhere`);
    expect(code).toBe(2);
    expect(err).toContain('no store');
  });
});

describe('verify', () => {
  it('ends with 1 for a forged journal and 2 for none', async () => {
    const forged = file('forged.json', { ...journal, hash: '0'.repeat(64) });
    const no = await runWeathergage('verify', forged);
    const unreadable = await runHere('verify', `${data}/none.json`);
    expect(no.code).toBe(1);
    expect(no.out).toMatch(/Not honest\.\n$/);
    expect(unreadable).toMatchObject({ code: 2, out: '' });
  });

  it('says of an invented match, or one of older rules, no more than was checked, and ends with 4', async () => {
    const invented = {
      ...journal,
      opening: { ...journal.opening, rulesVersion: 'never' },
      entries: [
        {
          n: 1,
          type: 'adopt',
          rulesVersion: volleysGame.rulesVersion,
          step: 9,
          state: rebuildMatch(volleysGame, journal).state,
          pending: [],
        },
      ],
    };
    const { code, out } = await runHere('verify', file('invented.json', invented));
    expect(code).toBe(4);
    expect(out).toMatch(/^~ No entry could be followed/m);
    expect(out).toMatch(/Checked in part: .*\.$/);
    expect(out).not.toMatch(/Honest/);
    const { out: json } = await runHere('verify', file('invented.json', invented), '--json');
    expect(JSON.parse(json)).toMatchObject({ verdict: 'in-part', honest: false });
  });

  it('says of a journal of other rules that these can not check it, and not that it is dishonest', async () => {
    const other = { ...journal, opening: { ...journal.opening, rulesVersion: '0' } };
    const { code, out } = await runHere('verify', file('other-rules.json', other));
    expect(code).toBe(4);
    expect(out).toMatch(
      /^~ The match was played under rules 0; these are .*, and can't replay or check it\.$/m,
    );
    expect(out).toMatch(/^Checked in part: /m);
    // What needs no rules is looked at all the same.
    const gap = file('gap.json', { ...other, entries: journal.entries.toSpliced(2, 1) });
    const secret = file('secret.json', { ...other, secret: drawSecret() });
    for (const path of [gap, secret]) expect((await runHere('verify', path)).code).toBe(1);
    const key = ['--witness', 'ab'.repeat(32)];
    expect((await runHere('verify', file('other-rules.json', other), ...key)).code).toBe(1);
  });

  it('takes the key of a witness, and finds that a match had none', async () => {
    const path = file('unwitnessed.json', journal);
    expect((await runHere('verify', path, '--witness', 'ab'.repeat(32))).code).toBe(1);
    const { code, err } = await runHere('verify', path, '--witness', 'mine');
    expect([code, err]).toEqual([2, expect.stringContaining('64 hexadecimal digits')]);
  });

  it.each([
    ['another secret', () => ({ ...journal, secret: drawSecret() })],
    ['no secret', () => ({ ...journal, secret: undefined })],
    ['another final state', () => ({ ...journal, hash: '0'.repeat(64) })],
    ['a missing entry', () => ({ ...journal, entries: journal.entries.toSpliced(2, 1) })],
  ])('finds %s', async (name, forged) => {
    const { code, out } = await runHere('verify', file(`${name}.json`, forged()), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ honest: false });
  });

  it.each([
    ['a file that is not there', () => `${data}/none.json`, 'no such file'],
    ['a folder', () => data, 'it is a folder'],
    ['broken JSON', () => file('broken.json', '{"format":'), 'is not JSON'],
    ['JSON that is no journal', () => file('other.json', { format: 'poem' }), 'is not a journal'],
    [
      'a game nobody knows',
      () => file('chess.json', { ...journal, opening: { ...journal.opening, game: 'chess' } }),
      'no game "chess"',
    ],
  ])('can not read %s', async (_, path, message) => {
    const { code, err } = await runHere('verify', path());
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('replay', () => {
  it('prints the match as a log', async () => {
    const { code, out } = await runHere('replay', file('replay.json', journal));
    expect(code).toBe(0);
    expect(out).toContain(scenario.title);
    expect(out).toMatch(/^ {2}\[\d+(\.\d+)*\] \w+/m);
    expect(out).toMatch(/after \d+ entries\.$/);
  });

  it('tells a seat no more than it was told, and comes to the recorded hash', async () => {
    const path = file('replay.json', journal);
    const all = await runHere('replay', path, '--json');
    const own = await runHere('replay', path, '--json', '--seat', seats[0]!);
    const umpire = JSON.parse(all.out);
    expect(umpire.hash).toBe(journal.hash);
    expect(umpire.outcome).not.toBeNull();
    expect(JSON.parse(own.out).steps).toHaveLength(umpire.steps.length);
  });

  it('refuses a journal without its secret, and a seat that is not there', async () => {
    const partial = await runHere('replay', file('partial.json', { ...journal, secret: undefined }));
    expect(partial.code).toBe(2);
    expect(partial.err).toContain('secret');
    const stranger = await runHere('replay', file('replay.json', journal), '--seat', 'nobody');
    expect(stranger.code).toBe(2);
  });
});
