import { FightingOutSchema, schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { mappingChanges, mappingIn, withMapping } from './bound-mapping.ts';
import { MappingSchema, mappingHash, mappingWith } from './mapping.ts';
import { PRINTED_MAPPING } from './printed-mapping.ts';

describe('the mapping', () => {
  it('fits its own schema, and a host changes any part of it', () => {
    expect(schemaFlaws(MappingSchema, PRINTED_MAPPING)).toEqual([]);
    const read = mappingWith(PRINTED_MAPPING, { hexAction: { heats: { warm: { turns: 20 } } } });
    expect(read).toMatchObject({
      ok: true,
      mapping: { hexAction: { heats: { warm: { apart: 5, turns: 20 }, hot: { turns: 30 } } } },
    });
    const table = mappingWith(PRINTED_MAPPING, {});
    if (!read.ok || !table.ok) throw new Error();
    expect(mappingHash(table.mapping)).toBe(mappingHash(PRINTED_MAPPING));
    expect(mappingHash(read.mapping)).not.toBe(mappingHash(PRINTED_MAPPING));
  });

  it('lies in the options of a war with its hash, and what it changes can be told', () => {
    const read = mappingWith(PRINTED_MAPPING, { season: { turns: 3 }, divisions: { apart: 9 } });
    if (!read.ok) throw new Error();
    const options = { capture: true, foughtOut: { ways: ['station'], least: 2 } };
    const bound = withMapping(options, read.mapping);
    expect(bound).toMatchObject(options);
    expect(schemaFlaws(FightingOutSchema, bound.foughtOut)).toEqual([]);
    expect(mappingIn(bound)).toEqual(read.mapping);
    expect(mappingIn(options)).toBe(PRINTED_MAPPING);
    expect(withMapping(bound, PRINTED_MAPPING)).toEqual(options);
    expect(withMapping({}, read.mapping)).toEqual({});
    const { foughtOut } = bound as { foughtOut: object };
    for (const broken of [{ table: {} }, { table: undefined }, { mapping: undefined }, { mapping: 'ab' }])
      expect(() => mappingIn({ foughtOut: { ...foughtOut, ...broken } })).toThrow('is not here');
    expect(mappingChanges(read.mapping)).toEqual([
      { at: 'divisions.apart', printed: null, here: 9 },
      { at: 'season.turns', printed: 4, here: 3 },
    ]);
    expect(mappingChanges(null)).toEqual([]);
  });

  it.each([
    [{ hexAction: { heats: { warm: { turns: 0 } } } }, '/hexAction/heats/warm/turns'],
    [{ tableAction: { heavier: 3 } }, '/tableAction'],
    [{ seaPower: { heat: 'scalding' } }, '/seaPower/heat'],
    [{ season: 'long' }, '/season'],
    [{ seaPower: { crews: { 'hex-action': { British: [] } } } }, '/seaPower/crews/hex-action/British'],
    [['no table'], ''],
    [null, ''],
  ])('refuses %j and says where', (changes, path) => {
    const read = mappingWith(PRINTED_MAPPING, changes);
    expect(read.ok).toBe(false);
    expect(read).toMatchObject({ path: expect.stringContaining(path) });
  });
});
