/** Fetches what the after-action report is made from. */
import type { ReactNode } from 'react';
import { useFilm } from '../replay/use-film.ts';
import type { ReplayOf } from '../router.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { ReportScreen } from './report-screen.tsx';
import { REPORT_WORDS } from './report-words.ts';

export default function ReportLoader({ of }: { readonly of: ReplayOf }): ReactNode {
  const shown = useFilm(of);
  if (shown === null) return <Unrolling />;
  if ('trouble' in shown) return <Wrecked words={shown.trouble} />;
  const { Report } = shown.loaded.board;
  if (Report === undefined) return <Wrecked words={REPORT_WORDS.none(shown.loaded.game.title)} />;
  return <ReportScreen of={of} shown={shown} Report={Report} />;
}
