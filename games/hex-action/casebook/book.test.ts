import { describe, expect, it } from 'vitest';
import { answerLines, givenLines } from './answer.ts';
import { casesOf, GROUPS } from './book.ts';
import { pictureOf } from './picture.ts';

const ALL = GROUPS.flatMap(({ cases }) => cases);
const ids = (rule: string): string[] => casesOf(rule).map(({ id }) => id);

describe('the casebook as it is read', () => {
  it('finds the cases of a rule and of those that stand under it', () => {
    expect(ids('24.1.5.2')).toEqual(['B07', 'B08', 'B09', 'B10', 'B24']);
    expect(ids('24.1.5.4')).toEqual(['G06', 'G08', 'G20', 'B15', 'B16', 'B17', 'B18', 'B19', 'B22', 'R07']);
    expect(ids('24.0')).toEqual(expect.arrayContaining(['G01', 'B01', 'R01']));
    expect(ids('2.0')).toEqual([]);
    expect(ids('20.3.1')).toEqual(['A22']);
  });

  it.each(ALL.map((stated) => [stated.id, stated] as const))('draws and answers %s', (_id, stated) => {
    const { box, marks } = pictureOf(stated);
    const letters = marks.flatMap((mark) => ('text' in mark && mark.look === 'letter' ? [mark] : []));
    for (const { id } of stated.ships.filter((ship) => !('enters' in ship && ship.enters)))
      expect(letters.map(({ text }) => text)).toContain(id);
    for (const { at } of letters) {
      expect(at.x).toBeGreaterThan(box.x);
      expect(at.x).toBeLessThan(box.x + box.width);
      expect(at.y).toBeGreaterThan(box.y);
      expect(at.y).toBeLessThan(box.y + box.height);
    }
    expect(answerLines(stated).length).toBeGreaterThan(0);
  });

  it('says in words what a chart can’t show', () => {
    const of = (id: string) => ALL.find((each) => each.id === id)!;
    expect(givenLines(of('W07'))).toEqual([
      'x: rated for 36 guns, under battle sails.',
      'y: rated for 66 guns, under full sails.',
    ]);
    expect(givenLines(of('A01'))).toEqual(['Orders: x 3 with the note A.']);
    expect(answerLines(of('R15'))).toEqual([
      'a, left broadside: b lies in fields 2 and 4 and can’t be fired at: c is in the way.',
      'a, left broadside: c lies in fields 1 and 2 and is no target.',
    ]);
    expect(answerLines(of('W15'))[0]).toBe('No ship lies between x and the wind.');
  });

  it('shows fields, lawful shots, rakes and barred ones', () => {
    const looks = (id: string): string[] =>
      pictureOf(ALL.find((each) => each.id === id)!).marks.map(({ look }) => look);
    expect(looks('G04')).toEqual(expect.arrayContaining(['field-1', 'field-4', 'shot']));
    expect(looks('B01')).toEqual(expect.arrayContaining(['shot', 'barred']));
    expect(looks('R01')).toContain('rake');
    expect(looks('W01')).toContain('windward');
    expect(looks('T10')).toEqual(expect.arrayContaining(['bond', 'after', 'track']));
    expect(looks('A05')).toEqual(expect.arrayContaining(['anchor', 'after']));
  });
});
