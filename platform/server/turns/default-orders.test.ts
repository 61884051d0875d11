import { type Ask, type CarryOn, type GameTypes, Match, owedAsks } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { powderCarryOn, powderEntry } from '../testing/house.ts';
import { defaultOrder } from './default-orders.ts';

const { game, scenarios } = powderEntry;
const match = Match.begin(
  game,
  {
    game: game.id,
    rulesVersion: game.rulesVersion,
    scenario: scenarios[0]!,
    options: {},
    dice: { kind: 'seeded', seed: 1 },
  },
  null,
);
match.do({ type: 'answer', seat: 'red', ask: '0/signal/red', answer: { flag: 'red' } });
const ask = owedAsks(match).find(({ kind }) => kind === 'aim')!;
const halted: CarryOn = {
  ...(powderCarryOn as unknown as CarryOn),
  carry: () => ({ halt: { stop: 'asked', words: 'This is yours to decide', at: null } }),
};
const orderBy = (carryOn?: CarryOn): unknown =>
  defaultOrder({ ...powderEntry, carryOn } as never, match as unknown as Match<GameTypes>, ask as Ask);

describe('what is ordered for who does not come', () => {
  const [first] = game.choices(match.view(ask.seat), ask);
  /** As carrying on proposes. */
  const other = { at: 'low' };

  it('is what carrying on proposes, and where that leaves it to him, what the game says for the late', () => {
    expect(first).not.toEqual(other);
    expect(orderBy(powderCarryOn as unknown as CarryOn)).toEqual(other);
    expect(orderBy({ ...(powderCarryOn as unknown as CarryOn), late: () => first })).toEqual(other);
    expect(orderBy({ ...halted, late: () => other })).toEqual(other);
  });

  it('is the first that is allowed where the game has nothing to say, or what it says is not', () => {
    expect(orderBy()).toEqual(first);
    expect(orderBy({ ...halted, late: () => null })).toEqual(first);
    expect(orderBy({ ...halted, late: () => ({ at: 'the moon' }) })).toEqual(first);
    const fails = (): never => {
      throw new Error('no idea');
    };
    expect(orderBy({ ...halted, late: fails })).toEqual(first);
  });
});
