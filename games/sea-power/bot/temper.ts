/** What one commander does otherwise than another. */
import type { Side } from '../data/nations.ts';

export interface Temper {
  /** Ships that a squadron should have, by side; what is over stays at home. */
  readonly size: Readonly<Record<Side, number>>;
  /** Whether ships beyond that size sail all the same, shared out over the squadrons. */
  readonly all: Readonly<Record<Side, boolean>>;
  readonly decoys: boolean;
  /** Worlds imagined for one decision. */
  readonly worlds: number;
  /** How likely it seems to him that the enemy picks a fight in a search. */
  readonly boldness: Readonly<Record<Side, number>>;
  /** How much a European fears to be hunted where he lies, 1 for as often as play has shown. */
  readonly caution: number;
  /** How much better an English squadron counts that lies before a port with the enemy inside. */
  readonly blockade: number;
  /** What a decoy counts for, as a share of what a real squadron would be there for. */
  readonly bluff: number;
  /** How much of an area's points seems at stake to the English before the enemy has moved. */
  readonly stake: number;
  /** How many squadrons of two ships the English have beside their fleets, to guard trade and to lie in the way. */
  readonly cruisers: number;
  /** How likely an English squadron is attacked where it lies, by each of the enemy still to come and each point at stake. */
  readonly threat: number;
  /** How evenly eyes and bases are spread over the seas that count: what a second one in the same sea is worth less, as a share; 0 for as little as ever. */
  readonly spread: number;
  /** Whether the Europeans keep one great fleet together, which nobody finds against its will, and pairs of ships beside it. */
  readonly grand: boolean;
  /** Whether he reads the score and the years that are left. */
  readonly reckons: boolean;
  /** Whether nobody sails who need not. */
  readonly stays: boolean;
  /** How much what ships bring to a battle that is due counts beside other voyages; 0 for a little by the ship. */
  readonly succour: number;
  /** How likely it seems that one who stopped to fight for a great prize is the enemy's whole fleet. */
  readonly fear: number;
  /** Whether English fleets stay in port, where they can, until it is known where the enemy went. */
  readonly patience: boolean;
  /** English fleets are few, great and patient where no sea is worth more than this. */
  readonly masses: number;
  /** What a ship is taken to be worth at home, so that not more are sent than will do. */
  readonly thrift: number;
  /** What an enemy on the way costs a squadron that does not mean to stop for him. */
  readonly passing: Readonly<Record<Side, number>>;
  /** What a voyage that goes on after a search may still bring. */
  readonly elsewhere: Readonly<Record<Side, number>>;
  /** How much of an area's points is at stake to the English, and how much more by each of the enemy still to come. */
  readonly exposure: Readonly<{ base: number; each: number }>;
  /** How likely a European at sea is hunted by each of those who may still come, and more by each point he lies on. */
  readonly hunt: Readonly<{ base: number; point: number }>;
  /** Ships that a hunter is taken to have. */
  readonly hunter: number;
  /** Only what is worth more than this to the enemy is attacked with all he has. */
  readonly coveted: number;
  /** A prize of more than so many points is what a great fleet goes for. */
  readonly lure: number;
  /** What an English frigate is there for: the points of the sea, the enemy's ports, and to be alone. */
  readonly eyes: Readonly<{ points: number; ports: number; alone: number }>;
  /** What keeps a European frigate from trade: points of the sea that draw the English there, other frigates, and an English port with ships. */
  readonly raids: Readonly<{ points: number; others: number; guarded: number }>;
  /** By how many points a base is worth less with each squadron that lies there already. */
  readonly crowding: number;
  /** Ships of the small squadrons beside a great fleet. */
  readonly pair: number;
  /** Years before the end in which the score is played for. */
  readonly reckoned: number;
  /** By how much more than a winning lead he must be ahead to take it for won, and by how much more for each year still to come. */
  readonly margin: Readonly<{ last: number; each: number }>;
  /** How much of his caution is left to him who is behind when the score is played for. */
  readonly dares: number;
  /** What a battle counts beyond the points it brings: where he may avoid it, and where he may withdraw from it. */
  readonly pluck: Readonly<{ search: number; gauge: number }>;
  /** Whether English squadrons are many and small, and wait for nobody, against an enemy who has long kept to port. */
  readonly rouses: boolean;
  /** How often the enemy is taken to be drawn up as one of sense would be, and not evenly. */
  readonly likely: number;
}
