import { describe, expect, it } from 'vitest';
import { came, meeting } from '../testing/battle.ts';
import { escort, escortedBy, putConvoy } from '../testing/convoys.ts';
import { battling, courseLines, allLeft as left } from '../testing/fighting.ts';
import { faceUp } from '../testing/imagined.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { fleets, force } from '../testing/station.ts';

const guard = force('red-flag narrows r-dunn red-a:2/2', { order: 'red-strait' });

describe('Battles in an Interdicted Strait, told in full', () => {
  it('[7.223] [8.313] [8.461] nobody is asked; the losers go out by the side they came in', () => {
    const world = meeting({
      stations,
      put: [
        { ...guard, leader: 'r-birch', squadrons: 'red-a:4 red-b' },
        force('azure-flag narrows a-aubin azure-a:3/11 azure-b', came('with', 'w')),
      ],
    });
    expect(courseLines(battling(world, 0, 2, 9, 0, 9, 9), { intensity: { intensity: 'Medium' } })).toEqual([
      'battle 8.21 at:narrows initial:{red:red-flag blue:azure-flag}',
      'gauge 8.222 dice:[] at:narrows chances:{red:[{why:base value:10} {why:station value:-5} {why:leader value:4}] blue:[{why:base value:10} {why:with value:-2} {why:damaged value:-1} {why:leader value:4}]} winner:blue',
      '? withdraw:blue {formations:[]} {formations:[azure-flag]}',
      'laid-open 8.125 at:narrows squadrons:{red:2 blue:2}',
      '? line-up:red {leaders:[{leader:r-birch squadron:red-a}] out:[]} {leaders:[{leader:r-birch squadron:red-b}] out:[]} {leaders:[{leader:r-birch squadron:red-a}] out:[]}',
      '? line-up:blue {leaders:[{leader:a-aubin squadron:azure-a}] out:[]} {leaders:[{leader:a-aubin squadron:azure-b}] out:[]} {leaders:[{leader:a-aubin squadron:azure-a}] out:[]}',
      'line 8.26 side:red formations:[{formation:red-flag token:t1 leaders:[r-birch] fromPort:false convoy:false}] senior:r-birch out:[]',
      'line 8.26 side:blue formations:[{formation:azure-flag token:t2 leaders:[a-aubin] fromPort:false convoy:false}] senior:a-aubin out:[]',
      '? intensity:blue {intensity:Medium} {intensity:Heavy}',
      'intensity 8.321 dice:[0] chosen:Medium shift:0 intensity:Medium level:6',
      '? combat:red {squadron:red-a admiral:false} {squadron:red-b admiral:false} {squadron:red-a admiral:true}',
      '? combat:blue {squadron:null admiral:false} {squadron:azure-a admiral:true}',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      '? combat:blue {squadron:azure-a admiral:false} {squadron:azure-b admiral:false}',
      'pick 8.33 side:blue squadron:azure-a combat:0 admiral:false extra:false',
      'pick 8.33 side:blue squadron:azure-b combat:1 admiral:false extra:false',
      'pick 8.33 side:red squadron:red-b combat:1 admiral:false extra:false',
      'combat 8.335 dice:[2] index:0 combat:{squadrons:{red:[red-a] blue:[azure-a]} shifts:{red:0 blue:0} die:2 column:{red:6 blue:6} dp:{blue:7 red:6} sunk:{blue:0 red:0}} shifts:{red:[] blue:[]} modifiers:{red:[{why:sail value:1}] blue:[]} result:{red:6 blue:6}',
      'combat 8.335 dice:[9] index:1 combat:{squadrons:{blue:[azure-b] red:[red-b]} shifts:{blue:0 red:0} die:9 column:{red:6 blue:6} dp:{blue:2 red:2} sunk:{blue:0 red:0}} shifts:{red:[] blue:[]} modifiers:{red:[] blue:[]} result:{red:2 blue:2}',
      'hurt 8.336 side:blue squadron:azure-a dp:7 total:18 sunk:0 sail:3',
      'hurt 8.338 dice:[0 9] side:blue squadron:azure-a dp:0 total:18 sunk:1 sail:2 at:narrows',
      'hurt 8.336 side:red squadron:red-a dp:6 total:6 sunk:0 sail:4',
      'hurt 8.336 side:blue squadron:azure-b dp:2 total:2 sunk:0 sail:4',
      'hurt 8.336 side:red squadron:red-b dp:2 total:2 sunk:0 sail:4',
      'victor 8.43 dice:[9] at:narrows victor:red sunk:{red:0 blue:1} struck:0',
      '? regroup:red {acts:[]} {acts:[{do:unform flotilla:red-flag}]}',
      '? regroup:blue {acts:[]} {acts:[{do:transfer from:azure-b to:azure-a sail:1}]} {acts:[{do:unform flotilla:azure-flag}]}',
      'disorganised 8.45 side:red tokens:[t1] on:true',
      'disorganised 8.45 side:blue tokens:[t2] on:true',
      'relieved 3.464 side:red leader:r-birch why:senior others:null',
      'posted 3.463 side:red leader:r-ash formation:red-flag others:null',
    ]);
    expect(left(world)).toEqual([
      'red-flag narrows r-ash red-a:4/6 red-b:4/2 disorganised',
      'azure-flag narrows a-aubin azure-a:2/18 azure-b:4/2 disorganised {clock:4 leave:true shun:[narrows] back:w}',
    ]);
  });

  it('[7.223] [8.23] [8.441] one Withdraws and goes back, another fights and takes prizes', () => {
    const world = meeting({
      stations,
      put: [
        guard,
        force('azure-flag narrows a-aubin azure-a', came('with', 'w')),
        force('azure-det narrows a-brun azure-f'),
      ],
    });
    expect(courseLines(battling(world, 0, 0, 0, 0, 0), { withdraw: { formations: ['azure-flag'] } })).toEqual(
      [
        'battle 8.21 at:narrows initial:{red:red-flag blue:azure-flag}',
        'gauge 8.222 dice:[] at:narrows chances:{red:[{why:base value:10} {why:station value:-5} {why:leader value:3}] blue:[{why:base value:10} {why:with value:-2} {why:leader value:4}]} winner:blue',
        '? withdraw:blue {formations:[]} {formations:[azure-flag azure-det]} {formations:[azure-flag]} {formations:[azure-det]}',
        'withdrew 8.23 side:blue tokens:[t2]',
        'laid-open 8.125 at:narrows squadrons:{red:1 blue:1}',
        'line 8.26 side:red formations:[{formation:red-flag token:t1 leaders:[r-dunn] fromPort:false convoy:false}] senior:r-dunn out:[]',
        'line 8.26 side:blue formations:[{formation:azure-det token:t3 leaders:[a-brun] fromPort:false convoy:false}] senior:a-brun out:[]',
        '? intensity:blue {intensity:Medium} {intensity:Heavy}',
        'intensity 8.321 dice:[0] chosen:Medium shift:-1 intensity:Medium level:6',
        '? combat:red {squadron:red-a admiral:false} {squadron:red-a admiral:true}',
        '? combat:blue {squadron:null admiral:false} {squadron:azure-f admiral:true}',
        'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
        'pick 8.33 side:blue squadron:azure-f combat:0 admiral:false extra:false',
        '? shifts:blue {own:[1]} {own:[0]}',
        'combat 8.335 dice:[0] index:0 combat:{squadrons:{red:[red-a] blue:[azure-f]} shifts:{red:0 blue:1} die:0 column:{red:6 blue:7} dp:{blue:2 red:0} sunk:{blue:1 red:2}} shifts:{red:[] blue:[{why:leaders value:1}]} modifiers:{red:[] blue:[{why:frigates value:-2}]} result:{red:"2S*" blue:"SS*"}',
        'hurt 8.337 side:blue squadron:azure-f dp:0 total:0 sunk:1 sail:1 at:narrows',
        'hurt 8.336 side:blue squadron:azure-f dp:2 total:2 sunk:0 sail:1',
        'casualty 8.37 dice:[0] side:blue leader:a-brun fate:captured',
        'hurt 8.337 side:red squadron:red-a dp:0 total:2 sunk:1 sail:1 at:narrows',
        'hurt 8.337 side:red squadron:red-a dp:0 total:2 sunk:1 sail:0 at:narrows',
        'casualty 8.37 dice:[0] side:red leader:r-dunn fate:captured',
        'order 9.38 side:red order:red-strait formation:red-flag what:failed why:unformed others:{kind:order rule:9.38 side:red what:failed}',
        'unformed 3.341 side:red flotilla:red-flag others:{kind:unformed rule:3.341 side:red}',
        'victor 8.43 dice:[0] at:narrows victor:blue sunk:{red:2 blue:1} struck:2',
        '? prizes:blue {into:[azure-b azure-b]} {into:[azure-c azure-c]} {into:[null null]}',
        'prize 8.441 side:blue into:azure-b',
        'prize 8.441 side:blue into:azure-b',
        'prestige 12.14 score:{turn:0 side:blue points:1 source:sail} total:6',
        'prestige 12.14 score:{turn:0 side:red points:-1 source:sail} total:4',
        'seen 7.115 side:blue token:t3 face:{formation:azure-det squadrons:2 auxiliaries:[] convoy:null}',
        '? regroup:blue {acts:[]} {acts:[{do:transfer from:azure-a to:azure-b sail:1}]} {acts:[{do:move squadron:azure-f to:azure-flag}]} {acts:[{do:move squadron:azure-b to:azure-flag}]} {acts:[{do:move squadron:azure-a to:azure-det}]}',
        'disorganised 8.45 side:blue tokens:[t3] on:true',
      ],
    );
    expect(left(world)).toEqual([
      'azure-flag narrows a-aubin azure-a:4/0 {clock:4 leave:true shun:[narrows] back:w}',
      'azure-det narrows nobody azure-f:1/2 azure-b:2/6 disorganised',
    ]);
    expect(world.lost).toEqual({ red: { sunk: 0, captured: 2 }, blue: { sunk: 1, captured: 0 } });
  });
});

describe('Battles with Convoys, told in full', () => {
  it('[10.13] [10.131] [10.132] a Convoy and its Escort are two, the Convoy the last', () => {
    const world = meeting({
      stations,
      put: [force('red-gf w r-ash red-a:3 red-b', came('with', 'narrows')), { ...escort, at: 'w' }],
    });
    putConvoy(world, { group: 'blue-trade', at: 'w' });
    faceUp(escortedBy(world, 'blue-trade', 'azure-det'), 'blue-trade');
    expect(courseLines(battling(world, 2, 1, 0))).toEqual([
      'meeting 8.12 at:w tokens:[t1 t3]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      'battle 8.21 at:w initial:{red:red-gf blue:azure-det}',
      'gauge 8.222 dice:[] at:w chances:{red:[{why:base value:10} {why:with value:-2} {why:leader value:5}] blue:[{why:base value:10} {why:station value:-5} {why:swift value:2} {why:leader value:5}]} winner:red',
      '? withdraw:red {formations:[]} {formations:[red-gf]}',
      'laid-open 8.125 at:w squadrons:{red:2 blue:2}',
      '? line-up:red {leaders:[{leader:r-ash squadron:red-a}] out:[]} {leaders:[{leader:r-ash squadron:red-b}] out:[]} {leaders:[{leader:r-ash squadron:red-a}] out:[]}',
      'line 8.26 side:red formations:[{formation:red-gf token:t1 leaders:[r-ash] fromPort:false convoy:false}] senior:r-ash out:[]',
      'line 8.26 side:blue formations:[{formation:azure-det token:t3 leaders:[a-brun] fromPort:false convoy:false} {formation:blue-trade token:t3 leaders:[] fromPort:false convoy:true}] senior:a-brun out:[]',
      '? intensity:red {intensity:Light} {intensity:Medium} {intensity:Heavy}',
      'intensity 8.321 dice:[2] chosen:Light shift:0 intensity:Light level:3',
      '? combat:red {squadron:null admiral:false} {squadron:red-a admiral:true}',
      '? combat:blue {squadron:azure-f admiral:false} {squadron:azure-f admiral:true}',
      'pick 8.33 side:blue squadron:azure-f combat:0 admiral:false extra:false',
      '? combat:red {squadron:red-a admiral:false} {squadron:red-b admiral:false}',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      'pick 8.33 side:red squadron:red-b combat:1 admiral:false extra:false',
      'pick 8.33 side:blue squadron:blue-trade combat:1 admiral:false extra:false',
      'combat 8.335 dice:[1] index:0 combat:{squadrons:{blue:[azure-f] red:[red-a]} shifts:{blue:0 red:0} die:1 column:{red:3 blue:3} dp:{blue:5 red:2} sunk:{blue:0 red:0}} shifts:{red:[] blue:[]} modifiers:{red:[{why:sail value:1}] blue:[{why:frigates value:-2}]} result:{red:4 blue:4}',
      'combat 8.335 dice:[0] index:1 combat:{squadrons:{red:[red-b] blue:[blue-trade]} shifts:{red:0 blue:0} die:0 column:{red:4 blue:0} dp:{blue:0 red:0} sunk:{blue:1 red:0}} shifts:{red:[] blue:[]} modifiers:{red:[] blue:[]} result:{red:"S*" blue:1}',
      'hurt 8.336 side:blue squadron:azure-f dp:5 total:5 sunk:0 sail:2',
      'hurt 8.336 side:red squadron:red-a dp:2 total:2 sunk:0 sail:3',
      'convoy-hurt 10.14 side:blue group:blue-trade dp:4 total:4 by:battle',
      'victor 8.432 dice:[] at:w victor:null sunk:{red:0 blue:0} struck:0',
      '? regroup:red {acts:[]} {acts:[{do:transfer from:red-b to:red-a sail:1}]} {acts:[{do:unform flotilla:red-gf}]}',
      '? regroup:blue {acts:[]} {acts:[{do:unform flotilla:azure-det}]}',
    ]);
    expect(left(world)).toEqual([
      'red-gf w r-ash red-a:3/2 red-b:4/0',
      'azure-det w under blue-trade a-brun azure-f:2/5',
      'blue-trade w nobody',
    ]);
  });

  it('[10.157] [10.158] [8.36] a Scattered one: Heavy, one Formation, in the column for Convoys', () => {
    const world = meeting({
      stations,
      put: fleets('red-gf w r-ash red-a:3 red-b, red-det-1 w r-cole red-c'),
    });
    putConvoy(world, { group: 'blue-trade', at: 'w', scattered: true });
    world.sighted = ['t3'];
    expect(courseLines(battling(world, 2, 1))).toEqual([
      'meeting 8.12 at:w tokens:[t1 t2 t3]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      '? engage:blue {fight:false formation:null}',
      '? engage:red {fight:true formation:red-gf} {fight:true formation:red-det-1}',
      'battle 8.21 at:w initial:{red:red-gf blue:blue-trade}',
      'gauge 8.222 dice:[] at:w chances:{red:[{why:base value:10} {why:station value:-5} {why:leader value:5}] blue:[{why:base value:10} {why:station value:-5}]} winner:red',
      '? withdraw:red {formations:[]} {formations:[red-gf red-det-1]} {formations:[red-gf]} {formations:[red-det-1]}',
      'laid-open 8.125 at:w squadrons:{red:2 blue:1}',
      '? line-up:red {leaders:[{leader:r-ash squadron:red-a}] out:[]} {leaders:[{leader:r-ash squadron:red-b}] out:[]} {leaders:[{leader:r-ash squadron:red-a}] out:[]}',
      'line 8.26 side:red formations:[{formation:red-gf token:t1 leaders:[r-ash] fromPort:false convoy:false}] senior:r-ash out:[]',
      'line 8.26 side:blue formations:[{formation:blue-trade token:t3 leaders:[] fromPort:false convoy:true}] senior:null out:[]',
      'intensity 8.321 dice:[2] chosen:Heavy shift:0 intensity:Heavy level:7',
      'pick 8.33 side:blue squadron:blue-trade combat:0 admiral:false extra:false',
      '? combat:red {squadron:red-a admiral:false} {squadron:red-b admiral:false}',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      '? double:red {adds:[{combat:0 squadron:red-b}]} {adds:[{combat:0 squadron:red-b}]} {adds:[{combat:0 squadron:red-b}]} {adds:[]}',
      'pick 8.333 side:red squadron:red-b combat:0 admiral:false extra:true',
      '? shifts:red {own:[3]} {own:[0]} {own:[1]}',
      'combat 8.335 dice:[1] index:0 combat:{squadrons:{blue:[blue-trade] red:[red-a red-b]} shifts:{blue:0 red:3} die:1 column:{red:7 blue:0} dp:{blue:7 red:0} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:3}] blue:[]} modifiers:{red:[] blue:[]} result:{red:7 blue:1}',
      'convoy-hurt 10.14 side:blue group:blue-trade dp:7 total:7 by:battle',
      'victor 8.432 dice:[] at:w victor:null sunk:{red:0 blue:0} struck:0',
      '? regroup:red {acts:[]} {acts:[{do:transfer from:red-b to:red-a sail:1}]} {acts:[{do:unform flotilla:red-gf}]}',
      'disorganised 8.45 side:red tokens:[t1] on:true',
    ]);
    expect(left(world)).toEqual([
      'red-gf w r-ash red-a:3/0 red-b:4/0 disorganised',
      'red-det-1 w r-cole red-c:4/0',
      'blue-trade w nobody',
    ]);
  });
});
