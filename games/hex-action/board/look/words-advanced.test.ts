import { describe, expect, it } from 'vitest';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { withoutStep, withStep } from '../courses/plot-draft.ts';
import { draftAfter } from '../orders/use-plot-keys.ts';
import { markHitByHit } from '../panels/guns/gun-losses-panel.tsx';
import { loadWords } from '../panels/guns/reload-panel.tsx';
import { anchorWords, noteSigns, plightOf, reconstructedWords, squadronOf } from './words-advanced.ts';

const ship = (advanced: Parameters<typeof advancedShip>[0]['advanced'] = {}) =>
  advancedShip({ id: 'victory', at: 'K10', heading: 1, spec: { name: 'Victory' }, advanced });
const waters = advancedSea([ship()]);

describe('words of the Advanced Game', () => {
  it('write the notes as a log has them', () => {
    expect(noteSigns(waters, { sail: 'FS', anchor: 'AB' })).toBe('FS AB');
    expect(noteSigns(waters, { anchor: 'cut', tow: 'victory', oars: true })).toBe('a oars tows Victory');
    expect(noteSigns(waters, {})).toBe('');
  });

  it('say what befalls a ship, and nothing of one that is well', () => {
    expect(plightOf(waters, ship())).toEqual([]);
    const hurt = ship({
      sail: 'full',
      fire: 2,
      wreckage: ['L'],
      anchor: { how: 'AS', state: 'holding', turns: 0 },
      anchors: 1,
      aground: { difficulty: 4, from: { bow: { q: 0, r: 0 }, heading: 1 }, lightened: false },
    });
    expect(plightOf(waters, hurt)).toEqual([
      'under full sails',
      'on springs by the stern',
      '1 anchor left',
      'on fire',
      'wreckage over the larboard side',
      'aground: 5 or more will float her',
    ]);
  });

  it('[20.3.6] count the turns of weighing', () => {
    expect(anchorWords({ how: 'A', state: 'weighing', turns: 1 })).toBe('weighing, turn 1 of 2');
    expect(anchorWords({ how: 'AB', state: 'holding', turns: 0 })).toBe('on springs by the bow');
  });

  it('name a reconstructed table that had a say, and none that is as printed', () => {
    expect(reconstructedWords(['lowPowder'])).toBe(' Reconstructed: the low powder column.');
    expect(reconstructedWords(['die-and-table'])).toBe('');
    expect(reconstructedWords(undefined)).toBe('');
  });

  it('[24.2.3.3] tell a half loaded broadside from an empty one', () => {
    const half = { ...ship({ shot: { L: 'D', R: null } }), loaded: { L: false, R: false } };
    expect([loadWords(half, 'L'), loadWords(half, 'R')]).toEqual(['double shot, half loaded', 'empty']);
    expect(loadWords({ ...half, loaded: null }, 'L')).toBe('closed');
    expect(loadWords(ship({ shot: { L: 'C', R: 'G' } }), 'R')).toBe('grape shot');
  });

  it('find a ship’s squadron', () => {
    expect(squadronOf(waters, 'victory')).toBeNull();
  });
});

describe('[24.1.7] gun losses hit by hit', () => {
  it('fall on the section named while it has guns, then on what is left', () => {
    const armed = ship({ forward: { guns: { L: 1, R: 1 }, carronades: { L: 0, R: 0 } } });
    const rows = markHitByHit(armed, { hits: ['L', 'L'], sections: ['bow', 'bow'] }, []);
    expect(rows[0]).toEqual({ mark: 'LGB', allowed: ['LGB'] });
    expect(rows[1]!.allowed).not.toContain('LGB');
    expect(rows[1]!.allowed.every((mark) => mark.startsWith('L'))).toBe(true);
  });

  it('keep a choice that is still allowed', () => {
    const rows = markHitByHit(ship(), { hits: ['R'], sections: [null] }, ['RGS']);
    expect(rows[0]!.mark).toBe('RGS');
  });
});

describe('[20.2] backing in a draft', () => {
  it('is a step like any other', () => {
    expect(withStep('B', 'F')).toBe('B1');
    expect(withStep('1', 'B')).toBe('1B');
    expect(withoutStep('1B')).toBe('1');
    expect(draftAfter('b', '1')).toBeNull();
    expect(draftAfter('b', '1', true)).toBe('1B');
  });
});
