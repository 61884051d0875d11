import { describe, expect, it } from 'vitest';
import { bearingsOf, fieldAt } from '../rules/bearing/fields.ts';
import { grapplingPhase } from '../rules/boarding/grappling.ts';
import { ungrapplingPhase } from '../rules/boarding/ungrappling.ts';
import { computeAdvanced, rakeFrom } from '../rules/gunnery/advanced-broadside.ts';
import { advancedCombat } from '../rules/gunnery/advanced-combat.ts';
import { executionPhase } from '../rules/movement/execution.ts';
import { notationPhase, plotAsk } from '../rules/orders/notation.ts';
import { allowancesIn } from '../rules/sailing/allowance.ts';
import { atAnchor } from '../rules/sailing/anchoring.ts';
import { blockerOf } from '../rules/sailing/blocked-wind.ts';
import { towedBy } from '../rules/sailing/towing.ts';
import type { AdvancedShip, AdvancedState } from '../rules/sea/edition.ts';
import { hexName } from '../rules/sea/hex.ts';
import { hexesOf } from '../rules/sea/ship.ts';
import { bondOf, shipOf } from '../rules/sea/state.ts';
import { BROADSIDES } from '../rules/sea/words.ts';
import { advancedSea, advancedShip } from '../rules/testing/advanced.ts';
import { nextTurn } from '../rules/testing/orders.ts';
import { context, hexNamed, type TestContext, viewOf } from '../rules/testing/sea.ts';
import type { AdvancedCase, AllowanceCase, FireCase, LyingShip, SailingCase } from './advanced-case.ts';
import { ADVANCED_CASES, ADVANCED_GROUPS } from './advanced-cases.ts';

const asShip = (stated: LyingShip): AdvancedShip =>
  advancedShip({
    id: stated.id,
    at: stated.at,
    heading: stated.heading,
    side: stated.side ?? 'a',
    spec: { rated: stated.rated ?? 36 },
    surrender: stated.surrender ?? null,
    still: stated.still ?? 0,
    ...(stated.rigging && { rigging: [...stated.rigging] }),
    advanced: {
      sail: stated.sail ?? 'battle',
      anchor: stated.anchor ? { how: stated.anchor, state: 'holding', turns: 0 } : null,
      anchors: stated.anchors ?? 2,
      tows: stated.tows ?? null,
    },
  });

const seaOf = (stated: AdvancedCase, changes: Parameters<typeof advancedSea>[1] = {}): AdvancedState =>
  advancedSea(stated.ships.map(asShip), {
    wind: stated.wind ?? 1,
    land: (stated.land ?? []).map(hexNamed),
    rules: Object.fromEntries((stated.optional ?? []).map((rule) => [rule, true])),
    grapples: stated.ships.flatMap(({ id, tows }) => (tows ? [{ ...bondOf(id, tows), count: 1 }] : [])),
    ...changes,
    advanced: { velocity: stated.velocity ?? 3, ...changes.advanced },
  });

function judgeFire(stated: FireCase): void {
  const state = seaOf(stated, { phase: 'combat' });
  for (const { ship, side, fields, shots, barred } of stated.volleys) {
    const firer = shipOf(state, ship);
    const others = state.ships.filter(({ id }) => id !== ship);
    const lies = others.map((other) => [other.id, hexesOf(other).map((each) => fieldAt(firer, side, each))]);
    expect(Object.fromEntries(lies), `${ship} ${side} fields`).toEqual(fields);
    const found = bearingsOf(state, firer, side);
    const laid = found.bearings.map(({ target, range, section }) => {
      const shot = computeAdvanced(state, firer, side, target, { aim: 'rigging', shot: 'R', section })!;
      const rake = rakeFrom(firer, side, target, section);
      expect(shot.rake, `${target.id} fired at as a rake`).toBe(rake !== null);
      expect(shot.modifiers.find(({ rule }) => rule === '24.4.3')?.by ?? 0).toBe(rake === 'stern' ? 1 : 0);
      return [target.id, { range, guns: section ?? 'whole', ...(rake && { rake }) }];
    });
    expect(Object.fromEntries(laid), `${ship} ${side} shots`).toEqual(shots);
    const held = found.barred.map(({ target, by }) => [
      target.id,
      by.map((what) => ('q' in what ? hexName(what) : what.id)).sort(),
    ]);
    expect(Object.fromEntries(held), `${ship} ${side} barred`).toEqual(barred ?? {});
  }
}

/** One notation and movement, with the grapples of tows that were noted. */
function playTurn(state: AdvancedState, orders: SailingCase['turns'][number], tools: TestContext): void {
  if (notationPhase.enter(state, tools) === 'waits') {
    const answers = notationPhase
      .asks(state)
      .map((ask) => ({ ask, answer: orders[ask.ship] ?? { plot: '0' } }));
    for (const { ask, answer } of answers)
      expect(plotAsk.check(viewOf(state, ask.seat), ask as never, answer), `${ask.ship}'s order`).toBeNull();
    notationPhase.resolve(state, answers, tools);
  }
  expect(executionPhase.enter(state, tools)).toBe('done');
  grapplingPhase.enter(state, tools);
}

function castOff(state: AdvancedState, [tower, tow]: readonly [string, string], tools: TestContext): void {
  const answers = ungrapplingPhase
    .asks(state)
    .map((ask) => ({ ask, answer: { from: ask.ship === tower ? [tow] : [] } }));
  ungrapplingPhase.resolve(state, answers, tools);
}

/** The rule against an order, or null for a lawful one. */
const forbidden = (state: AdvancedState, ship: string, order: { readonly plot: string }): string | null => {
  const { seat } = shipOf(state, ship);
  const ask = { id: 'x', seat, kind: 'plot', rule: '7.2', ship } as const;
  return plotAsk.check(viewOf(state, seat), ask, order)?.rule ?? null;
};

const steadier = (state: AdvancedState, ship: AdvancedShip): boolean =>
  BROADSIDES.some((side) =>
    bearingsOf(state, ship, side).bearings.some(({ target, section }) =>
      computeAdvanced(state, ship, side, target, { aim: 'hull', section })?.modifiers.some(
        ({ rule, by }) => rule === '20.3.5' && by > 0,
      ),
    ),
  );

function judgeSailing(stated: SailingCase): void {
  const { turns, expect: expected } = stated;
  const change = stated.nextVelocity;
  const wind = stated.wind ?? 1;
  const state = seaOf(stated, {
    advanced: {
      anchoringAllowed: stated.anchoring ?? true,
      schedule: change === undefined ? [] : [{ turn: turns.length + 1, direction: wind, velocity: change }],
    },
  });
  for (const pair of stated.grapples ?? []) state.grapples.push({ ...bondOf(...pair), count: 1 });
  const tools = context(...(stated.dice ?? []));
  turns.forEach((orders, index) => {
    if (index > 0) nextTurn(state, tools);
    playTurn(state, orders, tools);
  });
  for (const pair of stated.castOff ?? []) castOff(state, pair, tools);
  expect(tools.dice.left, 'dice left over').toBe(0);
  for (const [id, place] of Object.entries(expected.positions))
    expect([hexName(shipOf(state, id).bow), shipOf(state, id).heading], id).toEqual(place);
  if (expected.fire) {
    const asked = advancedCombat.asks(state).map(({ ship }) => shipOf(state, ship));
    expect(asked.map(({ id }) => id)).toEqual(expected.fire);
    if (expected.steady)
      expect(asked.filter((ship) => steadier(state, ship)).map(({ id }) => id)).toEqual(expected.steady);
  }
  if (turns.length > 0) nextTurn(state, tools);
  for (const [id, how] of Object.entries(expected.anchored ?? {})) {
    const ship = shipOf(state, id);
    expect(atAnchor(ship) ? ship.advanced.anchor!.how : null, `${id} anchored`).toBe(how);
  }
  for (const [id, by] of Object.entries(expected.towedBy ?? {}))
    expect(towedBy(state, shipOf(state, id))?.id ?? null, `${id} towed`).toBe(by);
  for (const each of expected.orders ?? [])
    expect(forbidden(state, each.ship, each.order), `${each.ship} ${each.order.plot}`).toBe(each.forbidden);
}

function judgeAllowance(stated: AllowanceCase): void {
  const state = seaOf(stated);
  for (const [id, { between, hexes }] of Object.entries(stated.expect)) {
    const ship = shipOf(state, id);
    if (between !== undefined)
      expect(blockerOf(state, ship)?.id ?? null, `between ${id} and the wind`).toBe(between);
    expect(allowancesIn(state, ship), `${id}'s hexes`).toEqual(hexes);
  }
}

const judge = (stated: AdvancedCase): void => {
  if (stated.kind === 'fire') judgeFire(stated);
  else if (stated.kind === 'sailing') judgeSailing(stated);
  else judgeAllowance(stated);
};

const titleOf = ({ id, rules, title }: AdvancedCase): string =>
  `${rules.map((rule) => `[${rule}]`).join(' ')} ${id}: ${title}`;

describe('casebook of the Advanced Game', () => {
  it.each(ADVANCED_CASES.map((stated) => [titleOf(stated), stated] as const))('%s', (_title, stated) => {
    judge(stated);
  });

  it('numbers its cases without gaps, and no ship lies on another', () => {
    for (const { letter, cases } of ADVANCED_GROUPS)
      expect(cases.map(({ id }) => id)).toEqual(
        cases.map((_, index) => `${letter}${String(index + 1).padStart(2, '0')}`),
      );
    expect(new Set(ADVANCED_CASES.map(({ title }) => title)).size).toBe(ADVANCED_CASES.length);
    for (const { id, ships, land } of ADVANCED_CASES) {
      const taken = [...ships.flatMap((ship) => hexesOf(asShip(ship)).map(hexName)), ...(land ?? [])];
      expect(new Set(taken).size, id).toBe(taken.length);
    }
  });
});
