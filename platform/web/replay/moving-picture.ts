/** A short film of a match: the chart drawn moment by moment, recorded by the browser itself. */
import { type Caption, chartOn, drawMoment } from './picture.ts';
import { MOMENT_WORDS } from './replay-words.ts';

/** As browsers can; the first that this one does. */
const KINDS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'] as const;
/** How long a moment stands, and the last one. */
const STANDS_MS = 650;
const LAST_MS = 1800;

const kindHere = (): string | undefined =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));

export const canFilm = (): boolean => kindHere() !== undefined;

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Until what was set is drawn. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** `show` sets the board to a moment and says what it is called. */
export async function filmOf(
  frames: readonly number[],
  show: (frame: number) => Caption,
): Promise<{ readonly blob: Blob; readonly ending: 'webm' | 'mp4' }> {
  const kind = kindHere();
  if (kind === undefined) throw new Error(MOMENT_WORDS.noFilms);
  const canvas = document.createElement('canvas');
  const draw = async (frame: number): Promise<void> => {
    const caption = show(frame);
    await drawn();
    await drawMoment(chartOn(document), caption, canvas);
  };
  await draw(frames[0]!);
  const recorder = new MediaRecorder(canvas.captureStream(12), {
    mimeType: kind,
    videoBitsPerSecond: 2_500_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const done = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start();
  for (const frame of frames) {
    await draw(frame);
    await pass(frame === frames.at(-1) ? LAST_MS : STANDS_MS);
  }
  recorder.stop();
  await done;
  return { blob: new Blob(parts, { type: kind }), ending: kind.startsWith('video/mp4') ? 'mp4' : 'webm' };
}
