/** A ship of the line seen from her side, drawn from her guns: length, decks, masts, and what the battle has left of them. */
import { type ReactNode, useId } from 'react';
import type { Nation, War } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import type { ShipId } from '../../rules/world/squadron.ts';
import { FlagMark } from './flags.tsx';
import './ship-profile.css';

export type Condition = 'sound' | 'hurt' | 'crippled' | 'disabled' | 'sunk' | 'captured';

/** The drawing stands in a box 100 wide and 64 high, the water at 52, the bow to the right. */
export const PROFILE = { width: 100, height: 64, water: 52 } as const;

/** The painted bands between the gun decks, as the navies had them. */
const BANDS: Readonly<Record<Nation, string>> = {
  England: '#d2a443',
  France: '#a8503a',
  Spain: '#c4473a',
  Netherlands: '#7f9a4e',
  Russia: '#c9c3ae',
};

export const decksOf = (guns: number): 1 | 2 | 3 => (guns >= 90 ? 3 : guns >= 60 ? 2 : 1);

interface Lines {
  readonly stern: number;
  readonly bow: number;
  readonly top: number;
  readonly decks: number;
}

function linesOf(guns: number): Lines {
  const length = 52 + Math.min(30, Math.max(0, guns - 50) * 0.36);
  const decks = decksOf(guns);
  return { stern: 46 - length / 2, bow: 46 + length / 2, top: PROFILE.water - 7 - decks * 3.1, decks };
}

const at = (lines: Lines, share: number): number => lines.stern + (lines.bow - lines.stern) * share;

function hullPath(lines: Lines): string {
  const { stern, bow, top } = lines;
  const waist = at(lines, 0.34);
  const fore = at(lines, 0.8);
  return [
    `M${stern - 2} ${top - 4.5}`,
    `L${waist} ${top - 2.6}V${top}`,
    `Q${at(lines, 0.55)} ${top + 1.2} ${fore} ${top - 0.4}`,
    `V${top - 2.2}L${bow - 2} ${top - 3.2}`,
    `L${bow + 5} ${top - 1}Q${bow + 1} ${top + 4} ${bow - 1} ${PROFILE.water}`,
    `Q${at(lines, 0.5)} ${PROFILE.water + 1.5} ${stern + 3} ${PROFILE.water}`,
    `Q${stern} ${PROFILE.water - 8} ${stern - 2} ${top - 4.5}Z`,
  ].join('');
}

interface Mast {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly beam: number;
}

const mastsOf = (lines: Lines): readonly Mast[] => {
  const tall = 30 + lines.decks * 2.4;
  return [
    { x: at(lines, 0.2), foot: lines.top - 3, height: tall * 0.82, beam: 9.5 },
    { x: at(lines, 0.5), foot: lines.top, height: tall, beam: 12 },
    { x: at(lines, 0.78), foot: lines.top - 2, height: tall * 0.93, beam: 11 },
  ];
};

/** Topsails and topgallants, bellied to leeward; a fighting ship has her courses clewed up. */
function sailPath({ x, foot, height, beam }: Mast): string {
  const sail = (low: number, high: number, below: number, above: number): string => {
    const [bottom, top] = [foot - height * low, foot - height * high];
    return `M${x - above} ${top}L${x + above} ${top}Q${x + above + 2.6} ${(top + bottom) / 2} ${x + below} ${bottom}Q${x} ${bottom - 2} ${x - below} ${bottom}Q${x - below + 1.6} ${(top + bottom) / 2} ${x - above} ${top}Z`;
  };
  return sail(0.4, 0.72, beam * 0.82, beam * 0.62) + sail(0.75, 0.94, beam * 0.55, beam * 0.4);
}

/** Which masts stand, from aft to fore. */
const STANDING: Readonly<Record<Condition, readonly boolean[]>> = {
  sound: [true, true, true],
  hurt: [true, true, true],
  crippled: [false, true, true],
  disabled: [true, false, false],
  sunk: [false, true, false],
  captured: [true, true, true],
};

function MastDrawing({ mast, stands }: { readonly mast: Mast; readonly stands: boolean }): ReactNode {
  const { x, foot, height, beam } = mast;
  if (!stands)
    return (
      <path
        className="spd-mast"
        d={`M${x} ${foot}V${foot - height * 0.26}l1.6 1.4M${x + 2} ${foot - 5}l${beam * 1.2} 7.5M${x + 6} ${foot - 5}l5 7`}
      />
    );
  return (
    <>
      <path
        className="spd-mast"
        d={`M${x} ${foot}V${foot - height}M${x - beam * 0.85} ${foot - height * 0.4}h${beam * 1.7}`}
      />
      <path className="spd-sail" d={sailPath(mast)} />
    </>
  );
}

interface ProfileProps {
  readonly ship: ShipId;
  readonly war: War;
  readonly condition?: Condition;
  /** The flag of whoever took her flies over her own. */
  readonly captor?: Nation;
}

/** As part of a larger drawing. */
export function ProfileMark({ ship, war, condition = 'sound', captor }: ProfileProps): ReactNode {
  const { guns, nation } = shipOf(ship);
  const lines = linesOf(guns);
  const { stern, bow, top, decks } = lines;
  const standing = STANDING[condition];
  const staff = top - 4;
  const sea = useId();
  return (
    <g className="spd-profile" data-condition={condition}>
      {condition === 'sunk' && (
        <clipPath id={sea}>
          <rect x="-30" y="-30" width="160" height={PROFILE.water + 31} />
        </clipPath>
      )}
      <g {...(condition === 'sunk' ? { clipPath: `url(#${sea})` } : {})}>
        <g className="spd-profile-ship">
          <path className="spd-mast" d={`M${bow - 1} ${top - 2}l13 -8.5`} />
          {mastsOf(lines).map((mast, index) => (
            <MastDrawing key={mast.x} mast={mast} stands={standing[index]!} />
          ))}
          {standing[2] && (
            <path
              className="spd-sail"
              d={`M${bow + 10} ${top - 9}L${at(lines, 0.8)} ${top - 22}Q${bow - 4} ${top - 11} ${bow} ${top - 4}Z`}
            />
          )}
          <path className="spd-hull" d={hullPath(lines)} />
          {Array.from({ length: decks }, (_, deck) => {
            const y = top + 2.6 + deck * 3.1;
            return (
              <g key={deck}>
                <path
                  d={`M${stern + 1.5} ${y}H${bow - 0.5 - deck * 0.6}`}
                  stroke={BANDS[nation]}
                  strokeWidth="1.7"
                />
                <path className="spd-ports" d={`M${stern + 4} ${y}H${bow - 3}`} />
              </g>
            );
          })}
          <path className="spd-mast" d={`M${stern - 1} ${staff}l-3.4 -12`} />
          <g transform={`translate(${stern - 15.6} ${staff - 12.5})`}>
            {captor === undefined ? (
              <FlagMark nation={nation} war={war} />
            ) : (
              <>
                <FlagMark nation={captor} war={war} />
                <g transform="translate(1 9) scale(0.8)">
                  <FlagMark nation={nation} war={war} />
                </g>
              </>
            )}
          </g>
          {condition === 'hurt' && (
            <path
              className="spd-holes"
              d={`M${at(lines, 0.62)} ${top + 3.4}l2 1.4M${at(lines, 0.4)} ${top + 5}l1.8 -1`}
            />
          )}
          {(condition === 'crippled' || condition === 'disabled') && (
            <path
              className="spd-holes"
              d={`M${at(lines, 0.62)} ${top + 3}l2.4 2M${at(lines, 0.44)} ${top + 5}l2 -1.6M${at(lines, 0.28)} ${top + 2}l2 1.6`}
            />
          )}
        </g>
      </g>
      <path
        className="spd-water"
        d={`M${stern - 9} ${PROFILE.water + 0.5}q4 -2 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0`}
      />
    </g>
  );
}

/** By herself, in a chip or a list. */
export const ShipProfile = ({ size = 40, ...rest }: ProfileProps & { readonly size?: number }): ReactNode => (
  <svg
    className="spd-profile-icon"
    width={size * 1.5}
    height={size}
    viewBox={`0 -2 ${PROFILE.width} ${PROFILE.height}`}
    preserveAspectRatio="xMidYMax meet"
    aria-hidden="true"
  >
    <ProfileMark {...rest} />
  </svg>
);

/** How a ship looks by the damage she bears. */
export function conditionOf(ship: ShipId, damage: number, disabled = false): Condition {
  const { defence } = shipOf(ship);
  if (damage > defence) return 'sunk';
  if (disabled) return 'disabled';
  return damage === 0 ? 'sound' : damage * 2 > defence ? 'crippled' : 'hurt';
}
