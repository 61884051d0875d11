/** Brass hexes in bloom: where the bow can be at the end of the turn, what it costs, and with which heading. */
import { memo, type ReactNode } from 'react';
import { type Bloom, nextIn } from '../../attention/plot-choices.ts';
import { angleOf, centreOf, hexPath, outwards, STEP } from '../look/geometry.ts';

interface BloomsProps {
  readonly blooms: readonly Bloom[];
  readonly draft: string;
  onChoose(plot: string): void;
  onHover(plot: string | null): void;
}

/** The small darts are the headings she could end on there. */
export const Blooms = memo(function Blooms({ blooms, draft, onChoose, onHover }: BloomsProps): ReactNode {
  return blooms.map((bloom) => {
    const { x, y } = centreOf(bloom.hex);
    const chosen = bloom.headings.some(({ choices }) => choices.some(({ plot }) => plot === draft));
    const first = nextIn(bloom, '');
    return (
      <g key={bloom.key} className={chosen ? 'hx-bloom hx-bloom-chosen' : 'hx-bloom'}>
        <path
          d={hexPath(bloom.hex, 3)}
          data-lit=""
          onClick={(event) => {
            event.preventDefault();
            onChoose(nextIn(bloom, draft));
          }}
          onPointerEnter={() => onHover(first)}
          onPointerLeave={() => onHover(null)}
        >
          <title>{`Cost ${bloom.cost}: ${bloom.headings.map(({ choices }) => choices[0]!.plot).join(', ')}`}</title>
        </path>
        <text x={x} y={y + 5} textAnchor="middle">
          {bloom.cost}
        </text>
        {bloom.headings.map(({ heading, choices }) => {
          const { plot } = choices[0]!;
          const tip = outwards({ x, y }, angleOf(heading), STEP / 2 - 12);
          return (
            <g
              key={heading}
              className={
                choices.some((choice) => choice.plot === draft) ? 'hx-dart hx-dart-chosen' : 'hx-dart'
              }
              transform={`translate(${tip.x} ${tip.y}) rotate(${angleOf(heading)})`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(plot);
              }}
              onPointerEnter={() => onHover(plot)}
              onPointerLeave={() => onHover(null)}
            >
              <title>{`${plot}, heading ${heading}`}</title>
              <circle className="hx-hit" r={13} />
              <path d="M0 -7L5.5 5L0 2L-5.5 5Z" />
            </g>
          );
        })}
      </g>
    );
  });
});
