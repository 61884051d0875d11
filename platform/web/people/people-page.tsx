/** What the pages about people are laid out by: the page under its bar, and the cards on it. */
import type { ReactNode } from 'react';
import { TopBar } from '../match/top-bar.tsx';
import { type Place, Places } from './places.tsx';
import '../styles/people.css';

interface PeoplePageProps {
  readonly title: string;
  readonly testId: string;
  /** The place among the others; left out where the page shows no way to them. */
  readonly here?: Place | null;
  readonly children: ReactNode;
}

export const PeoplePage = ({ title, testId, here, children }: PeoplePageProps): ReactNode => (
  <div className="match-page">
    <TopBar title={title} headline={null} connection="local" unsent={0} since={null} />
    {here !== undefined && <Places here={here} />}
    <main className="people-screen" data-testid={testId} aria-label={title}>
      {children}
    </main>
  </div>
);

interface PeopleCardProps {
  readonly title: string;
  readonly testId?: string;
  /** Stands beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export const PeopleCard = ({ title, testId, beside, children }: PeopleCardProps): ReactNode => (
  <section className="people-card" aria-label={title} data-testid={testId}>
    {beside === undefined ? (
      <h2>{title}</h2>
    ) : (
      <div className="people-card-head">
        <h2>{title}</h2>
        {beside}
      </div>
    )}
    {children}
  </section>
);
