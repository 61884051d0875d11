/** Fetches what the after-action report is made from. */
import type { ReactNode } from 'react';
import { useFilm } from '../replay/use-film.ts';
import type { ReplayOf } from '../router.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { ReportScreen } from './report-screen.tsx';

export default function ReportLoader({ of }: { readonly of: ReplayOf }): ReactNode {
  const shown = useFilm(of);
  if (shown === null) return <Unrolling />;
  if ('trouble' in shown) return <Wrecked words={shown.trouble} />;
  const { Report } = shown.loaded.board;
  if (Report === undefined)
    return <Wrecked words={`${shown.loaded.game.title} writes no report. Its matches can be replayed.`} />;
  return <ReportScreen of={of} shown={shown} Report={Report} />;
}
