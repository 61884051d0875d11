/** The scenarios there are, the quickest first. */
import type { Scenario } from '../rules/world/scenario.ts';
import { theMarrickStation, theMarrickWar } from './marrick/scenarios.ts';
import { theToulonSortie } from './mediterranean/scenarios/toulon-1744.ts';
import { neutralWaters, theCampaign } from './mediterranean/scenarios/year-1742.ts';
import { warDeclared } from './mediterranean/scenarios/year-1744.ts';
import { theTideInItaly } from './mediterranean/scenarios/year-1746.ts';
import { genoaAndProvence } from './mediterranean/scenarios/year-1747.ts';
import { firstCruise, theValdoroTrade } from './training/scenarios.ts';

export const scenarios: readonly Scenario[] = [
  firstCruise,
  theValdoroTrade,
  theToulonSortie,
  theMarrickStation,
  theMarrickWar,
  neutralWaters,
  warDeclared,
  theTideInItaly,
  genoaAndProvence,
  theCampaign,
];
