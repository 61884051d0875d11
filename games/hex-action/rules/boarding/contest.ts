/** Who fights whom on which deck, and one round of it (12.2, 12.3). */
import { MELEE_RESOLUTION, MELEE_VICTORY } from '../../data/tables.ts';
import { attackersOf, boardersOf, meleeStrength, menOf, partiesOf, squaresOf } from '../afloat/parties.ts';
import type { Context } from '../sea/phase.ts';
import type { Party, Section, Ship } from '../sea/ship.ts';
import { bondOf, isBond, type Sea, type State } from '../sea/state.ts';

export interface Fighter {
  readonly ship: Ship;
  readonly party: Party;
}
export type Team = readonly Fighter[];

/** Two teams that meet: boarders against boarders, or boarders against the defenders of a deck. */
export interface Contest {
  readonly teams: readonly [Team, Team];
  /** Set if the second team defends her own deck. */
  readonly defended: Ship | null;
}

const boarder = (ship: Ship, target: string): Fighter[] => {
  const party = boardersOf(ship, target);
  return party === undefined ? [] : [{ ship, party }];
};

/** What happens aboard one ship. */
interface Deck {
  readonly ship: Ship;
  /** Attackers met by her own boarders, the others, and her defenders. */
  readonly met: readonly Ship[];
  readonly rest: readonly Ship[];
  readonly defenders: readonly Fighter[];
}

function deckOf(sea: Sea, ship: Ship): Deck {
  const attackers = attackersOf(sea, ship);
  // 12.2.2: boarders sent at each other meet.
  const met = attackers.filter((other) => boardersOf(ship, other.id) !== undefined);
  // 12.2.6: whoever has beaten her boarders is among these in the next round and fights her defenders.
  const rest = attackers.filter((other) => !met.includes(other));
  const defenders = partiesOf(ship, 'DBP').map((party) => ({ ship, party }));
  return { ship, met, rest, defenders };
}

const decksOf = (sea: Sea): Deck[] =>
  sea.ships
    .filter((ship) => ship.presence === 'afloat' && ship.surrender === null)
    .map((ship) => deckOf(sea, ship))
    .filter((deck) => deck.met.length + deck.rest.length > 0);

/**
 * 12.2.4: boarders find nobody to fight. The first ship's side has her. All such decks fall at the same moment: boarders
 * whose own deck is among them give up with it, whatever the order of the ships.
 */
export function undefended(sea: Sea): { ship: Ship; boarders: Fighter[] } | null {
  const open = decksOf(sea).filter(({ met, defenders }) => met.length === 0 && defenders.length === 0);
  const falling = new Set(open.map(({ ship }) => ship));
  const secure = ({ rest }: Deck): Ship[] => rest.filter((other) => !falling.has(other));
  const deck = open.find((each) => secure(each).length > 0) ?? open[0];
  if (deck === undefined) return null;
  const comers = secure(deck).length > 0 ? secure(deck) : deck.rest;
  const boarders = comers
    .filter((other) => other.side === comers[0]!.side)
    .flatMap((other) => boarder(other, deck.ship.id));
  return { ship: deck.ship, boarders };
}

/** Boarders who come to a deck whose own boarders are the only ones to meet them join the fight there. */
const reinforcements = (deck: Deck | undefined, foe: Ship): Fighter[] =>
  deck === undefined || deck.defenders.length > 0 || deck.met[0] !== foe
    ? []
    : deck.rest.flatMap((other) => boarder(other, deck.ship.id));

export function contestsOf(sea: Sea): Contest[] {
  const decks = decksOf(sea);
  const contests: Contest[] = [];
  for (const deck of decks) {
    for (const foe of deck.met) {
      if (foe.id < deck.ship.id) continue;
      const theirs = decks.find((other) => other.ship === foe);
      const ours = [...boarder(deck.ship, foe.id), ...reinforcements(theirs, deck.ship)];
      const others = [...boarder(foe, deck.ship.id), ...reinforcements(deck, foe)];
      contests.push({ teams: [ours, others], defended: null });
    }
    // 12.2.3: defenders fight if they are boarded.
    if (deck.rest.length > 0 && deck.defenders.length > 0) {
      // 12.2.5: all who board one deck are one team.
      const attack = deck.rest.flatMap((other) => boarder(other, deck.ship.id));
      contests.push({ teams: [attack, deck.defenders], defended: deck.ship });
    }
  }
  return contests;
}

/** Notes who fights whom, for ungrappling (9.2.1.4) and for the turns to come (12.3.3). */
export function noteMelees(sea: State): void {
  for (const ship of sea.ships)
    for (const attacker of attackersOf(sea, ship))
      if (!sea.melees.some((melee) => isBond(melee, attacker.id, ship.id)))
        sea.melees = [...sea.melees, { ...bondOf(attacker.id, ship.id), since: sea.turn }];
}

const kind = (party: Party): 'OBP' | 'DBP' => (party.type === 'DBP' ? 'DBP' : 'OBP');
const strengthOf = (team: Team): number =>
  team.reduce((sum, { ship, party }) => sum + meleeStrength(kind(party), menOf(ship, party)), 0);

/** 12.3.2: squares the other side loses. */
export function lossesInflicted(strength: number, die: number): number {
  const { band, losses } = MELEE_RESOLUTION.data;
  const row = losses[Math.ceil(die / 2) - 1]!;
  return row[Math.min(row.length, Math.ceil(strength / band)) - 1]!;
}

/** 12.3.2, 12.3.6: from the lowest section, dealt evenly between crews of different ships. */
export function takeLosses(team: Team, squares: number): void {
  const crews = new Map<string, { men: Section[]; lost: number }>();
  for (const { ship, party } of team)
    for (const section of menOf(ship, party)) {
      const crew = crews.get(section.from) ?? { men: [], lost: 0 };
      crew.men.push(section);
      crews.set(section.from, crew);
    }
  for (let left = squares; left > 0; left--) {
    const able = [...crews.values()].filter((crew) => squaresOf(crew.men) > 0);
    if (able.length === 0) return;
    // The crew that has suffered least is next; of two the larger.
    able.sort((x, y) => x.lost - y.lost || squaresOf(y.men) - squaresOf(x.men));
    const crew = able[0]!;
    crew.lost++;
    const section = crew.men.sort((x, y) => x.no - y.no).find(({ left: men }) => men > 0)!;
    section.left--;
  }
}

/** 12.3.2: both throw at once on the strength they began the round with. Gives the winning team, if any. */
export function fightRound({ teams }: Contest, round: number, context: Context): 0 | 1 | 'none' | null {
  const strengths = teams.map(strengthOf);
  const dice = teams.map(() => context.dice.d6());
  const inflicted = teams.map((_, index) => lossesInflicted(strengths[index]!, dice[index]!));
  const before = teams.map((team) => team.map(({ ship, party }) => squaresOf(menOf(ship, party))));
  const strong = teams.map((team) => team.map((fighter) => strengthOf([fighter])));
  for (const index of [0, 1] as const) takeLosses(teams[index], inflicted[1 - index]!);
  context.tell({
    kind: 'melee-round',
    rule: '12.3.2',
    dice,
    round,
    parties: teams.flatMap((team, index) =>
      team.map(({ ship, party }, at) => ({
        ship: ship.id,
        type: party.type,
        squares: before[index]![at]!,
        strength: strong[index]![at]!,
        losses: before[index]![at]! - squaresOf(menOf(ship, party)),
        die: dice[index]!,
      })),
    ),
  });
  return winnerOf(strengthOf(teams[0]), strengthOf(teams[1]));
}

/** 12.3.3: three to one of what is left after a round. */
export function winnerOf(first: number, second: number): 0 | 1 | 'none' | null {
  if (first === 0 && second === 0) return 'none';
  if (first >= MELEE_VICTORY.data.ratio * second) return 0;
  return second >= MELEE_VICTORY.data.ratio * first ? 1 : null;
}
