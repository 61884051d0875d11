/** What is dealt to a side in an imagined world, in short lines. */
import type { Forces, Formation } from '../world/forces.ts';
import { newFormation } from '../world/new-forces.ts';

export const formationNames = (forces: Forces): string[] => Object.keys(forces.formations);
export const squadronsTold = ({ squadrons: all }: Forces): string =>
  Object.values(all)
    .map(
      ({ id, sail, dp, formation, port }) =>
        `${id}:${sail}/${dp} ${formation ?? `${port!.at} ${port!.state}`}`,
    )
    .join(', ');
export const officersTold = ({ leaders }: Forces): string =>
  Object.entries(leaders)
    .map(([id, { rank, at, formation }]) => [id, rank, at, formation].filter((one) => one !== null).join(' '))
    .join(', ');
/** A Formation of blue as it is dealt: `azure-c squadron north x:sea`. */
export const dealtFormation = (line: string, more: Partial<Formation>): Formation => {
  const [id, kind, command, place] = line.split(' ') as [string, Formation['kind'], string, string];
  const [at, berth] = place.split(':') as [string, Formation['place']['berth']];
  return { ...newFormation(id, kind, command, { at, berth }, 2), ...more };
};
