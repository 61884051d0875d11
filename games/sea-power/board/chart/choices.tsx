/** What may be pressed now: areas washed in brass, ports and squadrons ringed, each with a word and a key's reach. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { Pressable } from '@weathergage/web/toolkit/theatre/pressable.tsx';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { areaOf } from '../../data/areas.ts';
import { portOf } from '../../data/ports.ts';
import type { AreaId, PortId, Token } from '../../rules/world/squadron.ts';
import type { ChartMarks } from '../look/types.ts';
import { type Eye, markSize } from './eye.ts';
import { mooringOf } from './moorings.ts';
import { project } from './projection.ts';
import type { Standing } from './standing.ts';

const LETTER = 7.4;

function Pill({ words, y = 0 }: { readonly words: string; readonly y?: number }): ReactNode {
  if (words === '') return null;
  const width = Math.max(24, words.length * LETTER + 14);
  return (
    <g className="sp-pill" transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y="-12" width={width} height="24" rx="12" />
      <text y="4.8" textAnchor="middle">
        {words}
      </text>
    </g>
  );
}

/** Only the middle copy of the sheet is pressed. The mouse goes through it to the sea beneath. */
const Choosable = ({
  live,
  ...props
}: ComponentProps<typeof Pressable> & { readonly live: boolean }): ReactNode =>
  live ? <Pressable className="sp-pressable" {...props} /> : <g {...DECOR}>{props.children}</g>;

interface ChoicesProps {
  readonly marks: ChartMarks;
  readonly standings: readonly Standing[];
  readonly eye: Eye;
  readonly live: boolean;
  nameOf(token: Token): string;
}

function AreaChoice({
  id,
  words,
  marks,
  eye,
  live,
  busy,
}: Pick<ChoicesProps, 'marks' | 'eye' | 'live'> & {
  readonly id: AreaId;
  readonly words: string;
  readonly busy: boolean;
}): ReactNode {
  const { x, y } = project(areaOf(id).spot);
  const size = markSize(eye);
  return (
    <>
      {/* The key's reach is the spot in the middle of the sea, not the box around its coasts. */}
      <Choosable
        label={`${areaOf(id).name}${words === '' ? '' : `: ${words}`}`}
        testId={`to-${id}`}
        chosen={marks.path?.at(-1) === id}
        live={live}
        run={() => marks.onArea?.(id)}
        onFocus={() => marks.onHoverArea?.(id)}
      >
        <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`}>
          <circle className="sp-choice-spot" r="14" />
          <Pill words={words} y={busy ? -44 : 0} />
        </g>
      </Choosable>
      <use href={`#sp-area-${id}`} className="sp-choice-edge" {...DECOR} />
    </>
  );
}

function PortChoice({
  id,
  words,
  marks,
  eye,
  live,
}: Pick<ChoicesProps, 'marks' | 'eye' | 'live'> & {
  readonly id: PortId;
  readonly words: string;
}): ReactNode {
  const { x, y } = mooringOf(id, eye);
  const size = markSize(eye);
  return (
    <Choosable
      label={`${portOf(id).name}${words === '' ? '' : `: ${words}`}`}
      live={live}
      run={() => marks.onPort?.(id)}
    >
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`}>
        <circle className="sp-port-choice" r={eye.zoom === 'near' ? 14 : 9} />
        {eye.zoom === 'near' && <Pill words={words} y={-26} />}
      </g>
    </Choosable>
  );
}

export const Choices = memo(function Choices(props: ChoicesProps): ReactNode {
  const { marks, standings, eye, live, nameOf } = props;
  const size = markSize(eye);
  const taken = new Set(standings.map(({ area }) => area));
  return (
    <g className="sp-choices">
      {[...(marks.areas ?? [])].map(([id, words]) => (
        <AreaChoice key={id} id={id} words={words} marks={marks} eye={eye} live={live} busy={taken.has(id)} />
      ))}
      {[...(marks.ports ?? [])].map(([id, words]) => (
        <PortChoice key={id} id={id} words={words} marks={marks} eye={eye} live={live} />
      ))}
      {marks.tokens !== undefined &&
        standings.map(({ key, tokens, at, afloat }) => {
          const open = tokens.filter((token) => marks.tokens?.has(token));
          const [first] = open;
          if (first === undefined) return null;
          const next = open[(open.indexOf(marks.chosenToken ?? '') + 1) % open.length] ?? first;
          return (
            <Choosable
              key={key}
              label={open.map((token) => `${nameOf(token)}, ${marks.tokens?.get(token) ?? ''}`).join('; ')}
              live={live}
              run={() => marks.onToken?.(next)}
            >
              <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size.toFixed(3)})`}>
                <rect
                  className="sp-token-choice"
                  x="-19"
                  y={afloat ? -30 : -14}
                  width="42"
                  height={afloat ? 50 : 32}
                  rx="6"
                />
              </g>
            </Choosable>
          );
        })}
    </g>
  );
});
