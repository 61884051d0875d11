/** The sheet that lies over the page; those that speak of a game load it first. */
import { type ReactNode, useEffect, useState } from 'react';
import { GAME_IDS, type LoadedGame, loadGame } from '../games.ts';
import { useOpenSheet } from '../sheets.ts';
import { beginMatch } from './begin.ts';
import { MatchesSheet } from './matches-sheet.tsx';
import { NewMatch } from './new-match.tsx';
import { HelpSheet, RulesSheet, SettingsSheet } from './page-sheets.tsx';

export default function OverPage(): ReactNode {
  const { shown, close } = useOpenSheet();
  const [gameId, setGameId] = useState(GAME_IDS[0]!);
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  useEffect(() => {
    loadGame(gameId).then(setLoaded, () => close());
  }, [gameId, close]);
  if (shown === 'settings') return <SettingsSheet onClose={close} />;
  if (shown === 'help') return <HelpSheet onClose={close} />;
  if (shown === 'matches') return <MatchesSheet onClose={close} />;
  if (loaded === null) return null;
  if (shown === 'rules') return <RulesSheet loaded={loaded} onClose={close} />;
  return (
    <NewMatch
      key={loaded.id}
      loaded={loaded}
      onClose={close}
      onGame={setGameId}
      onBegin={async (wishes, gallery) => {
        const trouble = await beginMatch(loaded, wishes, gallery);
        if (trouble === null) close();
        return trouble;
      }}
    />
  );
}
