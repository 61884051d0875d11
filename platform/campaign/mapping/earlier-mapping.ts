/**
 * The mapping of wars that name none: until 0.10 there was but one, and whatever was begun by it is fought to its end,
 * and proven, by it. A test holds its hash: where the printed one is changed, what it was before is said here.
 */
import { type Mapping, mappingWith } from './mapping.ts';
import { PRINTED_MAPPING } from './printed-mapping.ts';

const breaksOff = { Timid: 25, Cautious: 40, Aggressive: 60, Rash: 100 };
const crews = { British: [1, 0, 0], French: [0], Spanish: [-1, 0], Dutch: [0], Russian: [-1, 0] };
const alike = { British: [0], French: [0], Spanish: [0], Dutch: [0], Russian: [0] };

function earlier(): Mapping {
  const read = mappingWith(PRINTED_MAPPING, {
    hexAction: {
      heats: {
        decisive: { apart: 5, turns: 16 },
        hot: { apart: 3, turns: 30 },
        warm: { apart: 5, turns: 16 },
        cool: { apart: 8, turns: 14 },
      },
      shot: { decisive: 'R', hot: 'D', warm: 'R', cool: 'C' },
    },
    tableAction: {
      heats: {
        decisive: { apart: 18, turns: 5 },
        hot: { apart: 12, turns: 18 },
        warm: { apart: 18, turns: 5 },
        cool: { apart: 26, turns: 8 },
      },
      damage: { hull: 1000, rigging: 400, crew: 500 },
      night: 2,
    },
    seaPower: { crews: { 'hex-action': crews, 'table-action': crews } },
    station: {
      guns: { SOL: 70, 'SOL(D)': 60, F: 36, LV: 20, G: 20 },
      crews: { 'hex-action': alike, 'table-action': alike },
      wholeDp: { 'hex-action': 12, 'table-action': 12 },
      breaksOff: { 'hex-action': breaksOff, 'table-action': breaksOff },
    },
    season: { dr: { British: 12, French: 12 }, shift: { French: 0 } },
  });
  if (!read.ok) throw new Error(`The earlier mapping: ${read.path} must be ${read.expected}`);
  const { met: _, ...season } = read.mapping.season;
  return { ...read.mapping, season };
}

export const EARLIER_MAPPING: Mapping = earlier();
