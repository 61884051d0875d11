import { describe, expect, it } from 'vitest';
import type { StationAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import { haltWords } from './halt-words.ts';
import type { Found } from './stops.ts';
import { redSees } from './testing/attention.ts';

const NO_ASK = { kind: 'plot' } as StationAsk;

describe('why it was carried on no further: an Order', () => {
  const scored = (scoreOrders?: { readonly fulfilled: number; readonly failed: number }): View => {
    const view = redSees();
    return { ...view, scenario: { ...view.scenario, ...(scoreOrders && { scoreOrders }) } };
  };
  const said = (view: View, became: NonNullable<Found['became']>): string =>
    haltWords(view, { stop: 'order', at: null, order: 'red-cruise', became }, NO_ASK).replace(/^.*?: /, '');

  it('[9.385] says what it gave where each counts at once', () => {
    const view = scored({ fulfilled: 2, failed: -1 });
    expect(said(view, 'fulfilled')).toBe('Fulfilled, +2 Prestige');
    expect(said(view, 'failed')).toBe('Failed, −1 Prestige');
  });

  it('[12.23] and that it will count where the Orders of a Year are compared', () => {
    expect(said(scored(), 'fulfilled')).toBe(
      'Fulfilled, it counts for you when the Orders of the Year are compared',
    );
    expect(said(scored(), 'failed')).toBe(
      'Failed, it counts against you when the Orders of the Year are compared',
    );
  });

  it('says what else has become of it', () => {
    expect(said(scored({ fulfilled: 1, failed: -1 }), 'met')).toBe('its task is done, +1 Prestige');
    expect(said(scored(), 'invalid')).toBe('overtaken by events, and it counts for nobody');
    expect(said(scored(), 'arrived')).toBe('the ships have arrived');
  });
});
