import { holdToCases } from '@weathergage/web/toolkit/testing/log-cases.ts';
import { describe, expect, it } from 'vitest';
import type { TableTold } from '../../rules/table/told.ts';
import { defaultAnswer } from '../orders/defaults.ts';
import { RULE_TEXTS } from '../rule-texts/index.ts';
import { deskOf, laidOut, played } from '../testing/desk.ts';
import { logLine } from './log-line.ts';
import { CASES } from './log-line-cases.ts';

/** Typed so that a new kind of happening has to be entered here, and then among the cases. */
const KINDS: Readonly<Record<TableTold['kind'], true>> = {
  turn: true,
  signalled: true,
  initiative: true,
  activated: true,
  cut: true,
  special: true,
  fires: true,
  leaks: true,
  'rudder-repaired': true,
  sail: true,
  moved: true,
  turned: true,
  boxhauled: true,
  aback: true,
  drifted: true,
  blocked: true,
  collision: true,
  aligned: true,
  aground: true,
  left: true,
  fire: true,
  musketry: true,
  'critical-check': true,
  critical: true,
  damage: true,
  crippled: true,
  sunk: true,
  exploded: true,
  demasted: true,
  struck: true,
  morale: true,
  boards: true,
  'snap-declined': true,
  'boarding-round': true,
  'boarding-ends': true,
  captured: true,
  retaken: true,
  chance: true,
  'let-pass': true,
  held: true,
  'battery-held': true,
  destroyed: true,
  surrendered: true,
  done: true,
  fluky: true,
  resigned: true,
  over: true,
};

describe('the log', () => {
  const desk = deskOf();

  holdToCases(CASES, KINDS, (told) => logLine(told, desk));

  it('cites rules that can be looked up, all through a fight', () => {
    let state = laidOut('breaking-the-line');
    const lines: string[] = [];
    for (let step = 0; step < 60; step++) {
      const next = played(state, (ask, view) => defaultAnswer(view, ask), step);
      for (const told of next.told) {
        const line = logLine(told, deskOf(state));
        if (line === null) continue;
        lines.push(line.text);
        expect(RULE_TEXTS[line.rule], `${told.kind}: ${line.rule}`).toBeDefined();
      }
      ({ state } = next);
    }
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.filter((text) => /undefined|NaN|null/.test(text))).toEqual([]);
  });
});
