import { describe, expect, it } from 'vitest';
import { ANSWERS, type AskKind, type HexAsk } from '../../rules/sea/asks.ts';
import { board } from '../index.ts';
import { deskOf } from '../testing/desk.ts';
import { headline, sentence } from './sentence.ts';

const about = { id: 'x', seat: 'a-1', rule: '5.0', ship: 'shannon' };

const CASES: { readonly [K in AskKind]: readonly [Extract<HexAsk, { kind: K }>, string] } = {
  unfoul: [
    { ...about, kind: 'unfoul', fouledWith: ['chesapeake'] },
    'Shannon is foul of Chesapeake: will you try to clear her?',
  ],
  plot: [{ ...about, kind: 'plot' }, 'Plot Shannon’s course for this turn.'],
  contested: [
    { ...about, kind: 'contested', hex: { q: 10, r: 5 }, ships: ['shannon', 'chesapeake'] },
    'Shannon and Chesapeake reach K10 together and the high die is yours: who shall have the hex?',
  ],
  grapple: [
    { ...about, kind: 'grapple', targets: ['chesapeake'] },
    'Shannon lies alongside Chesapeake: throw grapples?',
  ],
  ungrapple: [
    { ...about, kind: 'ungrapple', from: ['chesapeake'] },
    'Shannon is grappled by Chesapeake: will you try to cut free?',
  ],
  boarding: [
    { ...about, kind: 'boarding' },
    'Tell off Shannon’s crew: to board, to defend, to cross, or none.',
  ],
  fire: [
    { ...about, kind: 'fire' },
    'Shannon: choose a target and an aim for each loaded broadside, or hold fire.',
  ],
  'gun-losses': [{ ...about, kind: 'gun-losses', hits: ['L', null] }, 'Shannon loses 2 guns: choose which.'],
  'board-on': [
    { ...about, kind: 'board-on', target: 'chesapeake' },
    'Shannon’s defenders have won: shall they board Chesapeake?',
  ],
  disengage: [
    { ...about, kind: 'disengage', other: 'chesapeake' },
    'Will Shannon break off the melee with Chesapeake, if they agree?',
  ],
  load: [{ ...about, kind: 'load' }, 'Which of Shannon’s broadsides shall be loaded?'],
  battery: [{ ...about, kind: 'battery' }, 'Shannon: choose a target for the battery, or hold fire.'],
  orders: [
    { ...about, kind: 'orders', turns: [4, 5, 6] },
    'Write Shannon’s orders ahead, for turns 4, 5 and 6.',
  ],
  flagship: [
    { ...about, kind: 'flagship', squadron: 'van', ships: ['chesapeake'] },
    'The flag of the van squadron is to be hoisted again: in which ship?',
  ],
  message: [
    { ...about, kind: 'message' },
    'Shannon can’t be ordered anything now: will she signal to the fleet?',
  ],
  squadrons: [
    { ...about, kind: 'squadrons', ship: '', ships: ['shannon', 'chesapeake'] },
    'Choose your flagship, and form 2 ships into squadrons of six or fewer.',
  ],
  prepare: [{ ...about, kind: 'prepare' }, 'Under which sails does Shannon begin?'],
  muster: [
    { ...about, kind: 'muster', ship: '', budget: 120, berths: 6, nations: ['British'] },
    'Choose your fleet: up to 6 ships for at most 120 points, in secret.',
  ],
  reload: [{ ...about, kind: 'reload', shots: ['R'] }, 'What shall Shannon load on each side?'],
  refloat: [
    { ...about, kind: 'refloat' },
    'Shannon is aground: throw two guns overboard for a better chance to float?',
  ],
};

describe('what the umpire asks', () => {
  it.each(Object.keys(ANSWERS) as AskKind[])('says it in one sentence: %s', (kind) => {
    const [ask, words] = CASES[kind];
    expect(sentence(deskOf([ask]))).toBe(words);
  });

  it('says it once for several ships', () => {
    const desk = deskOf([
      { ...about, id: 'x', kind: 'plot' },
      { ...about, id: 'y', kind: 'plot', ship: 'chesapeake' },
    ]);
    expect(sentence(desk)).toBe('2 ships to order: plot their courses for this turn.');
  });

  it('says whom it waits for', () => {
    expect(sentence(deskOf([], { waitingFor: ['b-1'] }))).toBe('Waiting for Lawrence.');
    const given = deskOf([], {
      waitingFor: ['b-1'],
      asks: [{ ask: { ...about, kind: 'plot' }, answer: { plot: '1' } }],
    });
    expect(sentence(given)).toBe('Your orders are in. Waiting for Lawrence.');
  });

  it('says who has won', () => {
    const won = deskOf([], { outcome: { winners: ['b'], rule: '14.1', reason: 'surrender' } });
    expect(sentence(won)).toBe('The United States has the day. The Royal Navy has surrendered.');
    expect(sentence(deskOf([], { outcome: { winners: [], rule: '14.1.2', reason: 'surrender' } }))).toBe(
      'The fight is drawn. Both have surrendered.',
    );
  });

  it('heads the page with turn, phase and wind', () => {
    expect(headline(deskOf())).toEqual({
      turn: 'Turn 1',
      phase: 'Plotting',
      detail: 'Wind from the south (to 1)',
    });
  });

  it('gives each side a mark of its own', () => {
    const desk = deskOf();
    const [ours, theirs] = [board.sideMark('a-1', desk), board.sideMark('b-1', desk)];
    expect(ours.shape).not.toBe(theirs.shape);
    expect(ours.colour).not.toBe(theirs.colour);
    expect(board.turnOf(desk)).toBe(1);
  });
});
