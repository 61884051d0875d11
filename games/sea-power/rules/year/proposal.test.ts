import { describe, expect, it } from 'vitest';
import type { Side, War } from '../../data/nations.ts';
import { leaderIds, type Stock, shipIds, yearOf } from '../testing/forces.ts';
import { view } from '../view.ts';
import { chanceOf } from '../world/chance.ts';
import type { Options } from '../world/options.ts';
import {
  anyStyle,
  arrangeForces,
  PLAIN_STYLE,
  proposeDisposition,
  type Style,
  variantsOf,
} from './proposal.ts';

const english = shipIds('England', 2, 0, 40);
const french = shipIds('France', 2, 0, 12);
const spanish = shipIds('Spain', 2, 0, 12);

interface Scene {
  readonly war?: War;
  readonly year?: number;
  readonly side?: Side;
  readonly stock: Stock;
  readonly options?: Options;
  readonly damage?: Readonly<Record<string, number>>;
}

function seen({ war = 2, year = 1780, side = 'english', stock, options = {}, damage = {} }: Scene) {
  const world = yearOf(war, year, 'reorganise', { [side]: stock }, options);
  for (const [ship, points] of Object.entries(damage)) world.forces[side].ships[ship]!.damage = points;
  return view(world, side);
}

/** A line a squadron, then those who stay: ships by their short names, leaders behind them. */
function arranged(
  scene: Scene,
  style: Partial<Style> = {},
  below: (n: number) => number = () => 0,
): string[] {
  const { squadrons, ashore } = arrangeForces(seen(scene), { ...PLAIN_STYLE, ...style }, below);
  const short = (id: string) => id.slice(4);
  return [
    ...squadrons.map(({ squadron, port, stacks }) => {
      const lines = stacks.map((stack) =>
        stack
          .map(({ ship, leader }) => (leader === null ? short(ship) : `${short(ship)}+${short(leader)}`))
          .join(' '),
      );
      return `${squadron} ${port ?? '-'}: ${lines.join(' / ') || 'decoy'}`;
    }),
    ...ashore.map(({ ship, port }) => `${short(ship)} stays in ${port}`),
  ];
}

/** Six ships in Portsmouth, one of them crippled, three in Gibraltar, two new ones and four leaders. */
const FLEET: Scene = {
  stock: {
    lying: { portsmouth: english.slice(0, 6), gibraltar: english.slice(6, 9) },
    fresh: english.slice(9, 11),
    leaders: leaderIds('England', 2, 4),
  },
  damage: { [english[1]!]: 3, [english[2]!]: 4 },
};

/** Each body of ships under a leader where it lies. */
const WESTERN = 'eng-western gibraltar: princess-amelia dragon+howe dublin';
const NORTH_SEA = 'eng-north-sea nore: hero+keppel';
const decoys = (port: string, markers: string): string[] =>
  markers.split(' ').map((marker) => `eng-${marker} ${port}: decoy`);
const PLAIN = [
  'eng-channel portsmouth: neptune union royal-william cambridge+rodney fame+hardy ocean',
  WESTERN,
  NORTH_SEA,
];

describe('a disposition that is proposed', () => {
  it('[5.3] [6.4/4] the plain one: each body of ships under a leader where it lies, the able first', () => {
    expect(arranged(FLEET)).toEqual([
      ...PLAIN,
      ...decoys('portsmouth', 'downs mediterranean lisbon-station'),
    ]);
  });

  const others = (style: Partial<Style>) => arranged(FLEET, { decoys: 'none', ...style });

  it('[5.3] few squadrons or many, as far as leaders go', () => {
    expect(others({ spread: 'few' })).toEqual(PLAIN);
    expect(others({ spread: 'many' })).toEqual([
      'eng-channel portsmouth: neptune royal-william+rodney fame',
      'eng-western portsmouth: union cambridge+hardy ocean',
      'eng-north-sea gibraltar: princess-amelia dragon+howe dublin',
      'eng-downs nore: hero+keppel',
    ]);
    expect(others({ spread: 'many', heavy: true })).toEqual([
      'eng-channel portsmouth: neptune royal-william fame+rodney ocean',
      'eng-western portsmouth: union cambridge+hardy',
      'eng-north-sea gibraltar: princess-amelia dragon+howe dublin',
      'eng-downs nore: hero+keppel',
    ]);
  });

  it('[6.6/2] every marker that is left may be a decoy', () => {
    expect(others({ decoys: 'all' })).toEqual([
      ...PLAIN,
      ...decoys(
        'portsmouth',
        'downs mediterranean lisbon-station north-america jamaica leeward-islands east-indies cape baltic',
      ),
    ]);
  });

  it('[6.4/3] leaders whom no squadron needs stay ashore, or have a stack of their own', () => {
    expect(others({ extras: 'ashore' })).toEqual([
      'eng-channel portsmouth: neptune union royal-william cambridge+rodney fame ocean',
      WESTERN,
      NORTH_SEA,
    ]);
    expect(others({ extras: 'stacks' })).toEqual([
      'eng-channel portsmouth: neptune union+rodney royal-william / cambridge fame+hardy ocean',
      WESTERN,
      NORTH_SEA,
    ]);
    expect(others({ flagAhead: true })).toEqual([
      'eng-channel portsmouth: neptune+rodney union+hardy royal-william cambridge fame ocean',
      'eng-western gibraltar: princess-amelia+howe dragon dublin',
      NORTH_SEA,
    ]);
  });

  it('[5.3] the crippled stay in port, but need not', () => {
    expect(others({ crippled: true })).toEqual([
      'eng-channel portsmouth: neptune union royal-william cambridge+rodney fame+hardy ocean sandwich',
      WESTERN,
      NORTH_SEA,
    ]);
  });

  it('[5.3] markers in another order', () => {
    expect(arranged(FLEET, { shuffled: true, decoys: 'none' })).toEqual([
      'eng-western portsmouth: neptune union royal-william cambridge+rodney fame+hardy ocean',
      'eng-north-sea gibraltar: princess-amelia dragon+howe dublin',
      'eng-downs nore: hero+keppel',
    ]);
    expect(arranged(FLEET, { shuffled: true }, (n) => n - 1)).toEqual([
      ...PLAIN,
      ...decoys('pensacola', 'downs mediterranean lisbon-station'),
    ]);
  });

  it('[6.22/1] [5.3] whoever lies where he may not stay has a leader first, crippled or not', () => {
    const scene: Scene = {
      stock: {
        lying: { portsmouth: english.slice(0, 4), lisbon: english.slice(4, 6) },
        leaders: leaderIds('England', 2, 1),
      },
      damage: { [english[4]!]: 5 },
    };
    expect(arranged(scene, { decoys: 'none' })).toEqual([
      'eng-channel lisbon: cambridge royal-william+keppel',
    ]);
  });

  it('[6.21] no more squadrons in a port than it holds', () => {
    const stock = { lying: { bermuda: english.slice(0, 8) }, leaders: leaderIds('England', 2, 5) };
    expect(arranged({ stock }, { spread: 'many', decoys: 'none', extras: 'ashore' })).toEqual([
      'eng-channel bermuda: neptune sandwich royal-william+rodney princess-amelia',
      'eng-western bermuda: ocean union cambridge+howe dragon',
    ]);
    expect(arranged({ stock }, { spread: 'many', decoys: 'none', extras: 'stacks' })).toEqual([
      'eng-channel bermuda: neptune sandwich+rodney / royal-william+hood / princess-amelia+keppel',
      'eng-western bermuda: ocean union cambridge+howe dragon',
    ]);
  });

  it('[6.4/4] seventeen ships take a second leader, in the squadron or in one of his own', () => {
    const stock = { lying: { portsmouth: english.slice(0, 18) }, leaders: leaderIds('England', 2, 2) };
    const few = { spread: 'few', decoys: 'none' } as const;
    expect(arranged({ stock }, few)).toEqual([
      'eng-channel portsmouth: neptune ocean sandwich union royal-william+rodney cambridge princess-amelia dragon dublin / fame hero lenox resolution shrewsbury+keppel torbay valiant burford bienfaisant',
    ]);
    expect(arranged({ stock }, { ...few, spread: 'some' }, (n) => n - 1)).toEqual([
      'eng-channel portsmouth: neptune union cambridge dragon fame+rodney lenox shrewsbury valiant bienfaisant',
      'eng-western portsmouth: ocean sandwich royal-william princess-amelia dublin+keppel hero resolution torbay burford',
    ]);
    const alone = { ...stock, leaders: leaderIds('England', 2, 1) };
    expect(arranged({ stock: alone }, few)).toEqual([
      'eng-channel portsmouth: neptune ocean sandwich union royal-william cambridge princess-amelia dragon dublin+keppel fame hero lenox resolution shrewsbury torbay valiant',
    ]);
  });

  it('[5.1/2] new ships come in at home, and now and then in a big yard further away', () => {
    const stock = { fresh: english.slice(0, 6), leaders: leaderIds('England', 2, 6) };
    expect(arranged({ stock }, { decoys: 'none' }, (n) => n - 1)).toEqual([
      'eng-channel portsmouth: neptune sandwich+rodney cambridge',
      'eng-western nore: ocean union+howe',
      'eng-north-sea quebec-city: royal-william+hood',
    ]);
    expect(arranged({ stock: { fresh: english.slice(0, 2) } }, { decoys: 'none' }, (n) => n - 1)).toEqual([
      'neptune stays in nore',
      'ocean stays in nore',
    ]);
  });

  it('[3.7/4] in the first year of a war a squadron for each home port comes before anything else', () => {
    const stock = { fresh: french.slice(0, 6), leaders: leaderIds('France', 2, 5) };
    expect(arranged({ year: 1778, side: 'european', stock }, { spread: 'few' })).toEqual([
      'fra-brest -: duc-de-bourgogne hector-1755+suffren',
      'fra-rochefort -: orient intrepide+guichen',
      'fra-lorient -: diademe+la-motte-picquet',
      'fra-toulon -: glorieux+du-chaffault',
      'fra-flandre -: decoy',
      'fra-antilles -: decoy',
    ]);
    const three = { fresh: french.slice(0, 3), leaders: leaderIds('France', 2, 5) };
    expect(arranged({ year: 1778, side: 'european', stock: three }, { spread: 'few' })).toEqual([
      'fra-brest -: duc-de-bourgogne+suffren',
      'fra-rochefort -: orient+guichen',
      'fra-lorient -: diademe+la-motte-picquet',
      'fra-toulon -: decoy',
      'fra-flandre -: decoy',
    ]);
  });

  it('[9.1/2] ships in a friend’s port sail under their own leaders, or as his guests', () => {
    const scene: Scene = {
      side: 'european',
      stock: {
        lying: { cadiz: [...spanish.slice(0, 3), ...french.slice(0, 2)], brest: french.slice(2, 4) },
        leaders: [...leaderIds('France', 2, 3), ...leaderIds('Spain', 2, 1)],
      },
    };
    expect(arranged(scene, { decoys: 'none' })).toEqual([
      'fra-brest cadiz: duc-de-bourgogne orient+suffren',
      'fra-rochefort brest: diademe glorieux+du-chaffault',
      'spa-cadiz cadiz: fenix rayo+cordova galicia',
    ]);
    expect(arranged(scene, { decoys: 'none', mixed: true })).toEqual([
      'fra-brest brest: diademe glorieux+suffren',
      'spa-cadiz cadiz: fenix rayo+cordova galicia duc-de-bourgogne+du-chaffault orient+ternay',
    ]);
    expect(arranged(scene, { decoys: 'none', mixed: true, extras: 'ashore' })).toEqual([
      'fra-brest brest: diademe glorieux+suffren',
      'spa-cadiz cadiz: fenix rayo+cordova galicia duc-de-bourgogne+du-chaffault orient+ternay',
    ]);
  });

  it('[6.4/4] [9.1/2] guests only as far as there is room under the host’s leader', () => {
    const scene: Scene = {
      side: 'european',
      stock: {
        lying: { cadiz: [...shipIds('Spain', 2, 0, 15), ...french.slice(0, 3)] },
        leaders: leaderIds('Spain', 2, 1),
      },
    };
    const [line] = arranged(scene, { decoys: 'none', mixed: true });
    expect(line!.split(': ')[1]!.split(' ').slice(15)).toEqual(['duc-de-bourgogne']);
  });

  const russian = shipIds('Russia', 3, 0, 3);
  it('[11.O/1] Russians in two groups at most, behind the ships of English squadrons in Europe', () => {
    const stock = {
      lying: {
        halifax: shipIds('England', 3, 0, 3),
        portsmouth: shipIds('England', 3, 3, 5),
        nore: shipIds('England', 3, 5, 6),
      },
      fresh: russian,
      leaders: [...leaderIds('England', 3, 3), ...leaderIds('Russia', 3, 2)],
    };
    const grouped = (russians: 0 | 1 | 2) =>
      arranged({ war: 3, year: 1797, stock, options: { russians: true } }, { decoys: 'none', russians });
    expect(grouped(0)).toEqual([
      'eng-channel halifax: royal-george blenheim+howe namur',
      'eng-western portsmouth: foudroyant bellona+hood',
      'eng-north-sea nore: centaur+hotham',
      'evsevii stays in portsmouth',
      'rostislav stays in portsmouth',
      'aleksei stays in portsmouth',
    ]);
    expect(grouped(1)).toEqual([
      'eng-channel halifax: royal-george blenheim+howe namur',
      'eng-western portsmouth: foudroyant bellona+hood / evsevii rostislav+ushakov aleksei+makarov',
      'eng-north-sea nore: centaur+hotham',
    ]);
    expect(grouped(2)).toEqual([
      'eng-channel halifax: royal-george blenheim+howe namur',
      'eng-western portsmouth: foudroyant bellona+hood / evsevii aleksei+ushakov',
      'eng-north-sea nore: centaur+hotham / rostislav+makarov',
    ]);
  });

  it('[11.O/1] Russians under an English marker of their own where no squadron can take them', () => {
    const stock = { fresh: russian, leaders: leaderIds('Russia', 3, 1) };
    const scene: Scene = { war: 3, year: 1797, stock, options: { russians: true } };
    expect(arranged(scene, { decoys: 'none' })).toEqual([
      'eng-channel portsmouth: evsevii rostislav+ushakov aleksei',
    ]);
    expect(arranged({ ...scene, year: 1793 }, { decoys: 'none' })).toEqual([
      'eng-channel -: evsevii rostislav+ushakov aleksei',
    ]);
    // Nobody without a leader.
    expect(arranged({ ...scene, stock: { fresh: russian } }, { decoys: 'none' })).toEqual([
      'evsevii stays in portsmouth',
      'rostislav stays in portsmouth',
      'aleksei stays in portsmouth',
    ]);
  });

  it('the styles that chance picks from', () => {
    expect(anyStyle(() => 0)).toEqual({
      spread: 'few',
      decoys: 'none',
      extras: 'ashore',
      crippled: true,
      heavy: true,
      flagAhead: true,
      mixed: true,
      russians: 0,
      shuffled: true,
    });
    expect(anyStyle(() => 1)).toEqual({ ...PLAIN_STYLE, shuffled: true });
    expect(anyStyle((n) => n - 1)).toEqual({
      spread: 'many',
      decoys: 'all',
      extras: 'stacks',
      crippled: false,
      heavy: false,
      flagAhead: false,
      mixed: false,
      russians: 2,
      shuffled: true,
    });
    expect(anyStyle((n) => n - 2)).toMatchObject({
      decoys: 'some',
      crippled: false,
      mixed: false,
      russians: 2,
    });
  });

  it('eight a year, the plain one first; a seat without forces has none', () => {
    const all = seen(FLEET);
    expect([...variantsOf(all)]).toEqual([0, ...[1, 2, 3, 4, 5, 6, 7].map((index) => 1780 * 8 + index)]);
    expect(proposeDisposition(all, 0)).toEqual(arrangeForces(all, PLAIN_STYLE, chanceOf(0)));
    expect(proposeDisposition(all, 5)).not.toEqual(proposeDisposition(all, 0));
    const world = yearOf(2, 1780, 'reorganise');
    for (const blind of [view(world, 'gallery'), { ...view(world, 'english'), forces: {} }])
      expect(() => proposeDisposition(blind, 0)).toThrow('a seat without forces arranges nothing');
  });
});
