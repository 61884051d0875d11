/** Who commands in a battle; and at a server the captain’s chair, which an admiral may give to somebody else. */
import { type ReactNode, useState } from 'react';
import type { BattleNow, Table } from '../tables/table.ts';
import { Button } from '../toolkit/controls.tsx';
import { Worded } from '../toolkit/worded.tsx';
import { WAR_WORDS as WORDS } from './campaign-words.ts';

export function BattleChairs({
  table,
  battle: { match, chairs, status },
}: {
  readonly table: Table;
  readonly battle: BattleNow;
}): ReactNode {
  const [link, setLink] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const give = table.battles?.giveChair?.bind(table.battles);
  if (give === undefined) return null;
  const to = async (seat: string, whom: 'link' | 'me'): Promise<void> => {
    try {
      setLink(await give(match, seat, whom));
      setTrouble(null);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <ul className="battle-chairs">
        {chairs.map(({ seat, name, by }) => (
          <li key={seat}>
            <span>
              {name}: {WORDS.chairs[by]}
            </span>{' '}
            {status !== 'over' && by === 'here' && (
              <Button look="quiet" onClick={() => void to(seat, 'link')} data-testid="give-chair">
                {WORDS.give}
              </Button>
            )}
            {status !== 'over' && by === 'link' && (
              <Button look="quiet" onClick={() => void to(seat, 'me')} data-testid="take-chair">
                {WORDS.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {link !== null && (
        <p className="match-note">
          <Worded
            text={WORDS.whoeverHas}
            parts={{
              link: (
                <code className="match-seal" data-testid="chair-link">
                  {link}
                </code>
              ),
            }}
          />
        </p>
      )}
      {trouble !== null && (
        <p className="action-trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
