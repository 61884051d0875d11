import { describe, expect, it } from 'vitest';
import { came, meeting } from '../testing/battle.ts';
import { battling, courseLines, allLeft as left } from '../testing/fighting.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { force } from '../testing/station.ts';

describe('Battles from the first question to the last, told in full', () => {
  it('[8.11] [8.222] [8.321] [8.335] two fleets at Medium, Sail Sunk by DPs and outright, a prize', () => {
    const world = meeting({
      stations,
      put: [
        force('red-gf w r-ash red-a:4/1 red-b:3/10', came('with', 'narrows')),
        force('azure-flag w a-aubin azure-a:4/11 azure-b:4', came('against', 'x')),
      ],
    });
    const umpire = battling(world, 3, 2, 0, 0, 0, 5);
    expect(courseLines(umpire, { intensity: { intensity: 'Heavy' } })).toEqual([
      'meeting 8.12 at:w tokens:[t1 t2]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      '? engage:blue {fight:true formation:null} {fight:false formation:null}',
      'battle 8.21 at:w initial:{red:red-gf blue:azure-flag}',
      'gauge 8.222 dice:[] at:w chances:{red:[{why:base value:10} {why:with value:-2} {why:damaged value:-1} {why:leader value:5}] blue:[{why:base value:10} {why:against value:-8} {why:damaged value:-1} {why:leader value:4}]} winner:red',
      '? withdraw:red {formations:[]} {formations:[red-gf]}',
      'laid-open 8.125 at:w squadrons:{red:2 blue:2}',
      '? line-up:red {leaders:[{leader:r-ash squadron:red-a}] out:[]} {leaders:[{leader:r-ash squadron:red-b}] out:[]} {leaders:[{leader:r-ash squadron:red-a}] out:[]}',
      '? line-up:blue {leaders:[{leader:a-aubin squadron:azure-a}] out:[]} {leaders:[{leader:a-aubin squadron:azure-b}] out:[]} {leaders:[{leader:a-aubin squadron:azure-a}] out:[]}',
      'line 8.26 side:red formations:[{formation:red-gf token:t1 leaders:[r-ash] fromPort:false convoy:false}] senior:r-ash out:[]',
      'line 8.26 side:blue formations:[{formation:azure-flag token:t2 leaders:[a-aubin] fromPort:false convoy:false}] senior:a-aubin out:[]',
      '? intensity:red {intensity:Light} {intensity:Medium} {intensity:Heavy}',
      'intensity 8.321 dice:[3] chosen:Heavy shift:-1 intensity:Medium level:4',
      '? combat:red {squadron:null admiral:false} {squadron:red-a admiral:true}',
      '? combat:blue {squadron:azure-a admiral:false} {squadron:azure-b admiral:false} {squadron:azure-a admiral:true}',
      'pick 8.33 side:blue squadron:azure-a combat:0 admiral:false extra:false',
      '? combat:red {squadron:red-a admiral:false} {squadron:red-b admiral:false}',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      'pick 8.33 side:red squadron:red-b combat:1 admiral:false extra:false',
      'pick 8.33 side:blue squadron:azure-b combat:1 admiral:false extra:false',
      '? shifts:red {own:[1 0]} {own:[0 0]}',
      'combat 8.335 dice:[2] index:0 combat:{squadrons:{blue:[azure-a] red:[red-a]} shifts:{blue:0 red:1} die:2 column:{red:5 blue:4} dp:{blue:5 red:5} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:1}] blue:[]} modifiers:{red:[] blue:[]} result:{red:5 blue:5}',
      'combat 8.335 dice:[0] index:1 combat:{squadrons:{red:[red-b] blue:[azure-b]} shifts:{red:0 blue:0} die:0 column:{red:4 blue:4} dp:{blue:0 red:1} sunk:{blue:1 red:1}} shifts:{red:[] blue:[]} modifiers:{red:[] blue:[{why:sail value:1}]} result:{red:"S*" blue:"S*"}',
      'hurt 8.336 side:blue squadron:azure-a dp:5 total:16 sunk:0 sail:4',
      'hurt 8.338 dice:[0 0] side:blue squadron:azure-a dp:0 total:16 sunk:2 sail:2 at:w',
      'hurt 8.336 side:red squadron:red-a dp:5 total:6 sunk:0 sail:4',
      'hurt 8.337 side:blue squadron:azure-b dp:0 total:0 sunk:1 sail:3 at:w',
      'hurt 8.337 side:red squadron:red-b dp:0 total:10 sunk:1 sail:2 at:w',
      'hurt 8.336 side:red squadron:red-b dp:1 total:11 sunk:0 sail:2',
      'victor 8.43 dice:[5] at:w victor:red sunk:{red:1 blue:3} struck:1',
      '? prizes:red {into:[red-b]} {into:[red-b]} {into:[null]}',
      'prize 8.441 side:red into:red-b',
      'prestige 12.14 score:{turn:0 side:red points:1 source:sail} total:6',
      'prestige 12.14 score:{turn:0 side:blue points:-1 source:sail} total:4',
      '? regroup:red {acts:[]} {acts:[{do:transfer from:red-a to:red-b sail:1}]} {acts:[{do:unform flotilla:red-gf}]}',
      '? regroup:blue {acts:[]} {acts:[{do:transfer from:azure-a to:azure-b sail:1}]} {acts:[{do:transfer from:azure-b to:azure-a sail:1}]} {acts:[{do:unform flotilla:azure-flag}]}',
      'disorganised 8.45 side:red tokens:[t1] on:true',
      'disorganised 8.45 side:blue tokens:[t2] on:true',
    ]);
    expect(left(world)).toEqual([
      'red-gf w r-ash red-a:4/6 red-b:3/14 disorganised',
      'azure-flag w a-aubin azure-a:2/16 azure-b:3/0 disorganised {clock:4 leave:true shun:[w] back:null}',
    ]);
    expect([world.lost, world.prestige, umpire.context.left]).toEqual([
      { red: { sunk: 1, captured: 0 }, blue: { sunk: 2, captured: 1 } },
      { red: 6, blue: 4 },
      0,
    ]);
  });

  it('[8.333] [8.337] [8.37] [10.32] Heavy: a Flagship, Combats doubled, leaders hit, a Flotilla gone down', () => {
    const world = meeting({
      stations,
      mess: 'a-clerc r-birch',
      put: [
        force('red-gf w r-ash red-a:2 red-b:1 red-c:4 sovereign', came('with', 'narrows')),
        force('red-det-1 w r-cole red-f'),
        force('azure-flag w a-aubin azure-a:2/3 azure-b:1', came('caught', 'x')),
      ],
    });
    const umpire = battling(world, 4, 0, 0, 0, 1, 2, 9, 9);
    expect(courseLines(umpire, { intensity: { intensity: 'Heavy' } })).toEqual([
      'meeting 8.12 at:w tokens:[t1 t2 t3]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      '? engage:blue {fight:true formation:null} {fight:false formation:null}',
      '? engage:red {fight:true formation:red-gf} {fight:true formation:red-det-1}',
      'battle 8.21 at:w initial:{red:red-gf blue:azure-flag}',
      'gauge 8.222 dice:[] at:w chances:{red:[{why:base value:10} {why:with value:-2} {why:leader value:5}] blue:[{why:base value:10} {why:caught value:-6} {why:leader value:4}]} winner:red',
      '? withdraw:red {formations:[]} {formations:[red-gf red-det-1]} {formations:[red-gf]} {formations:[red-det-1]}',
      '? reinforce:red {formations:[red-det-1] assist:null screen:null} {formations:[red-det-1] assist:null screen:null} {formations:[] assist:null screen:null}',
      '? reinforce:blue {formations:[] assist:null screen:null} {formations:[] assist:null screen:null} {formations:[] assist:null screen:null}',
      'check 8.242 dice:[4] side:red leader:r-cole what:reinforce rating:6 modifier:-4 passed:true',
      'reinforced 8.242 side:red formation:red-det-1 leader:r-cole modifiers:[{why:aggressive value:-1} {why:station value:-2} {why:nimble value:-1}] joined:true news:true',
      'laid-open 8.125 at:w squadrons:{red:5 blue:2}',
      '? line-up:blue {leaders:[{leader:a-aubin squadron:azure-a}] out:[]} {leaders:[{leader:a-aubin squadron:azure-b}] out:[]} {leaders:[{leader:a-aubin squadron:azure-a}] out:[]}',
      'line 8.26 side:red formations:[{formation:red-gf token:t1 leaders:[r-ash] fromPort:false convoy:false} {formation:red-det-1 token:t2 leaders:[r-cole] fromPort:false convoy:false}] senior:r-ash out:[]',
      'line 8.26 side:blue formations:[{formation:azure-flag token:t3 leaders:[a-aubin] fromPort:false convoy:false}] senior:a-aubin out:[]',
      '? intensity:red {intensity:Light} {intensity:Medium} {intensity:Heavy}',
      'intensity 8.321 dice:[0] chosen:Heavy shift:-1 intensity:Medium level:6',
      '? combat:red {squadron:null admiral:false} {squadron:red-c admiral:true}',
      '? combat:blue {squadron:azure-a admiral:false} {squadron:azure-b admiral:false} {squadron:azure-a admiral:true}',
      'pick 8.33 side:blue squadron:azure-a combat:0 admiral:false extra:false',
      '? combat:red {squadron:red-a admiral:false} {squadron:red-b admiral:false} {squadron:red-c admiral:false} {squadron:red-f admiral:false}',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      '? combat:red {squadron:red-b admiral:false} {squadron:red-c admiral:false}',
      'pick 8.33 side:red squadron:red-b combat:1 admiral:false extra:false',
      'pick 8.33 side:blue squadron:azure-b combat:1 admiral:false extra:false',
      '? double:red {adds:[{combat:0 squadron:red-c} {combat:1 squadron:red-f}]} {adds:[{combat:1 squadron:red-c} {combat:0 squadron:red-f}]} {adds:[{combat:0 squadron:red-c} {combat:1 squadron:red-f}]} {adds:[]}',
      'pick 8.333 side:red squadron:red-c combat:0 admiral:false extra:true',
      'pick 8.333 side:red squadron:red-f combat:1 admiral:false extra:true',
      '? shifts:red {own:[1 3]} {own:[0 0]} {own:[0 1]}',
      'combat 8.335 dice:[0] index:0 combat:{squadrons:{blue:[azure-a] red:[red-a red-c]} shifts:{blue:0 red:1} die:0 column:{red:8 blue:6} dp:{blue:5 red:2} sunk:{blue:2 red:1}} shifts:{red:[{why:leaders value:1} {why:flagship value:1}] blue:[]} modifiers:{red:[{why:sail value:5}] blue:[]} result:{red:"SS*" blue:"2S*"}',
      'combat 8.335 dice:[0] index:1 combat:{squadrons:{red:[red-b red-f] blue:[azure-b]} shifts:{red:3 blue:0} die:0 column:{red:9 blue:6} dp:{blue:1 red:2} sunk:{blue:2 red:1}} shifts:{red:[{why:leaders value:3}] blue:[]} modifiers:{red:[{why:sail value:2} {why:frigates value:-2}] blue:[]} result:{red:"SS*" blue:"2S*"}',
      '? sinkings:blue {take:[[red-a] [red-b]]} {take:[[red-c] [red-f]]} {take:[[red-a] [red-b]]}',
      'hurt 8.337 side:blue squadron:azure-a dp:0 total:3 sunk:1 sail:1 at:w',
      'hurt 8.337 side:blue squadron:azure-a dp:0 total:3 sunk:1 sail:0 at:w',
      'casualty 8.37 dice:[1] side:blue leader:a-aubin fate:killed',
      'hurt 8.337 side:red squadron:red-a dp:0 total:0 sunk:1 sail:1 at:w',
      'hurt 8.336 side:red squadron:red-a dp:1 total:1 sunk:0 sail:1',
      'hurt 8.336 side:red squadron:red-c dp:1 total:1 sunk:0 sail:4',
      'casualty 8.37 dice:[2] side:red leader:r-ash fate:wounded turns:3',
      'hurt 8.337 side:blue squadron:azure-b dp:0 total:0 sunk:1 sail:0 at:w',
      'hurt 8.337 side:red squadron:red-b dp:0 total:0 sunk:1 sail:0 at:w',
      'hurt 8.336 side:red squadron:red-f dp:2 total:2 sunk:0 sail:2',
      'casualty 8.37 dice:[9] side:red leader:r-cole fate:unhurt',
      'unformed 3.341 side:blue flotilla:azure-flag others:{kind:unformed rule:3.341 side:blue}',
      'victor 8.43 dice:[9] at:w victor:red sunk:{red:2 blue:3} struck:0',
      'prestige 12.14 score:{turn:0 side:blue points:1 source:sail} total:6',
      'prestige 12.14 score:{turn:0 side:red points:-1 source:sail} total:4',
      'prestige 12.14 score:{turn:0 side:red points:1 source:sail} total:5',
      'prestige 12.14 score:{turn:0 side:blue points:-1 source:sail} total:5',
      'seen 7.115 side:red token:t1 face:{formation:red-gf squadrons:3 auxiliaries:[] convoy:null}',
      '? regroup:red {acts:[]} {acts:[{do:post leader:r-birch flotilla:red-gf}]} {acts:[{do:transfer from:red-c to:red-a sail:1}]} {acts:[{do:move squadron:red-a to:red-det-1}]} {acts:[{do:move squadron:red-c to:red-det-1}]}',
      'disorganised 8.45 side:red tokens:[t1 t2] on:true',
      'station 3.471 side:blue station:blue leader:c-cano',
      'station 3.471 side:blue station:north leader:a-clerc',
    ]);
    expect(left(world)).toEqual([
      'red-gf w nobody red-a:1/1 red-c:4/1 sovereign:1/0 disorganised',
      'red-det-1 w r-cole red-f:2/2 disorganised',
    ]);
    expect([world.lost, world.prestige, umpire.context.left]).toEqual([
      { red: { sunk: 2, captured: 0 }, blue: { sunk: 3, captured: 0 } },
      { red: 5, blue: 5 },
      0,
    ]);
    expect(['r-ash', 'r-cole'].map((id) => world.forces.red!.leaders[id])).toEqual([
      { rank: 'VA', at: 'away', formation: null, until: 3, won: true },
      { rank: 'Cdre', at: 'posted', formation: 'red-det-1', until: null, won: true },
    ]);
  });
});
