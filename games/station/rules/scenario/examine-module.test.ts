import { describe } from 'vitest';
import { itFindsFlaws } from '../testing/spoilt.ts';

describe('The forces of a module', () => {
  itFindsFlaws(
    'module',
    `
sides/1/player = "A" -> /sides: player A, then player B (2.33)
sides/0/commands = [{"id":"north","name":"N"}] -> /sides: every id once, north is there twice
contingents/0/side = "green" -> /contingents/0: a side: there is no green
contingents/0/side = null -> /contingents/0: a side for a Friendly Contingent
contingents/1/command = null -> /contingents/1: its Command, since its side has Commands
contingents/1/command = "west" -> /contingents/1: a Command of blue, not west
contingents/0/command = "north" -> /contingents/0: a Command of red, not north
counters/north = nothing -> /counters: the counters of north
counters/red = nothing -> /counters: the counters of red
squadrons/1/id = "red-a" -> /squadrons: every id once, red-a is there twice
flagships/0/id = "red-a" -> /squadrons: every id once, red-a is there twice
leaders/1/id = "r-ash" -> /leaders: every id once, r-ash is there twice
auxiliaries/1/id = "red-fleet-1" -> /auxiliaries: every id once, red-fleet-1 is there twice
flotillas/1/id = "red-gf" -> /flotillas: every id once, red-gf is there twice
squadrons/0/contingent = "Green" -> /squadrons/0: its Contingent: there is no Green
flagships/0/contingent = "Green" -> /flagships/0: its Contingent: there is no Green
leaders/0/contingent = "Green" -> /leaders/0: its Contingent: there is no Green
auxiliaries/0/contingent = "Green" -> /auxiliaries/0: its Contingent: there is no Green
leaders/3/out = {"year":1740,"turn":1} -> /leaders/3/out: a date after the one on which he comes
leaders/3/out = {"year":1740,"turn":2} -> sound
leaders/3/out = {"year":1739,"turn":9} -> /leaders/3/out: a date after the one on which he comes
auxiliaries/10/range = 2 -> /auxiliaries/10/range: a range of 1 for Marines (6.112)
auxiliaries/10/range = "U" -> /auxiliaries/10/range: a range of 1 for Marines (6.112)
flagships/0/ma = 4 -> /flagships/0/ma: an allowance of 3 for a Flagship (10.311)
flagships/0/dr = 13 -> /flagships/0/dr: a rating 2 above that of its Contingent's ships of the line (10.311)
auxiliaries/20/corsair = {"base":"reef","requires":null} -> /auxiliaries/20/corsair: a Port: there is no reef
auxiliaries/20/corsair = {"base":"ville","requires":"deluge"} -> /auxiliaries/20/corsair: an Event: there is no deluge
squadrons/0/corsair = {"base":"den","requires":null,"perish":true} -> /squadrons/0: Frigates, Light Vessels or Galleys for Corsairs (10.23)
squadrons/6/corsair = {"base":"reef","requires":"deluge","perish":true} -> /squadrons/6: a Port: there is no reef | /squadrons/6: an Event: there is no deluge
squadrons/6/corsair = {"base":"den","requires":"war","perish":true} -> sound
flotillas/0/side = "green" -> /flotillas/0: a side: there is no green
flotillas/0/command = "north" -> /flotillas/0: a Command of red, not north
flotillas/5/command = "south" -> sound
flotillas/5/command = "west" -> /flotillas/5: a Command of blue, not west
flotillas/0/contingents = ["Red","Green"] -> /flotillas/0: Contingents: there is no Green
flotillas/0/track = {"clear":5,"light":5} -> /flotillas/0/track: clear boxes before light ones
flotillas/0/track = {"clear":4,"light":5} -> sound
recovery/modifiers/0/contingent = "Green" -> /recovery/modifiers/0: a Contingent: there is no Green
`,
  );
});

describe('Its Orders, Events and Campaigns', () => {
  itFindsFlaws(
    'module',
    `
orders/1/id = "red-cruise" -> /orders: every id once, red-cruise is there twice
events/1/id = "compact" -> /auxiliaries/20/corsair: an Event: there is no war | /events: every id once, compact is there twice | /tradeTrack: an Event: there is no war | /politics: an Event: there is no war
orders/0/side = "green" -> /orders/0: a side: there is no green
orders/3/written = ["den","reef"] -> /orders/3/written: places: there is no reef
orders/3/written = nothing -> /orders/3/written: places, since an effect names the target
orders/0/fulfil = {"test":"circuit","route":["w","reef"],"times":1} -> /orders/0/fulfil: places: there is no reef
orders/0/fulfil = {"test":"station","at":["reef"],"impulses":1} -> /orders/0/fulfil: places: there is no reef
orders/0/fulfil = {"test":"escort","group":"ghost","maxDP":7} -> /orders/0/fulfil: a Convoy: there is no ghost
orders/0/fulfil = {"test":"harmConvoy","group":"ghost","dp":1} -> /orders/0/fulfil: a Convoy: there is no ghost
orders/0/fulfil = {"test":"breakBlockade","at":"x"} -> /orders/0/fulfil: a Port: there is no x
orders/0/fulfil = {"test":"arrive","at":["x"],"state":"FittingOut"} -> /orders/0/fulfil: Ports: there is no x
orders/0/fulfil = {"test":"interdict","at":["x","reef"],"impulses":1} -> /orders/0/fulfil: places: there is no reef | /orders/0/fulfil: Straits and Ports, not x (7.212) | /orders/0/fulfil: Straits and Ports, not reef (7.212)
orders/0/fulfil = {"test":"interdict","at":["narrows","ville"],"impulses":1} -> sound
orders/0/fulfil = {"test":"sequence","of":[{"test":"breakBlockade","at":"ville"},{"test":"breakBlockade","at":"x"}]} -> /orders/0/fulfil/of/1: a Port: there is no x
orders/0/fulfil = {"test":"allOf","of":[{"test":"arrive","at":["y"],"state":"Ready"}]} -> /orders/0/fulfil/of/0: Ports: there is no y
orders/0/effects = [{"do":"campaignDrm","campaign":"ghost","value":1,"turns":4}] -> /orders/0/effects/0: a Campaign: there is no ghost
orders/0/effects = [{"do":"campaignMove","campaign":"ghost","value":1}] -> /orders/0/effects/0: a Campaign: there is no ghost
orders/0/effects = [{"do":"campaignOpen","campaign":"ghost"}] -> /orders/0/effects/0: a Campaign: there is no ghost
orders/0/effects = [{"do":"campaignStop","campaign":"ghost"}] -> /orders/0/effects/0: a Campaign: there is no ghost
orders/0/effects = [{"do":"event","event":"ghost"}] -> /orders/0/effects/0: an Event: there is no ghost
orders/0/effects = [{"do":"cancel","event":"ghost"}] -> /orders/0/effects/0: an Event: there is no ghost
orders/0/effects = [{"do":"eventDrm","event":"ghost","value":1}] -> /orders/0/effects/0: an Event: there is no ghost
orders/0/effects = [{"do":"neutralise","base":"x","turns":1}] -> /orders/0/effects/0: a Port: there is no x
orders/0/effects = [{"do":"neutralise","base":"den","turns":1}] -> sound
orders/0/effects = [{"do":"contingent","contingent":"Green","is":"green"}] -> /orders/0/effects/0: a Contingent: there is no Green | /orders/0/effects/0: a side, Neutral or Absent: there is no green
orders/0/effects = [{"do":"contingent","contingent":"Grey","is":"Neutral"}] -> sound
orders/0/effects = [{"do":"contingent","contingent":"Grey","is":"Absent"}] -> sound
orders/0/effects = [{"do":"contingent","contingent":"Grey","is":"EnemyToAll"}] -> sound
orders/0/effects = [{"do":"contingent","contingent":"Grey","is":"red"}] -> sound
orders/0/effects = [{"do":"portSide","port":"x","side":"green"}] -> /orders/0/effects/0: a Port: there is no x | /orders/0/effects/0: a side: there is no green
orders/0/effects = [{"do":"portSide","port":"ferry","side":null}] -> sound
orders/0/effects = [{"do":"repairRate","ports":["x"],"contingent":"Green","value":1}] -> /orders/0/effects/0: Ports: there is no x | /orders/0/effects/0: a Contingent: there is no Green
orders/0/effects = [{"do":"repairRate","value":1}] -> sound
orders/0/effects = [{"do":"repairHalt","port":"x","turns":1}] -> /orders/0/effects/0: a Port: there is no x
orders/0/effects = [{"do":"repairHalt","port":"most-ready","turns":1}] -> sound
orders/0/effects = [{"do":"repairHalt","port":"ville","turns":1}] -> sound
orders/0/effects = [{"do":"draws","side":"green","value":1}] -> /orders/0/effects/0: a side: there is no green
orders/0/effects = [{"do":"requestDrm","side":"green","value":1}] -> /orders/0/effects/0: a side: there is no green
orders/0/effects = [{"do":"orders","side":"green","value":1}] -> /orders/0/effects/0: a side: there is no green
orders/0/effects = [{"do":"prestige","side":"green","value":1}] -> /orders/0/effects/0: a side: there is no green
orders/0/effects = [{"do":"reinforce","package":"ghost"}] -> /orders/0/effects/0: a package: there is no ghost
orders/0/effects = [{"do":"withdraw","package":"ghost"}] -> /orders/0/effects/0: a package: there is no ghost
orders/0/effects = [{"do":"return","package":"ghost"}] -> /orders/0/effects/0: a package: there is no ghost
orders/0/effects = [{"do":"return","package":"home"}] -> sound
orders/0/effects = [{"do":"auxiliaries","ids":["ghost"]}] -> /orders/0/effects/0: Auxiliaries: there is no ghost
orders/0/effects = [{"do":"convoyLimit","group":"ghost","value":1}] -> /orders/0/effects/0: a Convoy: there is no ghost
orders/0/effects = [{"do":"repairHalt","port":"target","turns":1}] -> /orders/0/written: places, since an effect names the target
orders/0/poolWhen = {"if":"event","event":"ghost"} -> /orders/0/poolWhen: an Event: there is no ghost
orders/0/poolWhen = {"if":"campaign","campaign":"ghost"} -> /orders/0/poolWhen: a Campaign: there is no ghost
orders/0/poolWhen = {"if":"status","campaign":"ghost","is":"open"} -> /orders/0/poolWhen: a Campaign: there is no ghost
orders/0/poolWhen = {"if":"contingent","contingent":"Green","is":"Neutral"} -> /orders/0/poolWhen: a Contingent: there is no Green
orders/0/poolWhen = {"if":"lineSail","contingent":"Green","op":">=","value":1} -> /orders/0/poolWhen: a Contingent: there is no Green
orders/0/poolWhen = {"if":"port","port":"x","side":"green"} -> /orders/0/poolWhen: a side: there is no green | /orders/0/poolWhen: a Port: there is no x
orders/0/poolWhen = {"if":"port","port":"ville","side":null} -> sound
orders/0/poolWhen = {"if":"fulfilled","order":"ghost"} -> /orders/0/poolWhen: an Order: there is no ghost
orders/0/poolWhen = {"if":"convoy","group":"ghost"} -> /orders/0/poolWhen: a Convoy: there is no ghost
orders/0/poolWhen = {"if":"lineAt","side":"green","contingents":["Green"],"at":"reef","min":1} -> /orders/0/poolWhen: a side: there is no green | /orders/0/poolWhen: Contingents: there is no Green | /orders/0/poolWhen: a place: there is no reef
orders/0/poolWhen = {"if":"lineAt","side":"red","at":"x","min":1} -> sound
orders/0/poolWhen = {"if":"presence","side":"green","at":["reef"],"minSquadrons":1} -> /orders/0/poolWhen: a side: there is no green | /orders/0/poolWhen: places: there is no reef
orders/0/poolWhen = {"if":"all","of":[{"if":"fulfilled","order":"ghost"}]} -> /orders/0/poolWhen/of/0: an Order: there is no ghost
orders/0/poolWhen = {"if":"any","of":[{"if":"fulfilled","order":"red-show"},{"if":"fulfilled","order":"ghost"}]} -> /orders/0/poolWhen/of/1: an Order: there is no ghost
orders/0/poolWhen = {"if":"not","of":[{"if":"fulfilled","order":"ghost"}]} -> /orders/0/poolWhen/of/0: an Order: there is no ghost
orders/0/poolWhen = {"if":"not","of":[{"if":"fulfilled","order":"red-show"},{"if":"fulfilled","order":"red-show"}]} -> /orders/0/poolWhen: one condition to be denied
orders/1/mandatoryWhen = {"if":"fulfilled","order":"ghost"} -> /orders/1/mandatoryWhen: an Order: there is no ghost
events/0/window = {"from":{"year":1742,"turn":2},"to":{"year":1742,"turn":1}} -> /events/0/window: an end after the start
events/0/window = {"from":{"year":1742,"turn":1},"to":{"year":1742,"turn":1}} -> sound
events/0/window = {"from":{"year":1742,"turn":1},"to":{"year":1741,"turn":16}} -> /events/0/window: an end after the start
events/0/prerequisite = {"if":"fulfilled","order":"ghost"} -> /events/0/prerequisite: an Order: there is no ghost
events/1/modifiers/0/when = {"if":"fulfilled","order":"ghost"} -> /events/1/modifiers: an Order: there is no ghost
events/0/effects = [{"do":"event","event":"ghost"}] -> /events/0/effects/0: an Event: there is no ghost
events/0/after = [{"do":"event","event":"ghost"}] -> /events/0/after/0: an Event: there is no ghost
events/0/cancels = ["ghost"] -> /events/0/cancels: Events: there is no ghost
campaigns/0/openedBy = "ghost" -> /campaigns/0: an Event: there is no ghost
campaigns/0/activation = {"turns":[5],"die":7,"modifiers":[],"not":["ghost"]} -> /campaigns/0: Campaigns: there is no ghost
campaigns/0/activation = {"turns":[5],"die":7,"modifiers":[{"when":{"if":"fulfilled","order":"ghost"},"value":1}]} -> /campaigns/0: an Order: there is no ghost
campaigns/0/modifiers/0/when = {"if":"fulfilled","order":"ghost"} -> /campaigns/0: an Order: there is no ghost
campaigns/0/boxes/0 = {"label":"Raised","up":1,"down":null} -> /campaigns/0/boxes/0: numbers, but none at the ends
campaigns/0/boxes/0 = {"label":"Raised","up":null,"down":9} -> /campaigns/0/boxes/0: numbers, but none at the ends
campaigns/0/boxes/4 = {"up":1,"down":8} -> /campaigns/0/boxes/4: numbers, but none at the ends
campaigns/0/boxes/2 = {"up":null,"down":7} -> /campaigns/0/boxes/2: numbers, but none at the ends
campaigns/0/boxes/2 = {"up":2,"down":null} -> /campaigns/0/boxes/2: numbers, but none at the ends | /campaigns/0/boxes/2: dice up below those down
campaigns/0/boxes/2 = {"up":7,"down":7} -> /campaigns/0/boxes/2: dice up below those down
campaigns/0/boxes/2 = {"up":6,"down":7} -> sound
campaigns/0/boxes/2 = {"up":8,"down":7} -> /campaigns/0/boxes/2: dice up below those down
campaigns/0/startBox = {"open":0} -> /campaigns/0/startBox/open: a box between the ends
campaigns/0/startBox = {"open":4} -> /campaigns/0/startBox/open: a box between the ends
campaigns/0/startBox = {"open":1,"taken":3} -> sound
campaigns/0/startBox = {"taken":3} -> /campaigns/0/startBox: a box for open
campaigns/0/ends/A/effects = [{"do":"event","event":"ghost"}] -> /campaigns/0/ends/0: an Event: there is no ghost
campaigns/0/ends/B/effects = [{"do":"event","event":"ghost"}] -> /campaigns/0/ends/0: an Event: there is no ghost
`,
  );
});
