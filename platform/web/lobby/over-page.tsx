/** The sheet that lies over the page; those that speak of a game load it first. */
import { type ReactNode, useEffect, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { GAMES, loadGame } from '../games.ts';
import { goTo } from '../router.ts';
import { RulesSheet } from '../rules/rules-sheet.tsx';
import { WordsSheet } from '../rules/words-sheet.tsx';
import { troubleOf } from '../salvage.tsx';
import { useOpenSheet } from '../sheets.ts';
import { Lost } from '../unrolling.tsx';
import { beginMatch } from './begin.ts';
import { MatchesSheet } from './matches-sheet.tsx';
import { NewMatch } from './new-match.tsx';
import { HelpSheet, SettingsSheet } from './page-sheets.tsx';
import type { Wishes } from './plan.ts';

export default function OverPage(): ReactNode {
  const { shown, close } = useOpenSheet();
  if (shown === 'settings') return <SettingsSheet onClose={close} />;
  if (shown === 'help') return <HelpSheet onClose={close} />;
  if (shown === 'matches') return <MatchesSheet onClose={close} />;
  return shown === null ? null : <AboutGame key={shown} />;
}

/** The sheet opens on the game that lies on the table. */
function AboutGame(): ReactNode {
  const { shown, gameId, rule, forAnybody, close } = useOpenSheet();
  const [chosen, setChosen] = useState(gameId ?? GAMES[0].id);
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    setMissing(null);
    loadGame(chosen).then(
      (found) => wanted && setLoaded(found),
      (error: unknown) => wanted && setMissing(troubleOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [chosen]);
  if (loaded === null) return missing === null ? null : <Lost words={missing} onClose={close} />;
  const doing = {
    forAnybody,
    onClose: close,
    onGame: setChosen,
    onMake: (game: string) => {
      close();
      goTo({ at: 'workshop', game });
    },
    onBegin: async (wishes: Wishes, gallery: boolean) => {
      const trouble = await beginMatch(loaded, wishes, gallery);
      if (trouble === null) close();
      return trouble;
    },
  };
  if (shown === 'words') return <WordsSheet loaded={loaded} onClose={close} />;
  if (shown === 'rules') return <RulesSheet key={rule} loaded={loaded} rule={rule} onClose={close} />;
  return <NewMatch games={GAMES} chosen={chosen} loaded={loaded} missing={missing} {...doing} />;
}
