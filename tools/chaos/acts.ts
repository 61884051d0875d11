/** What is done to a cluster and its people, drawn at random. Each act says whether it could be done just now. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '@weathergage/kernel';
import type { Cluster } from '../cluster/cluster.ts';
import { clearDisk, fillDisk } from './full-disk.ts';
import type { ChaosPlayer } from './player.ts';

export interface Scene {
  readonly cluster: Cluster;
  readonly players: ReadonlySet<ChaosPlayer>;
  readonly dice: Dice;
  readonly hasSmallDisks: boolean;
}

type Act = (scene: Scene) => boolean;

const SERVERS = ['server-one', 'server-two'] as const;
/** Longer than it takes until one that does not move is taken for dead. */
const FROZEN_MS = 6000;
const FULL_MS = 4000;

const kill =
  (name: (dice: Dice) => string): Act =>
  ({ cluster, dice }) => {
    const part = cluster.part(name(dice));
    if (!part.isUp) return false;
    part.signal('SIGKILL');
    return true;
  };

const some = ({ players, dice }: Scene, one: number, of: number): ChaosPlayer[] =>
  [...players].filter(() => dice.below(of) < one);

export const ACTS: Readonly<Record<string, Act>> = {
  'kill server': kill((dice) => SERVERS[dice.below(2)]!),
  'kill worker': kill(() => 'worker'),
  'kill primary': ({ cluster: { pair } }) => {
    if (!pair.isWhole) return false;
    pair.primary.part!.signal('SIGKILL');
    return true;
  },
  'kill standby': ({ cluster: { pair } }) => {
    if (!pair.isWhole) return false;
    pair.standby.part!.signal('SIGKILL');
    return true;
  },
  'freeze server': ({ cluster, dice }) => {
    const part = cluster.part(SERVERS[dice.below(2)]!);
    part.signal('SIGSTOP');
    setTimeout(() => part.signal('SIGCONT'), FROZEN_MS);
    return true;
  },
  'drop sockets': (scene) => {
    for (const player of some(scene, 1, 2)) player.drop();
    return true;
  },
  'slow sockets': (scene) => {
    for (const player of some(scene, 1, 3)) player.slow(2000 + scene.dice.below(200) * 20);
    return true;
  },
  'full disk': ({ cluster: { pair }, hasSmallDisks }) => {
    if (!hasSmallDisks || !pair.isWhole) return false;
    const { folder } = pair.primary;
    fillDisk(folder);
    pause(FULL_MS).then(() => clearDisk(folder));
    return true;
  },
};

/** Each once, in a fixed order, the weightiest first; then at random, kills of nodes more often than the rest. */
const FIRST = [
  'kill primary',
  'kill server',
  'drop sockets',
  'kill worker',
  'slow sockets',
  'full disk',
  'freeze server',
  'kill standby',
];
const OFTEN = [
  'kill server',
  'kill server',
  'kill worker',
  'kill primary',
  'drop sockets',
  'slow sockets',
  'freeze server',
];
const SELDOM = ['kill standby', 'full disk'];

export function nextAct(done: number, dice: Dice): string {
  if (done < FIRST.length) return FIRST[done]!;
  return dice.below(10) === 0 ? SELDOM[dice.below(SELDOM.length)]! : OFTEN[dice.below(OFTEN.length)]!;
}
