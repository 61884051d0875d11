/** The chart as it looks after each happening of a story: for drawing only, the umpire keeps the true one. */
import type { StationTold } from '../../rules/told/index.ts';
import type { Token, View } from '../../rules/world/state.ts';

const changed = (world: View, id: string, change: (token: Token) => Partial<Token>): View => ({
  ...world,
  tokens: world.tokens.map((token) => (token.id === id ? { ...token, ...change(token) } : token)),
});

export function afterTold(world: View, told: StationTold): View {
  switch (told.kind) {
    case 'impulse':
      return { ...world, impulse: told.impulse };
    case 'winds':
      return { ...world, blowing: told.blowing };
    case 'moved':
      return changed(world, told.token, () => ({ place: told.to }));
    case 'spotted':
      return changed(world, told.token, () => ({ face: told.face }));
    case 'concealed':
      return changed(world, told.token, () => ({ face: null }));
    case 'dummy-found':
      return { ...world, tokens: world.tokens.filter(({ id }) => id !== told.token) };
    case 'gale':
      return { ...world, gales: galesAfter(world, told) };
    default:
      return world;
  }
}

function galesAfter(world: View, told: Extract<StationTold, { kind: 'gale' }>): View['gales'] {
  const { wind, force, at, to, what } = told;
  const others = world.gales.filter((gale) => gale.wind !== wind);
  if (what === 'over') return others;
  const here = to ?? at;
  const old = world.gales.find((gale) => gale.wind === wind);
  return [...others, { start: here, born: world.clock, ...old, wind, force, at: here }];
}
