import { describe, expect, it } from 'vitest';
import type { Party } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import { sideBySide } from '../testing/duel.ts';
import { context, type TestShip, testShip } from '../testing/sea.ts';
import { allWaitedInVain, attackersOf, lockedParties, partMelees } from './parties.ts';

const obp = (sections: number[], target: string): Party => ({ type: 'OBP', sections, target });
const tbp = (sections: number[], target: string): Party => ({ type: 'TBP', sections, target });
const dbp = (...sections: number[]): Party => ({ type: 'DBP', sections, target: null });
const MELEE = { ...bondOf('a', 'b'), since: 2 };
const ELSEWHERE = { ...bondOf('x', 'y'), since: 2 };

/** 'a' and 'b' grappled side by side, with these parties. */
const decks = (a: Party[], b: Party[], rest: Partial<State> = {}): State => {
  const state = { ...sideBySide({ grapples: [{ ...bondOf('a', 'b'), count: 1 }] }), ...rest };
  state.ships[0]!.parties = a;
  state.ships[1]!.parties = b;
  return state;
};

describe('parties that wait', () => {
  const waits = (toldOff: Party[] | undefined, left: number[] = [3, 3, 3]): boolean => {
    const ship = testShip({ id: 'a', at: 'K15', heading: 1, ...(toldOff && { toldOff }) });
    for (const [index, section] of ship.sections.entries()) section.left = left[index]!;
    return allWaitedInVain(ship);
  };

  it('[10.2.8] whoever waited to go over does nothing else; if that is everybody left, nobody does', () => {
    expect(waits([tbp([1, 2, 3], 'b')])).toBe(true);
    expect(waits([tbp([1, 2], 'b')])).toBe(false);
    expect(waits([tbp([1, 2], 'b')], [3, 3, 0])).toBe(true);
  });

  it('[10.2.8] boarders and defenders have not waited, and neither has a crew of which nobody is left', () => {
    expect(waits([obp([1, 2, 3], 'b')])).toBe(false);
    expect(waits([dbp(1, 2, 3)])).toBe(false);
    expect(waits([tbp([1], 'b'), dbp(2, 3)])).toBe(false);
    expect(waits([], [0, 0, 0])).toBe(false);
    expect(waits(undefined, [0, 0, 0])).toBe(false);
  });
});

describe('parties that a melee holds', () => {
  const locked = (state: State, index = 0) => lockedParties(state, state.ships[index]!);

  it('[12.2.1] only an enemy’s boarders attack her', () => {
    const state = decks([obp([1], 'b')], []);
    const friend: TestShip = { id: 'f', at: 'M15', heading: 1, side: 'b', parties: [obp([1], 'b')] };
    state.ships.push(testShip(friend));
    state.grapples = [...state.grapples, { ...bondOf('b', 'f'), count: 1 }];
    expect(attackersOf(state, state.ships[1]!).map(({ id }) => id)).toEqual(['a']);
  });

  it('[12.3.4] boarders in a melee may not quit it; those sent elsewhere, and men who only go over, may', () => {
    const fighting = { melees: [MELEE] };
    const parties = [obp([1], 'b'), obp([2], 'z'), tbp([3], 'b')];
    expect(locked(decks(parties, [], fighting))).toEqual([obp([1], 'b')]);
    expect(locked(decks(parties, [], { melees: [] }))).toEqual([]);
  });

  it('[12.3.4] a party of which nobody is left holds nobody', () => {
    const state = decks([obp([1], 'b'), obp([2], 'b')], [], { melees: [MELEE] });
    state.ships[0]!.sections[0]!.left = 0;
    expect(locked(state)).toEqual([obp([2], 'b')]);
  });

  it('[12.3.4] defenders are held by a melee of their own ship, not by one elsewhere or by one to come', () => {
    const parties = [[obp([1], 'b')], [dbp(1)]] as const;
    const held = (melees: State['melees']) => locked(decks([...parties[0]], [...parties[1]], { melees }), 1);
    expect(held([MELEE])).toEqual([dbp(1)]);
    expect(held([ELSEWHERE])).toEqual([]);
    expect(held([])).toEqual([]);
  });

  it('[12.2.6] defenders are not held by boarders whom their own boarders meet', () => {
    const both = decks([obp([1], 'b')], [obp([1], 'a'), dbp(2)], { melees: [MELEE] });
    expect(locked(both, 1)).toEqual([obp([1], 'a')]);
  });
});

describe('melees that end', () => {
  const ended = (state: State) => {
    const tools = context();
    partMelees(state, tools);
    return [tools.told, state.melees];
  };
  const ends = (how: string, winner: string | null) => ({
    kind: 'melee-ends',
    rule: '12.3.3',
    ships: ['a', 'b'],
    how,
    winner,
  });

  it('[12.3.3] one ship surrenders: the other has won, though her boarders are still there', () => {
    const state = decks([obp([1], 'b')], [], { melees: [MELEE] });
    state.ships[1]!.surrender = 'striking';
    expect(ended(state)).toEqual([[ends('won', 'a')], []]);
  });

  it('[12.3.3] both surrender: nobody has', () => {
    const state = decks([obp([1], 'b')], [], { melees: [MELEE] });
    for (const ship of state.ships) ship.surrender = 'striking';
    expect(ended(state)).toEqual([[ends('won', null)], []]);
  });

  it('[12.3.3] ships that have come free of each other fight no more', () => {
    const free = decks([obp([1], 'b')], [], { melees: [MELEE], grapples: [] });
    expect(ended(free)).toEqual([[ends('parted', null)], []]);
  });

  it('[12.3.3] while both stand and hang together it goes on', () => {
    const state = decks([], [obp([1], 'a')], { melees: [MELEE] });
    expect(ended(state)).toEqual([[], [MELEE]]);
  });
});
