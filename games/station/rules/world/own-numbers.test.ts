import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mediterranean } from '../../data/mediterranean/module.ts';
import { testModule } from '../testing/module.ts';
import { stationAt } from '../testing/station.ts';
import { numberOf } from './own-numbers.ts';

const HOME = new URL('../../', import.meta.url);

/** The sources of a room, without tests and without the texts that belong to a booklet's numbers. */
function sources(room: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(new URL(`${room}/`, HOME), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\/|^rule-texts\/theatre/.test(file))
    .map((file) => ({
      file: `${room}/${file}`,
      text: readFileSync(new URL(`${room}/${file}`, HOME), 'utf8'),
    }));
}

/** Proper names of the module: nations, places, Orders, Events, ships and officers, three letters or more. */
function names(): string[] {
  const said = [
    ...mediterranean.contingents.map(({ name }) => name),
    ...mediterranean.spaces.map(({ name }) => name),
    ...mediterranean.zones.map(({ name }) => name),
    ...mediterranean.flagships.map(({ name }) => name),
    ...mediterranean.leaders.map(({ name }) => name),
    'Levant',
    'Mediterranean',
    'Bourbon',
  ];
  return [...new Set(said)].filter((name) => /^[A-Z][a-zé]{2,}$/.test(name));
}

describe('a module’s own rules', () => {
  it('go by the number that the module gives them, else by the general rule', () => {
    const world = stationAt();
    expect(numberOf(world, 'pirates')).toBe('10.22');
    const own = stationAt({ scenario: { module: { ...testModule, numbers: { pirates: 'X3.1' } } } });
    expect([numberOf(own, 'pirates'), numberOf(own, 'peace')]).toEqual(['X3.1', '2.32']);
  });

  it('are cited by no number of a booklet in rules, bots and boards', () => {
    const cited = ['rules', 'bot', 'board'].flatMap((room) =>
      sources(room).flatMap(({ file, text }) =>
        [...text.matchAll(/'M\d+(\.\d+)?'/g)].map(([number]) => `${file}: ${number}`),
      ),
    );
    expect(cited).toEqual([]);
  });

  it('and no name of that sea stands there either', () => {
    const words = names();
    expect(words.length).toBeGreaterThan(60);
    // Words that are English too.
    const plain = new Set(['Pirate', 'Long', 'West', 'Norris', 'Martin', 'Cooper', 'Hughes', 'Neptune']);
    const pattern = new RegExp(`\\b(${words.filter((word) => !plain.has(word)).join('|')})`, 'g');
    const found = ['rules', 'bot', 'board'].flatMap((room) =>
      sources(room).flatMap(({ file, text }) =>
        [...text.matchAll(pattern)].map(([word]) => `${file}: ${word}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
