import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { view as viewOf } from '../../rules/view.ts';
import type { LineShip } from '../../rules/world/squadron.ts';
import type { SeaTold, Shot } from '../../rules/world/told.ts';
import { setup } from '../../rules/year/setup.ts';
import { changed, drawnLines, emptyPicture, markIn, pairsOf, toll } from './picture.ts';
import { beatsOf } from './script.ts';

const ship = (id: string, damage = 0): LineShip => ({ ship: id, leader: null, damage, disabled: false });
const lines = {
  english: [ship('eng-mars')],
  european: [ship('fra-souverain'), ship('fra-superbe'), ship('fra-zodiaque', 2)],
};
const area = 'bay-of-biscay';
const view = viewOf(setup(scenarios[0]!, {}), 'english');

const shot = (more: Partial<Shot>): Shot => ({
  side: 'english',
  by: ['eng-mars'],
  at: 'fra-souverain',
  dice: [6, 5, 1],
  bonus: 0,
  damage: [3],
  disabled: true,
  boarding: [],
  captured: false,
  ...more,
});
const fire = (more: Partial<Shot>): SeaTold => ({
  kind: 'fire',
  rule: '7.31/1',
  area,
  round: 1,
  shot: shot(more),
});
const round: readonly SeaTold[] = [
  { kind: 'lines', rule: '7.3/1', area, round: 1, lines, joint: false },
  fire({}),
  fire({
    side: 'european',
    by: ['fra-souverain', 'fra-superbe'],
    at: 'eng-mars',
    dice: [1],
    damage: [],
    disabled: false,
  }),
  {
    kind: 'damage',
    rule: '7.31/3',
    area,
    side: 'european',
    ship: 'fra-souverain',
    damage: 3,
    fate: 'disabled',
  },
  { kind: 'refuge', rule: '7.31/2', side: 'european', ship: 'fra-souverain', port: 'brest' },
  { kind: 'battle-over', rule: '7.6/2', area, winner: 'english' },
];

describe('a battle as a picture', () => {
  it('[7.3/2] draws ships that double on the enemy behind the one in front', () => {
    expect(pairsOf(lines, 1)).toEqual([
      { english: ['eng-mars'], european: ['fra-souverain', 'fra-superbe', 'fra-zodiaque'] },
    ]);
    const four = { english: [ship('eng-mars'), ship('eng-culloden')], european: lines.european };
    expect(pairsOf(four, 1).map(({ european }) => european)).toEqual([
      ['fra-souverain', 'fra-zodiaque'],
      ['fra-superbe'],
    ]);
    // Once lines are reformed a damaged one doubles from the rear.
    expect(pairsOf(four, 2).map(({ european }) => european)).toEqual([
      ['fra-souverain'],
      ['fra-superbe', 'fra-zodiaque'],
    ]);
  });

  it('counts what has become of a line', () => {
    const picture = drawnLines(emptyPicture(area), lines, 1, false);
    const after = changed(picture, 'fra-superbe', { fate: 'sunk', damage: 9 });
    expect(toll(after, 'european')).toEqual({ fights: 2, disabled: 0, sunk: 1, captured: 0 });
    expect(markIn(after, 'fra-superbe')?.damage).toBe(9);
    expect(markIn(after, 'eng-culloden')).toBeNull();
  });
});

describe('a battle as beats', () => {
  const beats = beatsOf(round, view, view);

  it('tells a round in its order, and both broadsides of a place at once', () => {
    expect(beats.map(({ kind }) => kind)).toEqual(['lines', 'volley', 'effect', 'away', 'over']);
    const volley = beats[1]!;
    expect(volley.kind === 'volley' && volley.shots.length).toBe(2);
    expect(volley.words).toEqual(['Mars at Souverain: 1 hit, damage 3, disabled.']);
  });

  it('changes the picture when the shot takes effect, and not before', () => {
    expect(markIn(beats[1]!.picture, 'fra-souverain')?.damage).toBe(0);
    expect(markIn(beats[2]!.picture, 'fra-souverain')).toMatchObject({
      damage: 3,
      fate: 'disabled',
      away: null,
    });
    expect(markIn(beats.at(-1)!.picture, 'fra-souverain')?.away).toBe('brest');
  });

  it('fires long lines several ships at a time', () => {
    const names = ['mars', 'culloden', 'burford', 'norwich', 'chatham', 'lancaster', 'dorsetshire', 'namur'];
    const foes = [
      'souverain',
      'superbe',
      'temeraire',
      'zodiaque',
      'thesee',
      'soleil-royal',
      'magnifique',
      'robuste',
    ];
    const long = {
      english: names.map((name) => ship(`eng-${name}`)),
      european: foes.map((name) => ship(`fra-${name}`)),
    };
    const shots = foes.map((name, at) =>
      fire({ at: `fra-${name}`, by: [`eng-${names[at]}`], dice: [1], damage: [], disabled: false }),
    );
    const volleys = (of: number): number =>
      beatsOf(
        [{ kind: 'lines', rule: '7.3/1', area, round: of, lines: long, joint: false }, ...shots],
        view,
        view,
      ).filter(({ kind }) => kind === 'volley').length;
    expect(volleys(1)).toBe(4);
    expect(volleys(2)).toBe(3);
    expect(beatsOf([], view, view)).toEqual([]);
  });
});
