/** The post-captain's picture of a captain is the captain, and he goes by the view alone. */
import { looseDice } from '@weathergage/kernel';
import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { hexAction } from '../../rules/index.ts';
import { hasChoice } from '../../rules/sailing/held.ts';
import type { Answer, AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { State, View } from '../../rules/sea/state.ts';
import { BEARS, bearingSeen, RAKES, RANGE_BITS } from '../bearing.ts';
import { captainBot } from '../captain.ts';
import { flagOfficer } from '../flag/index.ts';
import { sharesDrawn, weigh } from '../helm.ts';
import { TRIALS } from '../trials/scenarios.ts';
import { captainsGunner } from './captains-guns.ts';
import { CaptainsMind } from './captains-mind.ts';
import { keepNet, learntNets, netFrom } from './kept-nets.ts';
import { countLieFeatures, seeLie } from './lie-features.ts';
import { duelOf, type End } from './logs.ts';
import { POST_CAPTAIN, postCaptain } from './post-captain.ts';
import { waysOf } from './ways.ts';

type Quick = (view: View, ask: HexAsk, dice: Parameters<typeof captainBot>[2]) => Answer;
const hasty = (): Quick => postCaptain(flagOfficer(0.03), { ...POST_CAPTAIN, looks: 24 }).choose as Quick;
const trial = (id: string) => TRIALS.find((each) => each.id === id)!;

/** Captains on both sides, to the end; `see` is shown every state in which somebody is asked. */
function captainsFight(id: string, seed: number, see: (state: State, asks: readonly HexAsk[]) => void): void {
  const dice = looseDice(seed);
  let state: State = hexAction.setup(trial(id), {}, looseDice(1));
  while (hexAction.outcome(state) === null) {
    const asks = hexAction.asks(state);
    see(state, asks);
    const answers = asks.map((ask) => ({
      ask,
      answer: captainBot(hexAction.view(state, ask.seat), ask, dice),
    }));
    state = hexAction.resolve(state, answers, dice).state;
  }
}
const endOf = (state: State, ask: HexAsk): End =>
  state.ships.findIndex((ship: Ship) => 'ship' in ask && ship.id === ask.ship) === 0 ? 0 : 1;

describe('a captain worked out in plain numbers', () => {
  it('sails as captains do', () => {
    let apart = 0;
    let plots = 0;
    for (const seed of [77, 154])
      captainsFight('trial-38', seed, (state, asks) => {
        for (const ask of asks) {
          if (ask.kind !== 'plot') continue;
          const view = hexAction.view(state, ask.seat);
          const at = endOf(state, ask);
          const ship = view.ships[at]!;
          if (!hasChoice(view, ship)) continue;
          const { courses, shares } = weigh(view, ship, []);
          const kept = sharesDrawn(shares);
          const sum = kept.reduce((total, each) => total + each, 0);
          const real = new Map(courses.map(({ plot }, i) => [plot, kept[i]! / sum]));
          const mixture = new CaptainsMind(duelOf(view), at).mixture();
          const ways = waysOf(view, ship, ship.rigging)[ship.heading];
          apart +=
            1 - ways.reduce((total, { plot }, i) => total + Math.min(mixture[i]!, real.get(plot) ?? 0), 0);
          plots++;
        }
      });
    expect(plots).toBeGreaterThan(20);
    expect(apart / plots).toBeLessThan(0.12);
  });

  it('fires as captains do', () => {
    let fired = 0;
    for (const seed of [77, 154, 231])
      captainsFight('trial-74', seed, (state, asks) => {
        for (const ask of asks) {
          if (ask.kind !== 'fire') continue;
          const view = hexAction.view(state, ask.seat);
          const answer = captainBot(view, ask, looseDice(0)) as AnswerTo<'fire'>;
          const at = endOf(state, ask);
          const duel = duelOf(view);
          const bearing = bearingSeen(duel.logs[at], duel.logs[at === 0 ? 1 : 0]);
          for (const side of ['L', 'R'] as const) {
            if ((bearing & BEARS[side]) === 0 || !duel.logs[at].loaded[side]) continue;
            const shot = { side, range: bearing & RANGE_BITS, rake: (bearing & RAKES[side]) !== 0 };
            expect(captainsGunner(duel, at, shot)).toBe(answer[side]?.aim ?? null);
            fired++;
          }
        }
      });
    expect(fired).toBeGreaterThan(10);
  });
});

describe('the nets of a duel', () => {
  it('see a lie and its picture in a glass alike', () => {
    const seen = (q: number, r: number, own: 1 | 2 | 6, foe: 3 | 5) => {
      const { features, mirrored } = seeLie(1, { q: 0, r: 0, heading: own }, { q, r, heading: foe });
      return { features: [...features], mirrored };
    };
    // The glass stands along the wind: q goes to -q, r to q + r, and headings change sides.
    const [one, two] = [seen(2, 1, 2, 3), seen(-2, 3, 6, 5)];
    expect(two.features).toEqual(one.features);
    expect(two.mirrored).toBe(!one.mirrored);
    expect(countLieFeatures()).toBe(3464);
  });

  it('are kept as they were', () => {
    const { begun } = learntNets();
    const again = netFrom(keepNet(begun));
    const apart = again.block.map((each, i) => Math.abs(each - begun.block[i]!));
    expect(Math.max(...apart)).toBeLessThan(1e-4);
  });
});

describe('the post-captain', () => {
  it.each([
    ['trial-38', 8],
    ['trial-pair', 2],
  ] as const)('gives lawful orders in %s, and ends alike when it is played again', (id, turnLimit) => {
    const scenario = { ...trial(id), turnLimit };
    const seats = hexAction.seats(scenario).map((seat) => seat.id);
    const play = () => {
      const choosers = Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? hasty() : captainBot]));
      return playOut(hexAction, scenario, {}, { seed: 11, choosers, checks: QUICK_CHECKS });
    };
    const first = play();
    expect(first.violations).toEqual([]);
    expect(play().hash).toBe(first.hash);
  });

  it('goes by the view alone: worlds that look the same are answered the same', () => {
    let asked = 0;
    captainsFight('trial-38', 5, (state, asks) => {
      const own = asks.find(({ seat }) => seat === 'a-1');
      if (own === undefined || asked >= 12) return;
      asked++;
      const other = hexAction.imagine(hexAction.view(state, 'a-1'), looseDice(asked + 50));
      const answers = [state, other].map((world) =>
        hasty()(hexAction.view(world, 'a-1'), own, looseDice(asked)),
      );
      expect(answers[0]).toEqual(answers[1]);
    });
    expect(asked).toBe(12);
  });
});
