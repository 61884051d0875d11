/** What a match brings before anybody has been asked anything: thrown, drawn and told with the first question. */
import { allToldTo, Match, type Seat } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioId } from '../data/wars.ts';
import { choices } from './answers.ts';
import { type SeaPower, seaPower } from './index.ts';
import { scenarioOf } from './testing/forces.ts';
import type { Options } from './world/options.ts';
import type { SeaTold } from './world/told.ts';

type Kind = SeaTold['kind'];
const ofKind = <K extends Kind>(told: readonly SeaTold[], kind: K) =>
  told.filter((each): each is Extract<SeaTold, { kind: K }> => each.kind === kind);

const begin = (id: ScenarioId, options: Options, seed: number): Match<SeaPower> =>
  Match.begin(
    seaPower,
    {
      game: seaPower.id,
      rulesVersion: seaPower.rulesVersion,
      scenario: scenarioOf(id),
      options,
      dice: { kind: 'seeded', seed },
    },
    null,
  );

/** What each seat is told until the year is over, every question answered by the first choice. */
function firstYear(match: Match<SeaPower>): Readonly<Record<Seat, SeaTold[]>> {
  const told: Record<Seat, SeaTold[]> = { english: [], european: [], gallery: [] };
  const { year } = match.state;
  while (match.state.year === year) {
    const ask = match.asks.find(({ id }) => match.pendingAnswer(id) === undefined)!;
    const [answer] = choices(match.view(ask.seat), ask);
    const verdict = match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
    if (!verdict.ok) throw new Error(verdict.refusal.code);
    const happenings = verdict.step?.happenings ?? [];
    for (const seat of Object.keys(told)) told[seat]!.push(...allToldTo(happenings, seat));
  }
  return told;
}

describe('the opening of a match', () => {
  it('[4.0/1] its first year has its heading, and its forces are drawn before the eyes of their side', () => {
    const match = begin('seven-years-war-1756', {}, 1);
    for (const [seat, side] of [
      ['english', 'english'],
      ['european', 'european'],
      ['gallery', null],
    ] as const) {
      const { prologue } = match.view(seat);
      expect(prologue[0]).toMatchObject({ kind: 'year', year: 1756 });
      const drawn = ofKind(prologue, 'drawn');
      expect(drawn.map((each) => `${each.nation} ${each.levy}`)).toEqual([
        'England base',
        'England new',
        'France base',
        'France new',
      ]);
      for (const each of drawn) expect(each.ships !== undefined).toBe(each.side === side);
    }
    const openings = new Map(
      ['english', 'european', 'gallery'].map((seat) => [seat, match.view(seat).prologue]),
    );
    const told = firstYear(match);
    for (const [seat, prologue] of openings) {
      expect(told[seat]!.slice(0, prologue.length)).toEqual(prologue);
      expect(ofKind(told[seat]!, 'drawn')).toHaveLength(4);
    }
    expect(match.view('english').prologue).toEqual([]);
  });

  it('[11.C] the die of 1793 and whom it took are told with the first question, the names to the European alone', () => {
    for (const seed of [1, 2, 3]) {
      const match = begin('napoleonic-wars-1793', { revolution: true }, seed);
      const { purged } = match.state.forces.european;
      expect(purged.length).toBeGreaterThan(0);
      const seen = (seat: Seat) => ofKind(match.view(seat).prologue, 'revolution');
      expect(seen('european')).toEqual([
        { kind: 'revolution', rule: '11.C', dice: [purged.length], count: purged.length, leaders: purged },
      ]);
      for (const seat of ['english', 'gallery']) {
        expect(seen(seat)).toMatchObject([{ dice: [purged.length], count: purged.length }]);
        expect(seen(seat)[0]).not.toHaveProperty('leaders');
      }
      const told = firstYear(match);
      const years = (seat: Seat) => ofKind(told[seat]!, 'revolution').map(({ count }) => count);
      expect(years('european')[0]).toBe(purged.length);
      // The second is the die of 1794, with which the step that ends the year ends.
      expect(years('european')).toHaveLength(2);
      expect(years('english')).toEqual(years('european'));
    }
  });

  it('[11.I] the six of a first year is told to both before they form a squadron, and no other follows', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const come = seeds
      .map((seed) => begin('maritime-war-1778', { northernAlliances: true }, seed))
      .filter(({ state }) => state.alliance.come);
    expect(come.length).toBeGreaterThan(0);
    const [match] = come;
    for (const seat of ['english', 'european', 'gallery'])
      expect(ofKind(match!.view(seat).prologue, 'alliance')).toEqual([
        { kind: 'alliance', rule: '11.I', dice: [6], come: true },
      ]);
    const told = firstYear(match!);
    for (const seat of ['english', 'european', 'gallery'])
      expect(ofKind(told[seat]!, 'alliance')).toEqual([
        { kind: 'alliance', rule: '11.I', dice: [6], come: true },
      ]);
  });

  it('[11.E] with a bidding nothing has happened before the bids, and the year follows them', () => {
    const match = begin('maritime-war-1778', { bidding: true, northernAlliances: true }, 4);
    expect(match.view('english').prologue).toEqual([]);
    const told = firstYear(match);
    expect(told.english!.slice(0, 2).map(({ kind }) => kind)).toEqual(['bids', 'year']);
    expect(ofKind(told.english!, 'alliance').length).toBeGreaterThan(0);
  });
});
