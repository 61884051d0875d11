import { describe, expect, it } from 'vitest';
import { came, type Meets, meeting } from '../testing/battle.ts';
import { battling, courseLines, allLeft as left } from '../testing/fighting.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { force } from '../testing/station.ts';
import type { State } from '../world/state.ts';

const LIGHT = { intensity: { intensity: 'Light' } } as const;

describe('Who comes up in time, told in full', () => {
  const before = (azure: Partial<Meets> = {}): State =>
    meeting({
      stations,
      ports: { ville: 'azure-fleet-1 azure-fleet-u' },
      put: [
        force('red-gf ville r-ash red-a red-b', { auxiliaries: 'red-fleet-1' }),
        force('red-flag ville r-birch red-c', { auxiliaries: 'red-50-1', ...came('caught', 'x') }),
        force('azure-flag ville a-aubin azure-a', came('with', 'x')),
        force('azure-det ville nobody azure-b:4/5 azure-f', { fitting: true, ...azure }),
      ],
    });

  it('[8.242] [8.243] [8.245] helped by Auxiliaries, out of the Harbour too', () => {
    const world = before({ leader: 'a-brun' });
    const umpire = battling(world, 4, 3, 5, 6, 7, 8);
    expect(
      courseLines(umpire, {
        ...LIGHT,
        reinforce: (side) =>
          side === 'red'
            ? { formations: ['red-flag'], assist: 'red-fleet-1', screen: null }
            : { formations: ['azure-det'], assist: 'azure-fleet-1', screen: null },
      }),
    ).toEqual([
      'meeting 8.12 at:ville tokens:[t1 t2 t3]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      '? engage:blue {fight:true formation:null} {fight:false formation:null}',
      '? engage:red {fight:true formation:red-gf} {fight:true formation:red-flag}',
      'battle 8.21 at:ville initial:{red:red-gf blue:azure-flag}',
      'gauge 8.222 dice:[] at:ville chances:{red:[{why:base value:10} {why:station value:-5} {why:leader value:5}] blue:[{why:base value:10} {why:with value:-2} {why:leader value:4}]} winner:blue',
      '? withdraw:blue {formations:[]} {formations:[azure-flag]}',
      '? reinforce:red {formations:[red-flag] assist:red-fleet-1 screen:red-50-1} {formations:[red-flag] assist:null screen:null} {formations:[] assist:null screen:null}',
      '? reinforce:blue {formations:[azure-det] assist:azure-fleet-1 screen:azure-fleet-u} {formations:[azure-det] assist:null screen:null} {formations:[] assist:null screen:null}',
      'assist 8.245 side:red class:Fleet result:helps news:true',
      'assist 8.245 side:blue class:Fleet result:helps news:true',
      'check 8.242 dice:[4] side:red leader:r-birch what:reinforce rating:4 modifier:0 passed:true',
      'reinforced 8.242 side:red formation:red-flag leader:r-birch modifiers:[{why:aggressive value:-1} {why:caught value:2} {why:auxiliary value:-1}] joined:true news:true',
      'check 8.242 dice:[3] side:blue leader:a-brun what:reinforce rating:5 modifier:2 passed:true',
      'reinforced 8.242 side:blue formation:azure-det leader:a-brun modifiers:[{why:aggressive value:-1} {why:squadrons value:1} {why:fitting-out value:2} {why:auxiliary value:-1} {why:damaged value:1}] joined:true news:true',
      'spotted 7.111 side:blue token:t4 face:{formation:azure-det squadrons:2 auxiliaries:[] convoy:null} why:battle news:true',
      'laid-open 8.125 at:ville squadrons:{red:3 blue:3}',
      '? line-up:red {leaders:[{leader:r-ash squadron:red-a} {leader:r-birch squadron:red-c}] out:[]} {leaders:[{leader:r-ash squadron:red-b} {leader:r-birch squadron:red-c}] out:[]} {leaders:[{leader:r-ash squadron:red-a} {leader:r-birch squadron:red-c}] out:[]}',
      '? line-up:blue {leaders:[{leader:a-aubin squadron:azure-a} {leader:a-brun squadron:azure-b}] out:[]} {leaders:[{leader:a-aubin squadron:azure-a} {leader:a-brun squadron:azure-f}] out:[]} {leaders:[{leader:a-aubin squadron:azure-a} {leader:a-brun squadron:azure-b}] out:[]}',
      'line 8.26 side:red formations:[{formation:red-gf token:t1 leaders:[r-ash] fromPort:false convoy:false} {formation:red-flag token:t2 leaders:[r-birch] fromPort:false convoy:false}] senior:r-ash out:[]',
      'line 8.26 side:blue formations:[{formation:azure-flag token:t3 leaders:[a-aubin] fromPort:false convoy:false} {formation:azure-det token:t4 leaders:[a-brun] fromPort:true convoy:false}] senior:a-aubin out:[]',
      '? intensity:blue {intensity:Light} {intensity:Medium} {intensity:Heavy}',
      'intensity 8.321 dice:[5] chosen:Light shift:-1 intensity:Light level:1',
      '? combat:red {squadron:red-a admiral:false} {squadron:red-b admiral:false} {squadron:red-c admiral:false} {squadron:red-a admiral:true}',
      '? combat:blue {squadron:null admiral:false} {squadron:azure-a admiral:true}',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      '? combat:blue {squadron:azure-a admiral:false} {squadron:azure-b admiral:false} {squadron:azure-f admiral:false}',
      'pick 8.33 side:blue squadron:azure-a combat:0 admiral:false extra:false',
      '? combat:red {squadron:null admiral:false} {squadron:red-c admiral:true}',
      '? combat:blue {squadron:azure-b admiral:false} {squadron:azure-f admiral:false} {squadron:azure-b admiral:true}',
      'pick 8.33 side:blue squadron:azure-b combat:1 admiral:false extra:false',
      'pick 8.33 side:red squadron:red-b combat:1 admiral:false extra:false',
      'pick 8.33 side:red squadron:red-c combat:2 admiral:false extra:false',
      'pick 8.33 side:blue squadron:azure-f combat:2 admiral:false extra:false',
      '? shifts:red {own:[1 0 2]} {own:[0 0 0]} {own:[0 0 1]}',
      '? shifts:blue {own:[0 3 0]} {own:[0 0 0]} {own:[0 1 0]}',
      'combat 8.335 dice:[6] index:0 combat:{squadrons:{red:[red-a] blue:[azure-a]} shifts:{red:1 blue:0} die:6 column:{red:2 blue:1} dp:{blue:1 red:1} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:1}] blue:[]} modifiers:{red:[] blue:[]} result:{red:1 blue:1}',
      'combat 8.335 dice:[7] index:1 combat:{squadrons:{blue:[azure-b] red:[red-b]} shifts:{blue:3 red:0} die:7 column:{red:1 blue:4} dp:{blue:0 red:3} sunk:{blue:0 red:0}} shifts:{red:[] blue:[{why:leaders value:3}]} modifiers:{red:[] blue:[]} result:{red:0 blue:3}',
      'combat 8.335 dice:[8] index:2 combat:{squadrons:{red:[red-c] blue:[azure-f]} shifts:{red:2 blue:0} die:8 column:{red:3 blue:1} dp:{blue:3 red:0} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:2}] blue:[]} modifiers:{red:[{why:sail value:2}] blue:[{why:frigates value:-2}]} result:{red:1 blue:0}',
      'hurt 8.336 side:blue squadron:azure-a dp:1 total:1 sunk:0 sail:4',
      'hurt 8.336 side:red squadron:red-a dp:1 total:1 sunk:0 sail:4',
      'hurt 8.336 side:red squadron:red-b dp:3 total:3 sunk:0 sail:4',
      'hurt 8.336 side:blue squadron:azure-f dp:3 total:3 sunk:0 sail:2',
      'victor 8.432 dice:[] at:ville victor:null sunk:{red:0 blue:0} struck:0',
      'seen 7.115 side:red token:t1 face:{formation:red-gf squadrons:2 auxiliaries:[] convoy:null}',
      '? regroup:red {acts:[]} {acts:[{do:move squadron:red-a to:red-flag}]} {acts:[{do:move squadron:red-b to:red-flag}]} {acts:[{do:move squadron:red-c to:red-gf}]} {acts:[{do:unform flotilla:red-gf}]}',
      '? regroup:blue {acts:[]} {acts:[{do:move squadron:azure-a to:azure-det}]} {acts:[{do:move squadron:azure-b to:azure-flag}]} {acts:[{do:move squadron:azure-f to:azure-flag}]} {acts:[{do:unform flotilla:azure-flag}]}',
    ]);
    expect(left(world)).toEqual([
      'red-gf ville r-ash red-a:4/1 red-b:4/3',
      'red-flag ville r-birch red-c:4/0',
      'azure-flag ville a-aubin azure-a:4/1',
      'azure-det ville a-brun azure-b:4/5 azure-f:2/3',
    ]);
  });

  it('[8.244] [8.245] [6.28] kept off by Screens, of which a Fleet-50 stops a Fleet but in part; both fail', () => {
    const world = before();
    const umpire = battling(world, 5, 7, 9, 9);
    expect(
      courseLines(umpire, {
        ...LIGHT,
        reinforce: (side) =>
          side === 'red'
            ? { formations: ['red-flag'], assist: 'red-fleet-1', screen: 'red-50-1' }
            : { formations: ['azure-det'], assist: 'azure-fleet-1', screen: 'azure-fleet-u' },
      }),
    ).toEqual([
      'meeting 8.12 at:ville tokens:[t1 t2 t3]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      '? engage:blue {fight:true formation:null} {fight:false formation:null}',
      '? engage:red {fight:true formation:red-gf} {fight:true formation:red-flag}',
      'battle 8.21 at:ville initial:{red:red-gf blue:azure-flag}',
      'gauge 8.222 dice:[] at:ville chances:{red:[{why:base value:10} {why:station value:-5} {why:leader value:5}] blue:[{why:base value:10} {why:with value:-2} {why:leader value:4}]} winner:blue',
      '? withdraw:blue {formations:[]} {formations:[azure-flag]}',
      '? reinforce:red {formations:[red-flag] assist:red-fleet-1 screen:red-50-1} {formations:[red-flag] assist:null screen:null} {formations:[] assist:null screen:null}',
      '? reinforce:blue {formations:[azure-det] assist:azure-fleet-1 screen:azure-fleet-u} {formations:[azure-det] assist:null screen:null} {formations:[] assist:null screen:null}',
      'assist 8.245 side:red class:Fleet result:screened news:true',
      'assist 8.245 side:blue class:Fleet result:helps news:true',
      'check 8.242 dice:[5] side:red leader:r-birch what:reinforce rating:4 modifier:1 passed:false',
      'reinforced 8.242 side:red formation:red-flag leader:r-birch modifiers:[{why:aggressive value:-1} {why:caught value:2}] joined:false news:true',
      'check 8.242 dice:[7] side:blue leader:null what:reinforce rating:0 modifier:4 passed:false',
      'reinforced 8.242 side:blue formation:azure-det leader:null modifiers:[{why:timid value:1} {why:squadrons value:1} {why:fitting-out value:2} {why:auxiliary value:-1} {why:damaged value:1}] joined:false news:true',
      'laid-open 8.125 at:ville squadrons:{red:2 blue:1}',
      '? line-up:red {leaders:[{leader:r-ash squadron:red-a}] out:[]} {leaders:[{leader:r-ash squadron:red-b}] out:[]} {leaders:[{leader:r-ash squadron:red-a}] out:[]}',
      'line 8.26 side:red formations:[{formation:red-gf token:t1 leaders:[r-ash] fromPort:false convoy:false}] senior:r-ash out:[]',
      'line 8.26 side:blue formations:[{formation:azure-flag token:t3 leaders:[a-aubin] fromPort:false convoy:false}] senior:a-aubin out:[]',
      '? intensity:blue {intensity:Light} {intensity:Medium} {intensity:Heavy}',
      'intensity 8.321 dice:[9] chosen:Light shift:-1 intensity:Light level:0',
      '? combat:red {squadron:red-a admiral:false} {squadron:red-b admiral:false} {squadron:red-a admiral:true}',
      '? combat:blue {squadron:null admiral:false} {squadron:azure-a admiral:true}',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      'pick 8.33 side:blue squadron:azure-a combat:0 admiral:false extra:false',
      '? shifts:red {own:[1]} {own:[0]}',
      'combat 8.335 dice:[9] index:0 combat:{squadrons:{red:[red-a] blue:[azure-a]} shifts:{red:1 blue:0} die:9 column:{red:1 blue:0} dp:{blue:0 red:0} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:1}] blue:[]} modifiers:{red:[] blue:[]} result:{red:0 blue:0}',
      'victor 8.432 dice:[] at:ville victor:null sunk:{red:0 blue:0} struck:0',
      'seen 7.115 side:red token:t1 face:{formation:red-gf squadrons:2 auxiliaries:[] convoy:null}',
      'seen 7.115 side:red token:t2 face:{formation:red-flag squadrons:1 auxiliaries:[] convoy:null}',
      '? regroup:red {acts:[]} {acts:[{do:unform flotilla:red-gf}]}',
      '? regroup:blue {acts:[]} {acts:[{do:unform flotilla:azure-flag}]}',
    ]);
    expect(left(world)).toEqual([
      'red-gf ville r-ash red-a:4/0 red-b:4/0',
      'red-flag ville r-birch red-c:4/0',
      'azure-flag ville a-aubin azure-a:4/0',
      'azure-det ville:harbour nobody azure-b:4/5 azure-f:2/0',
    ]);
    const { red, blue } = world.forces;
    expect([
      red!.auxiliaries['red-50-1'],
      blue!.auxiliaries['azure-fleet-1'],
      blue!.auxiliaries['azure-fleet-u'],
    ]).toEqual([{ in: 'recovery' }, { in: 'recovery' }, { in: 'recovery' }]);
  });
});

describe('Met on a Lane, told in full', () => {
  const lane = (red: NonNullable<Meets['came']>, blue: NonNullable<Meets['came']>): State => {
    const world = meeting({
      stations,
      put: [
        force('red-gf narrows r-ash red-a', came(red, 'w')),
        force('red-det-1 narrows r-cole red-b', came(red, 'w')),
        force('azure-flag w a-aubin azure-a', came(blue, 'narrows')),
      ],
    });
    world.passed = ['t1', 't2'].map((a) => ({ a, b: 't3', spaces: ['narrows', 'w'] }));
    return world;
  };

  it('[8.122] who has the Gauge says at which end, and all are brought there', () => {
    const world = lane('against', 'with');
    expect(
      courseLines(battling(world, 4, 5, 5), { ...LIGHT, withdraw: { formations: [], at: 'w' } }),
    ).toEqual([
      'meeting 8.12 at:narrows tokens:[t1 t2 t3]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      '? engage:blue {fight:true formation:null} {fight:false formation:null}',
      '? engage:red {fight:true formation:red-gf} {fight:true formation:red-det-1}',
      'battle 8.21 at:narrows initial:{red:red-gf blue:azure-flag}',
      'gauge 8.222 dice:[] at:narrows chances:{red:[{why:base value:10} {why:against value:-8} {why:leader value:5}] blue:[{why:base value:10} {why:with value:-2} {why:leader value:4}]} winner:blue',
      '? withdraw:blue {formations:[] at:narrows} {formations:[azure-flag] at:narrows} {formations:[] at:w} {formations:[azure-flag] at:w}',
      '? reinforce:red {formations:[red-det-1] assist:null screen:null} {formations:[red-det-1] assist:null screen:null} {formations:[] assist:null screen:null}',
      '? reinforce:blue {formations:[] assist:null screen:null} {formations:[] assist:null screen:null} {formations:[] assist:null screen:null}',
      'check 8.242 dice:[4] side:red leader:r-cole what:reinforce rating:6 modifier:0 passed:true',
      'reinforced 8.242 side:red formation:red-det-1 leader:r-cole modifiers:[{why:aggressive value:-1} {why:against value:1}] joined:true news:true',
      'laid-open 8.125 at:w squadrons:{red:2 blue:1}',
      'line 8.26 side:red formations:[{formation:red-gf token:t1 leaders:[r-ash] fromPort:false convoy:false} {formation:red-det-1 token:t2 leaders:[r-cole] fromPort:false convoy:false}] senior:r-ash out:[]',
      'line 8.26 side:blue formations:[{formation:azure-flag token:t3 leaders:[a-aubin] fromPort:false convoy:false}] senior:a-aubin out:[]',
      '? intensity:blue {intensity:Light} {intensity:Medium} {intensity:Heavy}',
      'intensity 8.321 dice:[5] chosen:Light shift:-1 intensity:Light level:1',
      '? combat:red {squadron:red-a admiral:false} {squadron:red-b admiral:false} {squadron:red-a admiral:true}',
      '? combat:blue {squadron:null admiral:false} {squadron:azure-a admiral:true}',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      'pick 8.33 side:blue squadron:azure-a combat:0 admiral:false extra:false',
      '? shifts:red {own:[1]} {own:[0]}',
      'combat 8.335 dice:[5] index:0 combat:{squadrons:{red:[red-a] blue:[azure-a]} shifts:{red:1 blue:0} die:5 column:{red:2 blue:1} dp:{blue:1 red:1} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:1}] blue:[]} modifiers:{red:[] blue:[]} result:{red:1 blue:1}',
      'hurt 8.336 side:blue squadron:azure-a dp:1 total:1 sunk:0 sail:4',
      'hurt 8.336 side:red squadron:red-a dp:1 total:1 sunk:0 sail:4',
      'victor 8.432 dice:[] at:w victor:null sunk:{red:0 blue:0} struck:0',
      '? regroup:red {acts:[]} {acts:[{do:move squadron:red-a to:red-det-1}]} {acts:[{do:move squadron:red-b to:red-gf}]} {acts:[{do:unform flotilla:red-gf}]} {acts:[{do:unform flotilla:red-det-1}]}',
      '? regroup:blue {acts:[]} {acts:[{do:unform flotilla:azure-flag}]}',
    ]);
    expect(left(world)).toEqual([
      'red-gf w r-ash red-a:4/1',
      'red-det-1 w r-cole red-b:4/0',
      'azure-flag w a-aubin azure-a:4/1',
    ]);
  });

  it('[8.122] [8.23] [8.231] [8.313] the one that was to begin it Withdraws, and another does', () => {
    const world = lane('with', 'against');
    expect(
      courseLines(battling(world, 4, 5, 5), { withdraw: { formations: ['red-gf'], at: 'narrows' } }),
    ).toEqual([
      'meeting 8.12 at:narrows tokens:[t1 t2 t3]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      '? engage:blue {fight:true formation:null} {fight:false formation:null}',
      '? engage:red {fight:true formation:red-gf} {fight:true formation:red-det-1}',
      'battle 8.21 at:narrows initial:{red:red-gf blue:azure-flag}',
      'gauge 8.222 dice:[] at:narrows chances:{red:[{why:base value:10} {why:with value:-2} {why:leader value:5}] blue:[{why:base value:10} {why:against value:-8} {why:leader value:4}]} winner:red',
      '? withdraw:red {formations:[] at:narrows} {formations:[red-gf red-det-1] at:narrows} {formations:[] at:w} {formations:[red-gf red-det-1] at:w} {formations:[red-gf] at:narrows} {formations:[red-det-1] at:narrows}',
      'withdrew 8.23 side:red tokens:[t1]',
      'laid-open 8.125 at:narrows squadrons:{red:1 blue:1}',
      'line 8.26 side:red formations:[{formation:red-det-1 token:t2 leaders:[r-cole] fromPort:false convoy:false}] senior:r-cole out:[]',
      'line 8.26 side:blue formations:[{formation:azure-flag token:t3 leaders:[a-aubin] fromPort:false convoy:false}] senior:a-aubin out:[]',
      '? intensity:red {intensity:Medium} {intensity:Heavy}',
      'intensity 8.321 dice:[4] chosen:Medium shift:1 intensity:Heavy level:6',
      '? combat:red {squadron:null admiral:false} {squadron:red-b admiral:true}',
      '? combat:blue {squadron:azure-a admiral:false} {squadron:azure-a admiral:true}',
      'pick 8.33 side:blue squadron:azure-a combat:0 admiral:false extra:false',
      'pick 8.33 side:red squadron:red-b combat:0 admiral:false extra:false',
      '? shifts:red {own:[1]} {own:[0]}',
      'combat 8.335 dice:[5] index:0 combat:{squadrons:{blue:[azure-a] red:[red-b]} shifts:{blue:0 red:1} die:5 column:{red:7 blue:6} dp:{blue:5 red:4} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:1}] blue:[]} modifiers:{red:[] blue:[]} result:{red:"5*" blue:4}',
      'hurt 8.336 side:blue squadron:azure-a dp:5 total:5 sunk:0 sail:4',
      'casualty 8.37 dice:[5] side:blue leader:a-aubin fate:unhurt',
      'hurt 8.336 side:red squadron:red-b dp:4 total:4 sunk:0 sail:4',
      'victor 8.432 dice:[] at:narrows victor:null sunk:{red:0 blue:0} struck:0',
      '? regroup:red {acts:[]} {acts:[{do:move squadron:red-b to:red-gf}]} {acts:[{do:move squadron:red-a to:red-det-1}]} {acts:[{do:unform flotilla:red-det-1}]} {acts:[{do:unform flotilla:red-gf}]}',
      '? regroup:blue {acts:[]} {acts:[{do:unform flotilla:azure-flag}]}',
      'disorganised 8.45 side:red tokens:[t2] on:true',
      'disorganised 8.45 side:blue tokens:[t3] on:true',
    ]);
    expect(left(world)).toEqual([
      'red-gf narrows r-ash red-a:4/0 {clock:4 leave:true shun:[narrows] back:null}',
      'red-det-1 narrows r-cole red-b:4/4 disorganised',
      'azure-flag narrows a-aubin azure-a:4/5 disorganised',
    ]);
  });

  it('[8.122] [8.124] where nobody wants it all go on', () => {
    const world = lane('with', 'against');
    expect(courseLines(battling(world), { engage: { fight: false, formation: null } })).toEqual([
      'meeting 8.12 at:narrows tokens:[t1 t2 t3]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      '? engage:blue {fight:true formation:null} {fight:false formation:null}',
      'no-battle 8.124 at:narrows why:declined',
    ]);
    expect(left(world)).toEqual([
      'red-gf narrows r-ash red-a:4/0',
      'red-det-1 narrows r-cole red-b:4/0',
      'azure-flag w a-aubin azure-a:4/0',
    ]);
  });
});
