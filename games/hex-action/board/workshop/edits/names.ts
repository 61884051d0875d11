/** The names that special rules and victory tests speak of: listed for their forms, and forgotten with what bore them. */
import type { Option } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { Scenario } from '../../../rules/scenario/scenario.ts';

export type Named = 'side' | 'ship' | 'squadron' | 'battery';

/** What a key of a rule or a test names, and whether it names several. */
const KEYS: Readonly<Record<string, readonly [named: Named, many: boolean]>> = {
  side: ['side', false],
  sides: ['side', true],
  ship: ['ship', false],
  ships: ['ship', true],
  firer: ['ship', false],
  target: ['ship', false],
  from: ['ship', false],
  to: ['ship', false],
  squadron: ['squadron', false],
  squadrons: ['squadron', true],
  batteries: ['battery', true],
};
export const namedBy = (key: string) => KEYS[key];

export function namesOf(scenario: Scenario, named: Named): Option<string>[] {
  const option = ({ id, name }: { readonly id: string; readonly name: string }): Option<string> => ({
    value: id,
    label: name,
  });
  switch (named) {
    case 'side':
      return scenario.sides.map(option);
    case 'ship':
      return scenario.ships.map(option);
    case 'squadron':
      return scenario.sides.flatMap((side) => (side.squadrons ?? []).map(option));
    case 'battery':
      return (scenario.batteries ?? []).map(option);
  }
}

/** Taken out of every list; a list or a place that stays empty is left for the examination to name. */
function swept(value: unknown, named: Named, id: string): unknown {
  if (Array.isArray(value)) return value.map((each) => swept(each, named, id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const [what, many] = KEYS[key] ?? [];
      if (what === named && many && Array.isArray(member)) return [key, member.filter((each) => each !== id)];
      return [key, swept(member, named, id)];
    }),
  );
}

/** What is gone is no longer named in the lists of special rules and of victory. */
export function forget(scenario: Scenario, named: Named, id: string): Scenario {
  return {
    ...scenario,
    victory: swept(scenario.victory, named, id) as Scenario['victory'],
    ...(scenario.special === undefined
      ? {}
      : { special: swept(scenario.special, named, id) as NonNullable<Scenario['special']> }),
  };
}
