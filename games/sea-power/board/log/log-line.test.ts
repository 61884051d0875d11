import { holdToCases } from '@weathergage/web/toolkit/testing/log-cases.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { view as viewOf } from '../../rules/view.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { setup } from '../../rules/year/setup.ts';
import { logLine } from './log-line.ts';
import { CASES } from './log-line-cases.ts';

/** Typed so that a new kind of happening has to be entered here, and then among the cases. */
const KINDS: Readonly<Record<SeaTold['kind'], true>> = {
  bids: true,
  year: true,
  'entered-war': true,
  port: true,
  back: true,
  revolution: true,
  alliance: true,
  russians: true,
  'russians-stay': true,
  demobilised: true,
  drawn: true,
  commissioned: true,
  organised: true,
  placed: true,
  frigate: true,
  sailed: true,
  weather: true,
  moved: true,
  'put-in': true,
  'hove-to': true,
  passed: true,
  search: true,
  decoy: true,
  join: true,
  combined: true,
  station: true,
  wear: true,
  lost: true,
  interned: true,
  uncontrolled: true,
  battle: true,
  gauge: true,
  'fought-out': true,
  report: true,
  glimpse: true,
  withdrew: true,
  lines: true,
  fire: true,
  weight: true,
  damage: true,
  leader: true,
  refuge: true,
  disengaged: true,
  'battle-over': true,
  control: true,
  assault: true,
  wrecks: true,
  gone: true,
  points: true,
  returned: true,
  repaired: true,
  resigned: true,
  over: true,
};

const world = setup(scenarios[0]!, {});
world.forces.english.squadrons[0]!.token = 'E1';
const desk = { view: viewOf(world, 'english') };

describe('the chronicle', () => {
  holdToCases(CASES, KINDS, (told) => logLine(told, desk));

  it('calls one’s own squadrons by name and the enemy’s by what is on the marker', () => {
    const moved = (token: string): SeaTold => ({
      kind: 'moved',
      rule: '6.1/4',
      side: token === 'E1' ? 'english' : 'european',
      token,
      to: 'north-sea',
      cost: 0,
    });
    expect(logLine(moved('E1'), desk)?.text).toBe('The Channel squadron stands into the North Sea, free.');
    expect(logLine(moved('P7'), desk)?.text).toBe(
      'The European squadron P7 stands into the North Sea, free.',
    );
  });

  it('shows the dice of a broadside, and of whatever else was thrown for', () => {
    const fire = CASES.find(([{ kind }]) => kind === 'fire')![0];
    expect(logLine(fire, desk)?.dice).toEqual([6, 6, 2]);
    expect(logLine(CASES.find(([{ kind }]) => kind === 'join')![0], desk)?.dice).toEqual([5]);
    expect(logLine(CASES[1]![0], desk)).not.toHaveProperty('dice');
  });

  it('names what a line is about', () => {
    const fire = CASES.find(([{ kind }]) => kind === 'fire')![0];
    expect(logLine(fire, desk)?.subjects).toEqual(['eng-mars', 'eng-namur', 'fra-souverain']);
  });
});
