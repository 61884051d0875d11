import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, hashText } from '../hash.ts';
import { fleetGame, fleetOf } from '../toys/fleet.ts';
import { seededOpening } from '../toys/opening.ts';
import { AnswerChain } from './answer-chain.ts';

const OPENING = seededOpening(fleetGame, fleetOf(2, 9), {});
const grown = (from: AnswerChain, links: readonly unknown[]): AnswerChain =>
  links.reduce<AnswerChain>((chain, link) => chain.extended(link), from);

/** The definition: each link hashed onto the hash of all before it, at once. */
const eager = (links: readonly unknown[]): string =>
  [OPENING, ...links].reduce<string>((hash, link) => hashText(`${hash}\n${canonical(link)}`), '');

describe('the chain of answers', () => {
  it('comes to the same hash whenever it is worked out', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 30 }), fc.array(fc.nat(30)), (links, looks) => {
        let chain = AnswerChain.startOf(OPENING);
        for (const [i, link] of links.entries()) {
          if (looks.includes(i)) chain.hash();
          chain = chain.extended(link);
        }
        expect(chain.hash()).toBe(eager(links));
        expect(chain.hash()).toBe(eager(links));
      }),
    );
  });

  it('goes on from its folded form, written down and read back, as if it had not been folded', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.array(fc.jsonValue()), (before, after) => {
        const folded = grown(AnswerChain.startOf(OPENING), before).folded();
        const revived = AnswerChain.of(JSON.parse(JSON.stringify(folded)));
        expect(grown(revived, after).hash()).toBe(eager([...before, ...after]));
      }),
    );
  });

  it('may branch: what is taken back leaves no trace', () => {
    const trunk = grown(AnswerChain.startOf(OPENING), [1, 2]);
    const left = trunk.extended('left');
    const right = trunk.extended('right');
    expect(left.hash()).toBe(eager([1, 2, 'left']));
    expect(right.hash()).toBe(eager([1, 2, 'right']));
    expect(trunk.extended('left').hash()).toBe(left.hash());
  });

  it('holds a match of any length', () => {
    const links = Array.from({ length: 20_000 }, (_, i) => i);
    expect(grown(AnswerChain.startOf(OPENING), links).hash()).toBe(eager(links));
  });
});
