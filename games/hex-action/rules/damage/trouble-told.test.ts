import { describe, expect, it } from 'vitest';
import { bondOf } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { HOLDING, loneLog, loneShip } from '../testing/lone.ts';
import { context, testSea } from '../testing/sea.ts';
import { cutAnchor, cutLine } from './cut-lines.ts';
import { settleShipsInTrouble } from './ships-in-trouble.ts';

const settled = (sea: ReturnType<typeof advancedSea>, ...dice: number[]) => {
  const tools = context(...dice);
  settleShipsInTrouble(sea, tools);
  return tools.told;
};

describe('ships in trouble', () => {
  it.each([
    ['sinking', '24.3.2.2'],
    ['exploding', '24.3.2.3'],
  ] as const)('[24.3.2.2] [24.3.2.3] one that is %s throws by rule %s; the die is told', (doom, rule) => {
    const ship = loneShip({ surrender: 'striking', hull: 0, advanced: { doom } });
    expect(settled(advancedSea([ship]), 5)).toEqual([{ kind: 'doomed', rule, dice: [5], ship: 'x', doom }]);
  });

  it('[24.3.2.2] one that is gone throws no more', () => {
    const ship = loneShip({ presence: 'gone', surrender: 'striking', advanced: { doom: 'sinking' } });
    expect(settled(advancedSea([ship]))).toEqual([]);
  });

  it('[12.3.3] melees whose ships no longer hang together are over when all is settled', () => {
    const sea = advancedSea([loneShip(), advancedShip({ id: 'y', at: 'L15', heading: 1, side: 'b' })], {
      melees: [{ ...bondOf('x', 'y'), since: 1 }],
    });
    expect(settled(sea)).toEqual([
      { kind: 'melee-ends', rule: '12.3.3', ships: ['x', 'y'], how: 'parted', winner: null },
    ]);
    expect(sea.melees).toEqual([]);
  });

  it('men from the shore fill crew squares of a moored line, and nobody else’s', () => {
    const shore = (everyTurns: number, stated: Parameters<typeof loneShip>[0] = {}, turn = 3) => {
      const ship = loneShip(stated);
      ship.sections[0]!.left = 1;
      const special = [{ id: 'moored-line', side: 'a', crewBack: 5, everyTurns }] as never;
      return settled(advancedSea([ship], { turn, advanced: { special } }));
    };
    const back = { kind: 'crew-back', rule: 'moored-line', ship: 'x', crew: [{ section: 1, squares: 2 }] };
    expect(shore(2)).toEqual([back]);
    expect(shore(0)).toEqual([]);
    expect(shore(2, { presence: 'gone' })).toEqual([]);
    expect(shore(2, {}, 4)).toEqual([]);
  });

  it('nothing is told where nobody is missing but prisoners', () => {
    const ship = loneShip();
    ship.sections.push({ ...ship.sections[0]!, no: 4, side: 'b', role: 'prisoner', left: 1 });
    const special = [{ id: 'moored-line', side: 'a', crewBack: 5, everyTurns: 2 }] as never;
    expect(settled(advancedSea([ship], { turn: 3, advanced: { special } }))).toEqual([]);
  });
});

describe('lines that are cut', () => {
  const grapple = { ...bondOf('x', 'y'), count: 1 };

  it('[35.4.3.1] a tow is a tow only where the rule is played; else a grapple goes', () => {
    const cut = (towing: boolean) => {
      const ship = loneLog({ tows: 'y' });
      const sea = advancedSea([ship, advancedShip({ id: 'y', at: 'L15', heading: 1 })], {
        rules: { towing },
        grapples: [grapple],
      });
      const done = cutLine(sea, ship, context());
      return [done, ship.advanced.tows];
    };
    expect([cut(true), cut(false)]).toEqual([
      [true, null],
      [true, 'y'],
    ]);
  });

  it('[35.4.3.1] without a tow no die is thrown for the anchor, towing played or not', () => {
    const ship = loneLog({ anchor: HOLDING });
    const sea = advancedSea([ship], { rules: { towing: true } });
    const die = () => {
      throw new Error('no die is due');
    };
    expect(cutAnchor(sea, ship, die, context())).toBe(true);
    const basic = testSea({ ships: [{ id: 'x', at: 'K15', heading: 1 }], grapples: [grapple] });
    expect([cutLine(basic, basic.ships[0]!, context()), basic.grapples]).toEqual([true, []]);
  });

  it('[16.1.2.2.4] where nobody may anchor, one who lies at anchor all the same loses it', () => {
    const lost = (anchor: typeof HOLDING | null) => {
      const ship = loneLog({ anchor });
      const sea = advancedSea([ship], { advanced: { anchoringAllowed: false } });
      return cutAnchor(sea, ship, () => 2, context());
    };
    expect([lost(HOLDING), lost(null)]).toEqual([true, false]);
  });
});
