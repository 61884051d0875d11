/**
 * A full state that agrees with a view: what stands behind the Enemy's counters is dealt from what he may have. Who looks
 * knows the scenario, the counters, and all that lies open; of the rest any guess is as good as another.
 */
import type { Dice } from '@weathergage/kernel';
import { pathOf } from './convoys/convoy-route.ts';
import type { LeaderCounter } from './module/forces.ts';
import type { ConvoyGroup } from './module/organisations.ts';
import type {
  AuxClass,
  AuxId,
  FormationId,
  LeaderId,
  LocationId,
  Rank,
  SideId,
  SquadronId,
} from './module/vocabulary.ts';
import { dateOf } from './umpire/phase.ts';
import type { Convoy, Followed, Forces, Formation } from './world/forces.ts';
import { formationOfToken, hullsOf, squadronsIn } from './world/formations.ts';
import { rankBy } from './world/leaders.ts';
import { isConvoy, namedBy, namedIn, sightedAs } from './world/names-told.ts';
import { newConvoy, newExecution, newForces, newFormation } from './world/new-forces.ts';
import type { State, Token, View } from './world/state.ts';
import { hullOwner, type Theatre, theatreOf } from './world/theatre.ts';

export function imagine(seen: View, dice: Dice): State {
  const { seat: _seat, side: _side, forces, untold, ...open } = seen;
  const theatre = theatreOf(seen);
  const known = { ...seen, tokens: seen.tokens.map((token) => bound(theatre, token, dice)) };
  const tokens = known.tokens.map(({ came: _came, ...token }): Token => token);
  const dealt: Record<SideId, Forces> = {};
  for (const side of [theatre.a, theatre.b])
    dealt[side] = forces[side] ?? new Guess(known, theatre, side, dice).deal();
  const told = untold?.map((truth) => ({ truth }));
  return { ...open, tokens, forces: dealt, ...(told === undefined ? {} : { untold: told }) };
}

/** Where a Formation in an Out box means to come out is not seen: any exit of its edge will do. */
function bound(theatre: Theatre, token: Token, dice: Dice): Token {
  const { place } = token;
  if (place.berth !== 'out' || place.to !== undefined) return token;
  const { exits } = theatre.zones.get(place.at)!.edges.find(({ edge }) => edge === place.edge)!;
  return { ...token, place: { ...place, to: exits[dice.below(exits.length)]! } };
}

const SCOUTS: readonly AuxClass[] = ['Fleet', 'Fleet-50', 'Light', 'Galley'];

class Guess {
  readonly #seen: View;
  readonly #theatre: Theatre;
  readonly #side: SideId;
  readonly #dice: Dice;
  readonly #forces: Forces = newForces();
  readonly #squadrons: SquadronId[];
  readonly #flotillas: FormationId[];
  readonly #leaders: LeaderId[];
  readonly #auxiliaries: AuxId[];
  #dummies = 0;

  constructor(seen: View, theatre: Theatre, side: SideId, dice: Dice) {
    this.#seen = seen;
    this.#theatre = theatre;
    this.#side = side;
    this.#dice = dice;
    const own = (contingent: string): boolean => theatre.contingents.get(contingent)!.side === side;
    const known = new Set(
      Object.values(seen.battle?.squadrons ?? {}).flatMap((line) => line.map(({ squadron }) => squadron)),
    );
    const faces = new Set(seen.tokens.flatMap(({ face }) => (face === null ? [] : [face.formation])));
    const named = namedIn(seen.battle, side);
    this.#squadrons = [...theatre.hulls.values()]
      .filter(({ id, contingent }) => own(contingent) && !known.has(id) && !faces.has(id) && !named.has(id))
      .map(({ id }) => id);
    this.#flotillas = theatre.module.flotillas
      .filter((one) => one.side === side && !faces.has(one.id) && !named.has(one.id))
      .map(({ id }) => id);
    this.#leaders = theatre.module.leaders.filter(({ contingent }) => own(contingent)).map(({ id }) => id);
    this.#auxiliaries = theatre.module.auxiliaries
      .filter(({ contingent }) => own(contingent))
      .map(({ id }) => id);
  }

  deal(): Forces {
    this.#officers();
    for (const id of this.#auxiliaries) this.#forces.auxiliaries[id] = { in: 'future' };
    // What is known of is dealt first, so that guesses do not use up its counters.
    const own = this.#seen.tokens.filter(({ side }) => side === this.#side);
    const known = own.filter(
      ({ id, face }) => face !== null || this.#engaged().some(({ token }) => token === id),
    );
    for (const token of [...known, ...own.filter((one) => !known.includes(one))]) this.#behind(token);
    this.#markers();
    this.#followed();
    this.#ashore();
    this.#tasking();
    this.#desk();
    return this.#forces;
  }

  #engaged() {
    return this.#seen.battle?.formations[this.#side] ?? [];
  }

  #take<T>(from: T[], fits: (one: T) => boolean): T | undefined {
    const open = from.filter(fits);
    if (open.length === 0) return undefined;
    const one = open[this.#dice.below(Math.min(256, open.length))]!;
    from.splice(from.indexOf(one), 1);
    return one;
  }

  #officers(): void {
    const { year, turn } = dateOf(this.#seen, this.#seen.turn);
    const held = new Set(Object.values(this.#seen.stations));
    const fighting = new Set(this.#engaged().flatMap(({ leaders }) => leaders));
    for (const id of this.#leaders) {
      const counter = this.#theatre.leaders.get(id)!;
      const { in: from, out } = counter;
      const come = from.year < year || (from.year === year && from.turn <= turn);
      const gone = out !== null && (out.year < year || (out.year === year && out.turn <= turn));
      const serves = held.has(id) || fighting.has(id) || (come && !gone);
      this.#forces.leaders[id] = {
        rank: this.#rank(counter, year),
        at: serves ? 'mess' : come ? 'gone' : 'future',
        formation: null,
        until: null,
        won: false,
      };
    }
  }

  /** As he is seen in a Battle, else as the calendar has it. */
  #rank(counter: LeaderCounter, year: number): Rank {
    const officers = this.#seen.battle?.officers[this.#side] ?? [];
    return officers.find(({ leader }) => leader === counter.id)?.rank ?? rankBy(counter, year);
  }

  /** What a counter stands for: what its face says, what the Battle shows, or anything it might be. */
  #behind(token: Token): void {
    const fighting = this.#engaged().find((one) => one.token === token.id);
    const id =
      token.face?.formation ??
      fighting?.formation ??
      namedBy(this.#seen, this.#side, token) ??
      this.#sighted(token);
    if (token.face?.convoy != null || (id !== undefined && isConvoy(this.#theatre, id)))
      this.#convoy(token, id!);
    else if (id !== undefined) this.#known(token, id);
    else this.#unknown(token);
  }

  #sighted(token: Token): FormationId | undefined {
    const names = sightedAs(this.#seen, this.#theatre, token);
    return names.length === 0 ? undefined : names[this.#dice.below(names.length)];
  }

  #unknown(token: Token): void {
    const { command } = token;
    const flotilla = this.#take(this.#flotillas, (one) => {
      const counter = this.#theatre.flotillas.get(one)!;
      return (
        counter.command === command &&
        this.#fitting(counter.contingents, counter.galleysOnly === true).length > 0
      );
    });
    if (flotilla !== undefined) {
      this.#known(token, flotilla);
      return;
    }
    const alone = this.#take(this.#squadrons, (one) => {
      return !hullsOf(this.#theatre, one).flagship && hullOwner(this.#theatre, one) === command;
    });
    if (alone !== undefined && token.place.berth !== 'harbour') this.#known(token, alone);
    else
      this.#put(
        token,
        newFormation(
          `dummy-${this.#side}-${++this.#dummies}`,
          'dummy',
          command,
          token.place,
          this.#seen.clock,
        ),
      );
  }

  #put(token: Token, formation: Formation): void {
    formation.token = token.id;
    if (token.came !== undefined) formation.came = token.came;
    this.#forces.formations[formation.id] = formation;
  }

  #fitting(contingents: readonly string[], galleys: boolean): SquadronId[] {
    return this.#squadrons.filter((one) => {
      const hulls = hullsOf(this.#theatre, one);
      return (
        contingents.includes(hulls.contingent) &&
        !hulls.flagship &&
        hulls.corsair === undefined &&
        (!galleys || hulls.class === 'G')
      );
    });
  }

  #known(token: Token, id: FormationId): void {
    const flotilla = this.#theatre.flotillas.get(id);
    const formation = newFormation(
      id,
      flotilla === undefined ? 'squadron' : 'flotilla',
      token.command,
      token.place,
      this.#seen.clock,
    );
    this.#put(token, formation);
    this.#man(token, formation);
    const issued =
      this.#seen.stage?.kind === 'impulse-end'
        ? this.#seen.stage.orders.find((one) => one.token === token.id)
        : undefined;
    const order = issued === undefined ? undefined : this.#theatre.orders.get(issued.order);
    if (order !== undefined) formation.execution = newExecution(order.id, this.#seen.turn, order.fulfil);
  }

  /** Squadrons, an officer and Auxiliaries for whatever stands, or sails as Escort, under a counter. */
  #man(token: Token, formation: Formation): void {
    const { id } = formation;
    const flotilla = this.#theatre.flotillas.get(id);
    const line = this.#laidOpen(formation);
    const wanted = token.face?.squadrons ?? (flotilla === undefined ? 1 : 1 + this.#dice.below(4));
    if (flotilla === undefined && line === 0) this.#enrol(id, formation);
    if (flotilla === undefined && hullsOf(this.#theatre, id).corsair !== undefined) formation.corsair = true;
    const contingents = flotilla?.contingents ?? [hullsOf(this.#theatre, id).contingent];
    while (line === 0 && formation.squadrons.length < wanted) {
      const open = this.#fitting(contingents, flotilla?.galleysOnly === true);
      const squadron =
        this.#take(this.#squadrons, (one) => open.includes(one)) ?? this.#take(this.#squadrons, () => true);
      if (squadron === undefined) break;
      this.#enrol(squadron, formation);
    }
    const fighting = this.#engaged().find((one) => one.token === token.id);
    if (flotilla !== undefined && formation.leader === null)
      this.#post(formation, fighting === undefined || line === 0 ? null : []);
    for (const sort of token.face?.auxiliaries ?? []) {
      const aux = this.#aux((one) => one === sort);
      if (aux === undefined) continue;
      formation.auxiliaries.push(aux);
      this.#forces.auxiliaries[aux] = { in: 'formation', formation: id };
    }
  }

  /** In a Battle all that is Engaged is known, each Squadron and officer with his own Flotilla. Says how many there are. */
  #laidOpen(top: Formation): number {
    const line = (this.#seen.battle?.squadrons[this.#side] ?? []).filter(({ engaged }) => engaged === top.id);
    // Those that have gone down in it are still in its line.
    for (const { squadron, formation, sail, dp } of line)
      if (sail > 0) this.#enrol(squadron, this.#part(top, formation), sail, dp);
    for (const { leader, engaged, commands } of this.#seen.battle?.officers[this.#side] ?? [])
      if (engaged === top.id) this.#post(this.#part(top, commands[0]!), [leader]);
    return line.length;
  }

  #part(top: Formation, id: FormationId): Formation {
    const known = this.#forces.formations[id];
    if (known !== undefined) return known;
    const part = newFormation(id, 'flotilla', top.command, top.place, this.#seen.clock);
    part.under = top.id;
    this.#forces.formations[id] = part;
    return part;
  }

  #enrol(squadron: SquadronId, formation: Formation, sail?: number, dp?: number): void {
    const { capacity } = hullsOf(this.#theatre, squadron);
    const start = this.#seen.scenario.squadrons.find(({ id }) => id === squadron);
    this.#forces.squadrons[squadron] = {
      id: squadron,
      sail: sail ?? Math.min(capacity, start?.sail ?? capacity),
      dp: dp ?? start?.dp ?? this.#dice.below(4),
      formation: formation.id,
      port: null,
    };
    formation.squadrons.push(squadron);
  }

  #post(formation: Formation, known: readonly LeaderId[] | null): void {
    const free = Object.entries(this.#forces.leaders)
      .filter(([, { at }]) => at === 'mess')
      .map(([id]) => id);
    const leader =
      known === null ? free[this.#dice.below(Math.max(1, Math.min(256, free.length)))] : known[0];
    // Whoever fights may have been guessed elsewhere before.
    if (leader === undefined || this.#forces.leaders[leader]!.at !== 'mess') return;
    formation.leader = leader;
    Object.assign(this.#forces.leaders[leader]!, { at: 'posted', formation: formation.id });
  }

  #aux(fits: (sort: AuxClass) => boolean): AuxId | undefined {
    return this.#take(this.#auxiliaries, (one) => fits(this.#theatre.auxiliaries.get(one)!.class));
  }

  /** Any route that leads by where it is seen. */
  #routeBy({ routes }: ConvoyGroup, at: LocationId): number {
    const by = routes.filter(({ path }) => path.includes(at));
    const open = by.length > 0 ? by : routes;
    return open[this.#dice.below(open.length)]!.number;
  }

  #convoy(token: Token, id: FormationId): void {
    const kind = token.face?.convoy ?? null;
    const group =
      [...this.#theatre.convoys.values()].find(
        (one) => one.side === this.#side && id.startsWith(`${one.group}.`),
      ) ??
      [...this.#theatre.convoys.values()].find(
        (one) => one.side === this.#side && (kind === null || one.kind === kind),
      );
    if (group === undefined) return;
    const leg = id.endsWith('.home') ? 'home' : 'out';
    const formation = newFormation(id, 'convoy', token.command, token.place, this.#seen.clock);
    this.#put(token, formation);
    const convoy = newConvoy(id, group.group, leg, this.#routeBy(group, token.place.at), null);
    convoy.next = Math.max(1, pathOf(this.#theatre, convoy).indexOf(token.place.at) + 1);
    // One with nothing left to carry would come off the map.
    if (group.victuals !== undefined) convoy.repairPoints = 1 + this.#dice.below(8);
    // 10.113: Convoys lie face up unless they are Scattered.
    convoy.scattered = token.face === null;
    this.#forces.convoys[id] = convoy;
    if (token.face !== null && token.face.squadrons > 0) this.#escort(token, convoy);
  }

  /** Named by the Battle it is in, or anybody. */
  #escort(token: Token, convoy: Convoy): void {
    const fighting = this.#engaged().find((one) => one.token === token.id && !one.convoy)?.formation;
    const name = fighting ?? namedBy(this.#seen, this.#side, token);
    const alone = name ?? this.#take(this.#squadrons, (one) => !hullsOf(this.#theatre, one).flagship);
    if (alone === undefined) return;
    const kind = this.#theatre.flotillas.has(alone) ? 'flotilla' : 'squadron';
    const escort = newFormation(alone, kind, token.command, token.place, this.#seen.clock);
    escort.under = convoy.id;
    this.#forces.formations[alone] = escort;
    convoy.escort = alone;
    this.#man(token, escort);
  }

  #markers(): void {
    for (const marker of this.#seen.markers) {
      if (marker.side !== this.#side) continue;
      const aux = this.#aux((sort) =>
        marker.class === null ? SCOUTS.includes(sort) : sort === marker.class,
      );
      if (aux === undefined) continue;
      const token = this.#seen.tokens.find(({ shadow }) => shadow === marker.id);
      this.#forces.auxiliaries[aux] =
        marker.kind === 'shadow' && token !== undefined
          ? { in: 'shadow', marker: marker.id, token: token.id }
          : { in: marker.kind === 'zone' ? 'zone' : 'station', at: marker.at, marker: marker.id };
    }
  }

  /** 7.13: whom the Enemy's shadows follow, so that they stay with him in this world too. */
  #followed(): void {
    const followed = this.#seen.tokens.flatMap(({ side, id, shadow }): Followed[] => {
      if (side !== this.#side || shadow === null) return [];
      const formation = formationOfToken(this.#forces, id)!.id;
      const squadrons = squadronsIn(this.#forces, formation).map((one) => one.id);
      return [{ marker: shadow, formation, squadrons }];
    });
    if (followed.length > 0) this.#forces.followed = followed;
  }

  /** Squadrons that began in Port and are behind no counter lie there still; Auxiliaries wait at hand. */
  #ashore(): void {
    for (const { id, sail, dp, in: where } of this.#seen.scenario.squadrons) {
      if (!this.#squadrons.includes(id) || !('port' in where) || where.state === 'Ready') continue;
      this.#forces.squadrons[id] = {
        id,
        sail,
        dp,
        formation: null,
        port: { at: where.port, state: where.state },
      };
    }
    for (const id of this.#auxiliaries)
      if (this.#theatre.auxiliaries.get(id)!.corsair === undefined)
        this.#forces.auxiliaries[id] = { in: 'available' };
  }

  #tasking(): void {
    const { stage } = this.#seen;
    if (stage?.kind !== 'tasks' || stage.side !== this.#side) return;
    const port = this.#theatre.module.ports.find(({ id }) => this.#seen.ports[id]!.side === this.#side)?.id;
    this.#forces.tasking = stage.declared.flatMap(() => {
      const aux = this.#aux((sort) => SCOUTS.includes(sort));
      if (aux === undefined || port === undefined) return [];
      this.#forces.auxiliaries[aux] = { in: 'port', port };
      return [{ aux, ifScreened: null }];
    });
  }

  #desk(): void {
    const out = new Set(
      Object.values(this.#forces.formations).flatMap(({ execution }) =>
        execution === null ? [] : [execution.order],
      ),
    );
    const chits = this.#theatre.module.orders
      .filter(({ side, id }) => side === this.#side && !out.has(id))
      .map(({ id }) => id);
    for (const id of chits)
      if (this.#dice.below(6) === 0)
        this.#forces.desk.hand.push({ order: id, received: this.#seen.turn, mandatory: false });
      else this.#forces.desk.pool.push(id);
  }
}
