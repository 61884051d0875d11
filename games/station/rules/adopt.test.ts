import { readFileSync } from 'node:fs';
import {
  adoptMatch,
  type Journal,
  type Match,
  type Opening,
  type Snapshot,
  verifyJournal,
} from '@weathergage/kernel';
import { finishAdopted } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { adopt } from './adopt.ts';
import { station } from './index.ts';
import { appear } from './organisation/arrivals.ts';
import journalOfValdoro from './testing/journals-of-rules-1/valdoro-trade.json' with { type: 'json' };
import turn1 from './testing/journals-of-rules-1/valdoro-trade-turn-1.json' with { type: 'json' };
import { scripted, stationAt } from './testing/station.ts';
import type { Station } from './types.ts';
import { careerOf } from './world/ranks.ts';

/** A first cruise under way, as the umpire of rules 1 left it in the midst of a Turn. */
const begun = (): { readonly opening: Opening; readonly snapshot: Snapshot<Station> } =>
  JSON.parse(readFileSync(new URL('./testing/begun-under-rules-1.json', import.meta.url), 'utf8'));

function finish(match: Match<Station>): void {
  while (match.outcome === null)
    for (const ask of match.asks) {
      const [answer] = station.choices(match.desk(ask.seat).view, ask);
      expect(match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer: answer! })).not.toHaveProperty(
        'refusal',
      );
    }
}

describe('a match begun under rules 1', () => {
  it('goes on with the courses free, as it was begun', () => {
    const { opening, snapshot } = begun();
    expect([opening.rulesVersion, snapshot.rulesVersion]).toEqual(['1', '1']);
    const { match, entry } = adoptMatch(station, opening, null, snapshot, []);
    expect(entry).toMatchObject({ type: 'adopt', rulesVersion: station.rulesVersion });
    expect(match.state.options).toEqual({ freeCourses: true });
    // Under Orders for another Port it may still be sent home.
    const [ask] = match.asks;
    const plan = { kind: 'voyage', to: 'pelham', arrive: 'hold' } as const;
    expect(match.state.forces.crown!.formations['crown-flag']!.execution?.order).toBe('cr-show');
    expect(
      station.check(match.desk(ask!.seat).view, ask!, { plans: [{ formation: 'crown-flag', plan }] }),
    ).toBeNull();
  });

  it('can be finished, and is sound at every step', () => {
    const { opening, snapshot } = begun();
    const { match } = adoptMatch(station, opening, null, snapshot, []);
    expect(station.invariants(match.state)).toEqual([]);
    finish(match);
    expect(match.outcome).not.toBeNull();
    expect(station.invariants(match.state)).toEqual([]);
  });

  it('a match of these rules is left as it is', () => {
    const { opening, snapshot } = begun();
    const own = { ...snapshot, rulesVersion: station.rulesVersion };
    expect(adoptMatch(station, opening, null, own, []).match.state.options).toEqual({});
  });
});

/** Written by the first rules. JSON has no unions: the types of a journal are what the kernel checks, not the compiler. */
const journal = journalOfValdoro as unknown as Journal;
const saved = turn1 as unknown as Snapshot<Station>;

describe('the journal of a match under rules 1', () => {
  it('has a journal that says plainly that other rules made it', () => {
    const { verdict, findings } = verifyJournal(station, journal);
    expect(verdict).toBe('in-part');
    expect(findings).toContainEqual({
      ok: true,
      unchecked: true,
      text: `The match was played under rules 1; these are ${station.rulesVersion}, and can't replay or check it.`,
    });
  });

  it('is taken over in the middle of a Turn, played to its end, and verified from there on', () => {
    const { taken, proof } = finishAdopted(station, journal, saved);
    expect(station.invariants(taken)).toEqual([]);
    expect(taken).toMatchObject({ turn: 0, step: 'reorganisation' });
    expect(proof.findings.filter(({ ok }) => !ok)).toEqual([]);
    expect(proof.verdict).toBe('in-part');
    expect(proof.findings.map(({ text }) => text)).toContain(
      `Begun under rules 1; checked from entry ${saved.n + 1}, where ${station.rulesVersion} took over.`,
    );
  });

  it('[12.44] keeps the Player Ranks it was played with, and an Inspectorate only with an Admiral', () => {
    const world = adopt(structuredClone(saved.state), '1');
    expect(world.options).toEqual({
      turnLimit: 2,
      freeCourses: true,
      careers: { A: { rank: 3 }, B: { rank: 8, inspectorate: 'dockyards' } },
    });
    expect(careerOf(world, 'league')).toEqual({ rank: 8, inspectorate: 'dockyards' });
  });

  it('[6.2] knows the cover of trade by its name of now', () => {
    const world = stationAt();
    const declared = { kind: 'tasks', side: 'red', declared: [{ task: 'CoverSomeTrade', at: 'gulf' }] };
    const old = { ...world, stage: declared };
    expect(adopt(old, '1').stage).toMatchObject({ declared: [{ task: 'CoverTrade', at: 'gulf' }] });
  });

  it('[11.15] what was on its way then enters the map in its Turn', () => {
    const world = stationAt({ world: { turn: 4 } });
    world.forces.red!.arrivals = [
      { turn: 4, at: 'ocean', flotilla: null, leader: null, squadrons: [{ id: 'red-a', sail: 3, dp: 1 }] },
    ];
    const taken = adopt(world, '1');
    appear(taken, scripted(taken));
    expect(taken.forces.red!.formations['red-a']).toMatchObject({ place: { at: 'ocean', berth: 'sea' } });
    expect(station.invariants(taken)).toEqual([]);
  });
});
