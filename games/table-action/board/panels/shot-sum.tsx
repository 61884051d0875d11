/** A shot laid out before it is fired: the pool of dice, the number each needs, every modifier, and what to expect. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { capital, signedNumber } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { hitChance, hitsOf, musketryHits } from '../../attention/odds.ts';
import type { Laid } from '../../rules/gunnery/gunnery.ts';
import { totalOf } from '../../rules/gunnery/to-hit.ts';
import { inchesText } from '../look/chart-units.ts';
import { modifierName, percent, RANGE_WORDS } from '../look/words.ts';

/** `on 3 or more`, after the modifiers have been taken off what the die must show. */
const faceNeeded = (needed: number, modifier: number, sides: number): string => {
  const face = Math.max(2, needed - modifier);
  return face > sides ? 'cannot hit' : face === sides ? `on ${face}` : `on ${face}+`;
};

interface ShotSumProps {
  readonly laid: Laid;
  readonly marines: boolean;
}

export function ShotSum({ laid, marines }: ShotSumProps): ReactNode {
  const { large, regular, musketry, needed, modifiers, range, distance, aim, rake, halved } = laid;
  const modifier = totalOf(modifiers);
  const { expected } = hitsOf(laid);
  return (
    <div className="ta-sum-box">
      <table className="sea-sum ta-sum">
        <tbody>
          <tr>
            <th scope="row">
              {capital(aim)} at {RANGE_WORDS[range]} range, {inchesText(distance)}{' '}
              <RuleLink rule={aim === 'hull' ? 'fire.to-hit-hull' : 'fire.to-hit-rigging'}>§</RuleLink>
            </th>
            <td>{needed}+</td>
          </tr>
          {modifiers.map(({ what, by, rule }) => (
            <tr key={what}>
              <th scope="row">
                {capital(modifierName(what))} <RuleLink rule={rule}>§</RuleLink>
              </th>
              <td>{signedNumber(by)}</td>
            </tr>
          ))}
          {rake !== null && (
            <tr className="ta-sum-good">
              <th scope="row">
                Rake of her {rake}: dice doubled, a critical hit is certain{' '}
                <RuleLink rule="rake.doubles-dice">§</RuleLink>
              </th>
              <td>×2</td>
            </tr>
          )}
          {halved > 0 && (
            <tr className="ta-sum-bad">
              <th scope="row">
                Dice halved <RuleLink rule="fire.crippled-hull-halves">§</RuleLink>
              </th>
              <td>÷{2 ** halved}</td>
            </tr>
          )}
        </tbody>
      </table>
      <ul className="ta-pools">
        {large > 0 && (
          <li>
            <b>{large} D10</b> {faceNeeded(needed, modifier, 10)}
            <span>{percent(hitChance(10, needed, modifier))} each</span>
          </li>
        )}
        {regular > 0 && (
          <li>
            <b>{regular} D6</b> {faceNeeded(needed, modifier, 6)}
            <span>{percent(hitChance(6, needed, modifier))} each</span>
          </li>
        )}
        {musketry > 0 && (
          <li>
            <b>{musketry} D6</b> muskets on 4+
            <span>≈ {musketryHits(musketry, marines).toFixed(0)} crew</span>
          </li>
        )}
      </ul>
      <p className="ta-expect">
        ≈ <b>{FIGURES.tenths(expected)}</b> hits to be expected
      </p>
    </div>
  );
}
