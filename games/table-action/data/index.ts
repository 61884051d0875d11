/** What the page, the command line and the other rooms take from the data of Table Action. */
export { type Battery, readArmament, writeArmament } from './armament.ts';
export { type ShoreBattery, shoreBatteries } from './batteries.ts';
export {
  costOf,
  type Design,
  type Designed,
  designShip,
  type Fleet,
  fillFleet,
  fleetFlaws,
  fleetPoints,
  MOST_SHIPS,
  shipId,
  withPoints,
} from './build.ts';
export { scenarioCard } from './expand.ts';
export { type Company, type Meeting, meetingScenario } from './meeting.ts';
export { batteryPoints, shipPoints } from './points.ts';
export { type RosterShip, roster, rosterShip } from './roster.ts';
export { scenarios } from './scenarios.ts';
export { BASE_SIZES } from './statistics.ts';
