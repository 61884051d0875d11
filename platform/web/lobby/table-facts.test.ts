import { describe, expect, it } from 'vitest';
import type { GameOption } from '../toolkit/options.ts';
import { optionWords } from './table-facts.ts';

const OPTIONS: readonly GameOption[] = [
  { kind: 'switch', key: 'fog', label: 'Fog' },
  { kind: 'switch', key: 'signals', label: 'Signals', usual: true },
  {
    kind: 'choice',
    key: 'deck',
    label: 'Deck',
    choices: [
      { label: 'plain', value: 'plain' },
      { label: 'long', value: 'long' },
    ],
  },
  { kind: 'number', key: 'lead', label: 'Lead', least: 0, most: 20, step: 5, usual: 0, unit: 'points' },
];
const options = [{ title: 'All', options: OPTIONS }];

describe('what a card says of options', () => {
  it('names what was set away from the usual, and nothing else', () => {
    expect(optionWords({ options }, {})).toEqual([]);
    expect(optionWords({ options }, { fog: true, signals: false, deck: 'long', lead: 10 })).toEqual([
      'Fog',
      'no Signals',
      'Deck: long',
      'Lead: 10 points',
    ]);
    expect(optionWords({ options }, { fog: false, signals: true, deck: 'plain', lead: 0 })).toEqual([]);
  });

  it('finds it where the game keeps it in a bundle of its own', () => {
    const optionsOf = (set: Readonly<Record<string, unknown>>): unknown => ({ rules: set });
    expect(optionWords({ options, optionsOf }, { rules: { fog: true } })).toEqual(['Fog']);
    expect(optionWords({ options, optionsOf }, {})).toEqual([]);
  });
});
