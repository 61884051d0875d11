import { describe, expect, it } from 'vitest';
import { proposedFrigates } from '../../attention/frigate-proposal.ts';
import { NO_STANDING, type Standing } from '../../attention/settled.ts';
import { check, choices } from '../../rules/answers.ts';
import type { AskKind, SeaAsk } from '../../rules/world/asks.ts';
import { seenBy, smallSea } from '../testing/desk.ts';
import { instructedAnswer } from './standing.ts';

const view = seenBy(smallSea());
const askOf = <K extends AskKind>(kind: K, more: object = {}): SeaAsk =>
  ({ id: kind, seat: 'english', kind, rule: '1', ...more }) as unknown as SeaAsk;
const search = askOf('search', { area: 'bay-of-biscay', mine: 'E1', theirs: 'P1' });
const answer = (ask: SeaAsk, standing: Partial<Standing> = {}, seen = view) =>
  instructedAnswer(seen, ask, new Set(), { ...NO_STANDING, ...standing })?.answer ?? null;

describe('standing instructions', () => {
  it('answer nothing unless they were given', () => {
    for (const kind of ['frigate', 'sail', 'return', 'repair'] as const)
      expect(answer(askOf(kind)), kind).toBeNull();
    expect(answer(search)).toBeNull();
  });

  it('[6.5/2] say what squadrons do when they meet the enemy, one voyage before all', () => {
    expect(answer(search, { meeting: 'avoid' })).toEqual({ choice: 'avoid' });
    expect(answer(search, { meeting: 'avoid', voyages: new Map([['E1', 'fight']]) })).toEqual({
      choice: 'fight',
    });
    expect(answer(search, { voyages: new Map([['E2', 'fight']]) })).toBeNull();
  });

  it('[9.1/1] bring squadrons home as the rules propose', () => {
    const ask = askOf('return');
    const given = answer(ask, { home: true });
    expect(given).not.toBeNull();
    expect(check(view, ask, given!)).toBeNull();
    expect(given).toEqual([...choices(view, ask)][0]);
  });

  it('[6.32] lay frigates one by one where each does most', () => {
    const inHand = {
      ...view,
      inHand: { english: 4, european: 3 },
      turn: { ...view.turn, side: 'english' },
    } as const;
    const areas = proposedFrigates(inHand, 'english');
    expect(areas).toHaveLength(4);
    expect(new Set(areas).size).toBeGreaterThan(1);
    expect(answer(askOf('frigate'), { frigates: true }, inHand)).toEqual({ area: areas[0] });
    for (const area of proposedFrigates(inHand, 'european')) expect(area).toBeTypeOf('string');
  });
});
