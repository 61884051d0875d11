/** The patient voice of a tutorial: one small card, that goes on when the pupil has done what it is about. */
import type { Desk, Told } from '@weathergage/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Lesson } from '../toolkit/contract.ts';
import { Button, IconButton } from '../toolkit/controls.tsx';

interface LessonProps {
  readonly lessons: readonly Lesson[];
  readonly desk: Desk;
  readonly told: readonly Told[];
  onPoint(subject: string): void;
}

/** Where the words lie over the chart, and so step aside when a hand reaches for it; the style sheet has the same. */
const NARROW = '(max-width: 760px)';

export function LessonCard({ lessons, desk, told, onPoint }: LessonProps): ReactNode {
  const [at, setAt] = useState(0);
  /** `aside` until the next lesson comes, `shut` until it is asked for. */
  const [stands, setStands] = useState<'open' | 'aside' | 'shut'>('open');
  const card = useRef<HTMLElement>(null);
  const lesson = lessons[at];
  // A lesson that only tells gives way once the pupil has done what the next one is about.
  const deed = lesson?.done ?? lessons[at + 1]?.done;
  const done = deed?.(desk, told) === true;
  const point = lesson?.point;

  // A lesson goes on when its deed is done while it is read; one that was done before it came waits for Next.
  const before = useRef({ at, done });
  useEffect(() => {
    const { at: was, done: already } = before.current;
    before.current = { at, done };
    if (was === at && done && !already) setAt(at + 1);
    if (was !== at) setStands((how) => (how === 'aside' ? 'open' : how));
  }, [done, at]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lesson points once, when it comes
  useEffect(() => {
    if (point !== undefined) onPoint(point);
  }, [at, point]);

  useEffect(() => {
    if (stands !== 'open') return;
    const reach = ({ target }: PointerEvent): void => {
      if (matchMedia(NARROW).matches && !card.current?.contains(target as Node)) setStands('aside');
    };
    document.addEventListener('pointerdown', reach);
    return () => document.removeEventListener('pointerdown', reach);
  }, [stands]);

  if (lesson === undefined || desk.outcome !== null) return null;
  if (stands !== 'open')
    return (
      <Button className="lesson-tab" onClick={() => setStands('open')}>
        Lesson {at + 1} of {lessons.length}: {lesson.title}
      </Button>
    );
  return (
    <section ref={card} className="lesson" aria-label="Lesson" aria-live="polite" data-testid="lesson">
      <IconButton label="Fold the lesson away" className="lesson-close" onClick={() => setStands('shut')}>
        ▾
      </IconButton>
      <p className="lesson-count">
        Lesson {at + 1} of {lessons.length}
      </p>
      <h2 className="lesson-title">{lesson.title}</h2>
      <div className="lesson-words">
        <p className="lesson-text">{lesson.text}</p>
        <div className="lesson-foot">
          {lesson.done === undefined || done ? (
            <Button look="brass" onClick={() => setAt(at + 1)}>
              {at === lessons.length - 1 ? 'Carry on alone' : 'Next'}
            </Button>
          ) : (
            <Button look="quiet" onClick={() => setAt(at + 1)}>
              Skip this step
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
