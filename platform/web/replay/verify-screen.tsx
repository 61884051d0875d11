/** Anybody's journal, checked: were the dice the ones that were sealed, and does the match come out as written? */
import type { JournalProof } from '@weathergage/kernel';
import { type ReactNode, useState } from 'react';
import { loadGame } from '../games.ts';
import { TopBar } from '../match/top-bar.tsx';
import { goTo } from '../router.ts';
import { Button } from '../toolkit/controls.tsx';
import { DiceTable } from './dice-table.tsx';
import { Findings } from './findings.tsx';
import { readFileText, readJournal } from './journal-file.ts';
import { JournalPicker } from './journal-picker.tsx';
import { useOpened } from './opened.ts';
import { proveJournal } from './prove.ts';
import { VERIFY_WORDS as WORDS } from './replay-words.ts';

export default function VerifyScreen(): ReactNode {
  const opened = useOpened();
  const [proof, setProof] = useState<JournalProof | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  const check = async (text: string, name: string): Promise<void> => {
    setProof(null);
    setTrouble(null);
    try {
      const { campaignIn, proveCampaign } = await import('../campaign/campaign-check.ts');
      const campaign = campaignIn(readFileText(text));
      const journal = readJournal(text);
      const { game } = await loadGame(journal.opening.game);
      opened.put(journal, name);
      setProof(await (campaign === null ? proveJournal(game, journal) : proveCampaign(campaign)));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <div className="match-page">
      <TopBar title={WORDS.name} headline={null} connection="local" unsent={0} since={null} />
      <main className="on-sea room">
        <div className="double-rule room-card">
          <h2 className="room-title">{WORDS.title}</h2>
          <p>{WORDS.lead}</p>
          <JournalPicker onText={(text, name) => void check(text, name)} />
          {trouble !== null && (
            <p className="action-trouble" role="alert">
              {trouble}
            </p>
          )}
          {proof !== null && <Findings proof={proof} />}
          <DiceTable />
          {proof !== null && proof.verdict !== 'dishonest' && (
            <div className="match-buttons">
              <Button look="brass" onClick={() => goTo({ at: 'replay', of: { kind: 'file' } })}>
                {WORDS.watch}
              </Button>
            </div>
          )}
        </div>
      </main>
    </div>
  );
}
