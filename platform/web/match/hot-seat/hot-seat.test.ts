import { describe, expect, it } from 'vitest';
import { screenFor } from './hot-seat.ts';

const TWO = ['ann', 'ben'];
const isFriend = (a: string, b: string): boolean => a === b;
const asking = (...waitingFor: string[]) => ({ persons: TWO, waitingFor, over: false, isFriend });

describe('the screen between the players', () => {
  it('is never there for one person alone', () => {
    for (const waitingFor of [['ann'], ['machine'], []])
      expect(screenFor(null, { persons: ['ann'], waitingFor, over: false, isFriend })).toEqual({
        open: 'ann',
        curtain: null,
      });
  });

  it('hides everything at first, and names who is asked', () => {
    expect(screenFor(null, asking('ben'))).toEqual({ open: null, curtain: 'ben' });
    expect(screenFor(null, asking('ann', 'ben'))).toEqual({ open: null, curtain: 'ann' });
  });

  it('stays open for the one who holds the spyglass while he is asked', () => {
    expect(screenFor('ben', asking('ann', 'ben'))).toEqual({ open: 'ben', curtain: null });
  });

  it('falls as soon as only the other is asked', () => {
    expect(screenFor('ann', asking('ben'))).toEqual({ open: null, curtain: 'ben' });
  });

  it('falls before the one who is left when the other gives his seat to the machine', () => {
    const left = { persons: ['ben'], waitingFor: ['ben'], over: false, isFriend };
    expect(screenFor('ann', left)).toEqual({ open: null, curtain: 'ben' });
    expect(screenFor('ben', left)).toEqual({ open: 'ben', curtain: null });
  });

  it('stays open while a machine elsewhere thinks', () => {
    expect(screenFor('ann', asking('machine'))).toEqual({ open: 'ann', curtain: null });
  });

  it('stays open when all is over', () => {
    expect(screenFor('ann', { ...asking(), over: true })).toEqual({ open: 'ann', curtain: null });
  });

  it('never opens a desk and hangs a curtain at once', () => {
    for (const holder of [null, ...TWO])
      for (const waitingFor of [[], ['ann'], ['ben'], TWO])
        for (const over of [false, true]) {
          const { open, curtain } = screenFor(holder, { persons: TWO, waitingFor, over, isFriend });
          expect((open === null) !== (curtain === null)).toBe(true);
          expect(open === null || open === holder).toBe(true);
        }
  });

  describe('before everybody’s eyes', () => {
    const open = (waitingFor: readonly string[], isOpen = true) => ({
      ...asking(...waitingFor),
      isOpen: () => isOpen,
    });

    it('is not there where nothing asked is secret', () => {
      const shown = { open: 'ben', curtain: null, openly: true };
      expect(screenFor('ann', open(['ben']))).toEqual(shown);
      expect(screenFor(null, open(['ben']))).toEqual(shown);
    });

    it('falls again as soon as something is', () => {
      expect(screenFor(null, open(['ben'], false))).toEqual({ open: null, curtain: 'ben' });
    });

    it('is left to whoever holds the spyglass, and hangs where both are asked', () => {
      expect(screenFor('ben', open(['ben']))).toEqual({ open: 'ben', curtain: null });
      expect(screenFor(null, open(TWO))).toEqual({ open: null, curtain: 'ann' });
    });
  });

  describe('among friends', () => {
    const three = (...waitingFor: string[]) => ({
      persons: ['ann', 'amy', 'ben'],
      waitingFor,
      over: false,
      isFriend: (a: string, b: string) => a[0] === b[0],
    });

    it('is not there: the next who is asked has the chart', () => {
      expect(screenFor('ann', three('amy', 'ben'))).toEqual({ open: 'amy', curtain: null });
      expect(screenFor('ann', three('ann', 'amy'))).toEqual({ open: 'ann', curtain: null });
    });

    it('falls before the enemy, and for good until he is there', () => {
      expect(screenFor('amy', three('ben'))).toEqual({ open: null, curtain: 'ben' });
      expect(screenFor('ben', three('amy'))).toEqual({ open: null, curtain: 'amy' });
    });

    it('never hangs where nobody is an enemy', () => {
      const all = { ...three('amy'), persons: ['ann', 'amy'] };
      expect(screenFor(null, all)).toEqual({ open: 'amy', curtain: null });
    });
  });
});
