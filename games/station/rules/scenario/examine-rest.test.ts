import { describe } from 'vitest';
import { itFindsFlaws } from '../testing/spoilt.ts';

describe('The map of a module', () => {
  itFindsFlaws(
    'module',
    `
spaces/0/winds = ["Wester"] -> /spaces/0: Seasonal Winds: there is no Wester | /winds/2/galeStart: places that bear the wind, not narrows
links/4/small = null -> /spaces/12: a Small Space on one Lane, not on 0 (5.22)
links/4/small = "m1" -> /spaces/11: a Small Space on one Lane, not on 2 (5.22) | /spaces/12: a Small Space on one Lane, not on 0 (5.22)
links/4/small = "x" -> /spaces/12: a Small Space on one Lane, not on 0 (5.22) | /links/4/small: a Small Space
links/4/small = "reef" -> /spaces/12: a Small Space on one Lane, not on 0 (5.22) | /links/4/small: a Small Space
links/0 = {"a":"narrows","b":"narrows","prevailing":null,"seasonal":[],"small":null} -> /links/0: two Spaces, not one twice | /convoys/2/routes/0: kings-port beside narrows
links/0 = {"a":"kings-port","b":"w","prevailing":null,"seasonal":[],"small":null} -> /links/2: each pair of Spaces joined once | /convoys/2/routes/0: kings-port beside narrows
links/0 = {"a":"w","b":"kings-port","prevailing":null,"seasonal":[],"small":null} -> /links/2: each pair of Spaces joined once | /convoys/2/routes/0: kings-port beside narrows
spaces/1/kind = "port" -> /spaces/1: a Port where its kind says so
spaces/5/kind = "large" -> /spaces/5: a Port where its kind says so | /ports/0: a Port Space kings-port
spaces/14 = {"id":"rock","name":"Rock","kind":"large","lon":0,"lat":0,"winds":[]} -> /spaces/14: a Lane or a Sea Zone that leads there
spaces/14 = {"id":"x","name":"Rock","kind":"large","lon":0,"lat":0,"winds":[]} -> /spaces: every id once, x is there twice
spaces/14 = {"id":"gulf","name":"Rock","kind":"large","lon":0,"lat":0,"winds":[]} -> /spaces: every id once, gulf is there twice
ports/6 = {"id":"ville","contingent":"Azure","side":"blue","blockadeValue":1,"neutralUse":[]} -> /ports: every id once, ville is there twice
winds/2/id = "Norther" -> /spaces/0: Seasonal Winds: there is no Easter | /spaces/1: Seasonal Winds: there is no Easter | /spaces/5: Seasonal Winds: there is no Easter | /spaces/11: Seasonal Winds: there is no Easter | /links/1/seasonal: Seasonal Winds: there is no Easter | /links/2/seasonal: Seasonal Winds: there is no Easter | /zones/0: Seasonal Winds: there is no Easter | /winds/0: every wind once | /winds/2: every wind once | /winds/2/galeStart: places that bear the wind, not narrows
links/7 = nothing -> /winds/0/galeDrift/0: coast beside ville | /convoys/1/routes/0: coast beside ville
links/0/seasonal = [{"wind":"Wester","dir":"ab"}] -> /links/0/seasonal: Seasonal Winds: there is no Wester
zones/1/edges/1/edge = "W" -> /zones/1/edges: every id once, W is there twice
zones/0/winds = ["Wester"] -> /zones/0: Seasonal Winds: there is no Wester | /zones/0/edges/0: winds that touch the Zone: there is no Easter
zones/0/winds = [] -> /zones/0/edges/0: winds that touch the Zone: there is no Easter
zones/0/edges/0/exits = ["narrows","m1"] -> /zones/0/edges/0: Large Spaces and Zones, not m1
zones/0/edges/0/exits = ["gulf"] -> /zones/0/edges/0: a way back from gulf | /convoys/0/routes/0: narrows beside ocean | /convoys/2/routes/0: narrows beside ocean
ports/0/contingent = "Green" -> /ports/0: its Contingent: there is no Green
ports/0/side = "green" -> /ports/0: sides: there is no green
ports/4/neutralUse = ["green"] -> /ports/4: sides: there is no green
ports/0/repairBefore = {"event":"ghost","rate":"1q"} -> /ports/0: an Event: there is no ghost
winds/0/contra = null -> /winds/1/contra: two winds that are each other’s contrary (5.242)
winds/0/occurs/Winter = [3,0] -> /winds/0/occurs/Winter: a range from low to high
winds/0/occurs/Winter = [0,6] -> sound
winds/0/occurs/Winter = [0,7] -> /winds/0/occurs/Winter: no die for both of a pair (5.242) | /winds/1/occurs/Winter: no die for both of a pair (5.242)
winds/0/occurs/Winter = [9,9] -> /winds/0/occurs/Winter: no die for both of a pair (5.242) | /winds/1/occurs/Winter: no die for both of a pair (5.242)
winds/0/occurs/Summer = null -> sound
winds/0/occurs/Spring = null -> /winds/0/gale/Spring: no Gales of a wind that does not blow
winds/0/galeStart = ["narrows"] -> /winds/0/galeStart: places that bear the wind, not narrows
winds/0/galeStart = ["reef"] -> /winds/0/galeStart: places that bear the wind, not reef
winds/0/galeStart = ["gulf"] -> sound
winds/0/galeDrift = [{"from":"ville","to":["m2"]}] -> /winds/0/galeDrift/0: Large Spaces and Zones, not m2 (5.38) | /winds/0/galeDrift/0: m2 beside ville
winds/0/galeDrift = [{"from":"ville","to":["y"]}] -> /winds/0/galeDrift/0: y beside ville
winds/0/galeDrift = [{"from":"ville","to":["y"],"mayEnd":true}] -> sound
winds/0/galeDrift = [{"from":"narrows","to":["kings-port"]}] -> /winds/0/galeDrift/0: places that bear the wind, not narrows or kings-port (5.383)
winds/0/gale/Winter = [[2,0],null,null,null,null] -> /winds/0/gale/Winter: a range from low to high
`,
  );
});

describe('The rest of it', () => {
  itFindsFlaws(
    'module',
    `
packages/1 = {"id":"home","contingent":"Red"} -> /packages: every id once, home is there twice
convoys/1/group = "blue-trade" -> /convoys: every id once, blue-trade is there twice
convoys/0/side = "green" -> /convoys/0: a side: there is no green | /convoys/0: a Command of green, not north
convoys/0/command = "west" -> /convoys/0: a Command of blue, not west
convoys/0/requires = {"if":"fulfilled","order":"ghost"} -> /convoys/0/requires: an Order: there is no ghost
convoys/0/requires = {"if":"event","event":"war"} -> sound
convoys/0/requires = {"if":"presence","side":"red","at":["x"],"minSquadrons":1} -> /convoys/0/requires: a condition on what lies open
convoys/0/requires = {"if":"not","of":[{"if":"lineAt","side":"red","at":"x","min":1}]} -> /convoys/0/requires/of/0: a condition on what lies open
convoys/1/routes/1/number = 1 -> /convoys/1/routes: every id once, route 1 is there twice
convoys/0/routes/0/path = ["ocean","narrows","w","x","m2"] -> /convoys/0/routes/0: m2 beside x | /convoys/0/routes/0: Large Spaces and Zones, not m2 | /convoys/0/routes/0: a port at the end | /convoys/0/assembles: every route from ville
convoys/0/routes/0/path = ["ocean","x","ville"] -> /convoys/0/routes/0: x beside ocean
convoys/0/routes/0/path = ["ocean","narrows","w","x"] -> /convoys/0/routes/0: a port at the end | /convoys/0/assembles: every route from ville
convoys/0/routes/0/path = ["narrows","w","x","ville"] -> /convoys/0/assembles: every route from ocean
convoys/0/ends = "zone" -> /convoys/0/routes/0: a zone at the end
convoys/0/ends = "coast" -> sound
convoys/1/ends = "zone" -> /convoys/1/routes/0: a zone at the end | /convoys/1/routes/1: a zone at the end
convoys/1/ends = "port" -> /convoys/1/routes/0: a port at the end | /convoys/1/routes/1: a port at the end
convoys/0/assembles = [{"turn":5,"leg":"out","at":"narrows"}] -> /convoys/0/assembles: every route from narrows
convoys/0/assembles = [{"turn":5,"leg":"home","at":"ocean"}] -> /convoys/0/assembles: every route from ocean
convoys/0/divert = {"from":"x","to":"y"} -> /convoys/0/divert: a Port, and the Space where it is decided
convoys/0/divert = {"from":"m2","to":"cala"} -> /convoys/0/divert: a Port, and the Space where it is decided
convoys/2/victuals/calls = ["ferry"] -> /convoys/2/victuals: a Port for victuals, not ferry (11.351)
convoys/2/victuals/calls = ["kings-port","ville"] -> /convoys/2/victuals: a Port for victuals, not ville (11.351)
convoys/2/victuals = nothing -> /convoys/2: victuals for victuallers
convoys/2/kind = "trade" -> /convoys/2: victuals for victuallers
convoys/0/scatter = {"battle":8,"total":13} -> /convoys/0/scatter: no more DPs than lose it
convoys/0/scatter = {"battle":8,"total":12} -> sound
randomEvents = [] -> sound
randomEvents/0/places/0/port = "x" -> /randomEvents: Ports: there is no x
randomEvents/0/places/1/die = [5,8] -> /randomEvents: 9 in one row, not in 0
randomEvents/0/places/1/die = [4,9] -> /randomEvents: 4 in one row, not in 2
corsairs/contingent = "Green" -> /corsairs: a Contingent: there is no Green
corsairs/contingent = "Red" -> /corsairs: Auxiliaries and no Squadrons for Corsairs who are everybody’s Enemy (10.23)
corsairs/bases = ["x"] -> /corsairs: Ports: there is no x
corsairs/activation/1 = {"die":[5,9],"bases":["x"]} -> /corsairs: Ports: there is no x
corsairs/activation/1 = {"die":[5,8],"bases":["den"]} -> /corsairs/activation: 9 in one row, not in 0
corsairs/tied = "green" -> /corsairs: a side: there is no green
hired/side = "green" -> /hired: a side: there is no green
hired/contingent = "Green" -> /hired: Contingents: there is no Green
hired/mayAttack = ["Green"] -> /hired: Contingents: there is no Green
hired/base = "x" -> /hired: a Port: there is no x
hired/squadrons = ["ghost"] -> /hired: Squadrons: there is no ghost
hired/auxiliaries = ["ghost"] -> /hired: Auxiliaries: there is no ghost
privateers/command = "west" -> /privateers: a Command: there is no west
privateers/against = "green" -> /privateers: a side: there is no green
tradeTrack/requires = "ghost" -> /tradeTrack: an Event: there is no ghost
tradeTrack/coveredBy = "green" -> /tradeTrack: sides: there is no green
tradeTrack/side = "green" -> /tradeTrack: sides: there is no green
tradeTrack/boxes = ["x","y","reef"] -> /tradeTrack: places: there is no reef
tradeTrack/boxes = ["x","y"] -> sound
schedule/0/contingent = "Green" -> /schedule/0: a Contingent: there is no Green
schedule/0/at = "reef" -> /schedule/0: a place: there is no reef
schedule/0/at = null -> /schedule/0: where they come
schedule/0/flagships = ["ghost"] -> /schedule/0: Flagships: there is no ghost
schedule/0/withdrawFlagships = ["ghost"] -> /schedule/0: Flagships: there is no ghost
schedule/0/leaders = ["ghost"] -> /schedule/0: leaders: there is no ghost
schedule/0/auxiliaries = ["ghost"] -> /schedule/0: Auxiliaries: there is no ghost
packages/0/contingent = "Green" -> /packages/0: a Contingent: there is no Green
packages/0/squadrons = [{"id":"ghost","sail":2}] -> /packages/0: Squadrons: there is no ghost
packages/0/squadrons = [{"id":"red-a","sail":2}] -> sound
packages/0/leader = "ghost" -> /packages/0: a leader: there is no ghost
packages/0/leader = "r-east" -> sound
packages/0/flotilla = "ghost" -> /packages/0: a Flotilla: there is no ghost
packages/0/flotilla = "red-flag" -> sound
packages/0/auxiliaries = ["ghost"] -> /packages/0: Auxiliaries: there is no ghost
packages/0/at = "reef" -> /packages/0: a place: there is no reef
packages/0/at = nothing -> sound
requests/arrivals/0/contingent = "Green" -> /requests: Contingents: there is no Green | /requests/table: where they arrive: there is no Red | /requests/table: where they arrive: there is no Red | /requests/table: where they arrive: there is no Red
requests/arrivals/0/at = "reef" -> /requests: places: there is no reef
requests = nothing -> sound
corsairs = nothing -> sound
hired = nothing -> sound
privateers = nothing -> sound
tradeTrack = nothing -> sound
homeDocking = nothing -> sound
politics/undeclared = nothing -> sound
tradeTrack/result/1/covered = [2,2] -> /tradeTrack/result: 3 in one row, not in 0
tradeTrack/result/0/covered = [1,1] -> /tradeTrack/result: 0 in one row, not in 0
schedule/1/at = null -> sound
randomEvents/2/die = [2,8] -> /randomEvents: 9 in one row, not in 0
randomEvents/1/die = [0,1] -> /randomEvents: 0 in one row, not in 2
requests/table/0/die = [-9,-1] -> /requests/table: 0 in one row, not in 0
requests/table/0/die = [-4,0] -> /requests/table: -5 in one row, not in 0
requests/table/0/die = [-5,0] -> sound
requests/table/2/die = [8,14] -> /requests/table: 15 in one row, not in 0
requests/table/2/die = [8,15] -> sound
requests/arrivalDp/1/die = [5,8] -> /requests/arrivalDp: 9 in one row, not in 0
homeDocking/side = "green" -> /homeDocking: a side: there is no green
homeDocking/from = ["x"] -> /homeDocking: Ports: there is no x
homeDocking/at = "reef" -> /homeDocking: a place: there is no reef
politics/undeclared/until = "ghost" -> /politics: an Event: there is no ghost
politics/undeclared/side = "green" -> /politics: a side: there is no green
politics/undeclared/contingent = "Green" -> /politics: a Contingent: there is no Green
politics/undeclared/combinedSafeIn = "x" -> /politics: a Port: there is no x
politics/openPorts/0 = {"command":"west","to":"east","from":null} -> /politics/openPorts: Commands: there is no west | /politics/openPorts: Commands: there is no east
politics/openPorts/0 = {"command":"north","to":"south","from":"ghost"} -> /politics/openPorts: an Event: there is no ghost
politics/closedWithoutOrders = {"Green":["reef"]} -> /politics: Contingents: there is no Green | /politics: places: there is no reef
shore/1/at = ["reef"] -> /shore/1: places: there is no reef
shore/1/campaigns = {"coast":["ghost"]} -> /shore/1: Campaigns: there is no ghost
shore/0/effects = [{"do":"event","event":"ghost"}] -> /shore/0/effects/0: an Event: there is no ghost
prestige/victory/2/margin = [3,19] -> /prestige/victory: 20 in one row, not in 0
prestige/victory/2/margin = [3,20] -> sound
prestige/victory/2/margin = [4,99] -> /prestige/victory: 3 in one row, not in 0
prestige/fleet = [{"share":[0,99],"prestige":1}] -> /prestige/fleet: 100 in one row, not in 0
prestige/fleet = [{"share":[0,100],"prestige":1}] -> sound
prestige/fleet = [{"share":[1,100],"prestige":1}] -> /prestige/fleet: 0 in one row, not in 0
`,
  );
});
