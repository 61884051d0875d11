import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../data/leaders.ts';
import { shipOf } from '../../data/ships.ts';
import { check } from '../../rules/answers.ts';
import { plainRefusal } from '../look/plain-refusal.ts';
import { untilAsked } from '../testing/muster.ts';
import {
  ashoreOf,
  type Box,
  boxOf,
  boxWith,
  type Draft,
  draftOf,
  heldIn,
  isDecoy,
  isIdle,
  isNew,
  mayGo,
  organised,
  proposed,
  reorganised,
  reserveOf,
  totalsOf,
  worthOf,
} from './draft.ts';
import {
  boardSquadron,
  goAboard,
  moveShips,
  newShipsHere,
  nudge,
  setDecoy,
  setPort,
  sortLine,
  spreadLeaders,
  toReserve,
} from './draft-moves.ts';
import { faultySquadron } from './refusal.ts';
import { endOf, putDown } from './targets.ts';

const first = untilAsked('organise', 'english');
const later = untilAsked('reorganise', 'european');
const start = proposed(first.muster, 0);
const [one, two] = start.boxes.filter(({ stacks }) => stacks.length > 0) as [Box, Box];
const shipsOf = (draft: Draft, squadron: string): string[] =>
  boxOf(draft, squadron)!
    .stacks.flat()
    .map(({ ship }) => ship);

describe('a draft of the display', () => {
  it('begins with a proposal that the umpire takes, in the first year and in later ones', () => {
    expect(check(first.view, first.ask, organised(start))).toBeNull();
    const next = proposed(later.muster, 0);
    expect(check(later.view, later.ask, reorganised(next, later.muster))).toBeNull();
    expect(next.boxes.some(({ port }) => port !== null)).toBe(true);
  });

  it('says the same when it is made from its own answer', () => {
    expect(organised(draftOf(first.muster, organised(start)))).toEqual(organised(start));
    const next = proposed(later.muster, 3);
    const answer = reorganised(next, later.muster);
    expect(reorganised(draftOf(later.muster, answer), later.muster)).toEqual(answer);
  });

  it('adds up what a box is worth', () => {
    const totals = totalsOf(first.muster, one);
    const ships = shipsOf(start, one.squadron);
    expect(totals.ships).toBe(ships.length);
    expect(totals.attack).toBe(ships.reduce((sum, id) => sum + shipOf(id).attack, 0));
    expect(totals.rating).toBe(ratingOf(totals.senior!, 1));
  });
});

describe('moving counters', () => {
  it('puts a ship before another, with the leader aboard her', () => {
    const flagship = one.stacks.flat().find(({ leader }) => leader !== null)!;
    const before = shipsOf(start, two.squadron)[1]!;
    const after = moveShips(start, first.muster, [flagship.ship], {
      squadron: two.squadron,
      stack: 0,
      before,
    });
    const line = boxOf(after, two.squadron)!.stacks[0]!;
    const at = line.findIndex(({ ship }) => ship === flagship.ship);
    expect(line[at]).toEqual(flagship);
    expect(line[at + 1]!.ship).toBe(before);
    expect(shipsOf(after, one.squadron)).not.toContain(flagship.ship);
  });

  it('keeps the order when ships move within their own line', () => {
    const [a, b, c, ...rest] = shipsOf(start, one.squadron) as [string, string, string];
    const spot = { squadron: one.squadron, stack: 0, before: a };
    expect(shipsOf(moveShips(start, first.muster, [c], spot), one.squadron)).toEqual([c, a, b, ...rest]);
    // The mark itself moves along: the place is that of the next one that stays.
    expect(shipsOf(moveShips(start, first.muster, [a, c], { ...spot, before: c }), one.squadron)).toEqual([
      b,
      a,
      c,
      ...rest,
    ]);
    expect(shipsOf(nudge(start, first.muster, a, 1), one.squadron)).toEqual([b, a, c, ...rest]);
    expect(nudge(start, first.muster, a, -1)).toBe(start);
  });

  it('opens a new stack past the last, and lays a marker idle that has lost its last ship', () => {
    const [a] = shipsOf(start, one.squadron) as [string];
    const split = moveShips(start, first.muster, [a], { squadron: one.squadron, stack: 1, before: null });
    expect(boxOf(split, one.squadron)!.stacks.map(({ length }) => length)).toEqual([
      shipsOf(start, one.squadron).length - 1,
      1,
    ]);
    const empty = toReserve(start, first.muster, shipsOf(start, one.squadron));
    expect(isIdle(boxOf(empty, one.squadron)!)).toBe(true);
    expect(reserveOf(empty, first.muster)).toEqual(expect.arrayContaining(shipsOf(start, one.squadron)));
    expect(ashoreOf(empty, first.muster).length).toBeGreaterThan(ashoreOf(start, first.muster).length);
  });

  it('lets leaders change places, go ashore, and come aboard where nobody leads', () => {
    const mine = one.stacks.flat().find(({ leader }) => leader !== null)!;
    const other = two.stacks.flat().find(({ leader }) => leader !== null)!;
    const swapped = goAboard(start, mine.leader!, other.ship);
    expect(boxWith(swapped, mine.leader!)!.squadron).toBe(two.squadron);
    expect(boxWith(swapped, other.leader!)!.squadron).toBe(one.squadron);
    const ashore = goAboard(start, other.leader!, null);
    expect(ashoreOf(ashore, first.muster)).toContain(other.leader);
    expect(check(first.view, first.ask, organised(ashore))).toMatchObject({ rule: '6.6/1' });
    const back = boardSquadron(ashore, other.leader!, two.squadron);
    expect(check(first.view, first.ask, organised(back))).toBeNull();
  });

  it('sorts a line by strength and keeps everybody aboard', () => {
    const sorted = sortLine(start, first.muster, one.squadron);
    const worths = shipsOf(sorted, one.squadron).map((ship) => worthOf(first.muster, ship));
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    expect(ashoreOf(sorted, first.muster)).toEqual(ashoreOf(start, first.muster));
    expect(check(first.view, first.ask, organised(sorted))).toBeNull();
  });

  it('deals more than sixteen ships over stacks with a leader each', () => {
    const all = start.boxes.flatMap(({ squadron, stacks }) =>
      squadron === one.squadron ? [] : stacks.flat().map(({ ship }) => ship),
    );
    const heap = moveShips(start, first.muster, all, { squadron: one.squadron, stack: 0, before: null });
    expect(boxOf(heap, one.squadron)!.stacks[0]!.length).toBeGreaterThan(16);
    const spread = boxOf(spreadLeaders(heap, first.muster, one.squadron), one.squadron)!;
    expect(
      spread.stacks.every((stack) => stack.length <= 16 && stack.some(({ leader }) => leader !== null)),
    ).toBe(true);
    expect(spread.stacks.flat().length).toBe(all.length + shipsOf(start, one.squadron).length);
  });

  it('sends out decoys and keeps them back', () => {
    const idle = start.boxes.find(isIdle)!;
    const out = setDecoy(start, idle.squadron, true, null);
    expect(isDecoy(boxOf(out, idle.squadron)!)).toBe(true);
    expect(organised(out).squadrons.some(({ squadron }) => squadron === idle.squadron)).toBe(true);
    expect(isIdle(boxOf(setDecoy(out, idle.squadron, false, null), idle.squadron)!)).toBe(true);
  });

  it('puts ships and leaders down together', () => {
    const [ship] = shipsOf(start, one.squadron) as [string];
    const leader = two.stacks.flat().find((berth) => berth.leader !== null)!.leader!;
    const target = { kind: 'line', squadron: two.squadron, stack: 0, before: null, ship: null } as const;
    const after = putDown(start, first.muster, [ship], target);
    expect(shipsOf(after, two.squadron).at(-1)).toBe(ship);
    const ashore = putDown(after, first.muster, [leader, ship], { kind: 'reserve', port: null });
    expect(ashoreOf(ashore, first.muster)).toContain(leader);
    expect(reserveOf(ashore, first.muster)).toContain(ship);
    expect(endOf(start, two.squadron)).toMatchObject({
      squadron: two.squadron,
      stack: two.stacks.length - 1,
    });
  });
});

describe('a later year', () => {
  const draft = proposed(later.muster, 0);

  it('keeps old ships in their port and lets new ones come in anywhere at home', () => {
    const box = draft.boxes.find((each) => heldIn(later.muster, each) !== null)!;
    const port = heldIn(later.muster, box);
    expect(box.port).toBe(port);
    const { ships } = later.muster.forces;
    const stranger = Object.keys(ships).find(
      (ship) => ships[ship]!.port !== null && ships[ship]!.port !== port,
    );
    if (stranger !== undefined) expect(mayGo(draft, later.muster, stranger, box)).toBe(false);
    const fresh = Object.keys(ships).filter((ship) => isNew(later.muster, ship));
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.some((ship) => mayGo(draft, later.muster, ship, box))).toBe(true);
    const empty = toReserve(draft, later.muster, fresh);
    const filled = newShipsHere(empty, later.muster, box.squadron);
    expect(shipsOf(filled, box.squadron)).toEqual(expect.arrayContaining(fresh));
    expect(
      reorganised(empty, later.muster)
        .ashore.map(({ ship }) => ship)
        .toSorted(),
    ).toEqual(fresh.toSorted());
  });

  it('says in names what the umpire says in ids, and finds the box that is meant', () => {
    const box = draft.boxes.find((each) => heldIn(later.muster, each) !== null)!;
    const elsewhere = box.port === 'toulon' ? 'brest' : 'toulon';
    const answer = reorganised(setPort(draft, box.squadron, elsewhere), later.muster);
    const refusal = check(later.view, later.ask, answer)!;
    expect(refusal.rule).toBe('5.3');
    expect(plainRefusal(refusal.message)).not.toMatch(/fra-/);
    expect(faultySquadron(refusal.message, draft)).toBe(box.squadron);
    expect(faultySquadron('Nobody is meant.', draft)).toBeNull();
  });
});
