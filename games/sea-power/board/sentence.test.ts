import { describe, expect, it } from 'vitest';
import { ANSWERS, type AskKind, type SeaAsk } from '../rules/world/asks.ts';
import { MARKS } from './look/side-mark.tsx';
import { headline, outcomeWords, sentence } from './sentence.ts';
import { deskOf, seenBy, smallSea } from './testing/desk.ts';

const about = { id: 'x', seat: 'english', rule: '4.0' };

const CASES: { readonly [K in AskKind]: readonly [Extract<SeaAsk, { kind: K }>, string] } = {
  bid: [
    { ...about, kind: 'bid' },
    'Bid for a side: the higher bid chooses, and the other player is given its points.',
  ],
  demobilise: [{ ...about, kind: 'demobilise' }, '1778: choose the ships and leaders who are paid off.'],
  commission: [
    { ...about, kind: 'commission', captured: ['fra-hercule'] },
    'Choose the ship that comes into play for Hercule.',
  ],
  organise: [
    { ...about, kind: 'organise' },
    'Form your squadrons: ships in line of battle, a leader to every sixteen.',
  ],
  place: [{ ...about, kind: 'place' }, 'Place a squadron in a port: 0 markers in hand.'],
  reorganise: [{ ...about, kind: 'reorganise' }, 'Form your squadrons for 1778 and say where they lie.'],
  frigate: [
    { ...about, kind: 'frigate' },
    'Place a frigate in a sea area: 0 in hand, or keep the rest back.',
  ],
  sail: [{ ...about, kind: 'sail' }, 'Sail a squadron, or be done moving for this year.'],
  onward: [
    { ...about, kind: 'onward', token: 'E1', area: 'bay-of-biscay' },
    'Channel may not stay in the Bay of Biscay: send her on or into port.',
  ],
  search: [
    { ...about, kind: 'search', area: 'bay-of-biscay', mine: 'E1', theirs: 'P1' },
    'Channel and P1 are both in the Bay of Biscay: fight or avoid?',
  ],
  wear: [
    { ...about, kind: 'wear', token: 'E1' },
    'Wear and tear: share out the damage among the ships of Channel.',
  ],
  'battle-order': [
    { ...about, kind: 'battle-order', areas: ['azores', 'cape-horn'] },
    'Which battle shall be fought next? Azores or Cape Horn.',
  ],
  means: [
    { ...about, kind: 'means', area: 'cape-horn', ways: ['hex-action'] },
    'The lines are drawn up in Cape Horn: by the tables, or fought out ship by ship?',
  ],
  gauge: [
    { ...about, kind: 'gauge', area: 'cape-horn' },
    'You have the weather gauge in Cape Horn: into battle, or away?',
  ],
  line: [
    { ...about, kind: 'line', area: 'azores' },
    'Form the line anew in the Azores: the damaged ships go to the rear.',
  ],
  refuge: [
    { ...about, kind: 'refuge', area: 'azores', ships: [{ ship: 'eng-mars', ports: ['nore'] }] },
    '1 ship must leave the battle in the Azores: to which port?',
  ],
  assault: [
    { ...about, kind: 'assault', areas: ['eastern-caribbean'] },
    'Attack a port? You lie alone off the Eastern Caribbean.',
  ],
  defend: [
    { ...about, kind: 'defend', areas: [{ area: 'arabian-sea', ports: ['bombay', 'cochin'] }] },
    'The enemy attacks in the Arabian Sea: which port shall stand the attack?',
  ],
  return: [{ ...about, kind: 'return' }, 'Bring every squadron at sea home to a port.'],
  repair: [{ ...about, kind: 'repair' }, 'Repair your ships, as far as their ports can.'],
};

describe('what the umpire asks', () => {
  it.each(Object.keys(ANSWERS) as AskKind[])('says it in one sentence: %s', (kind) => {
    const [ask, words] = CASES[kind];
    expect(sentence(deskOf([ask]))).toBe(words);
  });

  it('a battle that has battles of its own is fought out over a season', () => {
    const world = smallSea();
    Object.assign(world, { options: { foughtOut: { ways: ['far-away'], below: { ways: ['near-by'] } } } });
    expect(sentence(deskOf([CASES.means[0]], { view: seenBy(world) }))).toBe(
      'The lines are drawn up in Cape Horn: by the tables, or fought out over a season?',
    );
  });

  it('says whom it waits for', () => {
    expect(sentence(deskOf([], { waitingFor: ['european'] }))).toBe('Waiting for European Powers.');
    const given = deskOf([], {
      waitingFor: ['european'],
      asks: [{ ask: { ...about, kind: 'return' }, answer: { ports: [] } }],
    });
    expect(sentence(given)).toBe('Your orders are in. Waiting for European Powers.');
  });

  it('heads the page with year, phase, whose move it is and the points', () => {
    expect(headline(deskOf())).toMatchObject({
      turn: '1778',
      detail: 'English 0 : 0 Europeans · Year 1 of 6',
    });
    expect(headline(deskOf()).phase).toMatch(/^Movement · (English|Europeans)$/);
  });
});

describe('how it ends', () => {
  const ended = (reason: string, winners: readonly string[], resigned: readonly string[] = []) => {
    const world = smallSea();
    world.points = { english: 30, european: 12 };
    world.resigned = resigned;
    return deskOf([], { view: seenBy(world), outcome: { winners, rule: '8.5', reason } });
  };

  it('names the degree of victory, the draw, and who gave up', () => {
    expect(outcomeWords(ended('major-victory', ['english']))).toBe(
      'A major victory for the English. English 30, Europeans 12.',
    );
    expect(outcomeWords(ended('minor-victory', ['european']))).toBe(
      'A minor victory for the Europeans. English 30, Europeans 12.',
    );
    const turned = ended('major-victory', ['english']);
    const view = { ...turned.view, commands: { english: 'european', european: 'english' } };
    expect(outcomeWords({ ...turned, view })).toMatch(/^A major victory for the Europeans\./);
    expect(outcomeWords(ended('draw', []))).toBe('English 30, Europeans 12: nobody leads by 25.');
    expect(outcomeWords(ended('resigned', ['english'], ['european']))).toBe(
      'European Powers resigned. English 30, Europeans 12.',
    );
    expect(sentence(ended('draw', []))).toMatch(/^The war is over\. English 30, .*: nobody leads/);
  });

  it('has a mark of hue and shape for each side', () => {
    expect(MARKS.english.shape).not.toBe(MARKS.european.shape);
    expect(MARKS.english.colour).not.toBe(MARKS.european.colour);
  });
});
