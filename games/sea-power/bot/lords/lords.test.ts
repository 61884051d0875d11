import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { SIDES, type Side, type War } from '../../data/nations.ts';
import { scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import { commander } from '../admiral.ts';
import { SEA_LORD } from '../sea-lord.ts';
import { HIGH_SETTINGS } from './high-settings.ts';
import { lordOf } from './index.ts';
import { KNOBS, settingOf, turned } from './knobs.ts';
import { SETTINGS } from './settings.ts';
import { LORDS, sideBegun } from './tempers.ts';

const WARS: readonly War[] = [1, 2, 3];

describe('the knobs of a lord', () => {
  it.each(SIDES)('stand where they were turned, and turn nothing else: %s', (side) => {
    const begun = settingOf(side, SEA_LORD);
    expect(turned(side, SEA_LORD, begun)).toEqual(SEA_LORD);
    for (const [name, { least, most }] of Object.entries(KNOBS[side]))
      for (const to of [least, most])
        expect(settingOf(side, turned(side, SEA_LORD, { [name]: to }))).toEqual({ ...begun, [name]: to });
  });

  it('are set for sides and wars that there are, within their bounds', () => {
    for (const [key, setting] of [...Object.entries(SETTINGS), ...Object.entries(HIGH_SETTINGS)]) {
      expect(key).toMatch(/^[123](english|european)$/);
      for (const [name, to] of Object.entries(setting)) {
        const { least, most } = KNOBS[key.slice(1) as Side][name]!;
        expect(to, `${key} ${name}`).toBeGreaterThanOrEqual(least);
        expect(to, `${key} ${name}`).toBeLessThanOrEqual(most);
      }
    }
  });

  it('make a temper for each side in each war', () => {
    for (const war of WARS)
      for (const side of SIDES) {
        const own = settingOf(side, LORDS[war][side]);
        expect(own).toEqual({ ...settingOf(side, sideBegun(side, war)), ...SETTINGS[`${war}${side}`] });
      }
  });
});

describe('a lord', () => {
  it('answers as a commander of the temper that he has there', () => {
    const scenario = scenarios.find(({ id }) => id === 'napoleonic-wars-1793')!;
    const state = seaPower.setup(scenario, {}, looseDice(1));
    for (const ask of seaPower.asks(state)) {
      const view = seaPower.view(state, ask.seat);
      const temper = LORDS[3][ask.seat === state.commands.english ? 'english' : 'european'];
      const asHe = commander(temper)(view, ask, looseDice(2));
      expect(lordOf(LORDS)(view, ask, looseDice(2))).toEqual(asHe);
    }
  });
});
