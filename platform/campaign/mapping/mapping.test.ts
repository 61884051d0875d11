import { FightingOutSchema, schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { mappingChanges, mappingIn, withMapping } from './bound-mapping.ts';
import { EARLIER_MAPPING } from './earlier-mapping.ts';
import { MappingSchema, mappingHash, mappingWith } from './mapping.ts';
import { PRINTED_MAPPING } from './printed-mapping.ts';

describe('the mapping', () => {
  it('fits its own schema, and a host changes any part of it', () => {
    expect(schemaFlaws(MappingSchema, PRINTED_MAPPING)).toEqual([]);
    const read = mappingWith(PRINTED_MAPPING, { hexAction: { heats: { decisive: { turns: 20 } } } });
    expect(read).toMatchObject({
      ok: true,
      mapping: {
        hexAction: { heats: { decisive: { apart: 5, turns: 20 }, hot: PRINTED_MAPPING.hexAction.heats.hot } },
      },
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
    const printed = withMapping(bound, PRINTED_MAPPING);
    expect(printed).toEqual({
      ...options,
      foughtOut: { ...options.foughtOut, mapping: mappingHash(PRINTED_MAPPING) },
    });
    expect(mappingIn(printed)).toBe(PRINTED_MAPPING);
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

  it('of wars begun before any was named stays what it was', () => {
    const options = { foughtOut: { ways: ['station'] } };
    expect(mappingIn(options)).toBe(EARLIER_MAPPING);
    expect(withMapping(options, EARLIER_MAPPING)).toEqual(options);
    expect(schemaFlaws(MappingSchema, EARLIER_MAPPING)).toEqual([]);
    expect(mappingHash(EARLIER_MAPPING)).toBe(
      '9a2901bf1741e56528e71df8114ae9ee381f470d171bac3d0af415f31aad4c46',
    );
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
