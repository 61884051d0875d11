import { describe, expect, it } from 'vitest';
import { EntrySchema, JournalSchema, OpeningSchema } from './journal.ts';
import { Exactly, fitsSchema, OneOf, schemaFlaws, Type } from './schema.ts';
import { fleetGame, fleetOf } from './toys/fleet.ts';
import { checkableOpening, journalOf, SECRET, seededOpening } from './toys/opening.ts';

const OPENING = checkableOpening(fleetGame, fleetOf(2, 2), {});

describe('the journal at the border', () => {
  it('lets every kind of entry in', () => {
    const entries = [
      { n: 1, type: 'answer', seat: 'red', ask: 'turn 0', answer: { any: ['thing'] } },
      { n: 2, type: 'retract', seat: 'red', ask: 'turn 0' },
      { n: 3, type: 'resign', seat: 'red' },
      { n: 4, type: 'undo', seat: 'red', to: 0 },
      { n: 5, type: 'undo-request', seat: 'red', to: 3 },
      { n: 6, type: 'undo-reply', seat: 'blue', agree: true },
      { n: 7, type: 'undo-reply', seat: 'blue', agree: false, to: 3 },
      { n: 8, type: 'adopt', rulesVersion: '2', step: 3, state: {}, pending: [{ ask: 'a', answer: 1 }] },
    ];
    for (const entry of entries) expect(schemaFlaws(EntrySchema, entry)).toEqual([]);
    expect(
      schemaFlaws(JournalSchema, { ...journalOf(OPENING, []), entries, secret: SECRET, hash: 'h' }),
    ).toEqual([]);
    expect(fitsSchema(OpeningSchema, seededOpening(fleetGame, fleetOf(2, 2), {}))).toBe(true);
  });

  it.each([
    ['no number', { type: 'resign', seat: 'red' }],
    ['number nought', { n: 0, type: 'resign', seat: 'red' }],
    ['half a number', { n: 1.5, type: 'resign', seat: 'red' }],
    ['nobody', { n: 1, type: 'resign', seat: '' }],
    ['a kind that there is not', { n: 1, type: 'cheat', seat: 'red' }],
    ['something more', { n: 1, type: 'resign', seat: 'red', extra: 1 }],
    ['an undo into the future of nothing', { n: 1, type: 'undo', seat: 'red', to: -1 }],
    ['an answer to no ask', { n: 1, type: 'answer', seat: 'red', answer: 1 }],
  ])('keeps out an entry with %s', (_, entry) => {
    expect(fitsSchema(EntrySchema, entry)).toBe(false);
  });

  it('keeps out dice that are neither promised nor seeded', () => {
    const dice = { kind: 'checkable', commitment: SECRET, nonces: {} };
    expect(fitsSchema(OpeningSchema, { ...OPENING, dice })).toBe(true);
    expect(
      fitsSchema(OpeningSchema, { ...OPENING, dice: { ...dice, commitment: SECRET.toUpperCase() } }),
    ).toBe(false);
    expect(fitsSchema(OpeningSchema, { ...OPENING, dice: { kind: 'seeded', seed: -1 } })).toBe(false);
    expect(fitsSchema(OpeningSchema, { ...OPENING, dice: { kind: 'loaded' } })).toBe(false);
  });
});

describe('flaws', () => {
  const schema = Exactly({
    name: Type.String({ minLength: 1 }),
    ships: Type.Array(Type.Object({ guns: Type.Integer({ minimum: 0 }) })),
    wind: OneOf(['N', 'S']),
  });

  it('are none for what fits', () => {
    expect(schemaFlaws(schema, { name: 'x', ships: [{ guns: 3 }], wind: 'S' })).toEqual([]);
  });

  it('name the path and what was expected there', () => {
    const found = schemaFlaws(schema, { name: 'x', ships: [{ guns: 3 }, { guns: '4' }], wind: 'N' });
    expect(found.map(({ path }) => path)).toEqual(['/ships/1/guns']);
    expect(found[0]!.expected).toMatch(/integer/);
  });

  it('name the whole where that is what is wrong', () => {
    expect(schemaFlaws(schema, 3).map(({ path }) => path)).toContain('/');
    expect(schemaFlaws(schema, { ships: [], wind: 'N' })[0]!.expected).toMatch(/name/);
  });

  it('are found in several places at once, but no more than are wanted', () => {
    const bad = { name: '', ships: Array.from({ length: 40 }, () => ({ guns: -1 })), wind: 'W' };
    expect(schemaFlaws(schema, bad, 5)).toHaveLength(5);
    const paths = schemaFlaws(schema, bad, 100).map(({ path }) => path);
    for (const path of ['/name', '/ships/39/guns', '/wind']) expect(paths).toContain(path);
  });
});
