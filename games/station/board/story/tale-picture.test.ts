import { describe, expect, it } from 'vitest';
import { twoFleets } from '../../rules/testing/battle.ts';
import type { BattleTold } from '../../rules/told/battle.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import { combatTold } from '../testing/told.ts';
import { beatsOf } from './tale.ts';
import { picturesOf } from './tale-picture.ts';

const view = viewOf(twoFleets(), 'red');
const combat = combatTold({
  die: 4,
  column: { red: 3, blue: 2 },
  dp: { red: 2, blue: 4 },
  sunk: { red: 0, blue: 1 },
});
const hurt: BattleTold = {
  kind: 'hurt',
  rule: '8.337',
  side: 'blue',
  squadron: 'azure-a',
  dp: 4,
  total: 7,
  sunk: 1,
  sail: 3,
};

describe('the picture of a Battle that is told', () => {
  const beats = beatsOf([combat, hurt]);

  it('has both lines from the beginning, with what each had then', () => {
    const [column] = picturesOf(view, beats, 0);
    expect(column).toMatchObject({ fought: true, live: true });
    expect(column!.sides.blue).toMatchObject([{ squadron: 'azure-a', sail: 4, of: 4, dp: 3 }]);
  });

  it('shows what has been lost when that is told, and not before', () => {
    const [column] = picturesOf(view, beats, 1);
    expect(column).toMatchObject({ fought: true, live: false });
    expect(column!.sides.blue).toMatchObject([{ sail: 3, of: 4, dp: 7, struck: true }]);
  });

  it('has a Flagship that is lost in the line where she fought, beside her mate', () => {
    const flagship: BattleTold = { ...hurt, squadron: 'azure-flag', dp: 0, total: 0, sunk: 1, sail: 0 };
    const [column] = picturesOf(view, beatsOf([combat, { ...hurt, sunk: 0, sail: 4 }, flagship]), 2);
    expect(column!.sides.blue).toMatchObject([
      { squadron: 'azure-a', sail: 4, of: 4 },
      { squadron: 'azure-flag', sail: 0, of: 1 },
    ]);
  });
});
