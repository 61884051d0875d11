/** The proof of a campaign: the war and every battle run again, and each report made again from its battles. */
import {
  canonical,
  type Engagement,
  type Finding,
  type Game,
  type Journal,
  type JournalProof,
  type ProofMeans,
  pastHash,
  type ReportEntry,
  rebuildMatch,
  verifyJournal,
} from '@weathergage/kernel';
import type { CampaignBattle, CampaignFile } from './campaign-file.ts';
import { careersOf } from './careers/careers-of.ts';
import { foughtOutIn, mappingNamedIn } from './mapping/bound-mapping.ts';
import { type Mapping, mappingHash } from './mapping/mapping.ts';
import { PRINTED_MAPPING } from './mapping/printed-mapping.ts';
import { childHash } from './way.ts';
import { wayFor } from './ways.ts';

export interface CampaignProof {
  readonly war: JournalProof;
  readonly battles: readonly { readonly engagement: string; readonly proof: JournalProof }[];
  readonly mapping: Finding;
  readonly careers: Finding;
  readonly verdict: JournalProof['verdict'];
}

interface Known {
  readonly hash: string;
  readonly battle: CampaignBattle;
}

/** `games` holds every game that the war or its battles are of. */
export function verifyCampaign(
  file: CampaignFile,
  games: ReadonlyMap<string, Game>,
  means: Omit<ProofMeans, 'borneOut'> = {},
): CampaignProof {
  const { war, battles } = file;
  const gameOf = (id: string): Game => {
    const game = games.get(id);
    if (game === undefined) throw new Error(`there is no game ${id}`);
    return game;
  };
  const table = file.mapping?.table ?? mappingNamedIn(file.war.opening.options) ?? PRINTED_MAPPING;
  const known = battles.map((battle): Known => {
    const { opening, entries } = battle.journal;
    return { hash: pastHash(opening, entries), battle };
  });
  /** A match proven, with the reports in it by the matches that lie within it. */
  const proven = (journal: Journal, within: string | undefined): JournalProof =>
    verifyJournal(gameOf(journal.opening.game), journal, {
      ...means,
      borneOut: (fought, report) =>
        reportFinding(
          journal.opening.game,
          fought,
          report,
          known.filter(({ battle }) => battle.engagement === fought.id && battle.within === within),
          gameOf,
          table,
        ),
    });
  const proof = proven(war, undefined);
  const told = known.map(({ hash, battle }) => ({
    engagement: battle.engagement,
    proof: proven(battle.journal, hash),
  }));
  const mapping = mappingFinding(file, table);
  const careers = careersFinding(file, games);
  const verdicts = [proof, ...told.map((one) => one.proof)].map(({ verdict }) => verdict);
  const verdict =
    verdicts.includes('dishonest') || !mapping.ok || !careers.ok
      ? 'dishonest'
      : verdicts.includes('in-part')
        ? 'in-part'
        : 'honest';
  return { war: proof, battles: told, mapping, careers, verdict };
}

/** Whether the mapping is the one the file names, and the one that everybody saw when the war began. */
function mappingFinding({ mapping, war }: CampaignFile, table: Mapping): Finding {
  const hash = mappingHash(table);
  const foughtOut = foughtOutIn(war.opening.options);
  if (mapping !== undefined && mapping.hash !== hash)
    return { ok: false, text: 'The mapping is not the one that the file names.' };
  const isOther = foughtOut?.mapping !== undefined && foughtOut.mapping !== hash;
  if (isOther || (foughtOut?.table !== undefined && mappingNamedIn(war.opening.options) === null))
    return { ok: false, text: 'The mapping is not the one that the war was begun with.' };
  return { ok: true, text: 'The mapping is the one that the war was fought by.' };
}

/** Whether everybody has come to what the reports make of him. */
function careersFinding(file: CampaignFile, games: ReadonlyMap<string, Game>): Finding {
  const fine = { ok: true, text: 'Careers are what the reports make of them.' };
  if (file.careers === undefined) return fine;
  return canonical(file.careers) === canonical(careersOf(file, games))
    ? fine
    : { ok: false, text: 'Careers are not what the reports make of them.' };
}

function reportFinding(
  parent: string,
  fought: Engagement,
  { engagement, result, child }: ReportEntry,
  matches: readonly Known[],
  gameOf: (id: string) => Game,
  mapping: Mapping,
): Finding {
  const no = (text: string): Finding => ({ ok: false, text: `${engagement}: ${text}` });
  if (matches.length === 0 || childHash(matches.map(({ hash }) => hash)) !== child)
    return no('the match that its report names is not here.');
  try {
    const way = wayFor(parent, fought);
    const due = way.childrenOf(fought, mapping).map((one) => [one.game, one.scenario, one.options]);
    const made = matches.map(({ battle: { journal } }) => {
      const { game, scenario, options } = journal.opening;
      return [game, scenario, options];
    });
    if (canonical(due) !== canonical(made))
      return no('it was fought in another match than the one it was sent to.');
    const ended = matches.map(({ battle: { journal } }) =>
      rebuildMatch(gameOf(journal.opening.game), journal),
    );
    if (ended.some(({ outcome }) => outcome === null))
      return no('the match it was fought in did not come to its end.');
    const lasts = ended.map(({ state }) => state);
    if (canonical(way.reportOf(fought, lasts, child, mapping)) !== canonical(result))
      return no('its report is not what came of it.');
  } catch (error) {
    return no(error instanceof Error ? error.message : String(error));
  }
  return { ok: true, text: `${engagement}: fought out, and its report is what came of it.` };
}
