/** Battles told in full: every happening with its rule and its dice, who is told it, and what is left behind. */
import { describe, expect, it } from 'vitest';
import { battleOf, facesTimes, Umpire, warWith } from '../testing/battle.ts';
import { markerNamed, squadronNamed } from '../testing/found.ts';
import { asksInWords, eachInWords, inWords, newsOf } from '../testing/telling.ts';

const ENGLISH = ['eng-mars:eng-byng', 'eng-culloden'];
const FRENCH = ['fra-souverain:fra-beauffremont', 'fra-temeraire'];

describe('a battle told in full', () => {
  it('[7.1] [7.2/1] [7.2/2] [7.2/3] it begins with the gauge, and the winner alone looks at the enemy', () => {
    const umpire = new Umpire(battleOf(['eng-mars:eng-byng'], ['fra-souverain:fra-conflans']), 1, 2, 3, 2);
    expect(newsOf(umpire)).toEqual([
      '7.1 battle: area bay-of-biscay, tokens {english E1, european P1}',
      '! 7.2/1 gauge: area bay-of-biscay, throws [{english 1, european 2} {english 3, european 2}], winner english, dice [1 2 3 2]',
      '! 7.2/3 glimpse: area bay-of-biscay, side european, stacks [[{ship fra-souverain, leader fra-conflans}]] | english all; others nothing',
    ]);
    expect(inWords(umpire.world.battle)).toEqual(
      'area bay-of-biscay, tokens {english E1, european P1}, step gauge, gauge english, round 0, lines -, began {english [], european []}, led [], leaving [], beaten []',
    );
    expect(asksInWords(umpire)).toEqual([
      '? id 0.1756.gauge.english, seat english, kind gauge, rule 7.2/4, area bay-of-biscay',
      'withdraw -',
      'withdraw {port ferrol}',
      'withdraw {area north-sea}',
      'withdraw {area western-approaches}',
      'withdraw {area iberian-basin}',
      'withdraw {area azores}',
    ]);
  });

  it('[7.2/4] out of the area into a port, which is a battle lost', () => {
    const umpire = new Umpire(battleOf(ENGLISH, FRENCH, { area: 'north-sea' }), 6, 1);
    newsOf(umpire);
    umpire.answer({ withdraw: { port: 'nore' } });
    expect(newsOf(umpire)).toEqual([
      '7.2/4 withdrew: area north-sea, side english, to {port nore}',
      '7.6/2 battle-over: area north-sea, winner european',
    ]);
    expect(markerNamed(umpire.world, 'E1')).toMatchObject({ at: { port: 'nore' }, battle: false });
    expect(markerNamed(umpire.world, 'P1')).toMatchObject({ at: { area: 'north-sea' }, battle: false });
    expect(umpire.world.forces.english.ships).toEqual({
      'eng-mars': { port: 'nore', damage: 0, sailed: true },
      'eng-culloden': { port: 'nore', damage: 0, sailed: true },
    });
    expect([umpire.world.battle, umpire.world.battles, umpire.progress]).toEqual([null, [], 'done']);
  });

  it('[7.2/4] [6.1/6] out to an area where a friend is, with whom it is one squadron', () => {
    const world = warWith([
      { token: 'E1', at: 'north-sea', stacks: [ENGLISH], battle: true },
      { token: 'E2', at: 'western-approaches', stacks: [['eng-duke:eng-hawke']] },
      { token: 'P1', at: 'north-sea', stacks: [FRENCH], battle: true },
    ]);
    const umpire = new Umpire(world, 6, 1);
    newsOf(umpire);
    umpire.answer({ withdraw: { area: 'western-approaches' } });
    expect(newsOf(umpire)).toEqual([
      '7.2/4 withdrew: area north-sea, side english, to {area western-approaches}',
      '! 6.1/6 combined: side english, token E1, into E2',
      '7.6/2 battle-over: area north-sea, winner european',
    ]);
    expect(markerNamed(umpire.world, 'E1')).toBeUndefined();
    expect(squadronNamed(umpire.world, 'E2')!.stacks).toHaveLength(2);
  });

  it.each([
    ['no port of the area', { port: 'gibraltar' }, 'gauge-port'],
    ['an enemy’s port', { port: 'dunkirk' }, 'gauge-port'],
    ['where it is', { area: 'north-sea' }, 'gauge-stay'],
    ['no neighbour', { area: 'azores' }, 'gauge-area'],
    ['an area with an enemy', { area: 'bay-of-biscay' }, 'gauge-area'],
  ])('[7.2/4] not to %s', (_words, withdraw, code) => {
    const world = warWith([
      { token: 'E1', at: 'north-sea', stacks: [ENGLISH], battle: true },
      { token: 'P1', at: 'north-sea', stacks: [FRENCH], battle: true },
      { token: 'P2', at: 'bay-of-biscay' },
    ]);
    const umpire = new Umpire(world, 6, 1);
    expect(umpire.check({ withdraw } as never)).toMatchObject({ code, rule: '7.2/4' });
    expect(umpire.check({ withdraw: { port: 'nore' } })).toBeNull();
    expect(umpire.check({ withdraw: { area: 'western-approaches' } })).toBeNull();
    expect(umpire.check({ withdraw: null })).toBeNull();
  });

  /** Souverain is hurt and disabled, Mars disabled, Culloden hurt: the English have nobody left. */
  const lostByTheEnglish = () => {
    const umpire = new Umpire(battleOf(ENGLISH, FRENCH), 6, 1);
    newsOf(umpire);
    umpire.load(6, 5, 1, 1, 1, 1, 3, ...facesTimes(5, 1), 5, 1, 1, 1, 1, 6, 1, 1, 1, 2, 4, 4);
    umpire.answer({ withdraw: null });
    return umpire;
  };

  it('[7.31/1] [7.31/3] [7.4/4] [7.6/1] a round of fire, its effects, and who must break off', () => {
    const umpire = lostByTheEnglish();
    expect(umpire.diceLeft).toBe(0);
    expect(newsOf(umpire)).toEqual([
      '! 7.3/1 lines: area bay-of-biscay, round 1, lines {english [{ship eng-mars, leader eng-byng, damage 0, disabled false} {ship eng-culloden, leader -, damage 0, disabled false}], european [{ship fra-souverain, leader fra-beauffremont, damage 0, disabled false} {ship fra-temeraire, leader -, damage 0, disabled false}]}, joint false',
      '7.31/1 fire: area bay-of-biscay, round 1, shot {side english, by [eng-mars], at fra-souverain, dice [6 5 1 1 1 1], bonus 1, damage [3], disabled true, boarding [], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 1, shot {side english, by [eng-culloden], at fra-temeraire, dice [1 1 1 1 1], bonus 0, damage [], disabled false, boarding [], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 1, shot {side european, by [fra-souverain], at eng-mars, dice [5 1 1 1 1], bonus 1, damage [], disabled true, boarding [], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 1, shot {side european, by [fra-temeraire], at eng-culloden, dice [6 1 1 1], bonus 0, damage [2], disabled false, boarding [], captured false}',
      '7.31/3 damage: area bay-of-biscay, side english, ship eng-mars, damage 0, fate disabled',
      '7.31/3 damage: area bay-of-biscay, side english, ship eng-culloden, damage 2, fate fights',
      '7.31/3 damage: area bay-of-biscay, side european, ship fra-souverain, damage 3, fate disabled',
      '7.4/4 leader: side european, leader fra-beauffremont, ship fra-souverain, dice [4 4], fate injured, returns 1758',
      '7.6/1 disengaged: area bay-of-biscay, side english',
    ]);
    expect(inWords(umpire.world.battle)).toEqual(
      'area bay-of-biscay, tokens {english E1, european P1}, step refuge, gauge english, round 1, lines {english [{ship eng-mars, leader eng-byng, damage 0, disabled true} {ship eng-culloden, leader -, damage 2, disabled false}], european [{ship fra-souverain, leader -, damage 3, disabled true} {ship fra-temeraire, leader -, damage 0, disabled false}]}, began {english [eng-mars eng-culloden], european [fra-souverain fra-temeraire]}, led [eng-byng fra-beauffremont], leaving [{ship eng-mars, side english, ports [portsmouth nore]} {ship eng-culloden, side english, ports [ferrol]} {ship fra-souverain, side european, ports [brest lorient rochefort]}], beaten [english]',
    );
    expect(umpire.world.absent).toEqual([
      { leader: 'fra-beauffremont', side: 'european', returns: 1758, why: 'injured' },
    ]);
  });

  it('[7.31/2] who leaves is asked for a port where there is a choice', () => {
    const umpire = lostByTheEnglish();
    expect(asksInWords(umpire)).toEqual([
      '? id 1.1756.refuge.english, seat english, kind refuge, rule 7.31/2, area bay-of-biscay, ships [{ship eng-mars, ports [portsmouth nore]}]',
      'ports [{ship eng-mars, port portsmouth}]',
      'ports [{ship eng-mars, port nore}]',
      'ports [{ship eng-mars, port portsmouth}]',
      '? id 1.1756.refuge.european, seat european, kind refuge, rule 7.31/2, area bay-of-biscay, ships [{ship fra-souverain, ports [brest lorient rochefort]}]',
      ...['brest', 'rochefort', 'lorient', 'brest'].map(
        (port) => `ports [{ship fra-souverain, port ${port}}]`,
      ),
    ]);
  });

  it('[7.31/2] [7.6/2] [7.6/3] they go, the beaten squadron is disbanded, the winner stands as he fought', () => {
    const umpire = lostByTheEnglish();
    newsOf(umpire);
    umpire.answer(
      { ports: [{ ship: 'eng-mars', port: 'nore' }] },
      { ports: [{ ship: 'fra-souverain', port: 'lorient' }] },
    );
    expect(newsOf(umpire)).toEqual([
      '7.31/2 refuge: side english, ship eng-mars, port nore',
      '7.31/2 refuge: side english, ship eng-culloden, port ferrol',
      '7.31/2 refuge: side european, ship fra-souverain, port lorient',
      '7.6/2 battle-over: area bay-of-biscay, winner european',
    ]);
    const { english, european } = umpire.world.forces;
    expect(english.ships).toEqual({
      'eng-mars': { port: 'nore', damage: 0, sailed: true },
      'eng-culloden': { port: 'ferrol', damage: 2, sailed: true },
    });
    expect(english.leaders).toEqual(['eng-byng']);
    expect(european.ships).toEqual({
      'fra-souverain': { port: 'lorient', damage: 3, sailed: true },
      'fra-temeraire': { port: null, damage: 0, sailed: true },
    });
    expect(european.leaders).toEqual([]);
    expect(squadronNamed(umpire.world, 'P1')!.stacks).toEqual([[{ ship: 'fra-temeraire', leader: null }]]);
    expect(umpire.world.markers.map(({ token, battle }) => [token, battle])).toEqual([['P1', false]]);
    expect([umpire.world.battle, umpire.progress]).toEqual([null, 'done']);
  });

  const nore = { ship: 'eng-mars', port: 'nore' };
  it.each([
    ['nobody', [], 'refuge-ships'],
    ['a ship twice', [nore, nore], 'refuge-ships'],
    ['a ship with no choice', [{ ship: 'eng-culloden', port: 'ferrol' }], 'refuge-ships'],
    ['a port further away', [{ ship: 'eng-mars', port: 'gibraltar' }], 'refuge-port'],
  ])('[7.31/2] refused: %s', (_words, ports, code) => {
    expect(lostByTheEnglish().check({ ports })).toMatchObject({ code, rule: '7.31/2' });
  });

  const FOUR = ['eng-mars:eng-byng', 'eng-culloden', 'eng-magnanime', 'eng-duke'];
  const FOURTH = ['fra-souverain:fra-beauffremont', 'fra-temeraire', 'fra-zodiaque', 'fra-thesee'];

  /** Mars and Magnanime take a point each, Culloden two; Souverain is sunk with her leader saved. */
  const reformed = () => {
    const umpire = new Umpire(battleOf(FOUR, FOURTH), 6, 1);
    newsOf(umpire);
    umpire.load(
      ...[6, 1, 1, 1, 1, 1, 6, ...facesTimes(5, 1), ...facesTimes(5, 1), ...facesTimes(5, 1)],
      ...[6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 2, 6, 1, 1, 1, 1, 1, 1, 1, 1],
      ...[1, 1, 1, 2],
    );
    umpire.answer({ withdraw: null });
    return umpire;
  };

  it('[7.33/1] the damaged go to the end of the line, those alike as their owner says', () => {
    const umpire = reformed();
    expect(umpire.diceLeft).toBe(0);
    expect(eachInWords(umpire.told('damage'))).toEqual([
      'kind damage, rule 7.31/3, area bay-of-biscay, side english, ship eng-mars, damage 1, fate fights',
      'kind damage, rule 7.31/3, area bay-of-biscay, side english, ship eng-culloden, damage 2, fate fights',
      'kind damage, rule 7.31/3, area bay-of-biscay, side english, ship eng-magnanime, damage 1, fate fights',
      'kind damage, rule 7.31/3, area bay-of-biscay, side european, ship fra-souverain, damage 6, fate sunk',
    ]);
    expect(eachInWords(umpire.told('leader'))).toEqual([
      'kind leader, rule 7.4/4, side english, leader eng-byng, ship eng-mars, dice [1 1], fate unhurt',
      'kind leader, rule 7.4/4, side european, leader fra-beauffremont, ship fra-souverain, dice [1 2], fate unhurt',
    ]);
    expect(umpire.world.sunk).toEqual([{ ship: 'fra-souverain', side: 'european', captured: false }]);
    expect(asksInWords(umpire)).toEqual([
      '? id 1.1756.line.english, seat english, kind line, rule 7.33/1, area bay-of-biscay',
      'damaged [eng-mars eng-magnanime eng-culloden]',
      'damaged [eng-magnanime eng-mars eng-culloden]',
      'damaged [eng-magnanime eng-mars eng-culloden]',
    ]);
  });

  it.each([
    ['one too few', ['eng-mars', 'eng-magnanime'], 'line-ships'],
    ['one that is whole', ['eng-mars', 'eng-magnanime', 'eng-duke'], 'line-ships'],
    ['one too many', ['eng-mars', 'eng-magnanime', 'eng-culloden', 'eng-duke'], 'line-ships'],
    ['more before less', ['eng-mars', 'eng-culloden', 'eng-magnanime'], 'line-order'],
  ])('[7.33/1] refused: %s', (_words, damaged, code) => {
    expect(reformed().check({ damaged })).toMatchObject({ code, rule: '7.33/1' });
    expect(reformed().check({ damaged: ['eng-magnanime', 'eng-mars', 'eng-culloden'] })).toBeNull();
  });

  it('[7.33/2] [7.32] the damaged double from the tail of the other line, with dice fewer', () => {
    const umpire = reformed();
    newsOf(umpire);
    // Duke 5, Magnanime 4, Mars 4 and her leader's, Culloden 3: against three Frenchmen with four dice each.
    umpire.load(...facesTimes(17, 1), ...facesTimes(12, 1));
    umpire.answer({ damaged: ['eng-magnanime', 'eng-mars', 'eng-culloden'] });
    expect(umpire.diceLeft).toBe(0);
    expect(newsOf(umpire)).toEqual([
      '7.3/1 lines: area bay-of-biscay, round 2, lines {english [{ship eng-duke, leader -, damage 0, disabled false} {ship eng-magnanime, leader -, damage 1, disabled false} {ship eng-mars, leader eng-byng, damage 1, disabled false} {ship eng-culloden, leader -, damage 2, disabled false}], european [{ship fra-temeraire, leader -, damage 0, disabled false} {ship fra-zodiaque, leader -, damage 0, disabled false} {ship fra-thesee, leader -, damage 0, disabled false}]}, joint false',
      '7.31/1 fire: area bay-of-biscay, round 2, shot {side english, by [eng-duke], at fra-temeraire, dice [1 1 1 1 1], bonus 0, damage [], disabled false, boarding [], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 2, shot {side english, by [eng-magnanime], at fra-zodiaque, dice [1 1 1 1], bonus 0, damage [], disabled false, boarding [], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 2, shot {side english, by [eng-mars eng-culloden], at fra-thesee, dice [1 1 1 1 1 1 1 1], bonus 1, damage [], disabled false, boarding [], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 2, shot {side european, by [fra-temeraire], at eng-duke, dice [1 1 1 1], bonus 0, damage [], disabled false, boarding [], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 2, shot {side european, by [fra-zodiaque], at eng-magnanime, dice [1 1 1 1], bonus 0, damage [], disabled false, boarding [], captured false}',
      '7.31/1 fire: area bay-of-biscay, round 2, shot {side european, by [fra-thesee], at eng-mars, dice [1 1 1 1], bonus 0, damage [], disabled false, boarding [], captured false}',
    ]);
  });

  it('[6.61] two decoys that meet in battle are both taken off, and nobody has won', () => {
    const world = warWith([
      { token: 'E1', at: 'north-sea', battle: true },
      { token: 'P1', at: 'north-sea', battle: true },
    ]);
    const umpire = new Umpire(world);
    expect(newsOf(umpire)).toEqual([
      '7.1 battle: area north-sea, tokens {english E1, european P1}',
      '! 6.61 decoy: side english, token E1, area north-sea, squadron eng-channel | english all; others 6.61 decoy: side english, token E1, area north-sea',
      '! 6.61 decoy: side european, token P1, area north-sea, squadron fra-brest | european all; others 6.61 decoy: side european, token P1, area north-sea',
      '7.6/2 battle-over: area north-sea, winner -',
    ]);
    expect(umpire.world.markers).toEqual([]);
  });

  it('[4.0/11] the English say which battle is next, as long as there are several', () => {
    const world = warWith([
      { token: 'E1', at: 'north-sea', stacks: [ENGLISH], battle: true },
      { token: 'P1', at: 'north-sea', stacks: [FRENCH], battle: true },
      { token: 'E2', at: 'azores', stacks: [['eng-duke:eng-hawke']], battle: true },
      { token: 'P2', at: 'azores', battle: true },
      { token: 'E3', at: 'bay-of-biscay', stacks: [['eng-burford:eng-keppel']] },
    ]);
    const umpire = new Umpire(world);
    expect(asksInWords(umpire)).toEqual([
      '? id 0.1756.battle-order.english, seat english, kind battle-order, rule 4.0/11, areas [north-sea azores]',
      'area north-sea',
      'area azores',
    ]);
    expect(umpire.check({ area: 'bay-of-biscay' })).toMatchObject({ code: 'battle-area', rule: '4.0/11' });
    umpire.load(1, 1);
    umpire.answer({ area: 'azores' });
    // The decoy is found out, and the battle that is left begins by itself.
    expect(umpire.happenings.map(({ truth }) => [truth.kind, truth.rule])).toEqual([
      ['battle', '7.1'],
      ['decoy', '6.61'],
      ['battle-over', '7.6/2'],
      ['battle', '7.1'],
      ['gauge', '7.2/1'],
      ['glimpse', '7.2/3'],
    ]);
    expect(umpire.world.battle?.area).toBe('north-sea');
    expect(umpire.world.battles).toEqual([]);
  });
});
