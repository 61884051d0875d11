/**
 * The year 1744 from the sortie on: the fleets off Toulon as they lay in February, all the rest of the Mediterranean as the
 * Year has it. Station's own Year begins with the British laid up in Port Mahon, and the two lines seldom meet in it.
 */
import { theToulonSortie as sortie } from '@weathergage/station/data/mediterranean/scenarios/toulon-1744.ts';
import { warDeclared as year } from '@weathergage/station/data/mediterranean/scenarios/year-1744.ts';
import type { Scenario } from '@weathergage/station/rules/world/scenario.ts';

const LAST_TURN = 16;

/** What the sortie has already is where the sortie has it. */
const beside = <V extends { readonly id: string }>(own: readonly V[], others: readonly V[]): V[] => {
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...others.filter(({ id }) => !known.has(id))];
};

const leading = new Set(sortie.flotillas.map(({ leader }) => leader));

export const yearOfToulon: Scenario = {
  ...year,
  id: 'mediterranean-1744',
  title: 'The Mediterranean, 1744',
  briefing:
    'February. The Combined Fleet lies in Toulon and is to come out; Admiral Mathews waits for it off the Hyères islands with thirty Sail. What is left when the smoke has cleared is what either side has for the rest of the Year: the Alps, the Levant trade, the long blockade. France has not declared war yet, and nobody asks for a declaration. What is left of a fleet at the Year’s end counts.',
  start: sortie.start,
  turns: LAST_TURN - sortie.start.turn + 1,
  handicap: { British: 3 },
  balance:
    'Three of the Prestige that the British start with are a handicap: with them self-play of the machine comes out even.',
  flotillas: beside(sortie.flotillas, year.flotillas),
  squadrons: beside(sortie.squadrons, year.squadrons),
  auxiliaries: beside(sortie.auxiliaries, year.auxiliaries),
  mess: year.mess.filter((leader) => !leading.has(leader)),
  issued: sortie.issued,
  ...(sortie.rules === undefined ? {} : { rules: sortie.rules }),
};
