/** One squadron in a list: its flag, name, strength and where it is. */
import { Row } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import type { ReactNode } from 'react';
import type { Squadron } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';
import { warOf } from '../../rules/world/war.ts';
import { Flag } from '../look/flags.tsx';
import { squadronName, strengthOf, strengthWords } from '../look/words.ts';

export function SquadronRow({
  view,
  squadron,
  where,
  pressed,
  disabled = false,
  onPress,
  onHover,
}: {
  readonly view: View;
  readonly squadron: Squadron;
  readonly where: string;
  readonly pressed: boolean;
  readonly disabled?: boolean;
  onPress(): void;
  onHover?(on: boolean): void;
}): ReactNode {
  return (
    <Row
      aria-pressed={pressed}
      disabled={disabled}
      data-squadron={squadron.id}
      data-testid={`squadron-${squadron.id}`}
      onClick={onPress}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
      before={<Flag nation={squadron.nation} war={warOf(view)} />}
      behind={<span className="sp-row-where">{where}</span>}
    >
      <strong>{squadronName(squadron.id)}</strong>
      <small>{strengthWords(strengthOf(view, squadron))}</small>
    </Row>
  );
}
