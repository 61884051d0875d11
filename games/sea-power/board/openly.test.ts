import { anyAnswer, canonical, GALLERY, looseDice, Match, owedAsks } from '@weathergage/kernel';
import { expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { seaPower } from '../rules/index.ts';
import { openly } from './openly.ts';

/** Matches played at random up to the second year's sailing. */
const STEPS = 260;

it.each([
  [11, false],
  [23, false],
  [37, true],
])('[6.32] what all may look at is the same whoever looks, match %i, face up: %s', (seed, openPlay) => {
  const dice = looseDice(seed);
  const choose = anyAnswer(seaPower);
  const scenario = scenarios.find(({ tutorial }) => tutorial !== true)!;
  const opening = {
    game: seaPower.id,
    rulesVersion: seaPower.rulesVersion,
    scenario,
    options: { openPlay },
    dice: { kind: 'seeded', seed },
  } as const;
  const match = Match.begin(seaPower, opening, null);
  const seats = seaPower.seats(scenario).map(({ id }) => id);
  let shown = 0;
  for (let step = 0; step < STEPS && match.outcome === null; step++) {
    const [ask] = owedAsks(match);
    const gallery = match.view(GALLERY);
    const view = openly(gallery, ask!);
    if (view !== null) {
      shown++;
      for (const seat of seats) {
        // Whatever a seat can't see is replaced by something else: nothing on the screen may change with it.
        const world = seaPower.imagine(match.view(seat), dice);
        const again = seaPower.asks(world).find(({ id }) => id === ask!.id)!;
        expect(canonical(again)).toBe(canonical(ask));
        expect(canonical(openly(seaPower.view(world, GALLERY), again))).toBe(canonical(view));
      }
      // And it is enough to answer by: what may be chosen there is what may be chosen at one's own desk.
      const own = match.view(ask!.seat);
      expect(canonical([...seaPower.choices(view, ask!)])).toBe(canonical([...seaPower.choices(own, ask!)]));
    }
    const answer = choose(match.view(ask!.seat), ask!, dice);
    match.do({ type: 'answer', seat: ask!.seat, ask: ask!.id, answer });
  }
  expect(shown).toBeGreaterThan(5);
});

it('keeps behind the curtain what only one side may see', () => {
  const gallery = { options: {}, commands: { english: 'e', european: 'f' } } as never;
  for (const kind of ['place', 'sail', 'search', 'organise'])
    expect(openly(gallery, { id: 'x', seat: 'e', kind, rule: '1' } as never)).toBeNull();
});
