import { holdToCases } from '@weathergage/web/toolkit/testing/log-cases.ts';
import { describe, expect, it } from 'vitest';
import type { HexTold } from '../../rules/sea/told.ts';
import { deskOf } from '../testing/desk.ts';
import { logLine } from './log-line.ts';
import { ADVANCED_CASES } from './log-line-advanced-cases.ts';
import { CASES as BASIC_CASES, someHex, someThrow } from './log-line-cases.ts';

const CASES = [...BASIC_CASES, ...ADVANCED_CASES];

/** Typed so that a new kind of happening has to be entered here, and then above. */
const KINDS: Readonly<Record<HexTold['kind'], true>> = {
  turn: true,
  unfoul: true,
  plots: true,
  infraction: true,
  moved: true,
  entered: true,
  waits: true,
  left: true,
  contest: true,
  collision: true,
  foul: true,
  grapple: true,
  ungrapple: true,
  boarding: true,
  fire: true,
  damage: true,
  surrender: true,
  recovered: true,
  transfer: true,
  'seen-through': true,
  'melee-round': true,
  'melee-ends': true,
  captured: true,
  retaken: true,
  loaded: true,
  bombardment: true,
  'battery-hit': true,
  critical: true,
  'fire-aboard': true,
  doomed: true,
  'destroyed-hull': true,
  'crew-back': true,
  ended: true,
  blast: true,
  'wind-check': true,
  wind: true,
  notes: true,
  'note-void': true,
  sails: true,
  anchor: true,
  repaired: true,
  'repair-void': true,
  reloaded: true,
  message: true,
  late: true,
  flag: true,
  tow: true,
  mast: true,
  wreckage: true,
  aground: true,
  refloat: true,
  sounded: true,
  boom: true,
  lit: true,
  'catches-fire': true,
  unreliable: true,
  mustered: true,
  squadrons: true,
  resigned: true,
  over: true,
};

describe('the log', () => {
  const desk = deskOf();

  holdToCases(CASES, KINDS, (told) => logLine(told, desk));

  it('gives the dice of a throw to be shown, and no empty row of them', () => {
    expect(
      logLine(
        {
          kind: 'grapple',
          rule: '9.1.4',
          ...someThrow,
          success: true,
          ship: 'shannon',
          target: 'chesapeake',
        },
        desk,
      )?.dice,
    ).toEqual([4, 5]);
    expect(logLine({ kind: 'left', rule: '15.0', ship: 'shannon' }, desk)).not.toHaveProperty('dice');
  });

  it('names the ships a line is about', () => {
    expect(
      logLine(
        {
          kind: 'contest',
          rule: '8.3.2',
          hex: someHex,
          ships: ['shannon', 'chesapeake'],
          decider: 'shannon',
        },
        desk,
      )?.subjects,
    ).toEqual(['shannon', 'chesapeake']);
  });
});
