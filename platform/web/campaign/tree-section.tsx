/** The tree of a war in its report: each battle with what came of it, and the way to its replay and its own report. */
import type { ReactNode } from 'react';
import { GAMES } from '../games.ts';
import { addressOf, type ReplayOf } from '../router.ts';
import { ReportSection } from '../toolkit/report/report-section.tsx';
import { useFetched } from '../use-fetched.ts';
import CareersBook from './careers-book.tsx';
import { type TreeBattle, treeOf } from './war-tree.ts';
import './campaign.css';
import { WAR_WORDS as WORDS } from './campaign-words.ts';

export default function TreeSection({
  of,
  title,
}: {
  readonly of: ReplayOf;
  readonly title: string;
}): ReactNode {
  const tree = useFetched(treeOf, of);
  if (tree === null || tree.length === 0) return null;
  return (
    <ReportSection title={WORDS.tree}>
      <ul className="war-tree" data-testid="war-tree">
        <li>
          <span className="war-tree-title">{title}</span>
          <Branch battles={tree} />
        </li>
      </ul>
      <CareersBook of={of} reports={tree.length} />
    </ReportSection>
  );
}

const Branch = ({ battles }: { readonly battles: readonly TreeBattle[] }): ReactNode => (
  <ul>
    {battles.map(({ film, title, gameId, verdict, reported, battles: below }) => (
      <li key={addressOf({ at: 'replay', of: film })}>
        <a className="war-tree-title" href={addressOf({ at: 'replay', of: film })}>
          {title}
        </a>{' '}
        <span className="choice-note">
          {GAMES.find(({ id }) => id === gameId)?.title ?? gameId}
          {' · '}
          {reported ? (verdict ?? WORDS.foughtOut) : WORDS.undecided}
          {' · '}
          <a href={addressOf({ at: 'report', of: film })}>{WORDS.report}</a>
        </span>
        {below.length > 0 && <Branch battles={below} />}
      </li>
    ))}
  </ul>
);
