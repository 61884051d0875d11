/** A journal proven in this page. What checks signatures is heavy, and fetched only for a match that had a witness. */
import { type Game, type Journal, type JournalProof, verifyJournal, witnessOf } from '@weathergage/kernel';

export async function proveJournal(game: Game, journal: Journal): Promise<JournalProof> {
  if (witnessOf(journal.opening) === null) return verifyJournal(game, journal);
  const { isSigned } = await import('@weathergage/kernel/proof/signature.ts');
  return verifyJournal(game, journal, { isSigned });
}
