/** The mapping that holds where a host has not changed it, with the reason of each number. */
import type { Mapping } from './mapping.ts';
import { MAPPING_FORMAT } from './mapping.ts';

export const PRINTED_MAPPING: Mapping = {
  format: MAPPING_FORMAT,
  hexAction: {
    // Hexes between the lines and turns of three minutes. A battle of Sea Power is the decision of a year; most Battles
    // of a station decided nothing, and by its tables one ship in twenty is lost in the heaviest.
    heats: {
      decisive: { apart: 5, turns: 17 },
      hot: { apart: 5, turns: 8 },
      warm: { apart: 6, turns: 8 },
      cool: { apart: 8, turns: 7 },
    },
    line: 40,
    // Nearly every ship in the line is hulled before one goes; half of that is shot holes that are plugged by morning.
    damage: { hull: 500, rigging: 0, crew: 0 },
    // Two shot in each gun favour who has more of them, chain shot decides nothing: neither is what the tables mean.
    shot: { decisive: 'R', hot: 'R', warm: 'R', cool: 'R' },
    velocity: { fair: 3, gale: 6 },
    // Beyond pistol shot nobody knew by night whom he hit: so it was told after every night action.
    night: { minRange: 3, dieAtMost: 2 },
    // A lee shore is a danger to who is driven off, and none to who keeps his place: a line's length off.
    shoals: { off: 14, rows: 4, depth: 12 },
    // Works bear over their own line and reach the enemy's at the end of their range.
    battery: { off: 4, guns: 5, hull: 10, crew: 5 },
  },
  tableAction: {
    // Close range is where most of a broadside's dice are thrown. Battles of a station begin beyond the longest shot, and
    // most of their turns go in coming up.
    heats: {
      decisive: { apart: 18, turns: 5 },
      hot: { apart: 40, turns: 3 },
      warm: { apart: 48, turns: 3 },
      cool: { apart: 50, turns: 2 },
    },
    line: 40,
    // Fire there is for masts and men until she strikes: who comes home has a sound hull and is in no state to fight.
    damage: { hull: 1000, rigging: 450, crew: 600 },
    // The lower deck's: twenty-eight of a seventy-four's.
    heavy: 40,
    lineGuns: 50,
    night: 1,
    shoals: { off: 24, deep: 6 },
    battery: { off: 10, guns: 12, fort: 40, crew: 20 },
  },
  divisions: {
    short: 8,
    apart: null,
  },
  action: {
    // Hull and men go together; 7.32 takes dice with every point, but her best guns are served to the last. Masts are
    // jury-rigged before a fleet seeks battle.
    wear: { hull: 1000, crew: 1000, guns: 500, rigging: 200 },
    crippled: 500,
    // Fleets broke off at dusk; one action in ten of these wars was fought on into the dark.
    night: 100,
  },
  seaPower: {
    heat: 'decisive',
    // The English throw a die more from 64 guns up; the Spaniards' and the Russians' ships were never fully manned. A
    // whole step for each ship is more than the dice make of it: every third on the hexes, every second on the table.
    crews: {
      'hex-action': { British: [1, 0, 0], French: [0], Spanish: [-1, 0], Dutch: [0], Russian: [-1, 0] },
      'table-action': {
        British: [1, 0, 0, 1, 0],
        French: [0],
        Spanish: [-1, 0],
        Dutch: [0],
        Russian: [-1, 0],
      },
    },
    // 7.6: a line without a whole ship breaks off. On the hexes they are all hurt by the end of the turns; on the table
    // ships strike one by one, and a third of them is as many as a line of Sea Power loses when it is beaten.
    breaksOff: { 'hex-action': 100, 'table-action': 30 },
    // 7.4: he lifts those about him.
    greatLeader: 4,
    // 7.5: ships of two nations do not understand each other's signals.
    joint: -1,
    slight: 600,
    // 7.4/4: of two dice twelve kills and eight to eleven hurts: one in fifteen.
    killed: 120,
  },
  station: {
    // What was a seventy in the years of these modules; as such the English one is by far the smaller ship on the hexes,
    // while the counters are alike.
    guns: { SOL: 74, 'SOL(D)': 64, F: 36, LV: 20, G: 20 },
    flagship: 90,
    heats: { Heavy: 'hot', Medium: 'warm', Light: 'cool' },
    // The counters are alike. On the hexes the French class is the better ship; on the table the English go first.
    crews: {
      'hex-action': { British: [1, 0, 0, 0], French: [0], Spanish: [0], Dutch: [0], Russian: [0] },
      'table-action': {
        British: [0],
        French: [1, 0, 0, 0, 0, 0, 0, 0],
        Spanish: [0],
        Dutch: [0],
        Russian: [0],
      },
    },
    // 3.245: the shift on the counter is a step of the crew; a great leader lifts his own Squadron one.
    greatLeader: 4,
    beyond: 10,
    mostWorn: 800,
    // As measured: what Squadrons bring home is as worn as by the tables.
    wholeDp: { 'hex-action': 20, 'table-action': 28 },
    // 3.43: the words themselves. On the table ships strike in earnest, and the first of them says how it will end.
    breaksOff: {
      'hex-action': { Timid: 25, Cautious: 40, Aggressive: 60, Rash: 100 },
      'table-action': { Timid: 5, Cautious: 10, Aggressive: 20, Rash: 100 },
    },
    shoals: ['coastal', 'strait'],
    batteries: true,
  },
  season: {
    // 4.12: four Turns are a quarter of the year.
    turns: 4,
    // The lines were drawn up: on open water nobody would find the other again without a Search, and no sea be contested.
    // As measured, three Impulses for six ships and five for twelve: so long do equal fleets fight for it until it has cost
    // what a battle of Sea Power does. The longest fleets still have their three Turns for it.
    met: { hold: 1, ships: 3, most: 10 },
    // 6.1: Sea Power's squadrons are at sea all year and come to no harm by it.
    wear: 2,
    lineGuns: 64,
    // Near the Mediterranean's own counters. There the English and the French are alike; in Sea Power the English throw a
    // die more, and the French lose a third more ships: here their ships bear more and do less.
    dr: { British: 11, French: 14, Spanish: 10, Dutch: 10, Russian: 10 },
    shift: { British: 0, French: -1, Spanish: -1, Dutch: 0, Russian: -1 },
    // Sea Power has one number where Station has four: he who ranks higher there keeps more Squadrons together and
    // bears up sooner. No admiral of these wars was Rash enough for that to be his one number.
    leaders: [
      { lr: 3, sr: 3, cr: 3, personality: 'Timid' },
      { lr: 4, sr: 4, cr: 3, personality: 'Cautious' },
      { lr: 5, sr: 4, cr: 4, personality: 'Cautious' },
      { lr: 6, sr: 5, cr: 4, personality: 'Aggressive' },
      { lr: 7, sr: 6, cr: 5, personality: 'Aggressive' },
    ],
    captain: { lr: 3, cr: 2, personality: 'Cautious' },
    // 10.3: the great ships; a lesser one that bears a flag fights in her Squadron.
    flagship: { guns: 80, shift: 1 },
    frigates: { least: 2, each: 1, most: 6, range: 3 },
    prestige: { begin: 5, fulfilled: 1, failed: -1 },
  },
};
