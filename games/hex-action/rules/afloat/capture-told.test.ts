import { describe, expect, it } from 'vitest';
import { bondOf, type State } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, type TestShip } from '../testing/sea.ts';
import { bound, dbp, obp, of, putPrizeCrew } from '../testing/taken.ts';
import { canHold, capture, settlePrizes } from './capture.ts';

/** 'a' and 'b' side by side, a friend of each farther off. */
const waters = (a: Partial<TestShip> = {}, b: Partial<TestShip> = {}, rest: Partial<State> = {}): State =>
  bound(a, b, { grapples: [], ...rest });
/** 'b' in the hands of one square of a prize crew, with too many prisoners. */
const held = (b: Partial<TestShip> = {}): State => {
  const state = waters({}, { side: 'a', owner: 'b', captured: true, ...b });
  const ship = of(state, 'b');
  putPrizeCrew(ship, 'a', 1);
  return state;
};

describe('a capture as it is told', () => {
  it('[12.4.3] the party that goes aboard is no party any more; the others stay as they are', () => {
    const boarders = obp([1, 2], 'b');
    const state = waters({ parties: [boarders, dbp(3)] }, { surrender: 'immobility', parties: [dbp(1)] });
    const tools = context();
    capture(state, of(state, 'b'), [{ ship: of(state, 'a'), party: boarders }], 'prize', tools);
    expect(of(state, 'a').parties).toEqual([dbp(3)]);
    expect(of(state, 'b')).toMatchObject({ parties: [], surrender: null, captured: true, resumes: 5 });
    const told = { kind: 'captured', rule: '12.4.3', ship: 'b', by: 'a', bySide: 'a' };
    expect(tools.happenings).toEqual([{ truth: { ...told, prize: 6, prisoners: 9 }, news: true }]);
  });

  it('[12.3.3] with her ends every melee she was in, won by her captor’s side; others go on', () => {
    const melee = (a: string, b: string) => ({ ...bondOf(a, b), since: 3 });
    const state = waters(
      {},
      {},
      { melees: [melee('a', 'b'), melee('b', 'c'), melee('b', 'z'), melee('x', 'y')] },
    );
    state.ships.push(
      { ...of(state, 'x'), id: 'c', side: 'c', owner: 'c' },
      { ...of(state, 'x'), id: 'z', side: 'a' },
    );
    const party = obp([1], 'b');
    of(state, 'a').parties = [party];
    const tools = context();
    capture(state, of(state, 'b'), [{ ship: of(state, 'a'), party }], 'melee', tools);
    const ends = { kind: 'melee-ends', rule: '12.3.3', how: 'won' };
    expect(tools.told).toEqual([
      { kind: 'surrender', rule: '12.4.2', ship: 'b', how: 'melee', to: 'a' },
      { ...ends, ships: ['a', 'b'], winner: 'a' },
      { ...ends, ships: ['b', 'c'], winner: null },
      { ...ends, ships: ['b', 'z'], winner: 'z' },
      { kind: 'captured', rule: '12.4.2', ship: 'b', by: 'a', bySide: 'a', prize: 3, prisoners: 9 },
    ]);
    expect(state.melees).toEqual([melee('x', 'y')]);
  });

  it('[20.3.2] an anchor that was only ordered is forgotten; one that holds goes on holding', () => {
    const after = (state: 'ordered' | 'holding') => {
      const party = obp([1], 'b');
      const sea = advancedSea([
        advancedShip({ id: 'a', at: 'K15', heading: 1, parties: [party] }),
        advancedShip({
          id: 'b',
          at: 'L15',
          heading: 1,
          side: 'b',
          advanced: { anchor: { how: 'A', state, turns: 0 } },
        }),
      ]);
      capture(sea, sea.ships[1]!, [{ ship: sea.ships[0]!, party }], 'prize', context());
      return sea.ships[1]!.advanced.anchor;
    };
    expect([after('ordered'), after('holding')]).toEqual([null, { how: 'A', state: 'holding', turns: 0 }]);
  });
});

describe('a ship that comes back to her own side', () => {
  it('[12.4.8] nobody aboard holds nobody: without a prize crew she is her owner’s again', () => {
    expect([canHold(0, 0), canHold(1, 0), canHold(1, 6), canHold(1, 7)]).toEqual([false, true, true, false]);
  });

  it('[12.4.9] the prisoners take her over: the guards’ parties are no more, and everybody is told', () => {
    const state = held({ parties: [dbp(4)], allBoarding: true, homeSeat: 'b-1' });
    const tools = context();
    settlePrizes(state, tools);
    const ship = of(state, 'b');
    expect(ship).toMatchObject({ captured: false, side: 'b', seat: 'b-1', parties: [], allBoarding: false });
    expect(tools.happenings).toEqual([
      { truth: { kind: 'retaken', rule: '12.4.8', ship: 'b', side: 'b' }, news: true },
    ]);
  });

  it.each([
    ['her own commander has her again, though another of his side stands first', [], 'b-2'],
    ['one who has resigned is followed by another of his side', ['b-2'], 'b-1'],
    ['with nobody of his side left she stays his', ['b-1', 'b-2'], 'b-2'],
  ])('[12.4.8] %s', (_, resigned, seat) => {
    const state = held({ homeSeat: 'b-2' });
    const seats = [...state.seats, { id: 'b-2', side: 'b', name: 'Second' }];
    const sea = { ...state, seats, resigned };
    settlePrizes(sea, context());
    expect(of(sea, 'b').seat).toBe(seat);
  });

  it('[12.4.8] friends who board one that had only given up leave her to her own commander and go home', () => {
    const state = waters({}, { surrender: 'firepower' });
    const [rescue, guard] = [obp([1], 'b'), dbp(2)];
    of(state, 'y').parties = [guard, rescue];
    const tools = context();
    capture(state, of(state, 'b'), [{ ship: of(state, 'y'), party: rescue }], 'prize', tools);
    expect(of(state, 'b')).toMatchObject({ seat: 'b-1', side: 'b', surrender: null, captured: false });
    expect(of(state, 'y').parties).toEqual([guard]);
    expect(of(state, 'y').sections.map(({ left }) => left)).toEqual([3, 3, 3]);
    expect(tools.told).toEqual([{ kind: 'retaken', rule: '12.4.8', ship: 'b', side: 'b' }]);
  });
});
