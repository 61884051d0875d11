/**
 * The engraved sheet that never changes: washes, graticule, water lines along the coast, borders, land, winds. It is
 * drawn once as a symbol and laid side by side, so that the world goes round.
 */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import { AREAS } from '../../data/areas.ts';
import { BORDERS, type Border } from '../../data/borders.ts';
import type { Lands } from './land.ts';
import { HEIGHT, project, WIDTH } from './projection.ts';
import { AREA_PATHS, BORDER_PATHS, LIMITS_PATH } from './sea.ts';
import type { Tile } from './tiles.ts';

/** The sheet and its copies to the west and the east. */
export const COPIES = [-1, 0, 1] as const;

const EVERY = 15;

function graticule(): string {
  let path = '';
  for (let x = 0; x < WIDTH; x += EVERY * 10) path += `M${x} 0V${HEIGHT.toFixed(1)}`;
  for (let lat = -45; lat < 70; lat += EVERY) {
    const { y } = project([0, lat]);
    path += `M0 ${y.toFixed(1)}H${WIDTH}`;
  }
  return path;
}

/** Rhumb lines from a rose in mid-Atlantic, as on a portolan. */
function rhumbs(): string {
  const from = project([-33, 15]);
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
    return `M${from.x} ${from.y.toFixed(0)}l${(dx * 1750).toFixed(0)} ${(dy * 1750).toFixed(0)}`;
  }).join('');
}

const GRATICULE = graticule();
const RHUMBS = rhumbs();

/** One arrow, pointing up; turned to where the wind blows. */
const ARROW = 'M0 -13L5.4 -3.4H1.7V11L0 9.2L-1.7 11V-3.4H-5.4Z';

function WindArrow({ border }: { readonly border: Border }): ReactNode {
  const { x, y } = project(border.mid);
  const { a, b, bearing, wind } = border;
  if (wind === 'none')
    return (
      <g className="sp-calm">
        <circle cx={x} cy={y} r="4.6" />
        <circle className="sp-calm-eye" cx={x} cy={y} r="1.4" />
      </g>
    );
  return (
    <g className="sp-wind" data-from={wind === 'ab' ? a : b}>
      <path
        d={ARROW}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${wind === 'ab' ? bearing : bearing + 180})`}
      />
    </g>
  );
}

const Land = ({ tile }: { readonly tile: Tile }): ReactNode => (
  <>
    <path className="sp-land" d={tile.fill} />
    <path className="sp-coast" d={tile.line} />
  </>
);

/** The shape and its outline; whole, they are one path. */
function Water({ tile, at }: { readonly tile: Tile; readonly at: number }): ReactNode {
  if (tile.fill === tile.line) return <path className={`sp-water sp-water-line-${at}`} d={tile.fill} />;
  return (
    <>
      <path className="sp-water-fill" d={tile.fill} />
      <path className={`sp-water-edge sp-water-line-${at}`} d={tile.line} />
    </>
  );
}

/** Made once and used by every copy. Until the land has come over the wire the seas lie there alone. */
export const PaperDefs = memo(function PaperDefs({ lands }: { readonly lands: Lands | null }): ReactNode {
  return (
    <>
      <clipPath id="sp-sheet">
        <rect width={WIDTH} height={HEIGHT} />
      </clipPath>
      <pattern id="sp-void" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <rect width="7" height="7" className="sp-void-ground" />
        <path d="M0 0H7" className="sp-void-line" />
      </pattern>
      <pattern
        id="sp-held"
        width="16"
        height="16"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="16" height="16" className="sp-held-ground" />
        <path d="M0 4H16" className="sp-held-line" />
      </pattern>
      {AREAS.map(({ id }) => (
        <path key={id} id={`sp-area-${id}`} d={AREA_PATHS.get(id)} />
      ))}
      <g id="sp-sea">
        <rect x="0" y="0" width={WIDTH} height={HEIGHT} className="sp-void" fill="url(#sp-void)" />
        {AREAS.map(({ id, colour }) => (
          <use
            key={id}
            href={`#sp-area-${id}`}
            className="sp-wash"
            style={{ fill: `var(--sp-wash-${colour})` }}
          />
        ))}
        <path className="sp-rhumbs" d={RHUMBS} />
        <path className="sp-graticule" d={GRATICULE} />
        {lands !== null && (
          <g clipPath="url(#sp-sheet)">
            <g className="sp-from-afar">
              {lands.water.map(({ whole }, i) => (
                <Water key={i} tile={whole} at={i} />
              ))}
            </g>
            <g className="sp-from-near">
              {lands.water.map(({ tiles }, i) =>
                tiles.map((tile, j) => <Water key={`${i}/${j}`} tile={tile} at={i} />),
              )}
            </g>
          </g>
        )}
        <path className="sp-limits" d={LIMITS_PATH} />
        {BORDERS.map(({ id, wind }) => (
          <path
            key={id}
            className={wind === 'none' ? 'sp-border sp-border-calm' : 'sp-border'}
            d={BORDER_PATHS.get(id)}
          />
        ))}
      </g>
      <g id="sp-lands">
        {lands !== null && (
          <>
            <g className="sp-from-afar">
              <Land tile={lands.land.whole} />
            </g>
            <g className="sp-from-near">
              {lands.land.tiles.map((tile, i) => (
                <Land key={i} tile={tile} />
              ))}
            </g>
          </>
        )}
        {BORDERS.map((border) => (
          <WindArrow key={border.id} border={border} />
        ))}
      </g>
    </>
  );
});

/** One of the two sheets: the sea at the bottom, the land and the winds over what is washed upon the sea. */
export const Paper = memo(function Paper({ sheet }: { readonly sheet: 'sea' | 'lands' }): ReactNode {
  return (
    <g className="sp-paper" {...DECOR}>
      {COPIES.map((copy) => (
        <use key={copy} href={`#sp-${sheet}`} x={copy * WIDTH} />
      ))}
    </g>
  );
});
