/** Full sails (20.1): who may set them, what takes them away, and the Full Sail Phase (27.0). */
import { isAground } from '../afloat/ground.ts';
import { lockedParties } from '../afloat/parties.ts';
import type { Notes } from '../sea/advanced-log.ts';
import { inSquadron } from '../sea/advanced-sea.ts';
import { type AdvancedShip, type AdvancedState, isAdvancedShip } from '../sea/edition.ts';
import type { NoteFault } from '../sea/note-fault.ts';
import type { AdvancedPhaseRules, Context } from '../sea/phase.ts';
import { hands, type Section, type Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea, State } from '../sea/state.ts';
import type { HexTold } from '../sea/told.ts';
import { atAnchor } from './anchoring.ts';
import type { Judgement } from './course.ts';

type Why = Extract<HexTold, { kind: 'sails' }>['why'];

/** 18.2.2.1: the strongest wind that full sails stand. */
const GALE = 5;

/** Whether the scenario has her sail in a convoy. */
export const inConvoy = (sea: Sea, ship: Ship): boolean =>
  specialOf(sea.advanced?.special, 'convoy').some(({ squadrons }) =>
    inSquadron(sea.advanced, squadrons, ship.id),
  );

/** Why full sails can't stand on her masts now, or null. */
export function fullSailsFault(sea: AdvancedState, ship: AdvancedShip): Omit<NoteFault, 'note'> | null {
  const { name } = ship.spec;
  if (ship.spec.advanced.traits.includes('no-sail'))
    return { code: 'no-sail', rule: '20.1', message: `${name} has no sails to set.` };
  if ((ship.rigging[0] ?? 0) === 0)
    return {
      code: 'rigging-lost',
      rule: '20.1.4',
      message: `${name} has lost her first section of rigging: no full sails until a square of it is repaired.`,
    };
  if (sea.advanced.velocity > GALE)
    return { code: 'storm', rule: '18.2.2.1', message: 'In a storm nobody can carry full sails.' };
  if (inConvoy(sea, ship))
    return { code: 'convoy', rule: '20.1', message: `${name} sails in convoy under battle sails.` };
  return null;
}

/** 20.1.5.3: the men who go aloft for it: the lowest section that has a square left. */
export const topmen = (ship: Ship): Section | undefined =>
  hands(ship)
    .filter(({ left }) => left > 0)
    .sort((x, y) => x.no - y.no)[0];

/** What is wrong with a note to change sail, or null (20.1.5.2). */
export function sailFault(
  sea: AdvancedState,
  ship: AdvancedShip,
  sail: NonNullable<Notes['sail']>,
  { steps, hexes }: Pick<Judgement, 'steps' | 'hexes'>,
): Omit<NoteFault, 'note'> | null {
  const { name } = ship.spec;
  const now = ship.advanced.sail;
  if ((sail === 'FS') === (now === 'full'))
    return { code: 'no-change', rule: '20.1.5.2', message: `${name} is under ${now} sails already.` };
  if (isAground(ship)) return { code: 'aground', rule: '38.4', message: `${name} is aground.` };
  const aloft = topmen(ship);
  // Only a melee that goes on holds parties of the last turn.
  if (aloft !== undefined && lockedParties(sea, ship).some(({ sections }) => sections.includes(aloft.no)))
    return {
      code: 'no-men',
      rule: '20.1.5.3',
      message: `Section ${aloft.no}, whose task it is, is in a boarding party.`,
    };
  if (sail === 'BS') return null;
  const fault = fullSailsFault(sea, ship);
  if (fault !== null) return fault;
  // 20.4.1.3: one that stood needs a move ahead, without any turn.
  const stood = ship.advanced.stood || atAnchor(ship);
  if (stood && (hexes === 0 || steps.includes('L') || steps.includes('R')))
    return {
      code: 'stood',
      rule: '20.4.1.3',
      message: `${name} did not leave her bow hex last turn: for full sails she must move a hex or more ahead and not turn.`,
    };
  return null;
}

/** 20.1.5: the marker of full sails, placed or taken away. */
export function setSail(
  ship: AdvancedShip,
  sail: 'battle' | 'full',
  why: Why,
  rule: string,
  context: Context,
): void {
  if (ship.advanced.sail === sail) return;
  ship.advanced.sail = sail;
  context.tell({ kind: 'sails', rule, ship: ship.id, sail, why });
}

/** 20.1.4: with the first section of rigging the full sails are gone, at once. */
export function takeInSails(sea: State, context: Context): void {
  for (const ship of sea.ships)
    if (isAdvancedShip(ship) && ship.advanced.sail === 'full' && ship.rigging[0] === 0)
      setSail(ship, 'battle', 'rigging-lost', '20.1.4', context);
}

/** Makes the changes noted; men who fell meanwhile had done their work by then (27.0). */
function changeSails(sea: AdvancedState, context: Context): void {
  for (const ship of sea.ships) {
    const note = ship.advanced.notes.sail;
    if (note === undefined || ship.presence !== 'afloat' || ship.surrender !== null) continue;
    const fault = note === 'FS' ? fullSailsFault(sea, ship) : null;
    if (isAground(ship) || fault !== null) {
      const code = fault?.code ?? 'aground';
      context.tell({ kind: 'note-void', rule: fault ? '27.0' : '38.4', ship: ship.id, note: 'sail', code });
      continue;
    }
    setSail(ship, note === 'FS' ? 'full' : 'battle', 'noted', '27.0', context);
  }
}

export const fullSail: AdvancedPhaseRules = {
  enter(sea, context) {
    changeSails(sea, context);
    return 'done';
  },
  asks: () => [],
  resolve: () => 'done',
};
