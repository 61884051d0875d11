import { describe, expect, it } from 'vitest';
import { availableSections } from '../afloat/parties.ts';
import type { AdvancedLog } from '../sea/advanced-log.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, toldOf, viewOf } from '../testing/sea.ts';
import { boardingAsk, boardingPhase } from './boarding.ts';

type Ask = Extract<HexAsk, { kind: 'boarding' }>;
type Party = AnswerTo<'boarding'>['parties'][number];

/** Two ships alongside, grappled; `x` has these columns in her log. */
const alongside = (advanced: Partial<AdvancedLog>) =>
  advancedSea(
    [
      advancedShip({ id: 'x', at: 'K20', heading: 1, advanced }),
      advancedShip({ id: 'y', at: 'L20', heading: 1, side: 'b' }),
      advancedShip({ id: 'z', at: 'J20', heading: 1 }),
    ],
    { grapples: [{ a: 'x', b: 'y', count: 1 }] },
  );
const askOf = (state: ReturnType<typeof alongside>): Ask =>
  boardingPhase.asks(state).find(({ ship }) => ship === 'x') as Ask;
const refusal = (advanced: Partial<AdvancedLog>, ...parties: AnswerTo<'boarding'>['parties']) => {
  const state = alongside(advanced);
  return boardingAsk.check(viewOf(state), askOf(state), { parties })?.code ?? null;
};
const OBP = (...sections: number[]): Party => ({ type: 'OBP', sections, target: 'y' });
const DBP = (...sections: number[]): Party => ({ type: 'DBP', sections, target: null });
const TBP = (...sections: number[]): Party => ({ type: 'TBP', sections, target: 'z' });

/** Resolves the phase with the parties of `x`; nobody else forms any. */
function form(advanced: Partial<AdvancedLog>, ...parties: Party[]) {
  const state = alongside(advanced);
  const told = context();
  boardingPhase.enter(state, told);
  const answers = boardingPhase
    .asks(state)
    .map((ask) => ({ ask, answer: { parties: ask.ship === 'x' ? parties : [] } }));
  boardingPhase.resolve(state, answers, told);
  return { log: state.ships[0]!.advanced, told: told.told };
}

describe('23.0 men in the rigging', () => {
  const aloft = { notes: { sail: 'FS' } } as const;

  it('[23.0] the lowest section goes into no boarding or transfer party; the others may', () => {
    expect(refusal(aloft, OBP(1))).toBe('aloft');
    expect(refusal(aloft, TBP(1))).toBe('aloft');
    expect(refusal(aloft, OBP(2))).toBeNull();
    expect(refusal(aloft, OBP(2), TBP(3))).toBeNull();
    expect(refusal(aloft, OBP(3))).toBe('skipped');
    expect(refusal({}, OBP(1))).toBeNull();
    expect(refusal({}, OBP(2))).toBe('skipped');
  });

  it('[23.0] the lowest is the first with men left', () => {
    const state = alongside(aloft);
    state.ships[0]!.sections[0]!.left = 0;
    expect(availableSections(state.ships[0]!, 1).map(({ no }) => no)).toEqual([2, 3]);
    expect(boardingAsk.check(viewOf(state), askOf(state), { parties: [OBP(2)] })?.code).toBe('aloft');
    expect(boardingAsk.check(viewOf(state), askOf(state), { parties: [OBP(3)] })).toBeNull();
  });

  it('[23.0] it may defend, and then the change of sail is off', () => {
    expect(refusal(aloft, DBP(1))).toBeNull();
    const { log, told } = form(aloft, DBP(1));
    expect(log.notes).toEqual({});
    expect(toldOf(told, 'note-void')).toMatchObject([{ note: 'sail', code: 'defending', rule: '23.0' }]);
    // Others at the rail leave the men aloft where they are.
    expect(form(aloft, DBP(2)).log.notes).toEqual({ sail: 'FS' });
    expect(form(aloft, OBP(2)).log.notes).toEqual({ sail: 'FS' });
  });

  it('[23.0] nothing is offered twice, with the men aloft or without', () => {
    const state = alongside(aloft);
    const offers = [...boardingAsk.choices(viewOf(state), askOf(state))].map((offer) =>
      JSON.stringify(offer),
    );
    expect(offers).toEqual([...new Set(offers)]);
    expect(offers.filter((offer) => offer.includes('"sections":[1'))).not.toEqual([]);
  });

  it('[23.0] what is offered is allowed', () => {
    for (const notes of [{ sail: 'FS' }, { repair: 'RH' }, {}] as const) {
      const state = alongside({ notes });
      const offers = [...boardingAsk.choices(viewOf(state), askOf(state))];
      expect(offers.length).toBeGreaterThan(3);
      for (const offer of offers) expect(boardingAsk.check(viewOf(state), askOf(state), offer)).toBeNull();
    }
  });
});

describe('men at the pumps', () => {
  const flooded = (waterline: number) => ({ wounds: { waterline } });

  it('[10.1.2.1] sections that keep the water out are otherwise assigned: they go into no party that leaves her', () => {
    expect(refusal(flooded(1), OBP(1, 2))).toBeNull();
    expect(refusal(flooded(1), OBP(1, 2, 3))).toBe('at-the-pumps');
    expect(refusal(flooded(1), OBP(1), TBP(2, 3))).toBe('at-the-pumps');
    expect(refusal(flooded(3), OBP(1))).toBe('at-the-pumps');
    expect(refusal({ ...flooded(2), notes: { sail: 'FS' } }, OBP(2))).toBe('at-the-pumps');
  });

  it('[10.1.2.1] with the enemy at the rail they defend the deck', () => {
    expect(refusal(flooded(3), DBP(1, 2, 3))).toBeNull();
    expect(refusal(flooded(1), OBP(1, 2), DBP(3))).toBeNull();
  });

  it('[10.1.2.1] what is offered is allowed', () => {
    const state = alongside(flooded(2));
    const offers = [...boardingAsk.choices(viewOf(state), askOf(state))];
    expect(offers).toContainEqual({ parties: [OBP(1)] });
    for (const offer of offers) expect(boardingAsk.check(viewOf(state), askOf(state), offer)).toBeNull();
  });
});

describe('20.5.6 and 20.3.6.1', () => {
  const repairing = { notes: { repair: 'RH' } } as const;

  it('[20.5.6] a ship with repairs under way sends no boarders', () => {
    expect(refusal(repairing, OBP(1))).toBe('repairing');
    expect(refusal(repairing, TBP(1))).toBeNull();
  });

  it('[20.5.6] she may defend, which makes the repair void', () => {
    expect(refusal(repairing, DBP(1))).toBeNull();
    const { log, told } = form(repairing, DBP(1, 2));
    expect(log.did.repairVoid).toBe(true);
    expect(toldOf(told, 'repair-void')).toMatchObject([{ code: 'defending', rule: '20.5.6' }]);
    expect(form(repairing).log.did.repairVoid).toBeUndefined();
  });

  it('[20.3.6.1] a ship that weighs boards nobody; if she defends herself the anchor goes down again', () => {
    const weighing = {
      anchor: { how: 'A', state: 'weighing', turns: 1 },
      did: { weighed: true },
    } as const satisfies Partial<AdvancedLog>;
    expect(refusal(weighing, OBP(1))).toBe('weighing');
    expect(refusal(weighing, DBP(1))).toBeNull();
    expect(form(weighing, DBP(1)).log).toMatchObject({
      anchor: { state: 'holding', turns: 0 },
      did: { weighed: true },
    });
  });
});
