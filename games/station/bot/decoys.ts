/** Dummies (7.15): beside those at sea whom nobody has seen, so that the Enemy's scouts have more to look for. */
import { checkDummies, type DummyOrder } from '../rules/yards/dummies.ts';
import { type Desk, shipsAtHand } from './desk.ts';

/** With each Formation that is out of sight, as far as there are Dummies. */
export function putDown(desk: Desk): { readonly dummies?: DummyOrder[] } {
  const { view, side, theatre, temper } = desk;
  if (!temper.hides || view.increment > 1) return {};
  const commands = theatre.sides.get(side)?.commands ?? [];
  const dummies: DummyOrder[] = [];
  for (const { place, command } of shipsAtHand(desk)) {
    if (place.berth !== 'sea') continue;
    const one = { at: place.at, command: commands.length === 0 ? null : command };
    if (dummies.some(({ at }) => at === one.at)) continue;
    if (checkDummies(view, side, [...dummies, one]) === null) dummies.push(one);
  }
  return dummies.length > 0 ? { dummies } : {};
}
