import { describe, expect, it } from 'vitest';
import { invariants } from './invariants.ts';
import { battleOf, Umpire, warWith } from './testing/battle.ts';
import { markerNamed, squadronNamed } from './testing/found.ts';
import type { State } from './world/state.ts';

const ENGLISH = ['eng-mars:eng-hawke', 'eng-culloden'];
const FRENCH = ['fra-souverain:fra-conflans', 'fra-temeraire'];

const sound = (): State =>
  warWith([
    { token: 'E1', at: 'north-sea', stacks: [ENGLISH] },
    { token: 'E2', at: 'portsmouth', stacks: [['eng-burford:eng-hardy']] },
    { token: 'P1', at: 'bay-of-biscay', stacks: [FRENCH] },
    { token: 'P2', at: 'brest' },
  ]);

/** What is said of a sound world once something has been done to it. */
function after(wrong: (world: State) => void): string {
  const world = sound();
  wrong(world);
  return invariants(world).join('; ');
}

const CASES: readonly [string, (world: State) => void, RegExp][] = [
  [
    '[3.6/8] a marker without a squadron',
    (w) => {
      squadronNamed(w, 'P2')!.token = null;
    },
    /P2 stands for nothing/,
  ],
  ['[3.6/8] a squadron without a marker', (w) => void w.markers.pop(), /P2 and no marker/],
  [
    '[3.6/8] one token for two squadrons',
    (w) => {
      w.forces.european.squadrons.at(-1)!.token = 'P1';
    },
    /stands for two squadrons/,
  ],
  [
    '[6.6/1] ships in a squadron out of play',
    (w) => {
      w.forces.european.squadrons.at(-1)!.stacks = [[{ ship: 'fra-thesee', leader: null }]];
    },
    /is not in play/,
  ],
  [
    '[6.4/4] more than sixteen under one leader',
    (w) => {
      const squadron = squadronNamed(w, 'E1')!;
      squadron.stacks = [new Array(17).fill(squadron.stacks[0]![1]!)];
    },
    /more than 16 ships/,
  ],
  [
    '[6.4/4] more than sixteen in one stack of two',
    (w) => {
      const squadron = squadronNamed(w, 'E1')!;
      const [first, second] = squadron.stacks[0]!;
      squadron.stacks = [[first!], new Array(17).fill(second!)];
    },
    /more than 16 ships/,
  ],
  [
    '[6.6/1] an empty stack beside a full one',
    (w) => {
      const squadron = squadronNamed(w, 'E1')!;
      squadron.stacks = [...squadron.stacks, []];
    },
    /has an empty stack/,
  ],
  [
    '[6.6/1] a ship aboard who is not in play',
    (w) => {
      delete w.forces.english.ships['eng-mars'];
    },
    /eng-mars of eng-channel is not in play/,
  ],
  [
    '[6.1/2] a ship elsewhere than her squadron',
    (w) => {
      w.forces.english.ships['eng-mars']!.port = 'nore';
    },
    /lies in nore/,
  ],
  [
    '[6.4/2] a leader aboard a foreigner',
    (w) => board(w, 'eng-hawke', 'fra-souverain'),
    /eng-hawke is aboard/,
  ],
  [
    'a leader aboard who is not in play',
    (w) => void w.forces.english.leaders.pop(),
    /eng-hardy of .* is not in play/,
  ],
  [
    '[6.21] a port too full',
    (w) => {
      for (const squadron of w.forces.english.squadrons.slice(2, 12)) {
        const marker = { ...markerNamed(w, 'E2')!, token: `E${squadron.id}` };
        squadron.token = marker.token;
        squadron.stacks = [[{ ship: 'eng-burford', leader: null }]];
        w.markers.push(marker);
      }
    },
    /squadrons of the english in portsmouth/,
  ],
  [
    '[7.31/3] a wreck afloat',
    (w) => {
      w.forces.english.ships['eng-mars']!.damage = 9;
    },
    /afloat with 9 damage/,
  ],
  [
    'a ship in two places',
    (w) => void w.sunk.push({ ship: 'eng-mars', side: 'english', captured: false }),
    /eng-mars is in play and sunk/,
  ],
  ['a leader in two places', (w) => void w.dead.push('eng-hawke'), /eng-hawke is in play and dead/],
  [
    'a ship that is nowhere',
    (w) => {
      w.forces.european.pools.France = { ...w.forces.european.pools.France!, ships: [] };
    },
    /fra-thesee is nowhere/,
  ],
  [
    'a leader who is nowhere',
    (w) => {
      w.forces.european.pools.France = { ...w.forces.european.pools.France!, leaders: [] };
    },
    /fra-la-clue is nowhere/,
  ],
  [
    '[6.1/6] two of a side in one sea',
    (w) => {
      markerNamed(w, 'P2')!.at = { area: 'bay-of-biscay' };
    },
    /two squadrons of the european/,
  ],
  [
    '[6.5/3] enemies side by side in peace',
    (w) => {
      markerNamed(w, 'P2')!.at = { area: 'north-sea' };
    },
    /and no battle/,
  ],
  ['[7.1] a battle without an enemy', (w) => void w.battles.push('north-sea'), /a battle in north-sea/],
  [
    '[7.1] a battle whose enemy fights elsewhere',
    (w) => {
      for (const token of ['E1', 'P1']) markerNamed(w, token)!.battle = true;
      w.battles.push('north-sea');
    },
    /a battle in north-sea without the english's enemy/,
  ],
  ['a track that does not add up', (w) => void w.points.english++, /stands at 1, entries sum to 0/],
];

function board(world: State, leader: string, ship: string): void {
  world.forces.english.leaders = world.forces.english.leaders.filter((id) => id !== leader);
  world.forces.european.leaders.push(leader);
  const squadron = squadronNamed(world, 'P1')!;
  squadron.stacks = [[{ ship, leader }]];
}

describe('invariants', () => {
  it('find nothing wrong with a sound world', () => {
    expect(invariants(sound())).toEqual([]);
    const umpire = new Umpire(battleOf(ENGLISH, FRENCH), 6, 1);
    expect(invariants(umpire.world)).toEqual([]);
  });

  it.each(CASES)('%s is seen', (_, wrong, words) => {
    expect(after(wrong)).toMatch(words);
  });
});
