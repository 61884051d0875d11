import { describe, expect, it } from 'vitest';
import { forecast } from '../../rules/battle/odds.ts';
import type { LineShip } from '../../rules/world/squadron.ts';
import { isOutmatched } from './advice.ts';

const line = (...ids: readonly string[]): LineShip[] =>
  ids.map((ship) => ({ ship, leader: null, damage: 0, disabled: false }));
const odds = (english: LineShip[], european: LineShip[]) =>
  forecast({ lines: { english, european }, round: 0, began: { english: [], european: [] } }, 1);

describe('the advice at the weather gauge', () => {
  it('is to fight among equals and to bear away from a line twice as strong', () => {
    const many = line('fra-souverain', 'fra-superbe', 'fra-zodiaque', 'fra-temeraire');
    expect(isOutmatched(odds(line('eng-mars'), many), 'english')).toBe(true);
    expect(isOutmatched(odds(line('eng-mars'), many), 'european')).toBe(false);
    expect(isOutmatched(odds(line('eng-mars'), line('fra-souverain')), 'english')).toBe(false);
  });
});
