import { describe, expect, it } from 'vitest';
import { homePortsOf } from '../../data/ports.ts';
import { squadronsOf } from '../../data/squadrons.ts';
import { leaderIds, newMatch, shipIds, stackOf, Umpire, yearOf } from '../testing/forces.ts';
import { view } from '../view.ts';
import type { AnswerTo } from '../world/asks.ts';
import { leadersAboard, ratingOfSquadron, seniorOf } from '../world/leadership.ts';
import { isEmpty } from '../world/squadron.ts';
import { squadronsDue } from './organise.ts';

const ships = shipIds('England', 2, 0, 40);
const leaders = leaderIds('England', 2, 5);
const [keppel, rodney, howe] = leaders as [string, string, string];
const french = shipIds('France', 2, 0, 12);
const frenchLeaders = leaderIds('France', 2, 4);

/** 1778 with forty English ships under five leaders and twelve French under four. */
const in1778 = () =>
  new Umpire(
    yearOf(2, 1778, 'organise', {
      english: { fresh: ships, leaders },
      european: { fresh: french, leaders: frenchLeaders },
    }),
  );
type Drafts = AnswerTo<'organise'>['squadrons'];
const code = (...squadrons: Drafts) => in1778().refusal('organise', 'english', { squadrons })?.code;

const channel = { squadron: 'eng-channel', stacks: [stackOf(ships.slice(0, 10), keppel)] };
const western = { squadron: 'eng-western', stacks: [stackOf(ships.slice(10, 20), rodney)] };

describe('6.6 squadrons', () => {
  it('[6.6/1] ships sail in squadrons of their nation, and one with ships needs a leader', () => {
    expect(code(channel, western)).toBeUndefined();
    expect(code(channel, { ...western, stacks: [stackOf(ships.slice(10, 20))] })).toBe('unled');
    expect(code(channel, { ...western, squadron: 'fra-brest' })).toBe('unknown-squadron');
    expect(code(channel, { ...western, squadron: 'eng-channel' })).toBe('squadron-twice');
    expect(code(channel, { ...western, stacks: [stackOf(['fra-bretagne'], rodney)] })).toBe('unknown-ship');
    expect(code(channel, { ...western, stacks: [stackOf(ships.slice(9, 12), rodney)] })).toBe('ship-twice');
  });

  it('[6.6/1] a nation that is not at war forms none', () => {
    const squadrons = [{ squadron: 'spa-cadiz', stacks: [] }];
    expect(in1778().refusal('organise', 'european', { squadrons })?.code).toBe('not-at-war');
  });

  it('[6.6/2] a marker without ships may be put into play as a decoy', () => {
    expect(code(channel, western, { squadron: 'eng-downs', stacks: [] })).toBeUndefined();
  });

  it('[3.6/8] one marker stands for all that is in a squadron', () => {
    const match = in1778();
    match.play({ 'organise english': { squadrons: [channel, western] } });
    expect(match.world.inHand.english).toBe(2);
    const squadron = match.world.forces.english.squadrons.find(({ id }) => id === 'eng-channel')!;
    expect(squadron.stacks.flat()).toHaveLength(10);
  });
});

describe('6.4 leaders', () => {
  it('[6.4/1] a leader has one place only, and the highest rated is the squadron’s allowance', () => {
    expect(code(channel, { ...western, stacks: [stackOf(ships.slice(10, 20), keppel)] })).toBe(
      'leader-twice',
    );
    expect(code(channel, { ...western, stacks: [stackOf(ships.slice(10, 20), 'eng-nelson')] })).toBe(
      'unknown-leader',
    );
    const world = yearOf(2, 1778, 'movement');
    expect(ratingOfSquadron(world, { stacks: [stackOf(ships.slice(0, 3), 'eng-hardy', 'eng-hood')] })).toBe(
      4,
    );
    expect(ratingOfSquadron(world, { stacks: [stackOf(ships.slice(0, 3), 'eng-hardy')] })).toBe(1);
  });

  it('[6.4/2] he leads from the ship he is aboard; one who is aboard none leads nobody, however able', () => {
    const match = in1778();
    match.world.forces.english.leaders.push('eng-hardy', 'eng-hood');
    const led = { squadron: 'eng-channel', stacks: [stackOf(ships.slice(0, 10), 'eng-hardy')] };
    match.play({ 'organise english': { squadrons: [led, western] } });
    const { squadrons, leaders: all } = match.world.forces.english;
    const fleet = squadrons.find(({ id }) => id === 'eng-channel')!;
    // Hood is a 4 and in play; ashore he lends the squadron nothing.
    expect(all).toContain('eng-hood');
    expect([seniorOf(fleet, 2), ratingOfSquadron(match.world, fleet)]).toEqual(['eng-hardy', 1]);
    expect(leadersAboard(fleet)).toEqual(['eng-hardy']);
    const unled = { stacks: [stackOf(ships.slice(0, 3))] };
    expect([seniorOf(unled, 2), ratingOfSquadron(match.world, unled)]).toEqual([null, 0]);
  });

  it('[6.4/2] he is aboard a ship of the stack, one of his own nation', () => {
    const squadrons = [
      { squadron: 'fra-brest', stacks: [stackOf(french.slice(0, 3), frenchLeaders[0]!)] },
      { squadron: 'fra-toulon', stacks: [stackOf(french.slice(3, 6), 'eng-howe')] },
    ];
    const match = in1778();
    match.world.forces.european.leaders.push('eng-howe');
    expect(match.refusal('organise', 'european', { squadrons })?.code).toBe('foreign-leader');
  });

  it('[6.4/3] leaders aboard nothing stay ashore without effect; extra ones may come along on other ships', () => {
    const extra = { ...channel, stacks: [stackOf(ships.slice(0, 10), keppel, howe, leaders[3]!)] };
    expect(code(extra, western)).toBeUndefined();
    const match = in1778();
    match.play({ 'organise english': { squadrons: [channel, western] } });
    expect(match.world.forces.english.leaders).toContain(howe);
    const aboard = match.world.forces.english.squadrons.flatMap(({ stacks }) => stacks.flat());
    expect(aboard.some(({ leader }) => leader === howe)).toBe(false);
  });

  it('[6.4/4] sixteen ships a leader: more need further stacks, each led', () => {
    const big = (...stacks: ReturnType<typeof stackOf>[]) => ({ squadron: 'eng-channel', stacks });
    const other = { ...western, stacks: [stackOf(ships.slice(39), leaders[4]!)] };
    expect(code(big(stackOf(ships.slice(0, 16), keppel)), other)).toBeUndefined();
    const tooBig = [big(stackOf(ships.slice(0, 17), keppel, rodney)), other];
    expect(in1778().refusal('organise', 'english', { squadrons: tooBig })).toMatchObject({
      code: 'stack-too-big',
      rule: '6.4/4',
    });
    expect(code(big(stackOf(ships.slice(0, 16), keppel), stackOf(ships.slice(16, 20))), other)).toBe('unled');
    const three = [
      stackOf(ships.slice(0, 16), keppel),
      stackOf(ships.slice(16, 32), rodney),
      stackOf(ships.slice(32, 39), howe),
    ];
    expect(code(big(...three), other)).toBeUndefined();
  });

  it('[3.6/7] the senior is the highest rated; of equals the first in the line, which is the owner’s to arrange', () => {
    const senior = (...aboard: string[]) => seniorOf({ stacks: [stackOf(ships.slice(0, 3), ...aboard)] }, 2);
    expect(senior('eng-hardy', 'eng-hood', 'eng-keppel')).toBe('eng-hood');
    expect(senior('eng-rodney', 'eng-hood')).toBe('eng-rodney');
    expect(senior('eng-hood', 'eng-rodney')).toBe('eng-hood');
    expect(senior()).toBeNull();
  });
});

describe('3.7 organising', () => {
  it('[3.7/4] a nation forms a squadron with ships for each home port, as far as its leaders go', () => {
    expect(homePortsOf('England')).toHaveLength(2);
    expect(code(channel)).toBe('too-few-squadrons');
    expect(code(channel, { squadron: 'eng-downs', stacks: [] })).toBe('too-few-squadrons');
    const match = in1778();
    match.world.forces.english.leaders = [keppel];
    expect(match.refusal('organise', 'english', { squadrons: [channel] })).toBeNull();
  });

  it('[3.7/4] and as far as its own ships go, however many its friends have', () => {
    const { forces } = yearOf(2, 1780, 'organise', {
      european: {
        fresh: [...french.slice(0, 1), ...shipIds('Spain', 2, 0, 5)],
        leaders: [...frenchLeaders, ...leaderIds('Spain', 2, 2)],
      },
    });
    // France has four home ports and one ship, Spain three ports, five ships and two leaders.
    expect(squadronsDue(forces.european, 'France')).toBe(1);
    expect(squadronsDue(forces.european, 'Spain')).toBe(2);
  });

  it('[3.7/2] both sides do it at once and unseen: only the number of markers is known', () => {
    const match = in1778();
    expect(match.ask('organise', 'english')).toBeDefined();
    expect(match.ask('organise', 'european')).toBeDefined();
    match.play({ 'organise english': { squadrons: [channel, western] } });
    const seen = view(match.world, 'european');
    expect(seen.forces.english).toBeUndefined();
    expect(seen.inHand.english).toBe(2);
    expect(match.told('organised', 'european')).toEqual([
      { kind: 'organised', rule: '3.7/2', side: 'english' },
      { kind: 'organised', rule: '3.7/2', side: 'european' },
    ]);
    expect(JSON.stringify(match.happenings)).not.toContain(ships[0]);
  });

  it('[11.G] in open play everybody sees everything', () => {
    const match = new Umpire(
      yearOf(
        2,
        1778,
        'organise',
        { english: { fresh: ships, leaders }, european: { fresh: french, leaders: frenchLeaders } },
        { openPlay: true },
      ),
    );
    match.play({ 'organise english': { squadrons: [channel, western] } });
    expect(view(match.world, 'european').forces.english!.squadrons[0]!.stacks).toEqual(channel.stacks);
    expect(view(match.world, 'gallery').forces.english).toBeDefined();
    const year = newMatch('maritime-war-1778', { openPlay: true }).playUntil('demobilise');
    year.play();
    expect(year.told('drawn', 'european').some(({ side, ships: drawn }) => side === 'english' && drawn)).toBe(
      true,
    );
  });

  it('ships in no squadron lie in the first home port of their nation', () => {
    const match = in1778();
    match.play({ 'organise english': { squadrons: [channel, western] } });
    expect(match.world.forces.english.ships[ships[30]!]!.port).toBe('portsmouth');
    expect(match.world.forces.english.ships[ships[0]!]!.port).toBeNull();
  });

  it('suggestions are legal and of many kinds: decoys, several stacks, extra leaders', () => {
    const seen = { decoys: 0, stacks: 0, extras: 0, distinct: new Set<string>() };
    for (let seed = 1; seed < 4; seed++) {
      const match = newMatch('long-campaign-1756', { earlySpain: true }, seed);
      for (const side of ['english', 'european'] as const)
        for (const answer of match.choices('organise', side)) {
          expect(match.refusal('organise', side, answer)).toBeNull();
          seen.distinct.add(JSON.stringify(answer));
          for (const draft of answer.squadrons) {
            if (isEmpty(draft)) seen.decoys++;
            if (draft.stacks.length > 1) seen.stacks++;
            if (draft.stacks.flat().filter(({ leader }) => leader !== null).length > draft.stacks.length)
              seen.extras++;
          }
        }
    }
    expect(seen.decoys).toBeGreaterThan(0);
    expect(seen.stacks).toBeGreaterThan(0);
    expect(seen.extras).toBeGreaterThan(0);
    expect(seen.distinct.size).toBeGreaterThan(40);
    expect(squadronsOf('England')).toHaveLength(12);
  });
});
