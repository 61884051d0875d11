/** What may be pressed now: places ringed in brass with a word each, flags that may be taken in hand. */
import { Pressable } from '@weathergage/web/toolkit/theatre/pressable.tsx';
import { type ComponentProps, memo, type ReactNode } from 'react';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import type { ChartMarks } from '../look/types.ts';
import { placeName } from '../look/words.ts';
import { zoneWords } from '../look/zone-words.ts';
import type { Eye } from './eye.ts';
import { fansOf, footings } from './fans.ts';
import { ownName } from './flag-words.ts';
import { zoneBox } from './names.ts';
import { pointOf, type Sheet } from './projection.ts';
import type { Lettered } from './use-names.ts';

const LETTER = 7.2;
/** How far down a flag is pressed: all of it, or its cloth alone. */
const FLAG = 42;
const CLOTH = 24;
/** In a small window the flag of one place flies over the next: a press in the middle of a place is always the place’s. */
const MIDDLE = 11;

/** `says`: more of it, for the hand that rests there. */
const Choosable = ({
  says,
  children,
  ...props
}: ComponentProps<typeof Pressable> & { readonly says?: string | undefined }): ReactNode => (
  <Pressable className="st-pressable" data-grab {...props}>
    {says !== undefined && <title>{says}</title>}
    {children}
  </Pressable>
);

/** A Sea Zone is pressed anywhere on its box. */
const ZoneRing = ({ box }: { readonly box: ReturnType<typeof zoneBox> }): ReactNode =>
  (['st-choice', 'st-choice-hit'] as const).map((name) => (
    <rect
      key={name}
      className={name}
      x={-box.width / 2 - 4}
      y={-box.height / 2 - 9}
      width={box.width + 8}
      height={box.height + 18}
      rx={10}
    />
  ));

export const Choices = memo(function Choices({
  view,
  sheet,
  marks,
  eye,
  names,
}: {
  readonly view: View;
  readonly sheet: Sheet;
  readonly marks: ChartMarks;
  readonly eye: Eye;
  readonly names: Lettered;
}): ReactNode {
  const { zones } = theatreOf(view);
  const feet = footings(fansOf(view.tokens), sheet, eye.unit);
  return (
    <g className="st-choices">
      {[...(marks.places ?? [])].map(([id, words]) => {
        const { x, y } = pointOf(sheet, id);
        const width = words.length * LETTER + 14;
        return (
          <Choosable
            key={id}
            label={`${placeName(view, id)}${words === '' ? '' : `: ${words}`}`}
            says={zones.has(id) ? zoneWords(view, id) : undefined}
            testId={`place-${id}`}
            chosen={marks.bound === id}
            run={() => marks.onPlace?.(id)}
          >
            <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${eye.unit.toFixed(3)})`}>
              {zones.has(id) ? (
                <ZoneRing box={zoneBox(placeName(view, id), eye, names.has(id))} />
              ) : (
                <>
                  <circle className="st-choice-hit" r={26} />
                  <circle className="st-choice" r={16} />
                </>
              )}
              {words !== '' && (
                <g className="st-pill" transform={`translate(0 ${eye.near ? 40 : 27})`}>
                  <rect x={-width / 2} y={-10} width={width} height={20} rx={10} />
                  <text y={4.4} textAnchor="middle">
                    {words}
                  </text>
                </g>
              )}
            </g>
          </Choosable>
        );
      })}
      {view.tokens.map((token) => {
        const words = marks.tokens?.get(token.id);
        if (words === undefined) return null;
        const { x, y } = feet.get(token.id)!;
        // The foot of a flag stands in its place: where that may be pressed, only the cloth is the flag’s.
        const height = marks.places?.has(token.place.at) === true && marks.chosen !== token.id ? CLOTH : FLAG;
        return (
          <Choosable
            key={token.id}
            label={`${ownName(view, token) ?? 'a Formation'}, ${words}`}
            testId={`flag-${token.id}`}
            chosen={marks.chosen === token.id}
            run={() => marks.onToken?.(token.id)}
          >
            <rect
              className="st-token-choice"
              x={x - 8 * eye.unit}
              y={y - 36 * eye.unit}
              width={40 * eye.unit}
              height={height * eye.unit}
              rx={6}
            />
          </Choosable>
        );
      })}
      {[...(marks.places?.keys() ?? [])].map((id) => {
        if (zones.has(id)) return null;
        const { x, y } = pointOf(sheet, id);
        return (
          <circle
            key={id}
            className="st-choice-hit"
            data-grab
            cx={x}
            cy={y}
            r={MIDDLE * eye.unit}
            onClick={() => marks.onPlace?.(id)}
          />
        );
      })}
    </g>
  );
});
