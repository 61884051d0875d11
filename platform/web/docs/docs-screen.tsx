/** A page of `docs/` at an address of its own. How a game is played stands in its rulebook. */
import { type ReactNode, useEffect } from 'react';
import { GAMES } from '../games.ts';
import { TopBar } from '../match/top-bar.tsx';
import { goTo } from '../router.ts';
import { GUIDE } from '../rules/reader.tsx';
import { troubleOf } from '../salvage.tsx';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { useLeafAt } from './guide.tsx';
import { LeafPage } from './leaf-page.tsx';
import '../styles/rules.css';

export default function DocsScreen({
  path,
  section,
}: {
  readonly path: string;
  readonly section: string | null;
}): ReactNode {
  const isGuide = GAMES.some(({ id }) => id === path);
  useEffect(() => {
    if (isGuide) goTo({ at: 'rules', game: path, rule: GUIDE });
  }, [isGuide, path]);
  const { leaf, trouble } = useLeafAt(path);
  if (trouble !== null) return <Wrecked words={troubleOf(trouble)} />;
  if (leaf === null || isGuide) return <Unrolling />;
  const first = leaf.blocks.find(({ kind }) => kind === 'heading');
  const title =
    first?.kind === 'heading' ? first.words.filter((word) => typeof word === 'string').join('') : path;
  return (
    <div className="match-page">
      <TopBar title={title} headline={null} connection="local" unsent={0} since={null} />
      <main className="reading-screen rulebook-screen doc-screen" aria-label={title}>
        <LeafPage leaf={leaf} path={path} section={section} />
      </main>
    </div>
  );
}
