/** A part of a report, under its heading. */
import type { ReactNode } from 'react';

interface ReportSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const ReportSection = ({ title, children }: ReportSectionProps): ReactNode => (
  <section className="report-section" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);
