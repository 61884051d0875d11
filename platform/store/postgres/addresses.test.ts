import { describe, expect, it } from 'vitest';
import { singleAddresses } from './addresses.ts';

describe('addresses of a database', () => {
  it.each([
    ['postgres://u:p@one:5432/d?schema=s', ['postgres://u:p@one:5432/d?schema=s']],
    [
      'postgres://u:p@one:1,two:2/d?schema=s',
      ['postgres://u:p@one:1/d?schema=s', 'postgres://u:p@two:2/d?schema=s'],
    ],
    ['postgresql://u:a,b@one,two/d', ['postgresql://u:a,b@one/d', 'postgresql://u:a,b@two/d']],
    ['postgres://[::1]:1,[::2]:2/d', ['postgres://[::1]:1/d', 'postgres://[::2]:2/d']],
    ['postgres:///d?host=/a,/b', ['postgres:///d?host=%2Fa', 'postgres:///d?host=%2Fb']],
    [
      'postgres:///d?host=/a,/b&port=1,2',
      ['postgres:///d?host=%2Fa&port=1', 'postgres:///d?host=%2Fb&port=2'],
    ],
    ['postgres:///d?host=/a,/b&port=7', ['postgres:///d?host=%2Fa&port=7', 'postgres:///d?host=%2Fb&port=7']],
    ['postgres:///d', ['postgres:///d']],
  ])('%s', (url, each) => {
    expect(singleAddresses(url)).toEqual(each);
  });
});
