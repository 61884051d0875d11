/** A word explained: beside where it stands, above whatever lies over the page, and never over what is asked. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WordOnScreen } from './word-marks.ts';
import './word-tip.css';
import { CONTROL_WORDS } from '../board-words.ts';

interface WordTipProps {
  readonly shown: WordOnScreen;
  /** What must stay in sight. */
  readonly clear: string;
  readonly sign: ReactNode;
  onRead(): void;
  onHold(held: boolean): void;
}

const GAP = 6;

/** Above the word if there is room that covers nothing which must be seen; else below it. */
function placed(tip: DOMRect, box: DOMRect, clear: DOMRect | undefined): { left: number; top: number } {
  const left = Math.max(GAP, Math.min(box.left, innerWidth - tip.width - GAP));
  const above = box.top - tip.height - GAP;
  const free = clear?.bottom ?? 0;
  // Of a word in the question itself: under the whole of it.
  const below = Math.max(box.bottom, box.top < free ? free : 0) + GAP;
  const fits = below + tip.height < innerHeight;
  return { left, top: above > Math.max(GAP, free) || !fits ? Math.max(GAP, above) : below };
}

export function WordTip({
  shown: { word, box, element },
  clear,
  sign,
  onRead,
  onHold,
}: WordTipProps): ReactNode {
  const tip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const here = tip.current;
    if (here === null) return;
    // Above a dialogue too, which has the page’s top.
    here.showPopover?.();
    const kept = document.querySelector(clear)?.getBoundingClientRect();
    setPlace(placed(here.getBoundingClientRect(), box, kept));
  }, [box, clear]);
  return createPortal(
    <div
      ref={tip}
      popover="manual"
      role="note"
      aria-label={CONTROL_WORDS.wordMeans(word.term)}
      className="word-tip"
      data-testid="word-tip"
      data-plain-words
      style={place === null ? { visibility: 'hidden' } : place}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
    >
      <p className="word-tip-text" role="status">
        {sign}
        <b>{word.term}</b> {word.text}
      </p>
      <button type="button" className="rule-link" onClick={onRead}>
        {CONTROL_WORDS.inRulebook}
      </button>
    </div>,
    // What lies outside an open dialogue cannot be pressed.
    element.closest('dialog') ?? document.body,
  );
}
