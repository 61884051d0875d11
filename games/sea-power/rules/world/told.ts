/** What can happen, as it is told. A field that one side alone may know is missing from the form the other gets. */
import type { Outcome, Seat, Told } from '@weathergage/kernel';
import type { Nation, Owner, Side } from '../../data/nations.ts';
import type { Score } from './score.ts';
import type {
  AreaId,
  Berth,
  LeaderId,
  LineShip,
  Place,
  PortId,
  ShipId,
  SquadronId,
  Token,
} from './squadron.ts';

interface Of<K extends string> extends Told {
  readonly kind: K;
}
/** What concerns one side. */
interface OfSide<K extends string> extends Of<K> {
  readonly side: Side;
}
type BothSides<V> = Readonly<Record<Side, V>>;

/** One fall of shot: those who fired, at whom, and what came of each die. */
export interface Shot {
  readonly side: Side;
  readonly by: readonly ShipId[];
  readonly at: ShipId;
  /** Dice of the ships' own attack, after damage and joint command, and those of leaders among them. */
  readonly dice: readonly number[];
  readonly bonus: number;
  /** One damage die for each six. */
  readonly damage: readonly number[];
  readonly disabled: boolean;
  /** 11.L: the two dice thrown for each five or six, if the rule is in use. */
  readonly boarding: readonly (readonly [number, number])[];
  readonly captured: boolean;
}

export type SeaTold =
  | (Of<'bids'> & {
      readonly bids: Readonly<Record<Seat, { readonly points: number; readonly side: Side }>>;
      readonly winner: Seat;
      readonly commands: BothSides<Seat>;
    })
  | (Of<'year'> & { readonly year: number; readonly war: string })
  | (Of<'entered-war'> & { readonly nation: Nation })
  | (Of<'port'> & {
      readonly port: PortId;
      readonly owner: Owner;
      readonly why: 'calendar' | 'war' | 'peace';
    })
  | (Of<'back'> & { readonly leader: LeaderId; readonly side: Side })
  | (Of<'revolution'> & { readonly leaders?: readonly LeaderId[]; readonly count: number })
  | (Of<'alliance'> & { readonly come: boolean })
  | (Of<'russians'> & {
      readonly come: boolean;
      readonly ships?: readonly ShipId[];
      readonly leaders?: readonly LeaderId[];
    })
  /** 11.O: the die that might have sent them home. */
  | Of<'russians-stay'>
  | (OfSide<'demobilised'> & {
      readonly ships?: readonly ShipId[];
      readonly leaders?: readonly LeaderId[];
    })
  | (OfSide<'drawn'> & {
      readonly nation: Nation;
      readonly levy: 'base' | 'new';
      readonly ships?: readonly ShipId[];
      readonly leaders?: readonly LeaderId[];
    })
  | (OfSide<'commissioned'> & { readonly captured: ShipId; readonly ship?: ShipId })
  | OfSide<'organised'>
  | (OfSide<'placed'> & {
      readonly token: Token;
      readonly port: PortId;
      readonly squadron?: SquadronId;
    })
  | (OfSide<'frigate'> & { readonly area: AreaId | null })
  | (OfSide<'sailed'> & {
      readonly token: Token;
      readonly from: PortId;
      readonly squadron?: SquadronId;
    })
  /** 11.B: held in port; the damage is the owner's secret. */
  | (OfSide<'weather'> & {
      readonly token: Token;
      readonly effect: 'fair' | 'held' | 'storm';
      readonly damage?: readonly { readonly ship: ShipId; readonly points: number }[];
    })
  | (OfSide<'moved'> & { readonly token: Token; readonly to: AreaId; readonly cost: number })
  | (OfSide<'put-in'> & { readonly token: Token; readonly port: PortId })
  | (OfSide<'hove-to'> & { readonly token: Token; readonly area: AreaId })
  | OfSide<'passed'>
  | (Of<'search'> & {
      readonly area: AreaId;
      readonly mover: Token;
      readonly other: Token;
      readonly choices: BothSides<'fight' | 'avoid'>;
      /** The dice of each throw; ties are thrown again. Totals are each side's own secret. */
      readonly throws: readonly BothSides<readonly number[]>[];
      readonly totals?: Readonly<Partial<Record<Side, number>>>;
      readonly result: 'battle' | 'avoided' | 'decoy';
    })
  | (OfSide<'decoy'> & {
      readonly token: Token;
      readonly area: AreaId;
      readonly squadron?: SquadronId;
    })
  | (OfSide<'join'> & {
      readonly token: Token;
      readonly with: Token;
      readonly joined: boolean;
    })
  | (OfSide<'combined'> & { readonly token: Token; readonly into: Token })
  | (OfSide<'station'> & {
      readonly token: Token;
      readonly voyages: number;
      readonly onStation: boolean;
    })
  | (OfSide<'wear'> & {
      readonly token: Token;
      readonly damage?: readonly { readonly ship: ShipId; readonly points: number }[];
    })
  /** Ships lost otherwise than in battle: left in a port that is neutral no more, taken with a port, worn out. */
  | (OfSide<'lost'> & {
      readonly ships: readonly ShipId[];
      readonly why: 'port' | 'wear' | 'no-port' | 'storm';
    })
  | (OfSide<'interned'> & { readonly ships?: readonly ShipId[]; readonly port: PortId })
  | (Of<'uncontrolled'> & { readonly area: AreaId })
  | (Of<'battle'> & { readonly area: AreaId; readonly tokens: BothSides<Token> })
  | (Of<'gauge'> & {
      readonly area: AreaId;
      readonly throws: readonly BothSides<number>[];
      readonly winner: Side;
    })
  | (Of<'glimpse'> & {
      readonly area: AreaId;
      /** Whose ships they are: the other side is the one that looks. */
      readonly side: Side;
      readonly stacks: readonly (readonly Berth[])[];
    })
  | (Of<'withdrew'> & { readonly area: AreaId; readonly side: Side; readonly to: Place })
  | (Of<'lines'> & {
      readonly area: AreaId;
      readonly round: number;
      readonly lines: BothSides<readonly LineShip[]>;
      readonly joint: boolean;
    })
  /** The battle leaves the chart, to be fought out in a match of its own; and what came of it is known. */
  | (Of<'fought-out'> & { readonly area: AreaId; readonly way: string })
  | (Of<'report'> & { readonly area: AreaId; readonly broke: readonly Side[]; readonly turns?: number })
  | (Of<'fire'> & { readonly area: AreaId; readonly round: number; readonly shot: Shot })
  /** 11.N: hits by totals, then a die a ship. */
  | (Of<'weight'> & {
      readonly area: AreaId;
      readonly round: number;
      readonly side: Side;
      readonly hits: number;
      readonly marks: readonly { readonly ship: ShipId; readonly die: number; readonly hits: number }[];
    })
  | (Of<'damage'> & {
      readonly area: AreaId;
      readonly side: Side;
      readonly ship: ShipId;
      readonly damage: number;
      readonly fate: 'fights' | 'disabled' | 'sunk' | 'captured';
    })
  | (OfSide<'leader'> & {
      readonly leader: LeaderId;
      /** Where it befell him; null ashore. */
      readonly ship: ShipId | null;
      readonly fate: 'unhurt' | 'injured' | 'killed' | 'captured' | 'rest';
      readonly returns?: number;
    })
  | (OfSide<'refuge'> & { readonly ship: ShipId; readonly port: PortId })
  | (Of<'disengaged'> & { readonly area: AreaId; readonly side: Side })
  | (Of<'battle-over'> & { readonly area: AreaId; readonly winner: Side | null })
  | (Of<'control'> & { readonly areas: readonly AreaId[] })
  | (OfSide<'assault'> & {
      readonly area: AreaId;
      readonly port: PortId;
      readonly totals: { readonly attack: number; readonly defence: number };
      readonly taken: boolean;
    })
  /** 11.M: a die for each that was sunk, in this order. */
  | (Of<'wrecks'> & { readonly ships: readonly ShipId[] })
  | (Of<'gone'> & { readonly ship: ShipId; readonly side: Side })
  | (Of<'points'> & { readonly scores: readonly Score[]; readonly totals: BothSides<number> })
  | (OfSide<'returned'> & { readonly token: Token; readonly port: PortId })
  | (OfSide<'repaired'> & {
      readonly repairs?: readonly { readonly ship: ShipId; readonly points: number }[];
    })
  | (Of<'resigned'> & { readonly seat: Seat })
  | (Of<'over'> & { readonly outcome: Outcome });
