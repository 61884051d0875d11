/** Following a journal again: to reload, to replay, and to prove that every die was honest. */
import { adoptedChain } from './answer-chain.ts';
import { commitmentTo } from './dice.ts';
import { hashOf } from './hash.ts';
import type { Entry, Journal, Opening } from './journal.ts';
import { Match } from './match.ts';
import type { Receipt, Snapshot } from './receipt.ts';
import { optionFlaws, scenarioFlaws } from './soundness.ts';
import type { Game, GameTypes } from './vocabulary.ts';

type Adoption = Extract<Entry, { type: 'adopt' }>;

/** The last change of rules in a journal: what came before it can't be re-run by these rules. */
const lastAdoption = (journal: Journal): Adoption | undefined =>
  journal.entries.findLast((entry): entry is Adoption => entry.type === 'adopt');

/**
 * Plays a journal from its opening, or from its last change of rules, and keeps every step at hand.
 * Throws when the journal can't be followed, or was not written by these rules.
 */
export function rebuildMatch<T extends GameTypes>(
  game: Game<T>,
  journal: Journal,
  each: (receipt: Receipt<T>, match: Match<T>) => void = () => {},
): Match<T> {
  const secret = journal.secret ?? null;
  const memory = Number.POSITIVE_INFINITY;
  const adoption = lastAdoption(journal);
  const played = rulesFit(game, journal);
  if (!played.ok) throw new Error(played.text);
  const sound = openingFits(game, journal);
  if (!sound.ok) throw new Error(sound.text);
  for (const [i, { n }] of journal.entries.entries())
    if (n !== i + 1) throw new Error(`journal entry ${n} where ${i + 1} was due`);
  const match =
    adoption === undefined
      ? Match.begin(game, journal.opening, secret, memory)
      : Match.resume(game, journal.opening, secret, adopted<T>(adoption), memory);
  for (const entry of journal.entries.slice(match.n)) each(match.follow(entry), match);
  return match;
}

const adopted = <T extends GameTypes>(entry: Adoption): Snapshot<T> => ({
  rulesVersion: entry.rulesVersion,
  n: entry.n,
  step: entry.step,
  chain: adoptedChain(entry),
  state: entry.state as T['state'],
  pending: entry.pending as Snapshot<T>['pending'],
});

/**
 * Takes a match saved under older rules over into these; the entry must go into its journal. Answers that were
 * waiting stand where these rules put the same question and allow them; the others have to be given again.
 */
export function adoptMatch<T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  secret: string | null,
  old: Snapshot<T>,
): { match: Match<T>; entry: Entry } {
  const { rulesVersion } = game;
  const state = game.adopt === undefined ? old.state : game.adopt(old.state, old.rulesVersion);
  const unanswered = Match.resume(game, opening, secret, { ...old, rulesVersion, state, pending: [] });
  const entry: Adoption = {
    n: old.n + 1,
    type: 'adopt',
    rulesVersion,
    step: old.step,
    state,
    pending: stillLegal(unanswered, old.pending),
  };
  return { match: Match.resume(game, opening, secret, adopted<T>(entry)), entry };
}

function stillLegal<T extends GameTypes>(
  match: Match<T>,
  pending: Snapshot<T>['pending'],
): Adoption['pending'] {
  const standing = pending.filter(({ ask: id, answer }) => {
    const ask = match.asks.find((open) => open.id === id);
    return ask !== undefined && match.refusal(ask.seat, id, answer) === null;
  });
  // With nothing left to wait for, nobody's answer would set the resolution off.
  return standing.length < match.asks.length ? standing : [];
}

export interface JournalProof {
  readonly honest: boolean;
  /** What was looked at, one line each, in words. */
  readonly findings: readonly { readonly ok: boolean; readonly text: string }[];
  readonly hash: string | null;
}

/** Re-runs a finished match and says whether commitment, dice and final state agree. */
export function verifyJournal<T extends GameTypes>(game: Game<T>, journal: Journal): JournalProof {
  const findings = [secretFits(journal), rulesFit(game, journal)];
  const sound = openingFits(game, journal);
  if (!sound.ok) findings.push(sound);
  let hash: string | null = null;
  if (findings.every((finding) => finding.ok)) {
    try {
      let rolled = 0;
      let followed = 0;
      const match = rebuildMatch(game, journal, (receipt) => {
        followed++;
        for (const happening of receipt.step?.happenings ?? []) rolled += happening.truth.dice?.length ?? 0;
      });
      findings.push({ ok: true, text: `${followed} entries followed; ${rolled} dice fell as written.` });
      if (journal.opening.dice.kind === 'checkable' && match.outcome === null)
        // The secret is published at the end alone: what came last has been left out.
        findings.push({ ok: false, text: 'The match does not come to its end here: entries are missing.' });
      hash = hashOf(match.state);
      if (journal.hash === hash)
        findings.push({ ok: true, text: `Final state ${short(hash)}, as recorded.` });
      else if (journal.hash !== undefined)
        findings.push({
          ok: false,
          text: `Final state ${short(hash)}, but ${short(journal.hash)} was recorded.`,
        });
    } catch (error) {
      findings.push({ ok: false, text: error instanceof Error ? error.message : String(error) });
    }
  }
  return { honest: findings.every((finding) => finding.ok), findings, hash };
}

const short = (hash: string): string => `${hash.slice(0, 16)}…`;

function secretFits(journal: Journal): { ok: boolean; text: string } {
  const { dice } = journal.opening;
  if (dice.kind === 'seeded') return { ok: true, text: `Simulation: the dice come from seed ${dice.seed}.` };
  if (journal.secret === undefined)
    return { ok: false, text: 'The secret of the dice has not been published.' };
  if (commitmentTo(journal.secret) !== dice.commitment)
    return { ok: false, text: 'The secret does not fit the commitment made before the match.' };
  return {
    ok: true,
    text: `The secret fits the commitment ${short(dice.commitment)} made before the match.`,
  };
}

function rulesFit(
  game: { id: string; rulesVersion: string },
  journal: Journal,
): { ok: boolean; text: string } {
  if (journal.opening.game !== game.id)
    return { ok: false, text: `This is a match of ${journal.opening.game}, not of ${game.id}.` };
  const begun = journal.opening.rulesVersion;
  const adoption = lastAdoption(journal);
  if (adoption !== undefined && adoption.rulesVersion === versionBefore(journal, adoption))
    // Nothing before an adoption can be checked again: one without need may hide anything.
    return { ok: false, text: `Entry ${adoption.n} sets the state anew though the rules had not changed.` };
  const now = adoption?.rulesVersion ?? begun;
  if (now !== game.rulesVersion)
    return { ok: false, text: `The match was played under rules ${now}; these are ${game.rulesVersion}.` };
  if (adoption !== undefined)
    return {
      ok: true,
      text: `Begun under rules ${begun}; checked from entry ${adoption.n}, where ${now} took over.`,
    };
  return { ok: true, text: `Same rules: ${game.id} ${now}.` };
}

/** A journal may come from anybody: no rule is let loose on a scenario that was never looked at. */
function openingFits<T extends GameTypes>(game: Game<T>, journal: Journal): { ok: boolean; text: string } {
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
