import { describe, expect, it } from 'vitest';
import { putOut, shipIds, stackOf, Umpire } from '../testing/forces.ts';
import { ENGLISH, endOf1780 } from '../testing/homeward.ts';

function atReturn() {
  const world = endOf1780('bay-of-biscay');
  for (const marker of world.markers) Object.assign(marker, { onStation: true, voyages: 2 });
  return new Umpire(world);
}
const home = [
  { token: 'E1', port: 'halifax' },
  { token: 'E2', port: 'nore' },
  { token: 'E3', port: 'portsmouth' },
];
const code = (...ports: { token: string; port: string }[]) =>
  atReturn().refusal('return', 'english', { ports })?.code;

describe('9.1 return to port', () => {
  it('[9.1/1] [4.0/15] every squadron at sea returns, led or not, however far the port', () => {
    const match = atReturn();
    expect(code(...home)).toBeUndefined();
    expect(code(...home.slice(1))).toBe('left-at-sea');
    expect(code(...home, home[0]!)).toBe('squadron-twice');
    expect(code({ token: 'E9', port: 'nore' })).toBe('not-at-sea');
    match.play({
      'return english': { ports: home },
      'return european': { ports: [{ token: 'P1', port: 'brest' }] },
    });
    expect(match.world.markers.map(({ token, at }) => [token, at])).toEqual([
      ['E1', { port: 'halifax' }],
      ['E2', { port: 'nore' }],
      ['E3', { port: 'portsmouth' }],
      ['P1', { port: 'brest' }],
    ]);
    expect(ENGLISH.slice(0, 4).map((id) => match.world.forces.english.ships[id]!.port)).toEqual([
      'halifax',
      'halifax',
      'nore',
      'nore',
    ]);
    expect(match.told('returned', 'gallery')).toHaveLength(4);
    expect(match.world.markers.every(({ onStation, voyages }) => !onStation && voyages === 0)).toBe(true);
    expect(match.world.phase).toBe('repair');
  });

  it('[9.1/2] a port of its nation, of a friend at war, or a neutral one', () => {
    const french1780 = (port: string) =>
      atReturn().refusal('return', 'european', { ports: [{ token: 'P1', port }] })?.code;
    // Spain has entered the war by then, the Netherlands have not.
    for (const port of ['toulon', 'cadiz', 'lisbon', 'texel']) expect(french1780(port), port).toBeUndefined();
    expect(french1780('madras')).toBe('not-open');
    expect(french1780('valletta')).toBe('not-open');
    expect(french1780('atlantis')).toBe('unknown-port');
    const [, ...rest] = home;
    expect(code({ token: 'E1', port: 'cadiz' }, ...rest)).toBe('not-open');
    expect(code({ token: 'E1', port: 'texel' }, ...rest)).toBeUndefined();
  });

  it('[9.1/2] one that began the year in a neutral port does not end it in one', () => {
    const [first, , third] = home;
    expect(code(first!, { token: 'E2', port: 'copenhagen' }, third!)).toBe('not-open');
    expect(code({ token: 'E1', port: 'copenhagen' }, home[1]!, third!)).toBeUndefined();
  });

  it('[6.61] an empty squadron returns like any other, to a neutral port too', () => {
    expect(code(home[0]!, home[1]!, { token: 'E3', port: 'rio-de-janeiro' })).toBeUndefined();
  });

  it('[6.21] squadrons already in a port count against its number, decoys do not, and neutral ports have it per player', () => {
    const match = atReturn();
    putOut(match.world, 'english', 'eng-baltic', 'E4', { port: 'bencoolen' }, [stackOf(ENGLISH.slice(4, 6))]);
    const refused = (token: string, port: string) =>
      match.refusal('return', 'english', {
        ports: home.map((row) => (row.token === token ? { token, port } : row)),
      })?.code;
    expect(refused('E1', 'bencoolen')).toBe('port-full');
    expect(refused('E3', 'bencoolen')).toBeUndefined();
    // And a decoy that lies there already leaves the room to a squadron that comes.
    putOut(match.world, 'english', 'eng-north-sea', 'E9', { port: 'st-helena' }, []);
    putOut(match.world, 'english', 'eng-leeward-islands', 'E10', { port: 'st-helena' }, []);
    expect(refused('E1', 'st-helena')).toBeUndefined();
    for (const [index, id] of ['eng-jamaica', 'eng-western', 'eng-east-indies'].entries())
      putOut(match.world, 'english', id, `E${5 + index}`, { port: 'macao' }, [
        stackOf([ENGLISH[Math.min(7, 6 + index)]!]),
      ]);
    expect(refused('E1', 'macao')).toBe('port-full');
    expect(match.refusal('return', 'european', { ports: [{ token: 'P1', port: 'macao' }] })).toBeNull();
  });

  it('[9.1/1] both sides are asked at once, also one that has nothing at sea', () => {
    const match = atReturn();
    match.world.markers = match.world.markers.filter(({ side }) => side === 'english');
    expect(match.choices('return', 'european')).toEqual([{ ports: [] }]);
    expect(match.choices('return', 'english').length).toBeGreaterThan(3);
  });

  it('suggestions are legal and differ; the first goes to the nearest port of one’s own', () => {
    const match = atReturn();
    for (const side of ['english', 'european'] as const) {
      const all = match.choices('return', side);
      for (const answer of all) expect(match.refusal('return', side, answer)).toBeNull();
      expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(1);
    }
    expect(match.choices('return', 'european')[0]).toEqual({
      ports: [{ token: 'P1', port: 'pondicherry' }],
    });
  });

  it('[9.1/2] of ports of its nation equally near, the one with the greater yard is offered first', () => {
    const world = endOf1780('bay-of-biscay');
    putOut(world, 'european', 'spa-cadiz', 'P2', { area: 'gulf-of-mexico' }, [
      stackOf(shipIds('Spain', 2, 0, 1)),
    ]);
    // New Orleans, Veracruz and Havana all lie there; Havana is the greatest of them.
    expect(new Umpire(world).choices('return', 'european')[0]!.ports[1]).toEqual({
      token: 'P2',
      port: 'havana',
    });
  });
});
