import { looseDice } from '@weathergage/kernel';
import { expect, it } from 'vitest';
import { bestInDanger } from './endangered.ts';

it('finds what plain sorting finds, equals in their order, and asks after fewer dangers', () => {
  const dice = looseDice(4);
  for (const most of [1, 4, 30]) {
    const items = Array.from({ length: 200 }, (_, at) => ({
      at,
      safe: dice.below(40),
      danger: dice.below(9),
    }));
    let asked = 0;
    const found = bestInDanger(
      items,
      items.map(({ safe }) => safe),
      most,
      ({ danger }) => {
        asked++;
        return danger;
      },
    );
    const sorted = items
      .map((item) => ({ item, value: item.safe - item.danger }))
      .sort((a, b) => b.value - a.value)
      .slice(0, most);
    expect(found).toEqual(sorted);
    expect(asked).toBeLessThan(150);
  }
});
