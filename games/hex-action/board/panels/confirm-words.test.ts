import { describe, expect, it } from 'vitest';
import type { Answer, HexAsk } from '../../rules/sea/asks.ts';
import { testSea } from '../../rules/testing/sea.ts';
import { confirmWords } from './confirm-words.ts';

const view = testSea({
  ships: [
    { id: 'victory', at: 'A1', heading: 1, spec: { name: 'Victory' } },
    { id: 'redoutable', at: 'C1', heading: 1, spec: { name: 'Redoutable' } },
  ],
});
const said = (kind: HexAsk['kind'], answer: object, more: object = {}): string =>
  confirmWords(view, { kind, ship: 'victory', ...more } as HexAsk, answer as Answer);

describe('the button that gives an answer', () => {
  it.each([
    ['unfoul', { attempts: [] }, 'Leave it foul'],
    ['unfoul', { attempts: [{ from: 'redoutable', spend: false }] }, 'Try to clear'],
    ['unfoul', { attempts: [{ from: 'redoutable', spend: true }] }, 'Cut and clear'],
    ['contested', { ship: 'victory' }, 'Give Victory the hex'],
    ['grapple', { targets: [] }, 'Do not grapple'],
    ['grapple', { targets: ['redoutable'] }, 'Grapple Redoutable'],
    ['grapple', { targets: ['a', 'b', 'c'] }, 'Grapple 3 ships'],
    ['ungrapple', { from: [] }, 'Stay grappled'],
    ['ungrapple', { from: ['redoutable'] }, 'Cut free'],
    ['boarding', { parties: [] }, 'No boarding party'],
    ['boarding', { parties: [{ type: 'DBP', sections: [1], target: null }] }, 'Defend the deck'],
    ['boarding', { parties: [{ type: 'OBP', sections: [1], target: 'redoutable' }] }, 'Board Redoutable'],
    ['boarding', { parties: [{ type: 'TBP', sections: [1], target: 'redoutable' }] }, 'Send men across'],
    ['fire', { L: null, R: null }, 'Hold fire'],
    ['fire', { L: { target: 'redoutable', aim: 'hull' }, R: null }, 'Fire'],
    ['fire', { L: null, R: null, mortars: ['redoutable'] }, 'Fire'],
    ['battery', { shot: null }, 'Hold fire'],
    ['disengage', { disengage: true }, 'Break off'],
    ['disengage', { disengage: false }, 'Fight on'],
    ['load', { side: 'L' }, 'Load larboard'],
    ['message', {}, 'Send no signal'],
    ['message', { message: 'close' }, 'Send the signal'],
    ['flagship', { ship: 'victory' }, 'Shift the flag to Victory'],
    ['prepare', { sail: 'full' }, 'Begin under full sails'],
    ['reload', { L: null, R: null }, 'Load nothing'],
    ['refloat', { lighten: true }, 'Throw two guns overboard'],
    ['refloat', { lighten: false }, 'Try to float her'],
  ] as const)('says what will be done: %s %j is “%s”', (kind, answer, words) => {
    expect(said(kind, answer)).toBe(words);
  });

  it('names the ship that is boarded in turn', () => {
    expect(said('board-on', { board: true }, { target: 'redoutable' })).toBe('Board Redoutable');
    expect(said('board-on', { board: false }, { target: 'redoutable' })).toBe('Stay aboard');
  });
});
