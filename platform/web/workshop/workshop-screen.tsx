/** The bench on which scenarios and rosters are made. The page lends the store, the files and the umpire's eye. */
import { isSoundScenario, scenarioFlaws } from '@weathergage/kernel';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { chooseFile, saveFile } from '../files.ts';
import type { LoadedGame } from '../games.ts';
import { loadGame } from '../games.ts';
import { localPlan, usualCommand } from '../lobby/plan.ts';
import { RuleDialog } from '../match/rule-dialog.tsx';
import { TopBar } from '../match/top-bar.tsx';
import { goTo } from '../router.ts';
import { Salvage, troubleOf } from '../salvage.tsx';
import { useOnTable } from '../sheets.ts';
import { beginLocal } from '../tables/open-table.ts';
import { RuleOpener } from '../toolkit/controls.tsx';
import type { WorkshopProps } from '../toolkit/workshop.ts';
import { Fetched } from '../unrolling.tsx';
import { draftsOf, leftBenchOf, ownCard } from './drafts.ts';
import '../styles/workshop.css';
import { HOUSE } from '../page-words.ts';
import { WORKSHOP_WORDS as WORDS } from './workshop-words.ts';

interface Ready {
  readonly loaded: LoadedGame;
  readonly Workshop: ComponentType<WorkshopProps>;
}

async function fetched(gameId: string): Promise<Ready> {
  const loaded = await loadGame(gameId);
  if (loaded.workshop === undefined) throw new Error(WORDS.none(loaded.game.title));
  return { loaded, Workshop: await loaded.workshop() };
}

export default function WorkshopScreen({ game }: { readonly game: string }): ReactNode {
  return (
    <Fetched from={fetched} about={game}>
      {(ready) => <Bench {...ready} />}
    </Fetched>
  );
}

export function Bench({ loaded, Workshop }: Ready): ReactNode {
  const [rule, setRule] = useState<string | null>(null);
  const title = WORDS.title(loaded.game.title);
  useOnTable(loaded.id);
  useEffect(() => {
    document.title = `${title} · ${HOUSE}`;
  }, [title]);
  const means = useMemo(() => meansFor(loaded), [loaded]);
  return (
    <RuleOpener value={setRule}>
      <div className="match-page">
        <TopBar title={title} headline={null} connection="local" unsent={0} since={null} />
        <main className="workshop" data-testid="workshop" aria-label={title}>
          <Salvage after={(words) => <p role="alert">{WORDS.notLost(words)}</p>}>
            <Workshop {...means} />
          </Salvage>
        </main>
        <RuleDialog board={loaded.board} rule={rule} onClose={() => setRule(null)} />
      </div>
    </RuleOpener>
  );
}

function meansFor(loaded: LoadedGame): WorkshopProps {
  const check: WorkshopProps['check'] = (scenario) => scenarioFlaws(loaded.game, scenario);
  return {
    drafts: draftsOf(loaded.id),
    left: leftBenchOf(loaded.id),
    check,
    exportFile: saveFile,
    importFile: chooseFile,
    play: (scenario, against = 'machine') => {
      if (!isSoundScenario(loaded.game, scenario)) {
        const { path, expected } = check(scenario)[0]!;
        return WORDS.notYet(path, expected);
      }
      try {
        const card = ownCard(loaded, scenario);
        const own = usualCommand(loaded.game, card);
        const { usual } = loaded.machine;
        const table = beginLocal(
          loaded,
          localPlan(loaded, { card, own, opponent: against, bot: usual, options: {} }),
        );
        table.close();
        goTo({ at: 'local', id: table.id });
        return null;
      } catch (error) {
        return troubleOf(error);
      }
    },
  };
}
