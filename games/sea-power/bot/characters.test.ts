import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { seaPower } from '../rules/index.ts';
import { BOLD, METHODICAL, WARY } from './characters.ts';
import type { Command } from './desk.ts';
import { bots } from './index.ts';
import { type Outlook, riskOf } from './prospects.ts';
import { SEA_LORD } from './sea-lord.ts';
import type { Temper } from './temper.ts';

describe('the characters of Sea Power', () => {
  it('see more or less danger in the same sea', () => {
    const fleet = { ships: 8 } as Command;
    const risk = (temper: Temper): number => riskOf({ temper, toCome: 2 } as Outlook, fleet, 6);
    expect(risk(BOLD)).toBeLessThan(risk(SEA_LORD));
    expect(risk(SEA_LORD)).toBeLessThan(risk(WARY));
    expect(risk(METHODICAL)).toBe(risk(SEA_LORD));
  });

  it('part ways in the same war', { timeout: 60_000 }, () => {
    const names = ['sea-lord', 'bold', 'wary', 'methodical'] as const;
    const courses = names.map((name) => {
      const dice = looseDice(3);
      let state = seaPower.setup(scenarios[0]!, {}, dice);
      const given: string[] = [];
      for (let step = 0; step < 60; step++) {
        const answers = seaPower.asks(state).map((ask) => {
          const view = seaPower.view(state, ask.seat);
          const answer = (bots[name] as typeof bots.random)(view, ask, looseDice(step));
          if (ask.kind === 'sail' || ask.kind === 'search') given.push(JSON.stringify(answer));
          return { ask, answer };
        });
        state = seaPower.resolve(state, answers, dice).state;
      }
      return given.join('\n');
    });
    expect(new Set(courses).size).toBe(names.length);
  });
});
