import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const filled = (words: string): FairQueue<string> => {
  const queue = new FairQueue<string>();
  for (const word of words.split(' ')) queue.add(word[0]!, word);
  return queue;
};
const taken = (queue: FairQueue<string>): string => {
  const out: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) out.push(item);
  return out.join(' ');
};

describe('a fair queue', () => {
  it('gives each one thing in turn, however much another has waiting', () => {
    expect(taken(filled('a1 a2 a3 a4 b1 c1 c2'))).toBe('a1 b1 c1 a2 c2 a3 a4');
  });

  it('passes over who may not go on, and keeps his place', () => {
    const queue = filled('a1 b1 a2 b2');
    expect(queue.next((item) => item[0] !== 'a')).toBe('b1');
    expect(queue.next((item) => item[0] === 'c')).toBeUndefined();
    expect(taken(queue)).toBe('a1 b2 a2');
  });

  it('takes back what had its turn in vain, before all others', () => {
    const queue = filled('a1 b1 c1 b2');
    expect([queue.next(), queue.next()]).toEqual(['a1', 'b1']);
    queue.putBack('b', 'b1');
    expect(queue.size).toBe(3);
    expect(taken(queue)).toBe('b1 c1 b2');
  });

  it('forgets what is taken out of it', () => {
    const queue = filled('a1 a2 b1');
    expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.remove('z', 'z1')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([...queue.heads()]).toEqual(['a2', 'b1']);
    expect(queue.drain()).toEqual(['a2', 'b1']);
    expect([queue.size, queue.next()]).toEqual([0, undefined]);
  });
});
