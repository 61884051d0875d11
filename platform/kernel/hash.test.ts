import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, hashOf, hashText, portableHash } from './hash.ts';

/** The same value with the keys of every record put in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, turned(member)]),
  );
}

describe('canonical text', () => {
  it('puts keys in order at every depth', () => {
    expect(canonical({ b: [{ d: 1, c: null }], a: 'é"' })).toBe('{"a":"é\\"","b":[{"c":null,"d":1}]}');
  });

  it('leaves out members that are undefined, as JSON does', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonical([undefined, 1])).toBe('[null,1]');
  });

  it('is the same for equal values in whatever order their keys were set', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(turned(value)) === canonical(value)));
  });

  it('survives being written down and read back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(canonical(JSON.parse(JSON.stringify(value)))).toBe(text);
      }),
    );
  });

  it('writes every text as JSON does, controls and halves of pairs included', () => {
    for (let code = 0; code < 0x100; code++)
      expect(canonical(String.fromCharCode(code))).toBe(JSON.stringify(String.fromCharCode(code)));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(canonical(text)).toBe(JSON.stringify(text));
        expect(canonical({ [text]: text })).toBe(JSON.stringify({ [text]: text }));
      }),
    );
    expect(canonical('\ud800')).toBe('"\\ud800"');
  });

  it('tells different values apart', () => {
    expect(canonical({ a: 1 })).not.toBe(canonical({ a: '1' }));
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
    expect(canonical({ a: {} })).not.toBe(canonical({ a: [] }));
  });
});

describe('hashes', () => {
  it('are the same in a browser and on a server, halves of pairs included', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => hashText(text) === portableHash(text)));
    for (const text of ['', 'é’', '\ud800x', 'x\udc00', '\ud83d\ude00', 'x'.repeat(100_000)])
      expect(hashText(text)).toBe(portableHash(text));
  });

  it('are SHA-256 of the text in UTF-8', () => {
    expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashOf({ b: 1, a: 'ü' })).toBe(hashText('{"a":"ü","b":1}'));
  });
});
