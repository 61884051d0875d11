/** What can be shown to others of a moment: a link that opens on it, a picture, and a short film that leads up to it. */
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { fileName, saveBlob } from '../files.ts';
import { Button } from '../toolkit/controls.tsx';
import { canFilm, filmOf } from './moving-picture.ts';
import { type Caption, chartOn, drawMoment, pngOf } from './picture.ts';
import { MOMENT_WORDS as WORDS } from './replay-words.ts';

interface ShareMomentProps {
  readonly title: string;
  readonly frame: number;
  /** Null where nobody else could open it. */
  readonly link: string | null;
  /** Sets the replay to a moment; what that is called. */
  show(frame: number): Caption;
}

/** Steps that a film shows. */
const LENGTH = 12;

export function ShareMoment({ title, frame, link, show }: ShareMomentProps): ReactNode {
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = `${fileName(title)}-${frame}`;
  const make = async (work: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    setSaid(await work().catch((error: unknown) => (error instanceof Error ? error.message : String(error))));
    setBusy(false);
  };
  const picture = (): Promise<void> =>
    make(async () => {
      const canvas = await drawMoment(chartOn(document), show(frame));
      return handOver(new File([await pngOf(canvas)], `${name}.png`, { type: 'image/png' }), title);
    });
  const film = (): Promise<void> =>
    make(async () => {
      const from = Math.max(0, frame - LENGTH);
      const frames = Array.from({ length: frame - from + 1 }, (_, i) => from + i);
      const { blob, ending } = await filmOf(frames, (one) => flushSync(() => show(one)));
      return handOver(new File([blob], `${name}.${ending}`, { type: blob.type }), title);
    });
  return (
    <section aria-label={WORDS.title}>
      <h2>{WORDS.title}</h2>
      <div className="match-buttons">
        {link !== null && (
          <Button
            data-testid="moment-link"
            onClick={() =>
              void make(async () => {
                await navigator.clipboard.writeText(link);
                return WORDS.copied;
              })
            }
          >
            {WORDS.link}
          </Button>
        )}
        <Button disabled={busy} onClick={() => void picture()} data-testid="moment-picture">
          {WORDS.picture}
        </Button>
        {canFilm() && (
          <Button disabled={busy || frame === 0} onClick={() => void film()} data-testid="moment-film">
            {WORDS.film}
          </Button>
        )}
      </div>
      <p className="match-note" role="status">
        {busy ? WORDS.busy : (said ?? '')}
      </p>
    </section>
  );
}

/** To the apps of a phone where it can be handed to them, into a file anywhere else. */
async function handOver(file: File, title: string): Promise<string | null> {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && navigator.canShare?.({ files: [file] }) === true) {
    await navigator.share({ files: [file], title });
    return null;
  }
  saveBlob(file.name, file);
  return WORDS.saved(file.name);
}
