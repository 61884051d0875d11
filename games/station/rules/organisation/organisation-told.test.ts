import { describe, expect, it } from 'vitest';
import { beginShadow } from '../auxiliaries/shadows.ts';
import { changedIn } from '../testing/changed.ts';
import { putConvoy } from '../testing/convoys.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { executes } from '../testing/orders.ts';
import { atWar } from '../testing/search.ts';
import { force, formationIn, type Put, type Scripted, type Stated, scripted } from '../testing/station.ts';
import { atSea, inHarbour } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import {
  dissolve,
  dissolveEmpty,
  fittedOut,
  joinFormation,
  leaderFate,
  lieIn,
  setLoose,
  unform,
} from './organisation.ts';

const GF: Put = force('red-gf x r-ash red-a:4 red-b:3', { auxiliaries: 'red-fleet-1' });
const FLAG: Put = force('red-flag x r-birch red-c');

/** What is done to a world, all that is told of it, and what Red is then made of. */
const changed = (stated: Stated, change: (world: State, context: Scripted) => void) => {
  const { world, told } = changedIn(atWar(stated), change);
  return { world, told, made: madeOf(world) };
};
/** Each Formation with what is in it, where it is and whom it is under; then what lies in Ports. */
const madeOf = (world: State, side = 'red'): string[] => {
  const { formations, squadrons } = forcesOf(world, side);
  return [
    ...Object.values(formations).map(
      ({ id, kind, squadrons: all, leader, place, under, token }) =>
        `${id} ${kind} ${inWords(all)} ${leader} ${place.at}:${place.berth} ${under ?? (token === null ? 'no counter' : 'on the map')}`,
    ),
    ...Object.values(squadrons).flatMap(({ id, port }) =>
      port === null ? [] : [`${id} ${port.at} ${port.state}`],
    ),
  ];
};

describe('Unforming', () => {
  it('[3.34] [3.343] at sea: Squadrons alone, the leader in the Mess, Auxiliaries to Recovery, its Order Failed', () => {
    const { world, told, made } = changed({ put: [GF, { ...FLAG, under: 'red-gf' }] }, (one, context) => {
      executes(one, 'red-gf', 'red-show', { target: 'den' });
      forcesOf(one, 'red').desk.tried = ['hand-over:red-flag'];
      unform(one, context, 'red', 'red-gf', '3.341');
    });
    expect(told).toEqual([
      'order 9.38 side:red order:red-show formation:red-gf what:failed why:unformed others:{kind:order rule:9.38 side:red what:failed}',
      'unformed 3.341 side:red flotilla:red-gf others:{kind:unformed rule:3.341 side:red}',
    ]);
    expect(made).toEqual([
      'red-flag flotilla [red-c] r-birch x:sea on the map',
      'red-a squadron [red-a] null x:sea on the map',
      'red-b squadron [red-b] null x:sea on the map',
    ]);
    expect(
      inWords([forcesOf(world, 'red').leaders['r-ash'], forcesOf(world, 'red').auxiliaries['red-fleet-1']]),
    ).toEqual('[{rank:VA at:mess formation:null until:null won:false} {in:recovery}]');
  });

  it('[3.342] in Port, and before a Port of its own: they Fit Out', () => {
    const at = (put: Put) =>
      changed({ put: [put] }, (one, context) => unform(one, context, 'red', 'red-gf', '3.341')).made;
    expect(at({ ...GF, at: 'kings-port', fitting: true })).toEqual([
      'red-a kings-port FittingOut',
      'red-b kings-port FittingOut',
    ]);
    expect(at({ ...GF, at: 'ferry' })).toEqual(['red-a ferry FittingOut', 'red-b ferry FittingOut']);
    expect(at({ ...GF, at: 'ville' })).toEqual([
      'red-a squadron [red-a] null ville:sea on the map',
      'red-b squadron [red-b] null ville:sea on the map',
    ]);
  });

  it('[3.345] under another: all that it had comes under that', () => {
    const { told, made } = changed(
      {
        put: [GF, { ...FLAG, under: 'red-gf' }, force('red-det-1 x nobody red-d', { under: 'red-flag' })],
      },
      (one, context) => unform(one, context, 'red', 'red-flag', '3.432'),
    );
    expect(told).toEqual([
      'unformed 3.432 side:red flotilla:red-flag others:{kind:unformed rule:3.432 side:red}',
    ]);
    expect(made).toEqual([
      'red-gf flotilla [red-a red-b red-c] r-ash x:sea on the map',
      'red-det-1 flotilla [red-d] null x:sea red-gf',
    ]);
  });

  it('[10.12] an Escort: the Convoy is without', () => {
    const world = atWar({ put: [force('azure-det w nobody azure-a')] });
    putConvoy(world, { group: 'blue-trade', at: 'w' });
    const escort = formationIn(world, 'azure-det');
    escort.under = 'blue-trade';
    forcesOf(world, 'blue').convoys['blue-trade']!.escort = 'azure-det';
    unform(world, scripted(world), 'blue', 'azure-det', '3.341');
    expect(forcesOf(world, 'blue').convoys['blue-trade']?.escort).toBeNull();
    expect(madeOf(world, 'blue')).toEqual([
      'blue-trade convoy [] null w:sea on the map',
      'azure-a squadron [azure-a] null w:sea on the map',
    ]);
  });

  it('[7.135] its shadow goes with the largest that had its Squadrons', () => {
    const world = atWar({ put: [GF], ports: { ville: 'azure-fleet-1' } });
    const context = scripted(world);
    beginShadow(world, context, 'blue', 'azure-fleet-1', formationIn(world, 'red-gf').token!);
    unform(world, context, 'red', 'red-gf', '3.341');
    expect(toldLines(context)).toEqual([
      'shadowing 7.132 side:blue token:t1 on:true',
      'unformed 3.341 side:red flotilla:red-gf others:{kind:unformed rule:3.341 side:red}',
      'spotted 7.111 side:red token:t5 face:{formation:red-a squadrons:1 auxiliaries:[] convoy:null} why:shadow news:true',
    ]);
  });
});

describe('Squadrons set loose', () => {
  it.each([
    ['each by itself', 'red-a red-f', ['red-a [red-a]', 'red-f [red-f]']],
    [
      'a Flagship with one of the line',
      'red-a red-f sovereign',
      ['red-a [red-a sovereign]', 'red-f [red-f]'],
    ],
    ['a Flagship with nobody of the line', 'red-f sovereign', ['red-f [red-f]', 'sovereign [sovereign]']],
    ['a Flagship alone', 'sovereign', ['sovereign [sovereign]']],
  ])('[3.354] [10.312] %s', (_what, all, made) => {
    const ids = all.split(' ');
    const { world } = changed({ put: [{ ...GF, squadrons: `red-b ${all}` }] }, (one, context) => {
      expect(setLoose(one, context, 'red', ids, atSea('x'))).toEqual(made.map((line) => line.split(' ')[0]));
    });
    const formations = Object.values(forcesOf(world, 'red').formations).filter(
      ({ kind }) => kind === 'squadron',
    );
    expect(formations.map(({ id, squadrons }) => `${id} ${inWords(squadrons)}`)).toEqual(made);
    expect(formationIn(world, 'red-gf').squadrons).toEqual(['red-b']);
    expect(formations.every(({ token, due }) => token !== null && due === undefined)).toBe(true);
  });

  it('[11.15] those still to enter the map have no counter yet', () => {
    const { world } = changed(
      { put: [GF] },
      (one, context) => void setLoose(one, context, 'red', ['red-b'], atSea('ocean'), 4),
    );
    const { due, token, place } = formationIn(world, 'red-b');
    expect([due, token, place]).toEqual([4, null, atSea('ocean')]);
  });

  it('[3.274] into a Port out of its Formation', () => {
    const { made } = changed({ put: [{ ...GF, at: 'kings-port', fitting: true }] }, (one) =>
      lieIn(one, 'red', 'red-b', 'kings-port', 'InOrdinary'),
    );
    expect(made).toEqual([
      'red-gf flotilla [red-a] r-ash kings-port:harbour on the map',
      'red-b kings-port InOrdinary',
    ]);
  });
});

describe('What has no Squadrons left', () => {
  const lose = (stated: Stated, ids: string, sunk: boolean) =>
    changed(stated, (one, context) => {
      for (const id of ids.split(' ')) {
        const forces = forcesOf(one, 'red');
        const { formation } = forces.squadrons[id]!;
        delete forces.squadrons[id];
        const of = forces.formations[formation!]!;
        of.squadrons = of.squadrons.filter((other) => other !== id);
      }
      dissolveEmpty(one, context, 'red', sunk);
    });

  it('[3.49] [8.371] its last Sail Sunk, its leaders are Killed', () => {
    const { world, told, made } = lose({ put: [GF], stations: { red: 'r-ash' } }, 'red-a red-b', true);
    expect(told).toEqual([
      'casualty 3.481 side:red leader:r-ash fate:killed',
      'unformed 3.341 side:red flotilla:red-gf others:{kind:unformed rule:3.341 side:red}',
    ]);
    expect([made, world.stations.red, inWords(forcesOf(world, 'red').leaders['r-ash'])]).toEqual([
      [],
      null,
      '{rank:VA at:gone formation:null until:null won:false lost:true}',
    ]);
  });

  it('[3.341] its last Sail given away, he goes to the Mess', () => {
    const { world, told } = lose({ put: [GF] }, 'red-a red-b', false);
    expect(told).toEqual([
      'unformed 3.341 side:red flotilla:red-gf others:{kind:unformed rule:3.341 side:red}',
    ]);
    expect(forcesOf(world, 'red').leaders['r-ash']?.at).toBe('mess');
  });

  it('[3.34] one Squadron left is enough; one that loses all under it goes too', () => {
    expect(lose({ put: [GF] }, 'red-a', true).told).toEqual([]);
    const both = lose(
      {
        put: [
          { ...GF, squadrons: 'red-a' },
          { ...FLAG, under: 'red-gf' },
        ],
      },
      'red-a red-c',
      true,
    );
    expect(both.told).toEqual([
      'casualty 3.481 side:red leader:r-ash fate:killed',
      'casualty 3.481 side:red leader:r-birch fate:killed',
      'unformed 3.341 side:red flotilla:red-gf others:{kind:unformed rule:3.341 side:red}',
      'unformed 3.341 side:red flotilla:red-flag others:{kind:unformed rule:3.341 side:red}',
    ]);
  });

  it('[10.311] a Flagship without one of the line: the Flotilla is Unformed', () => {
    const { told, made } = lose({ put: [{ ...GF, squadrons: 'red-a red-f sovereign' }] }, 'red-a', true);
    expect(told).toEqual([
      'unformed 10.311 side:red flotilla:red-gf others:{kind:unformed rule:10.311 side:red}',
    ]);
    expect(made).toEqual([
      'red-f squadron [red-f] null x:sea on the map',
      'sovereign squadron [sovereign] null x:sea on the map',
    ]);
  });

  it('[10.312] a Flagship whose mate is gone sails by her own name, or lies in Port', () => {
    const stated = (fitting: boolean): Stated => ({
      put: [{ id: 'red-a', at: fitting ? 'kings-port' : 'x', ...(fitting ? { fitting: true } : {}) }],
    });
    const alone = (fitting: boolean) =>
      changed(stated(fitting), (one, context) => {
        const forces = forcesOf(one, 'red');
        forces.squadrons.sovereign = { id: 'sovereign', sail: 1, dp: 0, formation: 'red-a', port: null };
        forces.formations['red-a']!.squadrons = ['sovereign'];
        delete forces.squadrons['red-a'];
        dissolveEmpty(one, context, 'red', true);
      }).made;
    expect([alone(false), alone(true)]).toEqual([
      ['sovereign squadron [sovereign] null x:sea on the map'],
      ['sovereign kings-port FittingOut'],
    ]);
  });

  it('[3.35] an Independent Squadron that is one no more lies in its Port, its Order Failed', () => {
    const { told, made } = changed(
      { put: [{ id: 'red-a', at: 'kings-port', fitting: true }] },
      (one, context) => {
        executes(one, 'red-a', 'red-strait');
        dissolve(one, context, 'red', 'red-a');
      },
    );
    expect(told).toEqual([
      'order 9.38 side:red order:red-strait formation:red-a what:failed why:unformed others:{kind:order rule:9.38 side:red what:failed}',
    ]);
    expect(made).toEqual(['red-a kings-port FittingOut']);
  });
});

describe('A leader who is hit', () => {
  const hit = (fate: Parameters<typeof leaderFate>[4]) => {
    const { world, told } = changed({ put: [GF], stations: { red: 'r-ash' } }, (one, context) =>
      leaderFate(one, context, 'red', 'r-ash', fate),
    );
    return [
      ...told,
      inWords(forcesOf(world, 'red').leaders['r-ash']),
      inWords(world.stations.red),
      inWords(formationIn(world, 'red-gf').leader),
    ];
  };

  it('[8.37] [3.481] Wounded he keeps his Station; Captured or Killed he loses it', () => {
    expect(hit({ what: 'wounded', turns: 2 })).toEqual([
      '{rank:VA at:away formation:null until:2 won:false}',
      'r-ash',
      'null',
    ]);
    expect(hit({ what: 'captured' })).toEqual([
      'casualty 3.481 side:red leader:r-ash fate:captured',
      '{rank:VA at:prisoner formation:null until:null won:false}',
      'null',
      'null',
    ]);
    expect(hit({ what: 'killed' })).toEqual([
      'casualty 3.481 side:red leader:r-ash fate:killed',
      '{rank:VA at:gone formation:null until:null won:false lost:true}',
      'null',
      'null',
    ]);
  });
});

describe('Come to anchor', () => {
  it('[8.454] [3.332] in order again, and Unformed if nobody real commands it', () => {
    const { world, told, made } = changed(
      {
        put: [
          { ...GF, at: 'kings-port', fitting: true },
          force('red-det-1 kings-port nobody red-d', { fitting: true, under: 'red-gf' }),
        ],
      },
      (one, context) => {
        Object.assign(formationIn(one, 'red-gf'), {
          disorganised: true,
          bound: { leave: true, shun: [], back: null },
        });
        formationIn(one, 'red-det-1').disorganised = true;
        fittedOut(one, context, 'red', 'red-gf');
      },
    );
    expect(told).toEqual([
      'unformed 3.332 side:red flotilla:red-det-1 others:{kind:unformed rule:3.332 side:red}',
    ]);
    expect(made).toEqual(['red-gf flotilla [red-a red-b red-d] r-ash kings-port:harbour on the map']);
    expect([formationIn(world, 'red-gf').disorganised, formationIn(world, 'red-gf').bound]).toEqual([
      false,
      null,
    ]);
  });

  it('[9.428] [3.351] a Squadron: its Rendezvous is over, without an Order it lies there, with one it waits', () => {
    const come = (change: (world: State) => void) =>
      changed({ put: [{ id: 'red-a', at: 'kings-port', fitting: true }] }, (one, context) => {
        change(one);
        fittedOut(one, context, 'red', 'red-a');
      });
    const met = come((one) => executes(one, 'red-a', 'rendezvous', { target: 'kings-port' }));
    expect([met.told, met.made]).toEqual([
      ['order 9.38 side:red order:rendezvous formation:red-a what:arrived others:null'],
      ['red-a kings-port FittingOut'],
    ]);
    const still = ['red-a squadron [red-a] null kings-port:harbour on the map'];
    expect(come((one) => executes(one, 'red-a', 'rendezvous', { target: 'ferry' })).made).toEqual(still);
    expect(come(() => {}).made).toEqual(['red-a kings-port FittingOut']);
    const waits = come((one) => executes(one, 'red-a', 'red-strait'));
    expect([waits.told, waits.made]).toEqual([
      [],
      ['red-a squadron [red-a] null kings-port:harbour on the map'],
    ]);
    const corsair = come((one) => {
      formationIn(one, 'red-a').corsair = true;
    });
    expect(corsair.made).toEqual(still);
  });
});

describe('Joining', () => {
  it('[3.333] [8.453] a Flotilla under another, Disorganised with it', () => {
    const { world, told, made } = changed({ put: [GF, FLAG] }, (one, context) => {
      formationIn(one, 'red-flag').disorganised = true;
      joinFormation(one, context, 'red', 'red-flag', 'red-gf');
    });
    expect(told).toEqual([
      'subordinated 3.333 side:red formation:red-flag to:red-gf others:{kind:subordinated rule:3.333 side:red}',
    ]);
    expect([made, formationIn(world, 'red-gf').disorganised]).toEqual([
      [
        'red-gf flotilla [red-a red-b] r-ash x:sea on the map',
        'red-flag flotilla [red-c] r-birch x:sea red-gf',
      ],
      true,
    ]);
  });

  it('[9.426] a Squadron into a Flotilla, its Rendezvous over', () => {
    const { told, made } = changed({ put: [GF, { id: 'red-c', at: 'x' }] }, (one, context) => {
      executes(one, 'red-c', 'rendezvous', { formation: 'red-gf' });
      joinFormation(one, context, 'red', 'red-c', 'red-gf');
    });
    expect(told).toEqual([
      'order 9.38 side:red order:rendezvous formation:red-c what:arrived others:null',
      'subordinated 3.333 side:red formation:red-c to:red-gf others:{kind:subordinated rule:3.333 side:red}',
    ]);
    expect(made).toEqual(['red-gf flotilla [red-a red-b red-c] r-ash x:sea on the map']);
  });

  it('[11.15] with one still to enter the map both are there', () => {
    const { world } = changed({ put: [GF, { id: 'red-c', at: 'x' }] }, (one, context) => {
      const late = formationIn(one, 'red-c');
      late.due = 5;
      one.tokens = one.tokens.filter(({ id }) => id !== late.token);
      late.token = null;
      joinFormation(one, context, 'red', 'red-c', 'red-gf');
    });
    expect([formationIn(world, 'red-gf').due, world.tokens.length]).toEqual([undefined, 1]);
  });

  it('what is not together is not joined', () => {
    const world = atWar({ put: [GF, { ...FLAG, at: 'y' }] });
    expect(() => joinFormation(world, scripted(world), 'red', 'red-flag', 'red-gf')).toThrow(
      'red-flag and red-gf are not together',
    );
    expect(formationIn(world, 'red-flag').place).not.toEqual(inHarbour('y'));
  });
});
