import { describe, expect, it } from 'vitest';
import { along } from '../../rules/geometry/point.ts';
import type { AnswerTo, MoveOrder } from '../../rules/table/asks.ts';
import { baseOf } from '../../rules/table/state.ts';
import { blockersOf } from '../chart/lanes.ts';
import { confirmOf } from '../panels/ask-panel.tsx';
import { duelBegun, firstAsk, laidOut, played, viewOf, withShip } from '../testing/desk.ts';
import { defaultAnswer, faultIn } from './defaults.ts';
import { pickUnit, unitsFor } from './pick.ts';

describe('pressing a ship', () => {
  it('chooses who acts next, and asks for a card otherwise', () => {
    const state = laidOut('breaking-the-line');
    const ask = firstAsk(state);
    const view = viewOf(state);
    expect(ask.kind).toBe('activate');
    if (ask.kind !== 'activate') return;
    const answer = defaultAnswer(view, ask);
    const guns = { firing: false, from: null, gunsAt: 0 };
    expect(pickUnit(view, ask, answer, ask.ships[1]!, guns)).toMatchObject({ ship: ask.ships[1] });
    const enemy = view.ships.find(({ side }) => side !== view.side)!;
    expect(pickUnit(view, ask, answer, enemy.id, guns)).toBeNull();
    expect(unitsFor(ask, answer)).toMatchObject({ acting: ask.ships[0], asked: ask.ships });
  });

  it('lays the broadside that bears on an enemy while guns are laid', () => {
    const { first, ask, mover, enemy } = duelBegun();
    const state = withShip(first, enemy.id, { at: along(mover.at, (mover.heading + 900) % 3600, 6000) });
    const view = viewOf(state);
    const order = defaultAnswer(view, ask) as MoveOrder;
    const guns = { firing: true, from: baseOf(mover), gunsAt: 0 };
    const picked = pickUnit(view, ask, order, enemy.id, guns) as MoveOrder;
    expect(picked.shots).toEqual([{ at: 0, side: 'starboard', target: enemy.id, aim: 'hull' }]);
    expect(faultIn(view, ask, picked)).toBeNull();
    expect(unitsFor(ask, picked, view, guns)).toMatchObject({ list: [enemy.id], chosen: enemy.id });
    const confirm = confirmOf(ask, picked, { on: true, at: 0 }, (id) => id);
    expect(confirm).toMatchObject({ words: 'Fire now', order: { do: 'fire' } });
    expect(pickUnit(view, ask, order, enemy.id, { ...guns, firing: false })).toBeNull();
  });
});

describe('lanes', () => {
  it('name the ship that is in the way', () => {
    const state = laidOut('breaking-the-line');
    const [one, two, three] = state.ships;
    const line = withShip(withShip(state, two!.id, { at: along(one!.at, 0, 8000) }), three!.id, {
      at: along(one!.at, 0, 4000),
    });
    expect(blockersOf(viewOf(line), one!.id, one!.at, two!.id).map(({ id }) => id)).toContain(three!.id);
    expect(blockersOf(viewOf(line), one!.id, one!.at, three!.id)).toEqual([]);
  });
});

describe('orders that stand if nobody changes them', () => {
  it.each(['frigate-duel', 'nile-van', 'algeciras'])(
    'are lawful all through the opening of %s',
    (scenario) => {
      let state = laidOut(scenario);
      for (let step = 0; step < 30 && state.outcome === null; step++)
        ({ state } = played(
          state,
          (ask, view) => {
            const answer = defaultAnswer(view, ask);
            expect(faultIn(view, ask, answer), `${ask.kind} ${JSON.stringify(answer)}`).toBeNull();
            // A captain who only ever confirms is done after he has fired.
            return ask.kind === 'fire' ? ({ do: 'done' } satisfies AnswerTo<'fire'>) : answer;
          },
          step,
        ));
      expect(state.asked).toBeGreaterThan(10);
    },
  );
});
