import { schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
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
