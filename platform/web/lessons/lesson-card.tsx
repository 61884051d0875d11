/** The patient voice of a lesson: one small card at a time, and a ring around the control that it means. */
import { wordsOf } from '@weathergage/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MATCH_WORDS } from '../match/match-words.ts';
import { Button, IconButton, RuleLink } from '../toolkit/controls.tsx';
import { useKeys } from '../toolkit/keys.ts';
import { LESSON_WORDS as WORDS } from './lesson-words.ts';
import { calledBy, goToControl } from './pointed.ts';
import type { Lecture } from './use-lesson.ts';
import { NARROW, usePointed } from './use-pointed.ts';

interface LessonCardProps {
  readonly lecture: Lecture;
  onShow(subject: string): void;
}

export function LessonCard({ lecture, onShow }: LessonCardProps): ReactNode {
  const { lesson, at, seen, telling, note, leave } = lecture;
  /** An earlier card that is read again. */
  const [reread, setReread] = useState<number | null>(null);
  /** `aside` until the next card comes, `shut` until it is asked for. */
  const [stands, setStands] = useState<'open' | 'aside' | 'shut'>('open');
  const card = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const step = lesson.steps[at];
  const marks = typeof step?.at === 'function' ? step.at(seen) : (step?.at ?? []);
  const pointed = usePointed(telling || stands === 'shut' ? null : marks, ring, words, step?.speaksOf);
  const subject = typeof step?.show === 'function' ? step.show(seen) : (step?.show ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card shows its subject once, when it comes
  useEffect(() => {
    if (subject !== null) onShow(subject);
    setReread(null);
    setStands((how) => (how === 'aside' ? 'open' : how));
  }, [at]);
  useEffect(() => {
    if (stands !== 'open') return;
    const reach = ({ target }: PointerEvent): void => {
      if (matchMedia(NARROW).matches && !card.current?.contains(target as Node)) setStands('aside');
    };
    document.addEventListener('pointerdown', reach);
    return () => document.removeEventListener('pointerdown', reach);
  }, [stands]);
  useKeys(
    [
      {
        keys: 'k',
        label: WORDS.toPointed,
        group: MATCH_WORDS.group,
        run: () => (pointed === null ? false : goToControl(pointed.element)),
      },
    ],
    'back',
  );

  const shown = reread === null ? step : lesson.steps[reread];
  if (shown === undefined) return null;
  const number = (reread ?? at) + 1;
  const ringed = (
    <div ref={ring} className="lesson-ring" data-testid="lesson-ring" aria-hidden="true" hidden />
  );
  if (stands !== 'open')
    return (
      <>
        <Button className="lesson-tab" onClick={() => setStands('open')} data-testid="lesson-tab">
          {WORDS.place(number, lesson.steps.length, shown.title)}
        </Button>
        {ringed}
      </>
    );
  const amiss = reread === null ? (shown.amiss?.(seen) ?? null) : null;
  const waits = shown.done !== undefined;
  return (
    <>
      <section
        ref={card}
        className="lesson"
        aria-label={WORDS.name}
        aria-live="polite"
        data-testid="lesson"
        data-lesson={lesson.id}
        data-card={at}
        data-at={pointed?.element.closest('[data-testid]')?.getAttribute('data-testid') ?? ''}
      >
        <IconButton label={WORDS.fold} className="guide-fold lesson-close" onClick={() => setStands('shut')}>
          ▾
        </IconButton>
        <p className="guide-count lesson-count">{WORDS.count(lesson.title, number, lesson.steps.length)}</p>
        <h2 className="guide-title lesson-title">{shown.title}</h2>
        <div ref={words} className="lesson-words">
          {reread === null && note !== null && <p className="lesson-note">{note}</p>}
          {amiss !== null && <p className="lesson-note lesson-amiss">{amiss}</p>}
          <p className="guide-text lesson-text">{wordsOf(shown.text, seen)}</p>
          {reread === null && pointed !== null && (
            <p className={pointed.instead ? 'guide-small' : 'visually-hidden'}>
              {pointed.instead
                ? WORDS.instead(calledBy(pointed.element))
                : WORDS.pointsAt(calledBy(pointed.element))}
            </p>
          )}
          <div className="lesson-foot">
            {(shown.rules ?? []).map((rule) => (
              <RuleLink key={rule} rule={rule} />
            ))}
            <span className="lesson-space" />
            {number > 1 && (
              <IconButton label={WORDS.before} onClick={() => setReread(number - 2)}>
                ‹
              </IconButton>
            )}
            {reread !== null ? (
              <Button look="quiet" onClick={() => setReread(null)}>
                {WORDS.back}
              </Button>
            ) : (
              <Button look={waits ? 'quiet' : 'brass'} onClick={leave} data-testid="lesson-next">
                {waits ? WORDS.skip : WORDS.next}
              </Button>
            )}
          </div>
        </div>
      </section>
      {ringed}
    </>
  );
}
