/** What can be said of a journal before anything in it is played: whether its parts fit together, in words. */

import { commitmentTo, machineNonce } from '../dice.ts';
import type { Entry, Journal } from '../journal.ts';
import { optionFlaws, scenarioFlaws } from '../soundness.ts';
import type { Game, GameTypes } from '../vocabulary.ts';
import { pastHash } from './answer-chain.ts';

export interface Finding {
  /** Nothing speaks against it. */
  readonly ok: boolean;
  /** It names a part that nobody could check: what is left may be honest, but the whole is not said to be. */
  readonly unchecked?: true;
  readonly text: string;
}

export type Adoption = Extract<Entry, { type: 'adopt' }>;
const isAdoption = (entry: Entry): entry is Adoption => entry.type === 'adopt';

/** The last change of rules in a journal: what came before it can't be re-run by these rules. */
export const lastAdoption = (journal: Journal): Adoption | undefined => journal.entries.findLast(isAdoption);

export const shortHash = (hash: string): string => `${hash.slice(0, 16)}…`;

export function secretFits(journal: Journal): Finding {
  const { dice } = journal.opening;
  if (dice.kind === 'seeded') return { ok: true, text: `Simulation: the dice come from seed ${dice.seed}.` };
  if (journal.secret === undefined)
    return { ok: false, text: 'The secret of the dice has not been published.' };
  if (commitmentTo(journal.secret) !== dice.commitment)
    return { ok: false, text: 'The secret does not fit the commitment made before the match.' };
  return {
    ok: true,
    text: `The secret fits the commitment ${shortHash(dice.commitment)} made before the match.`,
  };
}

/** Whether the machines' nonces were fixed before any person's was known; null where the journal says nothing of them. */
export function noncesFit({ opening: { dice }, secret }: Journal): Finding | null {
  if (dice.kind === 'seeded' || dice.machines === undefined || secret === undefined) return null;
  const drawn = dice.machines.find((seat) => dice.nonces[seat] !== machineNonce(secret, seat));
  if (drawn !== undefined)
    return { ok: false, text: `The nonce of the machine at ${drawn} does not follow from the secret.` };
  if (dice.machines.length === 0) return null;
  return {
    ok: true,
    text: `What machines added to the dice (${dice.machines.join(', ')}) follows from the secret.`,
  };
}

const lastRules = (journal: Journal): string =>
  lastAdoption(journal)?.rulesVersion ?? journal.opening.rulesVersion;

/** Whether the match came to where it stands by these very rules: no others can run it again. */
export const isOfTheseRules = (game: { id: string; rulesVersion: string }, journal: Journal): boolean =>
  journal.opening.game === game.id && lastRules(journal) === game.rulesVersion;

/** Whether the entries follow each other without a gap; null where they do. */
export function gapFound({ entries }: Journal): Finding | null {
  const at = entries.findIndex(({ n }, i) => n !== i + 1);
  return at < 0 ? null : { ok: false, text: `journal entry ${entries[at]!.n} where ${at + 1} was due` };
}

export function rulesFit(game: { id: string; rulesVersion: string }, journal: Journal): Finding {
  if (journal.opening.game !== game.id)
    return { ok: false, text: `This is a match of ${journal.opening.game}, not of ${game.id}.` };
  const begun = journal.opening.rulesVersion;
  const adoption = lastAdoption(journal);
  if (adoption !== undefined && adoption.rulesVersion === versionBefore(journal, adoption))
    // Nothing before an adoption can be checked again: one without need may hide anything.
    return { ok: false, text: `Entry ${adoption.n} sets the state anew though the rules had not changed.` };
  const now = lastRules(journal);
  if (now !== game.rulesVersion)
    return {
      ok: true,
      unchecked: true,
      text: `The match was played under rules ${now}; these are ${game.rulesVersion}, and can't replay or check it.`,
    };
  if (adoption !== undefined)
    return {
      ok: true,
      unchecked: true,
      text: `Begun under rules ${begun}; checked from entry ${adoption.n}, where ${now} took over.`,
    };
  return { ok: true, text: `Same rules: ${game.id} ${now}.` };
}

/** Whether each change of rules names what came before it; null where the rules were never changed. */
export function pastFits({ opening, entries }: Journal): Finding | null {
  const adoptions = entries.filter(isAdoption);
  const last = adoptions.at(-1);
  if (last === undefined) return null;
  for (const adoption of adoptions) {
    const before = entries.slice(0, entries.indexOf(adoption));
    if (adoption.past !== undefined && adoption.past !== pastHash(opening, before))
      return { ok: false, text: `Entry ${adoption.n} was written after other entries than these.` };
  }
  return last.past === undefined
    ? { ok: true, unchecked: true, text: `Nothing binds what stands before entry ${last.n}.` }
    : {
        ok: true,
        text: `What stands before entry ${last.n} is what stood there then: every die since hangs on its hash.`,
      };
}

/** A journal may come from anybody: no rule is let loose on a scenario that was never looked at. */
export function openingFits<T extends GameTypes>(game: Game<T>, journal: Journal): Finding {
  // Rules that have changed since may ask other things of a scenario; the match then goes on from a state.
  if (journal.opening.game !== game.id || lastAdoption(journal) !== undefined) return { ok: true, text: '' };
  const { scenario, options } = journal.opening;
  const [flaw] = [...scenarioFlaws(game, scenario), ...optionFlaws(game, options)];
  if (flaw === undefined) return { ok: true, text: 'The scenario can be played.' };
  return {
    ok: false,
    text: `The scenario or its options can't be played: at ${flaw.path}: ${flaw.expected}.`,
  };
}

function versionBefore(journal: Journal, adoption: Adoption): string {
  let version = journal.opening.rulesVersion;
  for (const entry of journal.entries) {
    if (entry === adoption) break;
    if (entry.type === 'adopt') version = entry.rulesVersion;
  }
  return version;
}
