/** Battles under the optional rules, and those of joint command, told in full. */
import { describe, expect, it } from 'vitest';
import { battleOf, facesTimes, Umpire, warWith } from '../testing/battle.ts';
import { squadronNamed } from '../testing/found.ts';
import { newsOf } from '../testing/telling.ts';
import { view } from '../view.ts';

const ENGLISH = ['eng-mars:eng-byng', 'eng-culloden'];
const FRENCH = ['fra-souverain:fra-beauffremont', 'fra-temeraire'];

describe('battles under optional rules told in full', () => {
  it('[11.L] two dice for each five or six; eleven take the ship, and her leader with her', () => {
    const umpire = new Umpire(battleOf(ENGLISH, FRENCH, { options: { capture: true }, year: 1757 }), 6, 1);
    newsOf(umpire);
    // Souverain beats off the first boarders and is taken by the second; a six after that has no mark.
    umpire.load(5, 6, 6, 1, 1, 1, 5, 5, 6, 5, 5, 1, 1, 1, 1, 1, 1, ...facesTimes(9, 1));
    umpire.answer({ withdraw: null });
    expect(newsOf(umpire).slice(1, 8)).toEqual([
      '7.31/1 fire: area bay-of-biscay, round 1, shot {side english, by [eng-mars], at fra-souverain, dice [5 6 6 1 1 1], bonus 1, damage [], disabled true, boarding [[5 5] [6 5]], captured true}',
      '7.31/1 fire: area bay-of-biscay, round 1, shot {side english, by [eng-culloden], at fra-temeraire, dice [5 1 1 1 1], bonus 0, damage [], disabled true, boarding [[1 1]], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 1, shot {side european, by [fra-souverain], at eng-mars, dice [1 1 1 1 1], bonus 1, damage [], disabled false, boarding [], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 1, shot {side european, by [fra-temeraire], at eng-culloden, dice [1 1 1 1], bonus 0, damage [], disabled false, boarding [], captured false}',
      '7.31/3 damage: area bay-of-biscay, side european, ship fra-souverain, damage 0, fate captured',
      '7.31/3 damage: area bay-of-biscay, side european, ship fra-temeraire, damage 0, fate disabled',
      '7.4/4 leader: side european, leader fra-beauffremont, ship fra-souverain, dice [], fate captured, returns 1759',
    ]);
    expect(umpire.world.prizes).toEqual([{ ship: 'fra-souverain', by: 'english', nation: 'England' }]);
    expect(umpire.world.absent).toEqual([
      { leader: 'fra-beauffremont', side: 'european', returns: 1759, why: 'captured' },
    ]);
  });

  it('[11.N] by weight: hits down the line, die by die', () => {
    const umpire = new Umpire(battleOf(ENGLISH, FRENCH, { options: { simplifiedCombat: true } }), 6, 1);
    newsOf(umpire);
    // Ten and one against eight and one: four hits against two.
    umpire.load(2, 2, 2, 1, 1, 1, 1);
    umpire.answer({ withdraw: null });
    expect(umpire.diceLeft).toBe(0);
    expect(newsOf(umpire)).toEqual([
      '! 7.3/1 lines: area bay-of-biscay, round 1, lines {english [{ship eng-mars, leader eng-byng, damage 0, disabled false} {ship eng-culloden, leader -, damage 0, disabled false}], european [{ship fra-souverain, leader fra-beauffremont, damage 0, disabled false} {ship fra-temeraire, leader -, damage 0, disabled false}]}, joint false',
      '11.N weight: area bay-of-biscay, round 1, side english, hits 4, marks [{ship fra-souverain, die 2, hits 2} {ship fra-temeraire, die 2, hits 2}]',
      '11.N weight: area bay-of-biscay, round 1, side european, hits 2, marks [{ship eng-mars, die 2, hits 2}]',
      '7.31/3 damage: area bay-of-biscay, side english, ship eng-mars, damage 2, fate fights',
      '7.31/3 damage: area bay-of-biscay, side european, ship fra-souverain, damage 2, fate fights',
      '7.31/3 damage: area bay-of-biscay, side european, ship fra-temeraire, damage 2, fate fights',
      '7.4/4 leader: side english, leader eng-byng, ship eng-mars, dice [1 1], fate unhurt',
      '7.4/4 leader: side european, leader fra-beauffremont, ship fra-souverain, dice [1 1], fate unhurt',
      '7.6/1 disengaged: area bay-of-biscay, side european',
    ]);
  });

  it('[7.5] one die fewer for each ship where two European nations fight together, to the end', () => {
    const umpire = new Umpire(
      battleOf(['eng-mars:eng-byng'], ['fra-souverain:fra-beauffremont', 'spa-infante'], { year: 1762 }),
      6,
      1,
    );
    newsOf(umpire);
    // Infante doubles on Mars: 4 + 1 - 1 and 3 - 1 dice.
    umpire.load(6, 1, 1, 1, 1, 1, 6, ...facesTimes(6, 1), 1, 1, ...facesTimes(6, 1), ...facesTimes(2, 5));
    umpire.answer({ withdraw: null });
    expect(newsOf(umpire).filter((line) => /fire|lines/.test(line))).toEqual([
      '! 7.3/1 lines: area bay-of-biscay, round 1, lines {english [{ship eng-mars, leader eng-byng, damage 0, disabled false}], european [{ship fra-souverain, leader fra-beauffremont, damage 0, disabled false} {ship spa-infante, leader -, damage 0, disabled false}]}, joint true',
      '7.31/1 fire: area bay-of-biscay, round 1, shot {side english, by [eng-mars], at fra-souverain, dice [6 1 1 1 1 1], bonus 1, damage [6], disabled false, boarding [], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 1, shot {side european, by [fra-souverain spa-infante], at eng-mars, dice [1 1 1 1 1 1], bonus 1, damage [], disabled false, boarding [], captured false}',
      '7.3/1 lines: area bay-of-biscay, round 2, lines {english [{ship eng-mars, leader eng-byng, damage 0, disabled false}], european [{ship spa-infante, leader -, damage 0, disabled false}]}, joint true',
      '7.31/1 fire: area bay-of-biscay, round 2, shot {side english, by [eng-mars], at spa-infante, dice [1 1 1 1 1 1], bonus 1, damage [], disabled false, boarding [], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 2, shot {side european, by [spa-infante], at eng-mars, dice [5 5], bonus 0, damage [], disabled true, boarding [], captured false}',
    ]);
  });

  it('[11.G] in open play there is nothing to glimpse', () => {
    const { world } = new Umpire(battleOf(ENGLISH, FRENCH, { options: { openPlay: true } }), 6, 1);
    expect(world.battle?.gauge).toBe('english');
    expect(view(world, 'english').glimpse).toBeNull();
  });

  it('[7.6/3] where both are beaten nobody has won, and both squadrons are disbanded', () => {
    const umpire = new Umpire(
      battleOf(['eng-mars:eng-byng'], ['fra-souverain:fra-beauffremont'], { area: 'baltic-sea' }),
      6,
      1,
    );
    newsOf(umpire);
    umpire.load(5, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1);
    umpire.answer({ withdraw: null });
    while (umpire.asks.length > 0) umpire.answer(...umpire.asks.map((_, index) => umpire.choices(index)[0]!));
    expect(newsOf(umpire).slice(-6)).toEqual([
      '7.31/3 damage: area baltic-sea, side european, ship fra-souverain, damage 0, fate disabled',
      '7.6/1 disengaged: area baltic-sea, side english',
      '7.6/1 disengaged: area baltic-sea, side european',
      '7.31/2 refuge: side english, ship eng-mars, port portsmouth',
      '7.31/2 refuge: side european, ship fra-souverain, port dunkirk',
      '7.6/2 battle-over: area baltic-sea, winner -',
    ]);
    expect(umpire.world.markers).toEqual([]);
    expect([squadronNamed(umpire.world, 'E1'), squadronNamed(umpire.world, 'P1')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('[7.1] only those who have been found fight', () => {
    const world = warWith([
      { token: 'E1', at: 'north-sea', stacks: [ENGLISH], battle: true },
      { token: 'P1', at: 'bay-of-biscay', stacks: [FRENCH], battle: true },
    ]);
    for (const marker of world.markers) marker.battle = marker.token === 'E1';
    const umpire = new Umpire(world);
    expect([umpire.progress, umpire.world.battles, newsOf(umpire)]).toEqual(['done', [], []]);
  });
});
