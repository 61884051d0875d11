/** Acts of a Reorganisation in words, and the chance that they come off. */
import { auxCommand } from '../../../rules/auxiliaries/auxiliary.ts';
import type { CommandId, FormationId, LeaderId } from '../../../rules/module/vocabulary.ts';
import { concernsNewcomersOnly } from '../../../rules/reorganisation/newcomers.ts';
import { ownForces } from '../../../rules/umpire/phase.ts';
import type { ReorganisationAct } from '../../../rules/world/asks.ts';
import { topOf } from '../../../rules/world/formations.ts';
import type { View } from '../../../rules/world/state.ts';
import { commandOf, theatreOf } from '../../../rules/world/theatre.ts';
import { inTen, strategyFaces } from '../../look/odds.ts';
import {
  auxName,
  count,
  formationName,
  leaderName,
  leaderWords,
  list,
  placeName,
  squadronName,
} from '../../look/words.ts';

export const commandOfLeader = (view: View, leader: LeaderId): CommandId | null => {
  const theatre = theatreOf(view);
  return theatre.contingents.get(theatre.leaders.get(leader)?.contingent ?? '')?.command ?? null;
};

export const contingentName = (view: View, id: string): string =>
  theatreOf(view).contingents.get(id)?.name ?? id;

/** A Formation, or a Squadron that is to be one. */
const escortName = (view: View, id: FormationId): string =>
  theatreOf(view).hulls.has(id) ? squadronName(view, id) : formationName(view, id);

const rankName = { commodore: 'Commodore', admiral: 'Admiral' } as const;

export function actWords(view: View, act: ReorganisationAct): string {
  const { convoys } = ownForces(view);
  switch (act.do) {
    case 'form':
      return `Form ${formationName(view, act.flotilla)} of ${list([
        ...act.squadrons.map((one) => squadronName(view, one)),
        ...act.flotillas.map((one) => formationName(view, one)),
      ])}`;
    case 'unform':
      return `Break up ${formationName(view, act.flotilla)}`;
    case 'subordinate':
      return `${formationName(view, act.formation)} under ${formationName(view, act.to)}`;
    case 'detach':
      return `Detach ${formationName(view, act.formation)}`;
    case 'drop':
      return `${squadronName(view, act.squadron)} out of its Flotilla`;
    case 'move':
      return `${squadronName(view, act.squadron)} to ${formationName(view, act.to)}`;
    case 'transfer':
      return `${act.sail} Sail from ${squadronName(view, act.from)} to ${squadronName(view, act.to)}`;
    case 'transfer-auxiliary':
      return `${auxName(view, act.aux)} to ${
        'port' in act.to ? placeName(view, act.to.port) : formationName(view, act.to.formation)
      }`;
    case 'rebase':
      return `${auxName(view, act.aux)} goes to ${placeName(view, act.to)}`;
    case 'relieve':
      return act.station === undefined
        ? `Relieve ${leaderName(view, act.leader)}`
        : `Relieve ${leaderName(view, act.leader)} of his Station`;
    case 'post':
      return `${leaderWords(view, view.side!, act.leader)} to ${formationName(view, act.flotilla)}`;
    case 'request':
      return `Ask home for ${contingentName(view, act.contingent)} ships${act.prestige ? ', with 1 Prestige behind it' : ''}`;
    case 'assemble':
      return `Gather ${theatreOf(view).convoys.get(act.group)?.name ?? act.group}, ${
        theatreOf(view)
          .convoys.get(act.group)
          ?.routes.find(({ number }) => number === act.route)?.name ?? `route ${act.route}`
      }${act.escort === undefined ? '' : `, with ${escortName(view, act.escort)}`}`;
    case 'sail-victuals':
      return `Send off ${formationName(view, act.convoy)} with ${count(convoys[act.convoy]?.repairPoints ?? 0, 'Repair Point')}`;
    case 'unload':
      return `Land ${count(act.points, 'Repair Point')} from ${formationName(view, act.convoy)}`;
    case 'send-home':
      return `Send ${squadronName(view, act.squadron)} home to dock`;
    case 'hire':
      return `Hire the ${contingentName(view, theatreOf(view).module.hired?.contingent ?? '')} galleys (${theatreOf(view).module.hired?.prestige ?? 0} Prestige)`;
    case 'ransom':
      return `Ransom ${leaderName(view, act.leader)} (1 Prestige)`;
    case 'buy-leader':
      return `Ask for ${act.rank === 'admiral' ? 'an' : 'a'} ${rankName[act.rank]} (${act.rank === 'commodore' ? 1 : 2} Prestige)`;
    case 'merit':
      return `Recommend ${leaderName(view, act.leader)} for promotion`;
    case 'base':
      return `Base ${auxName(view, act.aux)} at ${placeName(view, act.port)}`;
  }
}

const commandOfFlotilla = (view: View, id: FormationId): CommandId | null => {
  const counter = theatreOf(view).flotillas.get(id);
  return counter?.combined !== undefined ? null : (counter?.command ?? null);
};

const atAnchor = (view: View, id: FormationId): boolean =>
  ownForces(view).formations[id] !== undefined && topOf(ownForces(view), id).place.berth === 'harbour';

/** Chances of the Strategy Checks an act needs, one after the other; none where it simply happens. */
function checksOf(view: View, act: ReorganisationAct): number[] {
  const side = view.side!;
  const { formations, squadrons } = ownForces(view);
  const carried = (command: CommandId | null): number => strategyFaces(view, side, command);
  // 11.133: what has just come in needs none.
  if (concernsNewcomersOnly(view, side, act)) return [];
  switch (act.do) {
    case 'form': {
      const first = act.squadrons[0];
      const lies = first === undefined ? act.flotillas[0]! : first;
      const inPort = squadrons[lies]?.port != null || atAnchor(view, squadrons[lies]?.formation ?? lies);
      return inPort ? [] : [carried(commandOfFlotilla(view, act.flotilla))];
    }
    case 'subordinate':
      return atAnchor(view, act.to) ? [] : [carried(commandOfFlotilla(view, act.to))];
    case 'detach':
      return atAnchor(view, act.formation) ? [] : [carried(formations[act.formation]?.command ?? null)];
    case 'drop': {
      const from = squadrons[act.squadron]?.formation ?? '';
      return atAnchor(view, from) ? [] : [carried(formations[from]?.command ?? null)];
    }
    case 'unform': {
      const formation = formations[act.flotilla];
      const faces = carried(formation?.command ?? null);
      return [
        ...(formation?.leader == null ? [] : [faces]),
        ...(atAnchor(view, act.flotilla) ? [] : [faces]),
      ];
    }
    case 'transfer': {
      const contingent = theatreOf(view).hulls.get(act.from)?.contingent ?? '';
      return [carried(commandOf(theatreOf(view), contingent))];
    }
    case 'transfer-auxiliary':
      return [carried(auxCommand(view, act.aux))];
    case 'relieve':
      return [carried(act.station === undefined ? commandOfLeader(view, act.leader) : null)];
    case 'merit':
      return [2];
    default:
      return [];
  }
}

/** `at once`, `6 in 10`, `6 in 10, then 6 in 10 again`. */
export function actOdds(view: View, act: ReorganisationAct): string {
  const checks = checksOf(view, act);
  if (checks.length === 0) return '';
  return checks.length === 1 ? inTen(checks[0]!) : `${inTen(checks[0]!)}, then ${inTen(checks[1]!)}`;
}
