/** Both lines: Combat by Combat once Squadrons are put up, else Formation by Formation as far as they are seen. */
import { Die } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { harmIn, harmWords } from '../../attention/expected.ts';
import { inflicted } from '../../rules/battle/combat/resolve.ts';
import { unpaired } from '../../rules/battle/combat/selection.ts';
import type { SideId } from '../../rules/module/vocabulary.ts';
import { cellOf } from '../../rules/umpire/damage-table.ts';
import type { Battle } from '../../rules/world/battle-state.ts';
import { forcesOf } from '../../rules/world/forces.ts';
import { behindToken, membersOf, squadronOf } from '../../rules/world/formations.ts';
import type { Token, View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { AUX_WORDS, count, formationName, leaderWords, list, squadronName } from '../look/words.ts';
import { SquadronCard } from './squadron-card.tsx';

interface LineProps {
  readonly view: View;
  readonly battle: Battle;
  readonly side: SideId;
}

/** What is known of a Formation before it is in the line. */
function Seen({ view, token }: { readonly view: View; readonly token: Token }): ReactNode {
  const own = behindToken(view, token.id);
  if (own === undefined) {
    const { face } = token;
    return (
      <div className="st-bt-formation">
        <b>{face === null ? 'Not made out' : formationName(view, face.formation)}</b>
        {face !== null && (
          <small>
            {face.convoy === null ? count(face.squadrons, 'Squadron') : 'a Convoy'}
            {face.auxiliaries.length > 0 && `, with ${list(face.auxiliaries.map((one) => AUX_WORDS[one]))}`}
          </small>
        )}
      </div>
    );
  }
  const forces = forcesOf(view, own.side);
  const { hulls } = theatreOf(view);
  return (
    <div className="st-bt-formation">
      {membersOf(forces, own.formation.id).map(({ id, leader, squadrons, kind }) => (
        <div key={id}>
          <b>{formationName(view, id)}</b>
          {kind === 'flotilla' && (
            <small className="st-bt-leader">★ {leaderWords(view, own.side, leader)}</small>
          )}
          {squadrons.map((squadron) => {
            const { sail, dp } = squadronOf(forces, squadron);
            return (
              <small key={squadron}>
                {squadronName(view, squadron)}: {count(sail, 'ship')}, damage {dp} of{' '}
                {hulls.get(squadron)?.dr}
              </small>
            );
          })}
        </div>
      ))}
    </div>
  );
}

export function Gathering({ view, battle, side }: LineProps): ReactNode {
  const tokens = view.tokens.filter(
    ({ id, side: whose, place }) =>
      whose === side &&
      (battle.tokens[side]!.includes(id) || place.at === battle.at) &&
      !battle.withdrawn.includes(id),
  );
  return (
    <div className="st-bt-row">
      {tokens.map((token) => (
        <Seen key={token.id} view={view} token={token} />
      ))}
    </div>
  );
}

/** Those not yet put up. */
export function Reserve({ view, battle, side }: LineProps): ReactNode {
  const paired = new Set(battle.combats.flatMap(({ squadrons }) => squadrons[side]!));
  const waiting = battle.squadrons[side]!.filter(
    ({ squadron, kind, mate }) => !paired.has(squadron) && (kind !== 'flagship' || mate === null),
  );
  if (waiting.length === 0) return null;
  const fought = battle.combats.some(({ die }) => die !== null);
  const words = fought
    ? 'Not in action'
    : unpaired(battle, side).length > 0
      ? 'Not engaged yet'
      : 'Out of the line';
  return (
    <>
      {battle.combats.length > 0 && <p className="st-bt-note">{words}</p>}
      <div className="st-bt-row" data-brief={battle.combats.length > 0 || undefined}>
        {waiting.map((one) => (
          <SquadronCard key={one.squadron} view={view} battle={battle} side={side} one={one} />
        ))}
      </div>
    </>
  );
}

/** One Combat: his above, one's own below, between them the die or what may be looked for. */
export function CombatColumn({
  view,
  battle,
  index,
  sides: [above, below],
}: {
  readonly view: View;
  readonly battle: Battle;
  readonly index: number;
  readonly sides: readonly [SideId, SideId];
}): ReactNode {
  const combat = battle.combats[index]!;
  const read = (side: SideId, die: number) => inflicted(view, battle, combat, side, die);
  const cards = (side: SideId): ReactNode =>
    battle.squadrons[side]!.filter(({ squadron }) => combat.squadrons[side]!.includes(squadron)).map(
      (one) => <SquadronCard key={one.squadron} view={view} battle={battle} side={side} one={one} />,
    );
  const words = (side: SideId): string => {
    if (combat.die === null) return harmWords(harmIn(view, battle, combat, side));
    // While the die may still be cast again the results have not been read.
    const { column } = battle.reroll === null ? { column: combat.column[side] ?? 0 } : read(side, combat.die);
    return `column ${column}: ${cellOf(column, combat.die)}`;
  };
  return (
    <li className="st-bt-combat">
      {cards(above)}
      <div className="st-bt-between">
        <span>Combat {index + 1}</span>
        {battle.level !== null && (
          <>
            <small>↓ {words(above)}</small>
            {combat.die !== null && <Die face={combat.die} sides={10} size={26} />}
            <small>↑ {words(below)}</small>
          </>
        )}
      </div>
      {cards(below)}
    </li>
  );
}
