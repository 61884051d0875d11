/** The return to port and repairs told in full, with all that is offered and all that is refused. */
import { describe, expect, it } from 'vitest';
import type { Side } from '../../data/nations.ts';
import { putOut, stackOf, Umpire, yearOf } from '../testing/forces.ts';
import { ENGLISH, endOf1780 } from '../testing/homeward.ts';
import { eachInWords, inWords, toldInWords } from '../testing/telling.ts';

/** As the year ends, with two squadrons in Bermuda besides. */
function endOfYear() {
  const world = endOf1780('sargasso-sea');
  putOut(world, 'english', 'eng-western', 'E4', { port: 'bermuda' }, [stackOf(ENGLISH.slice(4, 5))]);
  putOut(world, 'english', 'eng-baltic', 'E5', { port: 'bermuda' }, [stackOf(ENGLISH.slice(5, 6))]);
  for (const marker of world.markers) Object.assign(marker, { battle: true, onStation: true, voyages: 2 });
  return new Umpire(world);
}

describe('the return to port told in full', () => {
  it('[9.1/1] both sides are asked at once', () => {
    const asked = (side: Side) => inWords(endOfYear().ask('return', side));
    expect([asked('english'), asked('european')]).toEqual([
      'id 0.1780.return.english, seat english, kind return, rule 9.1/1',
      'id 0.1780.return.european, seat european, kind return, rule 9.1/1',
    ]);
  });

  it('[9.1/1] [9.1/2] what is offered: the nearest port, the biggest, and others by chance, none of them full', () => {
    expect(eachInWords(endOfYear().choices('return', 'english'))).toEqual([
      'ports [{token E1, port english-harbour} {token E2, port gibraltar} {token E3, port st-helena}]',
      'ports [{token E1, port portsmouth} {token E2, port portsmouth} {token E3, port portsmouth}]',
      'ports [{token E1, port rio-de-janeiro} {token E2, port quebec-city} {token E3, port madras}]',
      'ports [{token E1, port barbados} {token E2, port bombay} {token E3, port madras}]',
      'ports [{token E1, port english-harbour} {token E2, port gibraltar} {token E3, port st-helena}]',
      'ports [{token E1, port gibraltar} {token E2, port halifax} {token E3, port bermuda}]',
    ]);
    expect(eachInWords(endOfYear().choices('return', 'european'))).toEqual([
      'ports [{token P1, port pondicherry}]',
      'ports [{token P1, port brest}]',
      'ports [{token P1, port flushing}]',
      'ports [{token P1, port cadiz}]',
      'ports [{token P1, port pondicherry}]',
      'ports [{token P1, port manila}]',
    ]);
    const nobody = endOfYear();
    nobody.world.markers = nobody.world.markers.filter(({ at }) => 'port' in at);
    for (const squadron of nobody.world.forces.english.squadrons)
      if (['E1', 'E2', 'E3'].includes(squadron.token!)) Object.assign(squadron, { token: null, stacks: [] });
    expect(nobody.choices('return', 'english')).toEqual([{ ports: [] }]);
  });

  const home = [
    { token: 'E1', port: 'halifax' },
    { token: 'E2', port: 'nore' },
    { token: 'E3', port: 'bermuda' },
  ];
  it.each([
    ['9.1/1', 'not-at-sea', 'no squadron', [...home, { token: 'E9', port: 'nore' }]],
    ['9.1/1', 'not-at-sea', 'one in port', [...home, { token: 'E4', port: 'bermuda' }]],
    ['9.1/1', 'not-at-sea', 'the enemy’s', [...home, { token: 'P1', port: 'brest' }]],
    ['9.1/1', 'squadron-twice', 'one twice', [...home, home[0]!]],
    ['9.1/1', 'unknown-port', 'no port', [{ token: 'E1', port: 'atlantis' }]],
    ['9.1/2', 'not-open', 'an enemy’s port', [{ token: 'E1', port: 'brest' }]],
    ['9.1/2', 'not-open', 'a neutral port again', [{ token: 'E2', port: 'lisbon' }]],
    ['6.21', 'port-full', 'a full port', [{ token: 'E1', port: 'bermuda' }]],
    ['9.1/1', 'left-at-sea', 'one left out', home.slice(0, 2)],
  ])('[%s] %s: %s', (rule, code, _words, ports) => {
    expect(endOfYear().refusal('return', 'english', { ports })).toMatchObject({ code, rule });
    expect(endOfYear().refusal('return', 'english', { ports: home })).toBeNull();
  });

  it('[9.1/1] [11.A2] they lie where they were sent, and what they bore for their time at sea comes off', () => {
    const match = endOfYear().play({
      'return english': { ports: home },
      'return european': { ports: [{ token: 'P1', port: 'pondicherry' }] },
    });
    expect(toldInWords(match.happenings)).toEqual([
      '9.1/1 returned: side english, token E1, port halifax',
      '9.1/1 returned: side english, token E2, port nore',
      '9.1/1 returned: side english, token E3, port bermuda',
      '9.1/1 returned: side european, token P1, port pondicherry',
    ]);
    expect(eachInWords(match.world.markers)).toEqual([
      'token E1, side english, at {port halifax}, moved true, battle false, fromNeutral false, onStation false, voyages 0',
      'token E2, side english, at {port nore}, moved true, battle false, fromNeutral true, onStation false, voyages 0',
      'token E3, side english, at {port bermuda}, moved true, battle false, fromNeutral false, onStation false, voyages 0',
      'token P1, side european, at {port pondicherry}, moved true, battle false, fromNeutral false, onStation false, voyages 0',
      'token E4, side english, at {port bermuda}, moved true, battle false, fromNeutral false, onStation false, voyages 0',
      'token E5, side english, at {port bermuda}, moved true, battle false, fromNeutral false, onStation false, voyages 0',
    ]);
    expect(inWords(match.world.forces.english.ships)).toEqual(
      'eng-neptune {port halifax, damage 0, sailed true}, eng-ocean {port halifax, damage 0, sailed true}, eng-sandwich {port nore, damage 0, sailed true}, eng-union {port nore, damage 0, sailed true}, eng-royal-william {port bermuda, damage 0, sailed true}, eng-cambridge {port bermuda, damage 0, sailed true}',
    );
    expect(match.world.phase).toBe('repair');
  });
});

/** Two ships in Nore, a big and a small wound, and one whole; one hurt in Bermuda, one in Lisbon, one at sea. */
function yards(options = {}) {
  const [a, b, c, d, e, f] = ENGLISH as [string, string, string, string, string, string];
  const world = yearOf(
    2,
    1780,
    'repair',
    { english: { lying: { nore: [a, b, c], bermuda: [d], lisbon: [e] }, fresh: [f] } },
    options,
  );
  const { ships } = world.forces.english;
  for (const [ship, damage] of [
    [a, 6],
    [b, 3],
    [d, 3],
    [e, 2],
    [f, 1],
  ] as const)
    ships[ship]!.damage = damage;
  ships[b]!.sailed = true;
  return { match: new Umpire(world), ships: { a, b, c, d, e, f } };
}

describe('repairs told in full', () => {
  it('[9.2/1] what is offered: the lightest first, the heaviest first, a little everywhere, or nothing', () => {
    const { match } = yards();
    expect(match.offered('repair', 'english')).toEqual([
      '? id 0.1780.repair.english, seat english, kind repair, rule 9.2/1',
      'repairs [{ship eng-ocean, points 3} {ship eng-neptune, points 5} {ship eng-union, points 2}]',
      'repairs [{ship eng-neptune, points 6} {ship eng-ocean, points 2} {ship eng-union, points 2}]',
      'repairs [{ship eng-ocean, points 1} {ship eng-neptune, points 1} {ship eng-union, points 1}]',
      'repairs [{ship eng-neptune, points 2} {ship eng-ocean, points 2} {ship eng-union, points 2}]',
      'repairs []',
    ]);
    expect(match.choices('repair', 'european')).toEqual([{ repairs: [] }]);
    expect(eachInWords(yards({ delayedRepair: true }).match.choices('repair', 'english'))).toEqual([
      'repairs [{ship eng-neptune, points 6} {ship eng-union, points 2}]',
      'repairs [{ship eng-neptune, points 6} {ship eng-union, points 2}]',
      'repairs [{ship eng-neptune, points 1} {ship eng-union, points 1}]',
      'repairs [{ship eng-neptune, points 2} {ship eng-union, points 2}]',
      'repairs []',
    ]);
  });

  it.each([
    ['9.2/1', 'unknown-ship', 'fra-bretagne 1'],
    ['9.2/1', 'ship-twice', 'a 1, a 1'],
    ['9.2/2', 'no-yard', 'e 1', 'f 1'],
    ['9.2/1', 'not-so-damaged', 'b 4', 'c 1'],
    ['9.2/1', 'beyond-yard', 'a 6, b 3', 'd 3'],
  ])('[%s] %s', (rule, code, ...lists) => {
    const { match, ships } = yards();
    const mended = (list: string) => {
      const repairs = list.split(', ').map((one) => {
        const [ship = '', points] = one.split(' ');
        return { ship: ships[ship as 'a'] ?? ship, points: Number(points) };
      });
      return match.refusal('repair', 'english', { repairs });
    };
    for (const list of lists) expect(mended(list), list).toMatchObject({ code, rule });
    expect(mended('a 6, b 2, d 2')).toBeNull();
  });

  it('[11.D] refused for whoever has been at sea this year, if the rule is in use', () => {
    const { match, ships } = yards({ delayedRepair: true });
    const mend = (ship: string) => match.refusal('repair', 'english', { repairs: [{ ship, points: 1 }] });
    expect(mend(ships.b)).toMatchObject({ code: 'not-all-year', rule: '11.D' });
    expect(mend(ships.a)).toBeNull();
  });

  it('[9.2/1] told to the owner alone, with the next year behind it', () => {
    const { match, ships } = yards();
    match.play({ 'repair english': { repairs: [{ ship: ships.a, points: 5 }] } });
    expect(toldInWords(match.happenings)).toEqual([
      '9.2/1 repaired: side english, repairs [{ship eng-neptune, points 5}] | english all; others 9.2/1 repaired: side english',
      '9.2/1 repaired: side european, repairs [] | european all; others 9.2/1 repaired: side european',
      '4.0/1 year: year 1781, war The Maritime War',
      '6.22/2 entered-war: nation Netherlands',
    ]);
    expect(match.world.forces.english.ships[ships.a]!.damage).toBe(1);
  });
});
