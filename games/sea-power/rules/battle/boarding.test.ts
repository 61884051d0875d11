import { describe, expect, it } from 'vitest';
import { battleOf, facesTimes, Umpire } from '../testing/battle.ts';
import { captorOf, isTaken } from './boarding.ts';

const ENGLISH = ['eng-mars:eng-byng', 'eng-culloden'];
const FRENCH = ['fra-souverain:fra-beauffremont', 'fra-temeraire'];

const round = (...faces: number[]) => {
  const umpire = new Umpire(battleOf(ENGLISH, FRENCH, { year: 1757, options: { capture: true } }), 6, 1);
  umpire.load(...faces);
  umpire.answer({ withdraw: null });
  return umpire;
};

describe('boarding and capture', () => {
  it('[11.L] two dice for each five and six, before it takes effect; eleven takes the ship', () => {
    expect(isTaken([5, 6])).toBe(true);
    expect(isTaken([5, 5])).toBe(false);
    // Mars: a six not boarded, two points; a five boarded. The six behind it has no mark any more.
    const umpire = round(6, 5, 6, 1, 1, 1, 3, 4, 2, 5, 6, 5, 1, 1, 1, 1, 1, 1, ...facesTimes(9, 1), 1, 2);
    const [first, second] = umpire.told('fire').map(({ shot }) => shot);
    expect(first).toMatchObject({
      boarding: [
        [3, 4],
        [5, 6],
      ],
      damage: [2],
      disabled: false,
      captured: true,
    });
    expect(second).toMatchObject({ boarding: [[1, 1]], disabled: true, captured: false });
    expect(umpire.told('damage')).toMatchObject([
      { ship: 'fra-souverain', fate: 'captured' },
      { ship: 'fra-temeraire', fate: 'disabled' },
    ]);
    expect(umpire.world.sunk).toEqual([{ ship: 'fra-souverain', side: 'european', captured: true }]);
    expect(umpire.world.prizes).toEqual([{ ship: 'fra-souverain', by: 'english', nation: 'England' }]);
    expect(umpire.diceLeft).toBe(0);
  });

  it('[11.L] a leader aboard who lives is out as if he were hurt, and one killed is killed', () => {
    const taken = round(5, ...facesTimes(5, 1), 6, 6, 5, ...facesTimes(4, 1), 1, 1, ...facesTimes(9, 1));
    expect(taken.world.absent).toEqual([
      { leader: 'fra-beauffremont', side: 'european', returns: 1759, why: 'captured' },
    ]);
    const killed = round(
      6,
      5,
      ...facesTimes(4, 1),
      1,
      1,
      1,
      6,
      6,
      5,
      ...facesTimes(4, 1),
      1,
      1,
      ...facesTimes(9, 1),
      6,
      6,
    );
    expect(killed.world.dead).toEqual(['fra-beauffremont']);
    expect(killed.world.absent).toEqual([]);
  });

  it('[11.L] the prize is that of the nation whose ship lay opposite; Russians take theirs for England', () => {
    expect(captorOf('spa-infante')).toBe('Spain');
    expect(captorOf('rus-boris')).toBe('England');
  });

  it('[11.L] nobody boards where the rule is not in use', () => {
    const umpire = new Umpire(battleOf(ENGLISH, FRENCH), 6, 1);
    umpire.load(5, ...facesTimes(5, 1), 5, ...facesTimes(4, 1), ...facesTimes(9, 1));
    umpire.answer({ withdraw: null });
    expect(umpire.told('fire').flatMap(({ shot }) => shot.boarding)).toEqual([]);
    expect(umpire.diceLeft).toBe(0);
  });
});
