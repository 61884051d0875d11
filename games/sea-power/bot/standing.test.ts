import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { seaPower } from '../rules/index.ts';
import type { Scenario } from '../rules/world/scenario.ts';
import type { State, View } from '../rules/world/state.ts';
import { ADMIRAL } from './admiral.ts';
import type { Desk } from './desk.ts';
import { SEA_LORD } from './sea-lord.ts';
import { standingOf, temperNow, yearsLeft } from './standing.ts';

const [WAR] = scenarios as readonly [Scenario];
const begun = seaPower.setup(WAR, {}, looseDice(1)) as State;

const deskIn = (year: number, english: number, european: number, side: 'english' | 'european'): Desk => {
  const view = { ...begun, year, points: { english, european } } as unknown as View;
  return { view, side, enemy: side === 'english' ? 'european' : 'english' } as Desk;
};

describe('how a war stands (8.5)', () => {
  it('counts the years that are left, and those of the wars to come', () => {
    expect(yearsLeft(deskIn(1756, 0, 0, 'english').view)).toBe(7);
    expect(yearsLeft(deskIn(1762, 0, 0, 'english').view)).toBe(1);
    const campaign = scenarios.find(({ id }) => id === 'long-campaign-1756')!;
    expect(yearsLeft({ ...begun, scenario: campaign, year: 1762 } as unknown as View)).toBe(1 + 6 + 13);
  });

  it('plays for the score in the last two years only', () => {
    expect(standingOf(deskIn(1758, 0, 90, 'european'), SEA_LORD)).toBe('early');
    expect(standingOf(deskIn(1761, 0, 28, 'european'), SEA_LORD)).toBe('ahead');
    expect(standingOf(deskIn(1761, 0, 27, 'european'), SEA_LORD)).toBe('behind');
  });

  it('keeps a European fleet in port that has won, and no other', () => {
    expect(temperNow(deskIn(1762, 0, 40, 'european'), SEA_LORD).stays).toBe(true);
    expect(temperNow(deskIn(1762, 40, 0, 'english'), SEA_LORD).stays).toBe(false);
    expect(temperNow(deskIn(1762, 0, 20, 'european'), SEA_LORD).caution).toBeLessThan(SEA_LORD.caution);
    const deaf = { ...SEA_LORD, reckons: false };
    expect(temperNow(deskIn(1762, 0, 40, 'european'), deaf)).toBe(deaf);
  });

  it('asks a greater lead the more years are left, where he reckons with them', () => {
    const far = { ...SEA_LORD, reckoned: 7, margin: { last: 3, each: 6 } };
    expect(standingOf(deskIn(1762, 0, 28, 'european'), far)).toBe('ahead');
    expect(standingOf(deskIn(1760, 0, 39, 'european'), far)).toBe('behind');
    expect(standingOf(deskIn(1760, 0, 40, 'european'), far)).toBe('ahead');
    const { caution } = temperNow(deskIn(1760, 0, 0, 'european'), { ...far, dares: 0.25 });
    expect(caution).toBe(SEA_LORD.caution / 4);
  });

  it('scatters the English, who may want it, where the enemy has long kept to port', () => {
    const roused = { ...SEA_LORD, rouses: true, patience: true };
    expect(temperNow(deskIn(1757, 0, 0, 'english'), roused).patience).toBe(true);
    expect(temperNow(deskIn(1759, 0, 0, 'english'), roused)).toMatchObject({ patience: false, cruisers: 9 });
    expect(temperNow(deskIn(1759, 0, 0, 'english'), { ...roused, rouses: false }).patience).toBe(true);
    const held = [{ year: 1758, source: 'area' }] as unknown as View['ledger'];
    const desk = deskIn(1759, 0, 0, 'english');
    expect(temperNow({ ...desk, view: { ...desk.view, ledger: held } }, roused).patience).toBe(true);
  });

  it('masses the English where no sea is worth much, and nobody else', () => {
    const last = scenarios.find(({ id }) => id === 'napoleonic-wars-1793')!;
    const there = seaPower.setup(last, {}, looseDice(1)) as State;
    const desk = (side: 'english' | 'european'): Desk => ({
      ...deskIn(1756, 0, 0, side),
      view: there as unknown as View,
    });
    expect(temperNow(desk('english'), SEA_LORD)).toMatchObject({ patience: true, size: { english: 20 } });
    expect(temperNow(desk('european'), SEA_LORD)).toBe(SEA_LORD);
    expect(temperNow(desk('english'), ADMIRAL)).toBe(ADMIRAL);
    expect(temperNow(deskIn(1756, 0, 0, 'english'), SEA_LORD)).toBe(SEA_LORD);
  });
});
