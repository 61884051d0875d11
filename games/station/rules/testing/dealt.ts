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
/** A Formation of blue as it is dealt. */
export const dealtFormation = (
  id: string,
  kind: Formation['kind'],
  command: string,
  place: Formation['place'],
  more: Partial<Formation>,
): Formation => ({ ...newFormation(id, kind, command, place, 2), ...more });
